import { describe, expect, it } from 'vitest';
import { finderOf } from './forms';

const words = (forms: Record<string, string>, text: string): string[] =>
  finderOf(forms)(text)
    .filter((piece) => piece.term)
    .map((piece) => `${piece.term}=${piece.text}`);

describe('words of the rules', () => {
  it('are found by their forms, with any ending where one may follow', () => {
    expect(words({ fatigue: 'zmęczeni*' }, 'Zmniejsz zmęczenie o 1')).toEqual(['fatigue=zmęczenie']);
    expect(words({ voice: 'Głos* Zony' }, 'Nikt nie jest Głosem Zony.')).toEqual(['voice=Głosem Zony']);
  });
  it('may begin a sentence, but keep a capital that they have', () => {
    expect(words({ force: 'force' }, 'Force the test')).toEqual(['force=Force']);
    expect(words({ rest: 'Rest', low: 'LOW' }, 'The rest lies low')).toEqual([]);
  });
  it('are whole words, the longest of them', () => {
    expect(words({ lock: 'lock' }, 'a clock, locksmiths')).toEqual([]);
    expect(words({ movement: 'Movement', careful: 'Careful Movement' }, 'Careful Movement')).toEqual([
      'careful=Careful Movement',
    ]);
  });
  it('are marked once in a sentence, which stays whole', () => {
    const pieces = finderOf({ focus: 'focus' })('With focus: lose focus.');
    expect(pieces.map((piece) => piece.term)).toEqual(['', 'focus', '']);
    expect(pieces.map((piece) => piece.text).join('')).toBe('With focus: lose focus.');
  });
  it('are none where a language has no form', () => {
    expect(words({ focus: '' }, 'focus')).toEqual([]);
    expect(words({}, 'focus')).toEqual([]);
  });
});
