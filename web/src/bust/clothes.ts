/** Neck, shoulders, and what is worn on them. */
import type { Build, Person, Wear } from './look';
import { blob, curve, dot, hatch, poly, run, type Cut, type Spot } from './pen';
import type { Bones } from './skull';

const BUILDS: Record<Build, { neck: number; wide: number; rise: number }> = {
  slight: { neck: 7.5, wide: 33, rise: 0 },
  medium: { neck: 9.5, wide: 39, rise: -1 },
  broad: { neck: 12, wide: 45, rise: -3 },
  huge: { neck: 15, wide: 52, rise: -8 },
};

/** The shoulders' outline; `s`: how wide, `y`: where the neck ends. */
interface Trunk {
  neck: number;
  wide: number;
  y: number;
  out: string;
}

function trunk(person: Person, b: Bones): Trunk {
  const { neck, wide, rise } = BUILDS[person.build ?? 'medium'];
  const y = b.low + 8 + rise * 0.5;
  const slope: Spot[] = [
    [50 - wide, 102],
    [50 - wide + 1, 96 + rise * 0.5],
    [50 - wide * 0.72, y + 7 + rise * 0.4],
    [50 - neck - 2, y],
    [50 + neck + 2, y],
    [50 + wide * 0.72, y + 7 + rise * 0.4],
    [50 + wide - 1, 96 + rise * 0.5],
    [50 + wide, 102],
  ];
  return { neck, wide, y, out: blob(...slope) };
}

export function clothed(person: Person, b: Bones): Cut[] {
  const t = trunk(person, b);
  const n = t.neck;
  return [
    { ink: 'shade', d: poly([50 - n, b.low - 14], [50 + n, b.low - 14], [50 + n + 1.6, t.y + 5], [50, t.y + 14], [50 - n - 1.6, t.y + 5]) }, // prettier-ignore
    { ink: 'skin', d: poly([50 - n, b.low - 8], [50 - n * 0.3, b.low + 3], [50 - n * 0.4, t.y + 11], [50 - n - 1.6, t.y + 5]) }, // prettier-ignore
    { ink: 'ink', d: poly([50 - n, b.low - 9], [50 + n, b.low - 9], [50 + n, b.low + 3], [50 + n * 0.2, b.low + 6], [50 - n, b.low]) }, // prettier-ignore
    ...worn(person.wear, t),
  ];
}

