/** The squares of the zone map (`D4`): columns are letters from the west, rows numbers from the north; and the pins on them. */
import type { Point } from '../../lib/geometry';
import type { Place, PlacePiece } from '../wire';

export const CELL = 100;
export const KINDS = ['mission', 'contact', 'stash'] as const;

/** The days between missions: the weather turns with every one that is behind the team. */
const WEATHERS = ['mist', 'rain', 'clear', 'storm'] as const;
export type Weather = (typeof WEATHERS)[number];
export const weatherAfter = (missions: number): Weather => WEATHERS[missions % WEATHERS.length] ?? 'mist';

/** The middle of a square. */
export function pointOf(grid: string): Point {
  const column = grid.charCodeAt(0) - 'A'.charCodeAt(0);
  const row = Number(grid.slice(1)) - 1;
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/** On which edge of the map a name would not fit under its pin. */
export const edgeOf = ({ x }: Point): 'west' | 'east' | '' => (x < 2 * CELL ? 'west' : x > 10 * CELL ? 'east' : '');

/** A place that a sticker has opened; what is crossed out has no number. */
export interface Spot {
  id: string;
  kind: PlacePiece['kind'];
  crossed: boolean;
  number: number;
  at: Point;
}

/** The places with the numbers of their pins, in the order of the list: missions, people, caches, and what is crossed out. */
export function numbered(places: readonly Place[], pieces: Readonly<Record<string, PlacePiece>>): Spot[] {
  const found = places.flatMap(({ id, crossed }): Spot[] => {
    const piece = pieces[id];
    return piece ? [{ id, kind: piece.kind, crossed: crossed ?? false, number: 0, at: pointOf(piece.grid) }] : [];
  });
  const rank = (spot: Spot): number => (spot.crossed ? KINDS.length : KINDS.indexOf(spot.kind));
  return found
    .sort((one, other) => rank(one) - rank(other))
    .map((spot, i) => (spot.crossed ? spot : { ...spot, number: i + 1 }));
}
