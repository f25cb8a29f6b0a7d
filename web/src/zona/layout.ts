/** Where things lie on Zona's map, in units of the drawing: the places of ZO-31.7, drawn apart so that roads stay clear. */
import { between, hash, stroke, type Point } from '../lib/geometry';
import { once } from '../lib/once';
import { printed, type Damage } from './pieces.svelte';
import type { AreaPiece, BorderPiece } from './wire';

export const WIDTH = 1100;
export const HEIGHT = 780;

export type Group = AreaPiece['group'];

export interface Spot extends Point {
  /** Half of the width and of the height. */
  w: number;
  h: number;
  /** Where figures stand in a facility: in the middle of the wide ones, at the door of the narrow ones. */
  door?: 'middle' | 'left' | 'right';
}

const spot = (x: number, y: number, w = 88, h = 48): Spot => ({ x, y, w, h });

export const SPOTS: Record<string, Spot> = {
  quarry: spot(110, 182),
  misty_hill: spot(330, 182),
  white_lake: spot(770, 182),
  headquarters: spot(990, 182),
  inn: spot(110, 318),
  red_forest: spot(330, 318),
  pripyat: spot(550, 300),
  proving_ground: spot(770, 318),
  science_camp: spot(990, 318),
  swamp: spot(110, 454),
  factory: spot(330, 454),
  power_plant: spot(550, 450, 108, 66),
  sarcophagus: spot(550, 478, 70, 30),
  chernobyl: spot(770, 454),
  dump: spot(990, 454),
  moscow_eye: spot(550, 600),
  farms: spot(110, 722),
  village: spot(550, 722, 120),
  borderland: spot(990, 722),
};

/** The places of the facilities at the edge of the map; which facility lies where is a matter of the match. */
export const SLOTS: Record<string, Spot> = {
  'slot-4': { ...spot(220, 54, 190, 42), door: 'middle' },
  'slot-1': { ...spot(880, 54, 190, 42), door: 'middle' },
  'slot-2': { ...spot(88, 588, 80, 54), door: 'right' },
  'slot-3': { ...spot(1012, 588, 80, 54), door: 'left' },
};

/** Roads that go round something. */
const BENDS: Record<string, Point> = {
  'farms/swamp': { x: 250, y: 588 },
  'borderland/dump': { x: 850, y: 588 },
};

/** Where a road leaves and arrives, for roads that do not run from middle to middle. */
const ENDS: Record<string, [Point, Point]> = {
  'farms/swamp': [
    { x: 150, y: 676 },
    { x: 150, y: 502 },
  ],
  'borderland/dump': [
    { x: 950, y: 676 },
    { x: 950, y: 502 },
  ],
};

export interface Road {
  id: string;
  areas: [string, string];
  shortcut: Damage | null;
  blockedOnA: boolean;
  path: string;
  middle: Point;
  angle: number;
}

/** A border by the names of its ends; options and markers call it so. */
export function borderName(a: string, b: string): string {
  return [a, b].sort().join('/');
}

/** The sector that an area belongs to; nothing if it is no area. */
export const groupOf = (area: string): Group | undefined => printed.now?.areas.find(({ id }) => id === area)?.group;

/** The roads of the map, drawn once. */
export const roads = (): readonly Road[] => drawing(printed.now?.borders ?? NONE);

const NONE: BorderPiece[] = [];
const drawing = once((borders: readonly BorderPiece[]): Road[] =>
  borders.map(({ areas, shortcut, blocked_on_a }) => {
    const [a, b] = [...areas].sort() as [string, string];
    const id = borderName(a, b);
    return { id, areas, shortcut, blockedOnA: blocked_on_a, ...drawn(id, SPOTS[a] as Spot, SPOTS[b] as Spot) };
  }),
);

function drawn(id: string, a: Spot, b: Spot): { path: string; middle: Point; angle: number } {
  const bend = BENDS[id];
  if (bend) {
    const [from, to] = ENDS[id] as [Point, Point];
    const middle = { x: (from.x + 2 * bend.x + to.x) / 4, y: (from.y + 2 * bend.y + to.y) / 4 };
    return { path: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`, middle, angle: 90 };
  }
  const from = between(a, b, a.w, a.h)[0];
  const to = between(b, a, b.w, b.h)[0];
  return {
    path: stroke(from, to, hash(id), 0.05),
    middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

/** Whether wire lies across a road: side A is for one or two players (ZO-31.1). */
export const isShut = (road: Road, seats: number): boolean => road.blockedOnA && seats <= 2;

/** Which areas a Move can reach by the roads of a side. */
export function openRoads(seats: number): Road[] {
  return roads().filter((road) => !isShut(road, seats));
}

export function neighbours(area: string, seats: number): string[] {
  return openRoads(seats)
    .filter((road) => road.areas.includes(area))
    .map((road) => (road.areas[0] === area ? road.areas[1] : road.areas[0]));
}

/** Every place of this match on the drawing, the facilities in their slots. */
export function spots(facilities: readonly { id: string; slot: string }[]): Record<string, Spot> {
  const places = { ...SPOTS };
  for (const { id, slot } of facilities) {
    const found = SLOTS[slot];
    if (found) places[id] = found;
  }
  return places;
}

/** The dotted way from an area to a facility's door. */
export function entrance(from: Spot, to: Spot): string {
  const x = Math.max(to.x - to.w + 24, Math.min(to.x + to.w - 24, from.x));
  const [top, bottom] = from.y < to.y ? [from, to] : [to, from];
  return `M${x} ${top.y + top.h - 6}L${x} ${bottom.y - bottom.h + 6}`;
}

/** Where the figures of an area stand: side by side at its lower edge, to the right, and beside what is printed there. */
export function standing(place: Spot, index: number, count: number): Point {
  if (place.door === 'middle') return { x: place.x + (index - (count - 1) / 2) * 34, y: place.y + place.h - 2 };
  if (place.door) {
    const side = place.door === 'right' ? 1 : -1;
    return { x: place.x + side * (place.w + 17), y: place.y + 22 + (index - (count - 1) / 2) * 46 };
  }
  const step = Math.min(34, (place.w * 1.5) / Math.max(count, 1));
  return { x: place.x + place.w - 18 - (count - 1 - index) * step, y: place.y + place.h - 4 };
}

/** Where the threat tokens of an area lie: in a row, to the left. */
export function lying(place: Spot, index: number, count: number): Point {
  const step = Math.min(42, (place.w * 1.5) / Math.max(count, 1));
  return { x: place.x - place.w + 26 + index * step, y: place.y + 18 };
}
