import { describe, expect, it } from 'vitest';
import { docked, lettersOf, numbered, under, type Ways } from './dock';
import type { Choice, Question } from './options';

const choice = (option: string, more: Partial<Choice> = {}): Choice => ({
  option,
  label: option,
  said: { verb: option.split(':')[0] ?? '' },
  about: option,
  ...more,
});
const asked = (...choices: Choice[]): Question =>
  ({ kind: 'turn.choose', seat: 0, serial: 1, text: '', choices }) as unknown as Question;
const ways: Ways = {
  placeOf: (_, { said: { verb } }) => (verb === 'go' ? 'fold' : 'bar'),
  goesOn: (_, { said: { verb } }) => verb === 'end',
  isLast: ({ said: { verb } }) => verb === 'without',
  letters: { move: 'M', reload: 'R' },
};
const keys = (list: { choice: Choice; key: string }[]): string[] =>
  list.map((one) => `${one.key} ${one.choice.option}`);

describe('the bar', () => {
  it('pins the answer that goes on, keeps letters, numbers the rest, and puts last what goes without', () => {
    const found = docked(
      asked(...['without', 'move', 'end', 'eat:1', 'eat:2', 'reload', 'go:x'].map((one) => choice(one))),
      null,
      ways,
    );
    expect(found.primary).toEqual({ choice: choice('end'), key: 'E' });
    expect(keys(found.list)).toEqual(['M move', '1 eat:1', '2 eat:2', 'R reload', '3 without']);
    expect(keys(found.folded)).toEqual(['1 go:x']);
    expect([...lettersOf(found, 'G')].sort()).toEqual(['G', 'M', 'R']);
    expect(under(found, '2')?.option).toBe('eat:2');
  });

  it('never gives the 1 to what goes without something, nor to what is done beside', () => {
    const beside = choice('eat', { anytime: true });
    const found = docked(asked(choice('without'), choice('end'), beside), null, ways);
    expect(keys(found.list)).toEqual(['2 without']);
    expect(keys(docked(asked(choice('move'), choice('end'), beside), null, ways).anytime)).toEqual(['2 eat']);
  });

  it('pins an answer that stands alone', () => {
    expect(docked(asked(choice('turn'), choice('no', { why: 'Not now.' })), null, ways).primary?.choice.option).toBe(
      'turn',
    );
    expect(docked(asked(choice('turn'), choice('other')), null, ways).primary).toBeNull();
  });

  it('has keys for eighteen', () => {
    expect([1, 9, 10, 18, 19].map(numbered)).toEqual(['1', '9', '⇧1', '⇧9', '']);
  });
});
