/** The spaces as drawn: outlines, middles, places for tokens and figures. */
import type { Point } from '../lib/geometry';
import { corners, outline, standing, U } from './ground';
import type { Stands } from './playback';
import type { Facing, MapView } from './types';

export interface Shape {
  id: string;
  d: string;
  inner: string;
  middle: Point;
  cov: Point;
  rad: Point;
  tokens: Point[];
}

export function shapesOf(map: MapView): Shape[] {
  return map.spaces.map((space) => {
    const many = Math.max(1, space.squares.length);
    const x = space.squares.reduce((sum, square) => sum + square[0], 0) / many;
    const y = space.squares.reduce((sum, square) => sum + square[1], 0) / many;
    return {
      id: space.id,
      d: outline(space.squares),
      inner: outline(space.squares, 5),
      middle: { x: (x + 0.5) * U, y: (y + 0.5) * U },
      ...corners(space),
    };
  });
}

export interface Standee {
  point: Point;
  facing: Facing;
}

/** Where everybody is drawn: those on one space beside each other. */
export function standees(map: MapView, stands: Stands): Record<string, Standee> {
  const found: Record<string, Standee> = {};
  const here = new Map<number, string[]>();
  for (const [id, stand] of Object.entries(stands)) here.set(stand.space, [...(here.get(stand.space) ?? []), id]);
  for (const [space, ids] of here) {
    const record = map.spaces[space];
    if (!record) continue;
    ids.forEach((id, i) => (found[id] = { point: standing(record, i, ids.length), facing: stands[id]?.facing ?? 'N' }));
  }
  return found;
}
