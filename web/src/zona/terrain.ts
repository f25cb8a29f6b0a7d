/** The survey under the map: contour lines, a river, the grid. Drawn once, the same for everybody. */
import { blot, type Point } from '../lib/geometry';
import { groupOf, SPOTS, type Group } from './layout';

interface Hill extends Point {
  size: number;
  rings: number;
  seed: number;
}

const HILLS: Hill[] = [
  { x: 322, y: 168, size: 190, rings: 7, seed: 3 },
  { x: 905, y: 250, size: 150, rings: 5, seed: 11 },
  { x: 95, y: 380, size: 120, rings: 4, seed: 23 },
  { x: 720, y: 640, size: 170, rings: 6, seed: 31 },
  { x: 250, y: 690, size: 130, rings: 4, seed: 47 },
  { x: 620, y: 120, size: 110, rings: 4, seed: 59 },
  { x: 1010, y: 640, size: 120, rings: 4, seed: 61 },
];

/** Rings of one hill share their seed, so that they keep their distance as contour lines do. */
export const CONTOURS: { path: string; bold: boolean }[] = HILLS.flatMap((hill) =>
  Array.from({ length: hill.rings }, (_, ring) => {
    const size = hill.size * (1 - ring / (hill.rings + 0.6));
    return { path: blot(hill, size * 1.15, size * 0.8, hill.seed, 0.26, 16), bold: ring % 3 === 0 };
  }),
);

export const RIVER =
  'M690 -10C640 60 668 110 640 160S600 230 640 262 668 330 690 380 664 470 680 520 640 610 664 660 700 740 690 800';

/** Washes of colour: one soft blot for each area of a sector. */
export const WASHES: { id: string; path: string }[] = Object.entries(SPOTS).map(([id, spot]) => ({
  id,
  path: blot(spot, spot.w + 40, spot.h + 34, spot.x * 31 + spot.y, 0.2, 12),
}));

/** The sectors that have a colour. */
export const washOf = (area: string): Group | undefined =>
  [groupOf(area)].find((group) => group === 'green' || group === 'yellow' || group === 'red');

export const BLOTS: Record<string, string> = Object.fromEntries(
  Object.entries(SPOTS).map(([id, spot]) => [id, blot(spot, spot.w, spot.h, spot.x * 7 + spot.y * 13, 0.05, 18)]),
);

export const GRID = { xs: [0, 157, 314, 471, 628, 785, 942, 1100], ys: [0, 156, 312, 468, 624, 780] };
