/** Ids that are made of parts: what they name is asked here and nowhere else. */

/** What an action of the stage is: `clear` of `clear:G6`. */
export const deedOf = (action: string): string => action.split(':', 1)[0] ?? action;

/** The cold, as a thing that can be lit. */
export const COLD = 'cold';
