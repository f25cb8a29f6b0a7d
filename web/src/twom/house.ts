/** The cut-open house: where its rooms are on the drawing, and where people stand. */
import type { Point } from '../lib/geometry';
import type { Facts, Person, Printed, TwomView } from './types';

export const WIDTH = 1400;
export const HEIGHT = 740;
export const ROOM = { w: 150, h: 128 };
const LEFT = 100;
const TOP = 152;
/** The street: above it the house, below it the basement. */
export const STREET = TOP + 3 * ROOM.h;

export interface Room extends Point {
  id: string;
  w: number;
  h: number;
}

export function rooms(printed: Printed): Room[] {
  return printed.spaces.map(({ id, at }) => ({
    id,
    x: LEFT + at[0] * ROOM.w,
    y: TOP + at[1] * ROOM.h,
    ...ROOM,
  }));
}

export const middle = (room: Room): Point => ({ x: room.x + room.w / 2, y: room.y + room.h / 2 });

/** Where somebody is who has nothing to do. */
const IDLE = ['G4', 'G5', 'U4', 'U5'];

/** The room of everybody who is at home; who is out has none. */
export function whereabouts(view: TwomView, printed: Printed, facts: Facts): Record<string, string> {
  const found: Record<string, string> = {};
  const beds = view.fittings.filter((one) => printed.fittings[one.id]?.bed).map((one) => one.space);
  const of = (action: string): string => printed.spaces.find((space) => space.action === action)?.id ?? '';
  view.people.forEach(({ person }, i) => {
    if (person.where === 'party') return;
    const planned = facts.plan?.[person.id];
    const action = planned ? facts.labels?.[planned]?.place : '';
    const task = planned && !facts.labels ? planned : (person.task ?? '');
    let place = action || '';
    if (!place && task === 'guard') place = of('guard');
    if (!place && task === 'bed') place = beds.shift() ?? of('sleep');
    if (!place && task === 'floor') place = of('sleep');
    found[person.id] = place || IDLE[i % IDLE.length] || 'G4';
  });
  return found;
}

/** How far apart those lie who sleep side by side. */
const BLANKET = 32;

export interface Spot extends Point {
  lying: boolean;
}

/** Where everybody is drawn: those who stand share the width of their room, those who sleep lie behind each other. */
export function spots(view: TwomView, plan: readonly Room[], stands: Record<string, string>): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const room of plan) {
    const people = view.people.map(({ person }) => person).filter(({ id }) => stands[id] === room.id);
    const asleep = people.filter((person) => sleeps(view, person));
    const awake = people.filter((person) => !sleeps(view, person));
    const floor = room.y + room.h - 8;
    asleep.forEach(({ id }, i) => found.set(id, { x: room.x + room.w / 2, y: floor - i * BLANKET, lying: true }));
    awake.forEach(({ id }, i) =>
      found.set(id, { x: room.x + (room.w * (i + 1)) / (awake.length + 1), y: floor, lying: false }),
    );
  }
  return found;
}

const NIGHT = new Set(['evening', 'scavenging', 'night_raid']);

export const isNight = (view: TwomView): boolean => NIGHT.has(view.phase);

const sleeps = (view: TwomView, person: Person): boolean =>
  isNight(view) && (person.task === 'bed' || person.task === 'floor');

/** Stones of a heap, always the same for the same room. */
export function stones(id: string, count: number): { x: number; y: number; r: number }[] {
  let seed = [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const next = (): number => ((seed = (seed * 16807) % 2147483647) / 2147483647) % 1;
  return Array.from({ length: count }, (_, i) => {
    const level = 1 - i / count;
    return { x: (next() - 0.5) * 120 * (0.35 + level * 0.65), y: -8 - (1 - level) * 58 * next(), r: 8 + next() * 11 };
  });
}
