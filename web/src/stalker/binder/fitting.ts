/** For whom a thing would be better than what they have: weapons and armours by their worth, others not at all. */
import { kindOf } from '../../lib/ids';
import { armourPiece, weaponPiece } from '../pieces.svelte';
import type { StalkerView } from '../types';
import type { Kit, Packed } from '../wire';

export interface Fitting {
  seat: number;
  how: 'first' | 'than';
  than: string;
}

/** What a seat carries, or carried on the last way out. */
function carried(view: StalkerView, seat: number): Packed[] {
  const now = view.cards.filter((card) => card.owner === seat);
  if (now.length) return now.map((card) => [card.id, card.place, card.host ?? ''] as unknown as Packed);
  const kit: Kit | undefined = view.binder?.kits.find((one) => one.seat === seat);
  return kit?.cards ?? [];
}

export function fitting(view: StalkerView, id: string): Fitting[] {
  const card = kindOf(id);
  const worth = weaponPiece(card) ?? armourPiece(card);
  if (!worth) return [];
  const place = weaponPiece(card) ? 'weapon' : 'armour';
  return view.stalkers.flatMap(({ seat }): Fitting[] => {
    const held = carried(view, seat).find(([, where]) => where === place)?.[0];
    if (!held) return [{ seat, how: 'first', than: '' }];
    const old = weaponPiece(held) ?? armourPiece(held);
    return old && old.value < worth.value ? [{ seat, how: 'than', than: held }] : [];
  });
}
