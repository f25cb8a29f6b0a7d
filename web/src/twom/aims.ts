/** Where the objective of a chapter is worked on: what it still asks for has a mark in the house. */
import { cards } from '../lib/cards.svelte';
import type { Point } from '../lib/geometry';
import { say } from '../lib/words.svelte';
import type { Room, Spot } from './house';
import type { Aim, Printed, TwomView } from './types';

export interface Marked extends Point {
  id: string;
  label: string;
}

const HEATERS = ['F04', 'F16'];

/** The rooms in which an aim is worked on. */
function roomsFor(aim: Aim, view: TwomView, printed: Printed): string[] {
  const plain = new Map(printed.spaces.map((space) => [space.id, space]));
  const open = view.spaces.filter((space) => space.reachable);
  switch (aim.sort) {
    case 'build': {
      if (!aim.things.some((fitting) => view.buildable.includes(fitting))) return [];
      const empty = open.filter(({ id, card, fitting }) => !card && !fitting && !plain.get(id)?.hole);
      return empty.map(({ id }) => id).filter((id) => !plain.get(id)?.action);
    }
    case 'warm':
      return view.fittings.filter(({ id }) => HEATERS.includes(id)).map(({ space }) => space);
    case 'board':
      return open.filter(({ id, boarded }) => plain.get(id)?.hole && !boarded).map(({ id }) => id);
    case 'clear':
      return open.filter(({ card }) => card).map(({ id }) => id);
    default:
      return [];
  }
}

/** What is told of an aim: the objective, and how far it is. */
export function aimLabel(view: TwomView, { sort, things, have, need }: Aim): string {
  const what = say(`twom-aim-${sort}`, { fitting: cards.name(things[0] ?? ''), have, need });
  return say('aim', { name: `${cards.name(view.goal?.card ?? '')} (${what})` });
}

/** The marks in the house: over rooms, and over people who are meant. */
export function marks(view: TwomView, printed: Printed, plan: readonly Room[], stands: Map<string, Spot>): Marked[] {
  return (view.goal?.aims ?? []).flatMap((aim) => {
    const label = aimLabel(view, aim);
    const inside = plan.filter(({ id }) => roomsFor(aim, view, printed).includes(id));
    const people = aim.sort === 'cheer' ? aim.things.flatMap((id) => ({ id, at: stands.get(id) })) : [];
    return [
      ...inside.map((room) => ({ id: room.id, label, x: room.x + 20, y: room.y + room.h - 22 })),
      ...people.flatMap(({ id, at }) => (at ? [{ id, label, x: at.x, y: at.y - 122 }] : [])),
    ];
  });
}

/** The aim that asks for some goods, if one does. */
export const stockAim = (view: TwomView, token: string): Aim | undefined =>
  view.goal?.aims.find((aim) => aim.sort === 'stock' && aim.things.includes(token));
