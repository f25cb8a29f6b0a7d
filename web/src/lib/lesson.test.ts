import { describe, expect, it } from 'vitest';
import { moved, narrowed } from './lesson';

const steps = ['keep', 'roll', 'accept', 'roll'].map((option, i) => ({ id: `${i}`, option }));
const at = (at: number, serial: number) => ({ code: 'ABCDEF', at, serial });

describe('a lesson', () => {
  it('begins with its first step, and each answer leads to the next', () => {
    expect(moved(at(0, -1), steps, 0, ['keep', 'other'])).toEqual(at(0, 0));
    expect(moved(at(0, 0), steps, 0, ['keep'])).toEqual(at(0, 0));
    expect(moved(at(0, 0), steps, 1, ['roll'])).toEqual(at(1, 1));
  });

  it('goes back with an undo', () => {
    expect(moved(at(2, 2), steps, 3, ['keep'])).toEqual(at(0, 3));
  });

  it('is over after its last step, and where it does not fit', () => {
    expect(moved(at(3, 3), steps, 4, ['anything'])?.at).toBe(4);
    expect(moved(at(1, 1), steps, 2, ['anything'])).toBeNull();
  });

  it('leaves one answer open', () => {
    const question = { choices: [{ option: 'keep' }, { option: 'roll' }, { option: 'rest', why: 'tired' }] };
    expect(narrowed(question, 'roll', 'later').choices.map(({ why }) => why)).toEqual(['later', undefined, 'tired']);
  });
});
