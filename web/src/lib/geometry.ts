/** Plane geometry for boards: directions, and shapes that look drawn by hand yet are the same each time. */
export interface Point {
  x: number;
  y: number;
}

/** The place nearest in a direction: near counts, and off the straight line counts twice. */
export function nearest(from: Point, places: Record<string, Point>, dx: number, dy: number): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const [id, place] of Object.entries(places)) {
    const along = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const across = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (along <= 1 || across > along * 1.6) continue;
    const cost = along + 2 * across;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** The smallest box around points, with a margin; nothing around nothing. */
export function around(points: readonly Point[], margin: number): Box | null {
  if (!points.length) return null;
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}

/** Whether a point lies in a box, and not within a margin of its edge. */
export function holds(box: Box, point: Point, margin = 0): boolean {
  const [x, y] = [point.x - box.x, point.y - box.y];
  return x >= margin && y >= margin && x <= box.w - margin && y <= box.h - margin;
}

/** Points without those that lie close to one before them. */
export function apart(points: readonly Point[], least: number): Point[] {
  const far = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) >= least;
  return points.filter((point, i) => points.slice(0, i).every((before) => far(point, before)));
}

export type Side = 'north' | 'east' | 'south' | 'west';

/** The points outside a box by the side that each lies farthest beyond, the nearest first. */
export function beyond(points: readonly Point[], box: Box): { side: Side; points: Point[] }[] {
  const found: Record<Side, { point: Point; far: number }[]> = { north: [], east: [], south: [], west: [] };
  for (const point of points) {
    const sides: [Side, number][] = [
      ['north', box.y - point.y],
      ['east', point.x - box.x - box.w],
      ['south', point.y - box.y - box.h],
      ['west', box.x - point.x],
    ];
    const [side, far] = sides.reduce((most, one) => (one[1] > most[1] ? one : most));
    if (far > 0) found[side].push({ point, far });
  }
  return (Object.keys(found) as Side[])
    .filter((side) => found[side].length)
    .map((side) => ({ side, points: found[side].sort((a, b) => a.far - b.far).map((one) => one.point) }));
}

/** Numbers from 0 to 1 that depend on the seed only. */
export function noise(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

export function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619);
  return value >>> 0;
}

/** A closed curve through points (Catmull-Rom as Bézier). */
export function closed(points: Point[]): string {
  const n = points.length;
  const at = (i: number): Point => points[(i + n) % n] as Point;
  const r = (value: number): string => value.toFixed(1);
  let path = `M${r(at(0).x)} ${r(at(0).y)}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${r(b.x + (c.x - a.x) / 6)} ${r(b.y + (c.y - a.y) / 6)} ${r(c.x - (d.x - b.x) / 6)} ${r(c.y - (d.y - b.y) / 6)} ${r(c.x)} ${r(c.y)}`;
  }
  return `${path}Z`;
}

/** A blot around a middle: an ellipse with an uneven edge. */
export function blot(middle: Point, rx: number, ry: number, seed: number, uneven = 0.12, corners = 14): string {
  const next = noise(seed);
  const points: Point[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * Math.PI * 2;
    const far = 1 + (next() * 2 - 1) * uneven;
    // A superellipse: fuller than an ellipse, so that words fit in.
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const full = 1 / Math.pow(Math.pow(Math.abs(c), 3) + Math.pow(Math.abs(s), 3), 1 / 3);
    points.push({ x: middle.x + rx * c * full * far, y: middle.y + ry * s * full * far });
  }
  return closed(points);
}

/** A line with a slight bend, as a hand draws it. */
export function stroke(a: Point, b: Point, seed: number, bend = 0.06): string {
  const sway = (noise(seed)() * 2 - 1) * bend;
  const x = (a.x + b.x) / 2 - (b.y - a.y) * sway;
  const y = (a.y + b.y) / 2 + (b.x - a.x) * sway;
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${x.toFixed(1)} ${y.toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
}

/** The part of the way from a to b that lies outside two boxes of half sizes (w, h) around both. */
export function between(a: Point, b: Point, w: number, h: number): [Point, Point] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.min(0.45, 1 / Math.max(Math.abs(dx) / w || 0, Math.abs(dy) / h || 0, 1e-9));
  return [
    { x: a.x + dx * t, y: a.y + dy * t },
    { x: b.x - dx * t, y: b.y - dy * t },
  ];
}
