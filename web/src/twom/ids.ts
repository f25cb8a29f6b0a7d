/** Ids that are made of parts: what they name is asked here and nowhere else. */

/** What an action of the stage is: `clear` of `clear:G6`. */
export const deedOf = (action: string): string => action.split(':', 1)[0] ?? action;

/** What a card shows: `C` of `C01` is somebody, `NA` of `NA16` a card for a bad hour. */
export const deckOf = (id: string): string => /^[A-Z]+(?=\d)/.exec(id)?.[0] ?? '';

/** The number of a card in its deck. */
export const numberOf = (id: string): number => Number(/\d+/.exec(id)?.[0] ?? 0);