function worn(wear: Wear, t: Trunk): Cut[] {
  const { neck: n, wide: s, y } = t;
  const body = (ink: Cut['ink']): Cut[] => [
    { ink, d: open(t) },
    { ink: 'thin', d: hatch([50 + s * 0.86, y + 14], [50 + s * 0.5, 100], [-9, 5], 7) },
    { ink: 'line', d: open(t) },
  ];
  const lapels = (ink: Cut['ink']): Cut[] =>
    [-1, 1].flatMap((side): Cut[] => {
      const d = poly([50 + side * (n + 2), y - 1], [50 + side * (n + 10), y + 6], [50 + side * 12, 92], [50 + side * 2, 101], [50 + side * 3, y + 12]); // prettier-ignore
      return [
        { ink, d },
        { ink: 'line', d },
      ];
    });
  const collar = (ink: Cut['ink'], high: number, out: number): Cut[] =>
    [-1, 1].flatMap((side): Cut[] => {
      const d = poly([50 + side * (n + 0.5), y - high], [50 + side * (n + 4 + out), y + 3], [50 + side * (n + out * 0.6), y + 11], [50 + side * 0.8, y + 8]); // prettier-ignore
      return [
        { ink, d },
        { ink: 'line', d },
      ];
    });
  const shirt = (ink: Cut['ink']): Cut[] => [
    { ink, d: poly([50 - n - 2, y], [50, y + 10], [50 + n + 2, y], [50 + 13, 101], [50 - 13, 101]) },
  ];
  const band = (ink: Cut['ink'], high: number, low: number): Cut[] => {
    const d = blob([50 - n - 2.5, y - high], [50, y - high + 3], [50 + n + 2.5, y - high], [50 + n + 4, y + low], [50, y + low + 4], [50 - n - 4, y + low]); // prettier-ignore
    return [
      { ink, d },
      { ink: 'line', d },
    ];
  };
  switch (wear) {
    case 'coat':
      return [...body('cloth'), ...shirt('bright'), ...lapels('cloth'), ...collar('bright', 2, 2)];
    case 'suit':
      return [...body('ink'), ...shirt('white'), ...lapels('ink'), ...collar('white', 3, 0), { ink: 'cut', d: run([50 - n - 9, y + 7], [50 - 12, 91], [50 - 3, 100]) + run([50 + n + 9, y + 7], [50 + 12, 91], [50 + 3, 100]) }]; // prettier-ignore
    case 'turtleneck':
      return [
        ...body('ink'),
        ...band('ink', 4, 5),
        { ink: 'cut', d: hatch([50 - n, y - 1], [50 + n, y - 1], [0, 7], 7) },
      ];
    case 'uniform':
      return [...body('cloth'), ...collar('cloth', 3, 4), { ink: 'line', d: run([50, y + 9], [50, 101]) }, { ink: 'accent', d: dot(50 - n - 3, y + 5, 1.5) + dot(50 + n + 3, y + 5, 1.5) + dot(53, 92, 1.5) }]; // prettier-ignore
    case 'vest':
      return [
        ...body('bright'),
        ...band('bright', 2, 3),
        ...[-1, 1].flatMap((side): Cut[] => {
          const d = poly([50 + side * (n + 3), y + 2], [50 + side * (n + 13), y + 5], [50 + side * 25, 102], [50 + side * 4, 102], [50 + side * 6, y + 13]); // prettier-ignore
          return [
            { ink: 'cloth', d },
            { ink: 'line', d },
          ];
        }),
        { ink: 'ink', d: poly([30, 93], [41, 93], [41, 101], [30, 101]) + poly([59, 93], [70, 93], [70, 101], [59, 101]) }, // prettier-ignore
        { ink: 'cut', d: run([31, 95.4], [40, 95.4]) + run([60, 95.4], [69, 95.4]) },
      ];
    case 'cassock':
      return [...body('ink'), ...band('ink', 3, 4), { ink: 'cut', d: run([50, y + 8], [50, 101]) + curve([50 - n - 8, y + 8], [50 - 16, 92], [50 - 17, 101]) + curve([50 + n + 6, y + 9], [50 + 14, 92], [50 + 15, 101]) }]; // prettier-ignore
    case 'labcoat':
      return [...body('white'), ...shirt('cloth'), ...lapels('white'), { ink: 'thin', d: run([30, 95], [38, 94]) }];
    case 'apron':
      return [...body('cloth'), ...collar('bright', 1, 1), ...[{ ink: 'pale' as const, d: poly([50 - 13, y + 12], [50 + 13, y + 12], [50 + 16, 102], [50 - 16, 102]) }, { ink: 'line' as const, d: poly([50 - 13, y + 12], [50 + 13, y + 12], [50 + 16, 102], [50 - 16, 102]) + run([50 - 12, y + 12], [50 - n - 4, y + 1]) + run([50 + 12, y + 12], [50 + n + 4, y + 1]) }]]; // prettier-ignore
    case 'hoodie':
      return [...body('cloth'), ...[-1, 1].flatMap((side): Cut[] => { const d = blob([50 + side * (n + 1), y - 3], [50 + side * (n + 10), y], [50 + side * (n + 8), y + 9], [50 + side * 2, y + 14]); return [{ ink: 'bright', d }, { ink: 'line', d }]; }), { ink: 'cut', d: run([46, y + 13], [45, y + 22]) + run([55, y + 13], [56, y + 21]) }]; // prettier-ignore
    case 'fur':
      return [...body('cloth'), ...[-1, 1].flatMap((side): Cut[] => { const d = blob([50 + side * (n + 1), y - 6], [50 + side * (n + 12), y - 2], [50 + side * (n + 15), y + 9], [50 + side * (n + 5), y + 17], [50 + side * 1, y + 12]); return [{ ink: 'mid', d }, { ink: 'line', d }]; }), { ink: 'cut', d: hatch([50 - n - 11, y + 1], [50 - n - 1, y + 13], [3, 3.4], 5) + hatch([50 + n + 11, y + 1], [50 + n + 1, y + 13], [-3, 3.4], 5) }]; // prettier-ignore
    case 'stripes':
      return [...body('white'), { ink: 'ink', d: [6, 13, 20].map((d) => poly([50 - s * (0.5 + d * 0.023), y + d + 5], [50, y + d + 3], [50 + s * (0.5 + d * 0.023), y + d + 5], [50 + s * (0.56 + d * 0.023), y + d + 8], [50, y + d + 6], [50 - s * (0.56 + d * 0.023), y + d + 8])).join('') }, ...band('ink', 0, 2)]; // prettier-ignore
    case 'jumper':
      return [...body('bright'), ...band('bright', 1, 4), { ink: 'thin', d: hatch([50 - n - 2, y], [50 + n + 2, y], [0, 5.6], 9) }, { ink: 'line', d: run([30, 92], [35, 88], [40, 92], [45, 88], [50, 92], [55, 88], [60, 92], [65, 88], [70, 92]) }]; // prettier-ignore
    case 'armour':
      return [
        ...body('cloth'),
        ...band('bright', 5, 4),
        ...[-1, 1].flatMap((side): Cut[] => { const d = blob([50 + side * (n + 8), y + 4], [50 + side * s * 0.86, y + 9], [50 + side * s, 99], [50 + side * (s - 14), 97]); return [{ ink: 'bright', d }, { ink: 'line', d }]; }), // prettier-ignore
        { ink: 'ink', d: poly([50 - 9, y + 14], [50 + 9, y + 14], [50 + 12, 102], [50 - 12, 102]) },
        { ink: 'cut', d: run([50 - 7, y + 18], [50 + 7, y + 18]) + curve([50 - s * 0.8, y + 13], [50 - s * 0.6, y + 10], [50 - n - 12, y + 8]) }, // prettier-ignore
      ];
    case 'shirt':
      return [...body('bright'), ...collar('pale', 2, 3), { ink: 'thin', d: run([50, y + 9], [50, 101]) + hatch([30, 93], [70, 93], [0, 8], 9) }]; // prettier-ignore
    case 'blouse':
      return [...body('cloth'), ...[-1, 1].flatMap((side): Cut[] => { const d = blob([50 + side * (n + 0.5), y - 1], [50 + side * (n + 9), y + 3], [50 + side * (n + 6), y + 11], [50 + side * 1.5, y + 8]); return [{ ink: 'white', d }, { ink: 'line', d }]; })]; // prettier-ignore
    case 'cape':
      return [{ ink: 'cloth', d: blob([50 - s - 4, 103], [50 - s * 0.6, y + 5], [50 - n - 4, y - 4], [50 + n + 4, y - 4], [50 + s * 0.6, y + 5], [50 + s + 4, 103]) }, { ink: 'line', d: blob([50 - s - 4, 103], [50 - s * 0.6, y + 5], [50 - n - 4, y - 4], [50 + n + 4, y - 4], [50 + s * 0.6, y + 5], [50 + s + 4, 103]) }, { ink: 'thin', d: run([40, y + 4], [33, 101]) + run([50, y + 4], [50, 101]) + run([60, y + 4], [68, 101]) }]; // prettier-ignore
    case 'rags':
      return [...body('cloth'), { ink: 'bright', d: poly([50 - n - 3, y], [50 - 4, y + 8], [50 - 12, y + 12], [50 - 7, y + 17], [50 - 22, 96], [50 - 28, y + 12]) }, { ink: 'line', d: poly([50 - n - 3, y], [50 - 4, y + 8], [50 - 12, y + 12], [50 - 7, y + 17], [50 - 22, 96], [50 - 28, y + 12]) + run([60, y + 6], [66, y + 13], [62, y + 16], [70, 97]) }]; // prettier-ignore
    case 'cardigan':
      return [...body('bright'), ...shirt('white'), { ink: 'line', d: run([50 - n - 2, y], [50 - 4, 92], [50 - 4, 101]) + run([50 + n + 2, y], [50 + 4, 92], [50 + 4, 101]) }, { ink: 'thin', d: hatch([28, 90], [44, 97], [0, 5], 6) + hatch([57, 97], [73, 91], [0, 5], 6) }, ...collar('white', 1, -1)]; // prettier-ignore
    case 'overalls':
      return [...body('bright'), ...collar('bright', 1, 2), ...[{ ink: 'cloth' as const, d: poly([37, 92], [63, 92], [66, 102], [34, 102]) + poly([38, 93], [33, y + 4], [38, y + 2], [43, 93]) + poly([62, 93], [67, y + 4], [62, y + 2], [57, 93]) }, { ink: 'line' as const, d: run([34, 102], [37, 92], [33, y + 4]) + run([66, 102], [63, 92], [67, y + 4]) + run([43, 92], [57, 92]) }]]; // prettier-ignore
    case 'anorak':
      return [...body('cloth'), ...band('cloth', 5, 3), { ink: 'accent', d: poly([49, y], [51, y], [51, 101], [49, 101]) }, { ink: 'cut', d: curve([50 - n - 6, y + 8], [36, 92], [36, 101]) }]; // prettier-ignore
    case 'poncho':
      return [{ ink: 'cloth', d: poly([50 - s - 2, 103], [50 - s * 0.5, y + 4], [50 - n - 3, y - 2], [50, y + 5], [50 + n + 3, y - 2], [50 + s * 0.5, y + 4], [50 + s + 2, 103]) }, { ink: 'line', d: poly([50 - s - 2, 103], [50 - s * 0.5, y + 4], [50 - n - 3, y - 2], [50, y + 5], [50 + n + 3, y - 2], [50 + s * 0.5, y + 4], [50 + s + 2, 103]) }, { ink: 'pale', d: poly([24, 95], [50, 90], [76, 95], [77, 99], [50, 94], [23, 99]) }]; // prettier-ignore
  }
}

/** Open at the neck. */
function open({ neck: n, wide: s, y }: Trunk): string {
  return blob(
    [50 - s, 103],
    [50 - s + 1, 97],
    [50 - s * 0.7, y + 7],
    [50 - n - 2.4, y - 1.4],
    [50 - n * 0.5, y + 7],
    [50, y + 10],
    [50 + n * 0.5, y + 7],
    [50 + n + 2.4, y - 1.4],
    [50 + s * 0.7, y + 7],
    [50 + s - 1, 97],
    [50 + s, 103],
  );
}
