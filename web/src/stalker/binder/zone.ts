/** The squares of the zone map (`D4`): columns are letters from the west, rows numbers from the north. */
import type { Point } from '../../lib/geometry';

export const CELL = 100;

/** The middle of a square. */
export function pointOf(grid: string): Point {
  const column = grid.charCodeAt(0) - 'A'.charCodeAt(0);
  const row = Number(grid.slice(1)) - 1;
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}
