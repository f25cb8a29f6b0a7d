/** Cutting: shapes in a few tones, on a block of 100 by 100. */

/** `line`, `thin` and `wire` are drawn, `cut` is a light line in something dark; the others are filled. */
export type Ink =
  | 'ink' | 'skin' | 'shade' | 'cloth' | 'bright' | 'pale' | 'dark' | 'mid' | 'grey' | 'white' | 'accent'
  | 'line' | 'thin' | 'cut' | 'wire'; // prettier-ignore
export interface Cut {
  ink: Ink;
  d: string;
}
export type Spot = readonly [number, number];

const round = (x: number): string => String(Math.round(x * 10) / 10);
const at = ([x, y]: Spot): string => `${round(x)} ${round(y)}`;

/** Straight cuts, closed. */
export const poly = (...spots: Spot[]): string => `M${spots.map(at).join('L')}Z`;
/** Straight strokes, open. */
export const run = (...spots: Spot[]): string => `M${spots.map(at).join('L')}`;

/** A round through all spots. */
export function smooth(spots: readonly Spot[], closed = true): string {
  const of = (i: number): Spot => {
    const n = spots.length;
    const k = closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i));
    return spots[k] ?? [0, 0];
  };
  let d = `M${at(of(0))}`;
  for (let i = 0; i < (closed ? spots.length : spots.length - 1); i++) {
    const [a, b, c, e] = [of(i - 1), of(i), of(i + 1), of(i + 2)];
    const one: Spot = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two: Spot = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${at(one)} ${at(two)} ${at(c)}`;
  }
  return closed ? `${d}Z` : d;
}

export const curve = (...spots: Spot[]): string => smooth(spots, false);
export const blob = (...spots: Spot[]): string => smooth(spots);
export const dot = (x: number, y: number, r: number, s = r): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(s)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(s)} 0 1 0 ${round(-2 * r)} 0Z`;

/** The same on both sides: spots of the right side from top to bottom, measured from the middle. */
export const sides = (right: readonly Spot[]): Spot[] => [
  ...right.map(([x, y]): Spot => [50 + x, y]),
  ...right
    .filter(([x]) => x)
    .reverse()
    .map(([x, y]): Spot => [50 - x, y]),
];

/** Strokes side by side from one place to another, each by `by`. */
export function hatch(from: Spot, to: Spot, by: Spot, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const k = count > 1 ? i / (count - 1) : 0;
    const [x, y] = [from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k];
    return run([x, y], [x + by[0] * (1 - 0.35 * (i % 2)), y + by[1] * (1 - 0.35 * (i % 2))]);
  }).join('');
}
