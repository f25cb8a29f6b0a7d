/** Ids of cards and tokens that are made of parts: what they name is asked here and nowhere else. */

/** The kind of a card: `J03` of `J03-2`, so that a habit holds for every copy of it. */
export const kindOf = (card: string): string => card.replace(/-\d+$/, '');

/** The kind of a token: `MUT-G-2` of `MUT-G-2a`. */
export const typeOf = (token: string): string => token.replace(/[a-z]$/, '');

/** The letters of a card's deck: `N` of `N07`. */
export const deckOf = (card: string): string => /^[A-Z]+(?=\d)/.exec(card)?.[0] ?? '';

/** The number of a card in its deck. */
export const numberOf = (card: string): number => Number(/\d+/.exec(card)?.[0] ?? 0);
