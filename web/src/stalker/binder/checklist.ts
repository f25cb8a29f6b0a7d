/** What one would rather not set off without: hints, nothing that the rules forbid. */
import { attachmentPiece, weaponPiece } from '../pieces.svelte';
import type { StalkerView } from '../types';

export interface Hint {
  lacks: 'weapon' | 'armour' | 'magazine' | 'detector' | 'room';
  /** Whose PDA; of the team none. */
  seat: number;
}

const TEAM = -1;

export function missing(view: StalkerView): Hint[] {
  const own = view.stalkers.flatMap(({ seat, pistol, rifle, shotgun }): Hint[] => {
    const cards = view.cards.filter((card) => card.owner === seat);
    const weapon = cards.find((card) => card.place === 'weapon');
    const type = weapon && weaponPiece(weapon.id)?.ammo_type;
    const spare = !type || type === 'special' ? null : { pistol, rifle, shotgun }[type];
    const lacks: Hint['lacks'][] = [];
    if (!weapon) lacks.push('weapon');
    if (!cards.some((card) => card.place === 'armour')) lacks.push('armour');
    if (spare === 0) lacks.push('magazine');
    if (cards.filter((card) => card.place === 'backpack').length >= (view.room[seat] ?? 0)) lacks.push('room');
    return lacks.map((one) => ({ lacks: one, seat }));
  });
  const detector = view.cards.some((card) => card.place === 'attached' && attachmentPiece(card.id)?.detector);
  return detector ? own : [...own, { lacks: 'detector', seat: TEAM }];
}
