/** What is called how in a game that the page knows nothing about. */
import { cards } from '../lib/cards.svelte';
import { words } from '../lib/words.svelte';

/** An id as the words that it is made of. */
export function spelled(id: string): string {
  return id.replace(/[-_./:]+/g, ' ').trim();
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What a field of the view is called: by a message of the game, or by itself. */
export function label(game: string, field: string): string {
  return capital(words.or(`view-${game}-${field.replaceAll('_', '-')}`, spelled(field)));
}

const DICE = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];

/** One thing in a field: a person, a die, something with a card, a number, a yes or no. */
export function told(field: string, value: unknown, names: string[]): string {
  if (typeof value === 'number') {
    if (/^(seat|seats|winners)$/.test(field)) return names[value] ?? String(value);
    return (/^(dice|die)$/.test(field) && DICE[value - 1]) || String(value);
  }
  if (typeof value === 'boolean') return words.or(value ? 'yes' : 'no', String(value));
  const text = String(value);
  return cards.of(text)?.name ?? spelled(text);
}
