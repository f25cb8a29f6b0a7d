/** What is in the pockets of a PDA, in words. */
import { cards } from '../lib/cards.svelte';
import { explained } from '../lib/glossary.svelte';
import { say } from '../lib/words.svelte';
import type { CardText } from '../protocol';
import { weaponPiece } from './pieces.svelte';
import { TERMS } from './terms';
import type { CardRecord } from './types';

/** Magazines of a kind: which of these cards they fit, and what they are for. */
export function magazineHint(kind: string, own: readonly CardRecord[]): CardText {
  const fits = own.filter(({ id }) => weaponPiece(id)?.ammo_type === kind).map(({ id }) => cards.name(id));
  const told = explained([TERMS.magazine]);
  const use = say('stalker-magazine-fits', { count: fits.length, names: [...new Set(fits)].join(', ') });
  return { ...told, name: cards.name(`magazine-${kind}`), rules: [use, told.rules].join('\n') };
}
