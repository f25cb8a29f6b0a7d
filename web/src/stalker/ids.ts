/** Ids that are made of parts: who they name is asked here and nowhere else. */

/** A stalker as somebody on the map. */
export const stalkerAt = (seat: number): string => `stalker-${seat}`;

/** The seat of somebody on the map; nothing if it is no stalker. */
export function seatOf(who: string): number | null {
  const seat = /^stalker-(\d)$/.exec(who)?.[1];
  return seat === undefined ? null : Number(seat);
}

/** The number that tells enemies of a kind apart: 3 of `snork-3`. */
export const numberOf = (who: string): string => /-(\d+)$/.exec(who)?.[1] ?? '';

/** A card of the mission box, whichever side of it is named: `A1-06` of `A1-06b`. */
export const sheetOf = (side: string): string => side.replace(/(?<=\d)[ab]$/, '');

/** How many petals a symbol has: 3 of `P3`. */
export const petalsOf = (symbol: string): number => Number(symbol.slice(1));

/** Where a way ends (`5.J>5.K>>5.L`: over J onto K, looking on to L). */
export function wayEnd(way: string): string {
  const [walked = '', ahead = ''] = way.split('>>');
  return walked.split('>').at(-1) || ahead;
}

/** A sentence that tells places with their codes (`5.E (game trail)`), by their names alone. */
export const uncoded = (text: string): string => text.replace(/(?<![\w.-])[\w-]+\.[A-Z] \(([^()]*)\)/g, '$1');

/** The tile of a space, or the piece that brought it: `bus` of `bus.A`. */
export const tileOf = (space: string): string => space.slice(0, space.lastIndexOf('.'));

/** The deck of an activation card (`high/…`). */
export const deckOf = (id: string): string => id.split('/', 1)[0] ?? '';

/** What an id on a card stands for: a card of the enemies' decks or of control, an event, an environment card, a space. */
export function sortOf(id: string): 'activation' | 'control' | 'event' | 'environment' | 'space' | null {
  if (/^(high|low)\//.test(id)) return 'activation';
  if (/^control\//.test(id)) return 'control';
  if (/^[A-Z]\d-[IVX]+/.test(id)) return 'event';
  if (/^[A-Z]\d-\d/.test(id)) return 'environment';
  return /^[\w-]+\.[A-Z]$/.test(id) ? 'space' : null;
}

/** What is in somebody's pockets, and the goods that somebody carries, as things that can be lit. */
export const pocketOf = (seat: number, token: string): string => `pocket:${seat}:${token}`;
export const loadOf = (seat: number, good: string): string => `goods:${seat}:${good}`;
