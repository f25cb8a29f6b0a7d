/** The plan as a drawing: unit squares of 64, borders joined to long strokes, outlines of spaces. */
import type { EdgeType, Segment, Space, Spot } from './types';
import type { Point } from '../lib/geometry';

export const U = 64;

export interface Stroke {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** The outline of a set of squares, as a path; holes are left open. */
export function outline(squares: readonly Spot[], inset = 0): string {
  const own = new Set(squares.map(String));
  const has = (x: number, y: number): boolean => own.has(`${x},${y}`);
  // Sides of squares that have no neighbour, clockwise, so that each ends where another begins.
  const next = new Map<string, [Spot, Spot][]>();
  const add = (a: Spot, b: Spot): void => {
    next.set(String(a), [...(next.get(String(a)) ?? []), [a, b]]);
  };
  for (const [x, y] of squares) {
    if (!has(x, y - 1)) add([x, y], [x + 1, y]);
    if (!has(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
    if (!has(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
    if (!has(x - 1, y)) add([x, y + 1], [x, y]);
  }
  let path = '';
  for (;;) {
    const start = [...next.values()].find((sides) => sides.length)?.[0];
    if (!start) return path;
    const corners: Spot[] = [];
    let side: [Spot, Spot] | undefined = start;
    while (side) {
      const here: [Spot, Spot] = side;
      const left: [Spot, Spot][] = next.get(String(here[0])) ?? [];
      next.set(
        String(here[0]),
        left.filter((one) => one !== here),
      );
      corners.push(here[0]);
      const on: [Spot, Spot][] = next.get(String(here[1])) ?? [];
      // Where two squares touch at a corner only, the right turn stays with the square.
      const [dx, dy] = [here[1][0] - here[0][0], here[1][1] - here[0][1]];
      side = on.find(([a, b]) => b[0] - a[0] === -dy && b[1] - a[1] === dx) ?? on[0];
    }
    path += closedPath(corners, inset);
  }
}

function closedPath(corners: readonly Spot[], inset: number): string {
  const n = corners.length;
  const at = (i: number): Spot => corners[(i + n) % n] as Spot;
  const points: string[] = [];
  for (let i = 0; i < n; i++) {
    const [a, b, c] = [at(i - 1), at(i), at(i + 1)];
    const before: Spot = [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
    const after: Spot = [Math.sign(c[0] - b[0]), Math.sign(c[1] - b[1])];
    if (before[0] === after[0] && before[1] === after[1]) continue;
    // Inwards is to the right of the way.
    const x = b[0] * U + inset * (-before[1] - after[1]);
    const y = b[1] * U + inset * (before[0] + after[0]);
    points.push(`${x} ${y}`);
  }
  return `M${points.join('L')}Z`;
}

/** The ends of a segment in the units of the drawing. */
export function ends(segment: Pick<Segment, 'x' | 'y' | 'side'>): Stroke {
  const { x, y, side } = segment;
  return side === 'E'
    ? { x1: (x + 1) * U, y1: y * U, x2: (x + 1) * U, y2: (y + 1) * U }
    : { x1: x * U, y1: (y + 1) * U, x2: (x + 1) * U, y2: (y + 1) * U };
}

/** Segments of one type joined to strokes as long as they go. */
export function strokes(segments: readonly Segment[], edge: EdgeType): Stroke[] {
  const found: Stroke[] = [];
  const chosen = segments.filter((segment) => segment.edge === edge);
  for (const side of ['E', 'S'] as const) {
    const along = side === 'E' ? 'y' : 'x';
    const across = side === 'E' ? 'x' : 'y';
    const lines = chosen
      .filter((segment) => segment.side === side)
      .sort((a, b) => a[across] - b[across] || a[along] - b[along]);
    for (const segment of lines) {
      const stroke = ends(segment);
      const last = found.at(-1);
      if (last && last.x2 === stroke.x1 && last.y2 === stroke.y1 && (side === 'E') === (last.x1 === last.x2)) {
        last.x2 = stroke.x2;
        last.y2 = stroke.y2;
      } else found.push(stroke);
    }
  }
  return found;
}

export const path = (lines: readonly Stroke[]): string =>
  lines.map((line) => `M${line.x1} ${line.y1}L${line.x2} ${line.y2}`).join('');

/** What is left of a wall beside a door or window of this share of the segment. */
export function jambs(segment: Segment, gap: number): Stroke[] {
  const { x1, y1, x2, y2 } = ends(segment);
  const part = (1 - gap) / 2;
  const [dx, dy] = [(x2 - x1) * part, (y2 - y1) * part];
  return [
    { x1, y1, x2: x1 + dx, y2: y1 + dy },
    { x1: x2 - dx, y1: y2 - dy, x2, y2 },
  ];
}

/** The leaf of a door, half open, and the arc it swings. */
export function swing(segment: Segment): { leaf: string; arc: string } {
  const [first, last] = jambs(segment, 0.64) as [Stroke, Stroke];
  const hinge = { x: first.x2, y: first.y2 };
  const close = { x: last.x1, y: last.y1 };
  const wide = Math.hypot(close.x - hinge.x, close.y - hinge.y);
  const turn = Math.PI / 3.2;
  const angle = Math.atan2(close.y - hinge.y, close.x - hinge.x) + turn;
  const tip = { x: hinge.x + wide * Math.cos(angle), y: hinge.y + wide * Math.sin(angle) };
  const r = (value: number): string => value.toFixed(1);
  return {
    leaf: `M${r(hinge.x)} ${r(hinge.y)}L${r(tip.x)} ${r(tip.y)}`,
    arc: `M${r(tip.x)} ${r(tip.y)}A${r(wide)} ${r(wide)} 0 0 0 ${r(close.x)} ${r(close.y)}`,
  };
}

/** Crosses along a fence. */
export function crosses(lines: readonly Stroke[]): string {
  let drawn = '';
  for (const { x1, y1, x2, y2 } of lines) {
    const long = Math.hypot(x2 - x1, y2 - y1);
    const many = Math.max(1, Math.round(long / 32));
    for (let i = 0; i < many; i++) {
      const t = (i + 0.5) / many;
      const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
      drawn += `M${x - 5} ${y - 5}l10 10m0 -10l-10 10`;
    }
  }
  return drawn;
}

export const centre = ([x, y]: Spot): Point => ({ x: (x + 0.5) * U, y: (y + 0.5) * U });

/** Where somebody stands: each on a square of its own while there are any, whole squares first. */
export function standing(space: Space, index: number, count: number): Point {
  const partial = new Set(space.partial.map(String));
  const places = [...space.squares].sort((a, b) => Number(partial.has(String(a))) - Number(partial.has(String(b))));
  const square = places[index % Math.max(1, places.length)] ?? ([0, 0] as Spot);
  const point = centre(square);
  const layers = Math.ceil(count / Math.max(1, places.length));
  const layer = Math.floor(index / Math.max(1, places.length));
  return layers > 1
    ? { x: point.x + (layer - (layers - 1) / 2) * 16, y: point.y + (layer - (layers - 1) / 2) * 10 }
    : point;
}

/** Places for tokens: the corners of the squares, the lower ones first; the first two belong to cover and radiation. */
export function corners(space: Space): { cov: Point; rad: Point; tokens: Point[] } {
  const edge = 15;
  const at = ([x, y]: Spot, right: boolean, low: boolean): Point => ({
    x: x * U + (right ? U - edge : edge),
    y: y * U + (low ? U - edge : edge),
  });
  const squares = space.squares;
  const first = squares[0] ?? ([0, 0] as Spot);
  const inRow = squares.filter(([, y]) => y === first[1]);
  const last = inRow.at(-1) ?? first;
  const tokens: Point[] = [];
  for (const square of squares) tokens.push(at(square, false, true));
  for (const square of squares) tokens.push(at(square, true, true));
  for (const square of squares) {
    if (square !== first) tokens.push(at(square, false, false));
    if (square !== last) tokens.push(at(square, true, false));
  }
  return { cov: at(first, false, false), rad: at(last, true, false), tokens };
}

/** Where the symbols of an anomaly stand on a space: at the sides of its squares, around the middle where there are many. */
export function symbolSpots(space: Space, count: number, around: Point | null): Point[] {
  if (around) {
    // Wide enough that they do not cover each other.
    const far = Math.max(30, count * 3.75);
    return Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2 - Math.PI / 2 + Math.PI / count;
      return { x: around.x + far * Math.cos(angle), y: around.y + far * Math.sin(angle) };
    });
  }
  const spots: Point[] = [];
  for (const [x, y] of space.squares) {
    spots.push({ x: (x + 0.5) * U, y: y * U + 11 }, { x: (x + 0.5) * U, y: (y + 1) * U - 11 });
  }
  return Array.from({ length: count }, (_, i) => spots[i % spots.length] ?? { x: 0, y: 0 });
}

/** A symbol with so many petals around its middle. */
export function petals(count: number, size: number): string {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 - Math.PI / 2;
    const spread = count > 2 ? 0.55 : 0.75;
    const p = (turn: number, far: number): string =>
      `${(Math.cos(angle + turn) * far).toFixed(1)} ${(Math.sin(angle + turn) * far).toFixed(1)}`;
    drawn += `M0 0C${p(-spread, size * 0.75)} ${p(-spread * 0.6, size * 1.05)} ${p(0, size)}C${p(spread * 0.6, size * 1.05)} ${p(spread, size * 0.75)} 0 0Z`;
  }
  return drawn;
}
