import { describe, expect, it } from 'vitest';
import { cardsFor, forTeam } from './team';

describe('rules by the size of the team', () => {
  it('say a number while so many play', () => {
    expect(forTeam('Each of the N + 1 enemies closest to OUT, and each of the N mutants.', 3)).toBe(
      'Each of the 4 enemies closest to OUT, and each of the 3 mutants.',
    );
    expect(forTeam('кожен із N ворогів', 2)).toBe('кожен із 2 ворогів');
  });

  it('leave words alone', () => {
    expect(forTeam('Nóż, Nager, IN', 3)).toBe('Nóż, Nager, IN');
  });

  it('stay as printed where nobody plays, and stories always', () => {
    const printed = { A: { name: 'N', rules: 'N + 1', story: 'N' } };
    expect(cardsFor(printed as never, 0)).toBe(printed);
    expect(cardsFor(printed as never, 2)).toEqual({ A: { name: 'N', rules: '3', story: 'N' } });
  });
});
