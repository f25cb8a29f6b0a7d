/** Ids of cards and tokens that are made of parts: what they name is asked here and nowhere else. */

/** The kind of a card: `J03` of `J03-2`, so that a habit holds for every copy of it. */
export const kindOf = (card: string): string => card.replace(/-\d+$/, '');

/** The kind of a token: `MUT-G-2` of `MUT-G-2a`. */
export const typeOf = (token: string): string => token.replace(/[a-z]$/, '');

/** The letters of a card's deck: `N` of `N07`. */
export const deckOf = (card: string): string => /^[A-Z]+(?=\d)/.exec(card)?.[0] ?? '';

/** The number of a card in its deck. */
export const numberOf = (card: string): number => Number(/\d+/.exec(card)?.[0] ?? 0);

/** Somebody at the table as the thing that a sentence names. */
export const seatId = (seat: number): string => `seat:${seat}`;

/** The key of the words of what has an id only among others of its sort: `space:U2`, `goal:A1:cell`. */
export const wordsKey = (sort: string, ...ids: string[]): string => [sort, ...ids].join(':');

/** Such a key taken apart; what has an id of its own is of no sort. */
export function keyParts(key: string): { sort: string; ids: string[] } {
  const parts = key.split(':');
  return parts.length > 1 ? { sort: parts[0] ?? '', ids: parts.slice(1) } : { sort: '', ids: parts };
}
