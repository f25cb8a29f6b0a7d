/** What is on the head. A hood and a shawl have a part behind the head as well. */
import type { Hat } from './look';
import { blob, curve, dot, hatch, poly, run, sides, type Cut, type Spot } from './pen';
import type { Bones } from './skull';

const edged = (ink: Cut['ink'], d: string): Cut[] => [
  { ink, d },
  { ink: 'line', d },
];

/** A hood or a shawl frames the face: its outer and its inner edge. */
function frame(b: Bones, out: number, rise: number, low: number, inner: number): Spot[] {
  const [w, t] = [b.temple, b.top];
  return [
    ...sides([
      [0, t - rise],
      [w * 0.75 + out * 0.5, t - rise + 4],
      [w + out, t + 14],
      [w + out + 1, b.nose],
      [w + out - 2, low],
    ]).slice(0, 5),
    [50 + b.jaw + 1, b.low - 2],
    [50 + b.cheek - inner, b.nose],
    [50 + w - inner, t + 15],
    [50 + w * 0.6, t + 7],
    [50, t + 5],
    [50 - w * 0.6, t + 7],
    [50 - w + inner, t + 15],
    [50 - b.cheek + inner, b.nose],
    [50 - b.jaw - 1, b.low - 2],
    [50 - w - out + 2, low],
    [50 - w - out - 1, b.nose],
    [50 - w - out, t + 14],
    [50 - w * 0.75 - out * 0.5, t - rise + 4],
  ];
}

export function behindHat(hat: Hat | undefined, b: Bones): Cut[] {
  const [w, t] = [b.temple, b.top];
  const back = (out: number, low: number): string =>
    blob(...sides([[0, t - 8], [w + out, t + 10], [w + out + 3, b.nose], [w + out + 1, low], [w - 6, low + 6]])); // prettier-ignore
  if (hat === 'hood' || hat === 'deep') return [{ ink: 'ink', d: back(7, 80) }];
  if (hat === 'veil') return edged('ink', back(5, 92));
  if (hat === 'scarf') return [{ ink: 'ink', d: back(3, 74) }];
  if (hat === 'ushanka') return [{ ink: 'ink', d: back(5, 68) }];
  return [];
}

export function hatted(hat: Hat | undefined, b: Bones): Cut[] {
  const [w, t, m, up] = [b.temple, b.top, b.mid, b.brow - 7];
  const dome = (rise: number, out: number, low = up): Spot[] => [
    [50 - w - out, low],
    [50 - w - out, t + 8],
    [50 - w * 0.6, t - rise + 2],
    [50, t - rise],
    [50 + w * 0.6, t - rise + 2],
    [50 + w + out, t + 8],
    [50 + w + out, low],
  ];
  switch (hat) {
    case undefined:
      return [];
    case 'cap':
      return [
        ...edged('cloth', blob([50 - w - 3, up], [50 - w - 6, t + 7], [50 - w * 0.5, t - 6], [50 + w * 0.4, t - 6], [50 + w + 6, t + 4], [50 + w + 3, up - 1], [50, up - 4])), // prettier-ignore
        ...edged('ink', blob([m - w * 0.95, up - 1], [m, up - 5], [m + w * 0.95, up - 1], [m + w * 0.7, up + 4], [m, up + 2.6], [m - w * 0.7, up + 4])), // prettier-ignore
        { ink: 'cut', d: curve([50 - w * 0.7, t + 3], [50 - 2, t - 1], [50 + w * 0.5, t]) },
        { ink: 'thin', d: hatch([50 + w * 0.4, t - 1], [50 + w + 2, t + 8], [-5, 5], 5) },
      ];
    case 'peaked':
      return [
        ...edged('cloth', blob([50 - w - 1, up - 4], [50 - w - 7, t + 2], [50 - w * 0.5, t - 8], [50 + w * 0.5, t - 8], [50 + w + 7, t + 2], [50 + w + 1, up - 4])), // prettier-ignore
        ...edged('bright', poly([50 - w - 1.5, up - 6], [50 + w + 1.5, up - 6], [50 + w + 1, up], [50 - w - 1, up])),
        ...edged('ink', blob([m - w * 0.85, up - 0.5], [m, up - 2], [m + w * 0.85, up - 0.5], [m + w * 0.5, up + 5], [m, up + 6.2], [m - w * 0.5, up + 5])), // prettier-ignore
        { ink: 'accent', d: dot(m, up - 6, 3.2) },
        { ink: 'cut', d: curve([m - w * 0.5, up + 3], [m - 4, up + 3.8], [m, up + 3.8]) },
      ];
    case 'beanie':
      return [
        ...edged('cloth', blob(...dome(5, 1.4, up - 2))),
        ...edged('bright', poly([50 - w - 2.4, up - 5.5], [50 + w + 2.4, up - 5.5], [50 + w + 2, up + 1.5], [50 - w - 2, up + 1.5])), // prettier-ignore
        { ink: 'thin', d: hatch([50 - w, up - 5], [50 + w, up - 5], [0, 6], 11) },
      ];
    case 'hood':
      return [
        ...edged('cloth', blob(...frame(b, 5.5, 9, 84, 2.4))),
        { ink: 'thin', d: curve([50 - w - 3, t + 14], [50 - w * 0.6, t], [50, t - 4]) + hatch([50 + w + 5, t + 14], [50 + w + 6, b.nose + 6], [-5, 3], 7) }, // prettier-ignore
      ];
    case 'deep':
      return [
        ...edged('cloth', blob(...frame(b, 7, 11, 88, 4))),
        { ink: 'ink', d: blob([50 - w + 3, t + 16], [50, t + 4], [50 + w - 3, t + 16], [50 + w * 0.7, b.brow + 1], [50, b.brow - 3], [50 - w * 0.7, b.brow + 1]) }, // prettier-ignore
        { ink: 'thin', d: hatch([50 + w + 6, t + 12], [50 + w + 7, b.nose + 8], [-6, 3], 8) },
      ];
    case 'helmet':
      return [
        ...edged('cloth', blob([50 - w - 3, up + 3], [50 - w - 4, t + 8], [50 - w * 0.6, t - 6], [50, t - 8.5], [50 + w * 0.6, t - 6], [50 + w + 4, t + 8], [50 + w + 3, up + 3], [50, up - 1])), // prettier-ignore
        ...edged('bright', poly([50 - w - 5, up + 1.4], [50, up - 2.6], [50 + w + 5, up + 1.4], [50 + w + 4, up + 4.6], [50, up + 0.8], [50 - w - 4, up + 4.6])), // prettier-ignore
        { ink: 'cut', d: curve([50 - w * 0.7, t + 6], [50 - w * 0.45, t - 1], [50 - 4, t - 4]) },
        { ink: 'line', d: run([50 - w - 1, up + 4], [50 - b.jaw - 1, b.mouth], [50 - 5, b.low]) + run([50 + w + 1, up + 4], [50 + b.jaw + 1, b.mouth], [50 + 6, b.low]) }, // prettier-ignore
      ];
    case 'scarf':
      return [
        ...edged('bright', blob(...frame(b, 3, 5, b.low + 4, 3))),
        ...edged('bright', poly([50 - 7, b.low + 1], [50, b.low + 4], [50 + 7, b.low + 1], [50 + 12, b.low + 15], [50 + 2, b.low + 8], [50 - 11, b.low + 16])), // prettier-ignore
        { ink: 'thin', d: curve([50 - w * 0.9, t + 14], [50 - w * 0.5, t + 4], [50, t + 1]) + hatch([50 + w + 2, t + 16], [50 + w + 2, b.nose + 4], [-4, 2.4], 6) }, // prettier-ignore
        ...[-12, -3, 7].map((dx, i): Cut => ({ ink: 'ink', d: dot(50 + dx, t + 1 + (i % 2) * -2, 1.1) })),
      ];
    case 'veil':
      return [
        ...edged('ink', blob(...frame(b, 3.5, 7, b.low + 8, 3.4))),
        { ink: 'cut', d: curve([50 - w - 1, b.nose], [50 - w - 1, t + 12], [50 - w * 0.4, t - 2]) },
        ...edged('white', poly([50 - w * 0.75, t + 7], [50, t + 4], [50 + w * 0.75, t + 7], [50 + w * 0.8, t + 12], [50, t + 8], [50 - w * 0.8, t + 12])), // prettier-ignore
      ];
    case 'ushanka':
      return [
        ...edged('mid', blob([50 - w - 4, up - 1], [50 - w - 4, t + 4], [50 - w * 0.6, t - 8], [50 + w * 0.6, t - 8], [50 + w + 4, t + 4], [50 + w + 4, up - 1])), // prettier-ignore
        ...edged('bright', blob([50 - w - 5, up + 1], [50 - w - 5, t + 4], [50, t], [50 + w + 5, t + 4], [50 + w + 5, up + 1], [50, up - 2])), // prettier-ignore
        ...edged('mid', blob([50 - w - 6, t + 9], [50 - w + 2.5, up + 3], [50 - w + 2, b.nose], [50 - w - 4, b.mouth + 4], [50 - w - 8.5, b.nose])), // prettier-ignore
        ...edged('mid', blob([50 + w + 6, t + 9], [50 + w - 2.5, up + 3], [50 + w - 2, b.nose], [50 + w + 4, b.mouth + 4], [50 + w + 8.5, b.nose])), // prettier-ignore
        { ink: 'thin', d: hatch([50 - w, t + 5], [50 + w, t + 5], [-1.4, 6], 11) + hatch([50 - w - 5, b.eye - 2], [50 - w - 4, b.nose + 3], [4, 1.6], 4) }, // prettier-ignore
      ];
    case 'budenovka':
      return [
        ...edged('cloth', blob([50 - w - 2, up], [50 - w - 2, t + 6], [50 - 6, t - 7], [50, t - 13], [50 + 6, t - 7], [50 + w + 2, t + 6], [50 + w + 2, up])), // prettier-ignore
        { ink: 'accent', d: poly([50, t - 2], [52, t + 3], [57, t + 3.4], [53, t + 6], [54.6, t + 11], [50, t + 8], [45.4, t + 11], [47, t + 6], [43, t + 3.4], [48, t + 3]) }, // prettier-ignore
      ];
    case 'beret':
      return [
        ...edged('cloth', blob([50 - w - 1, up - 2], [50 - w - 5, t + 2], [50 - 4, t - 9], [50 + w, t - 6], [50 + w + 9, t + 3], [50 + w + 6, up - 3], [50 + 4, up - 4])), // prettier-ignore
        { ink: 'ink', d: poly([50 - w - 1.4, up - 4], [50, up - 7], [50 + w + 1, up - 5], [50 + w + 1, up - 2.4], [50, up - 4], [50 - w - 1, up - 0.8]) }, // prettier-ignore
        { ink: 'accent', d: dot(m - 9, up - 9, 2.6) },
        { ink: 'thin', d: hatch([50 + w * 0.3, t - 3], [50 + w + 5, t + 5], [-3, 5], 6) },
      ];
    case 'straw':
      return [
        ...edged('pale', blob(...dome(7, -1, up - 3))),
        { ink: 'ink', d: poly([50 - w - 0.5, up - 8], [50 + w + 0.5, up - 8], [50 + w + 1, up - 3], [50 - w - 1, up - 3]) }, // prettier-ignore
        ...edged('pale', blob([50 - w - 19, up + 1], [50 - w, up - 5], [50, up - 6], [50 + w, up - 5], [50 + w + 19, up + 1], [50 + w, up + 2.6], [50, up], [50 - w, up + 2.6])), // prettier-ignore
        { ink: 'thin', d: hatch([50 - w - 13, up - 1], [50 + w + 13, up - 1], [1.6, 2.6], 14) + hatch([50 - w * 0.7, t], [50 + w * 0.7, t], [1, 5], 7) }, // prettier-ignore
      ];
    case 'brim':
      return [
        ...edged('ink', blob([50 - w, up - 2], [50 - w + 1, t + 2], [50 - 8, t - 9], [50, t - 6], [50 + 8, t - 9], [50 + w - 1, t + 2], [50 + w, up - 2])), // prettier-ignore
        { ink: 'bright', d: poly([50 - w, up - 8], [50 + w, up - 8], [50 + w + 0.4, up - 3.6], [50 - w - 0.4, up - 3.6]) }, // prettier-ignore
        ...edged('ink', blob([50 - w - 14, up - 1], [50 - w, up - 4], [50, up - 4.6], [50 + w, up - 4], [50 + w + 14, up - 1], [50 + w - 2, up + 3], [50, up + 1.4], [50 - w + 2, up + 3])), // prettier-ignore
        { ink: 'cut', d: curve([50 - w - 8, up - 1.6], [50 - w + 4, up - 2.4], [50 - 4, up - 2.8]) + curve([50 - w + 5, t + 3], [50 - 9, t - 4], [50 - 6, t - 4]) }, // prettier-ignore
      ];
    case 'nurse':
      return [
        ...edged('white', blob([50 - w + 1, up - 2], [50 - w * 0.8, t - 3], [50, t - 8], [50 + w * 0.8, t - 3], [50 + w - 1, up - 2], [50, up - 6])), // prettier-ignore
        { ink: 'accent', d: 'M' + [[48.4, t - 4.5], [51.6, t - 4.5], [51.6, t - 1.4], [54.8, t - 1.4], [54.8, t + 1.8], [51.6, t + 1.8], [51.6, t + 5], [48.4, t + 5], [48.4, t + 1.8], [45.2, t + 1.8], [45.2, t - 1.4], [48.4, t - 1.4]].map((p) => p.join(' ')).join('L') + 'Z' }, // prettier-ignore
        { ink: 'thin', d: hatch([50 + w * 0.4, t - 1], [50 + w * 0.9, t + 6], [-3, 4], 4) },
      ];
    case 'skufia':
      return [
        ...edged('ink', blob([50 - w - 0.5, up - 3], [50 - w, t + 4], [50 - w * 0.6, t - 6], [50, t - 9.5], [50 + w * 0.6, t - 6], [50 + w, t + 4], [50 + w + 0.5, up - 3], [50, up - 6])), // prettier-ignore
        { ink: 'cut', d: curve([50 - w * 0.8, t + 5], [50 - w * 0.5, t - 3], [50 - 3, t - 5]) + run([50, t - 7], [50, up - 8]) }, // prettier-ignore
      ];
    case 'bandana':
      return [
        ...edged('accent', blob([50 - w - 1.4, up + 3], [50 - w - 1.6, t + 9], [50 - w * 0.62, t - 1.4], [50, t - 3.6], [50 + w * 0.62, t - 1.4], [50 + w + 1.6, t + 9], [50 + w + 1.4, up + 3], [m + w * 0.5, up - 1], [m, up - 2], [m - w * 0.5, up - 1])), // prettier-ignore
        ...edged('accent', poly([50 + w, up], [50 + w + 6, up + 1], [50 + w + 8, up + 12], [50 + w + 4, up + 9], [50 + w + 1, up + 12], [50 + w - 0.6, up + 4])), // prettier-ignore
        { ink: 'thin', d: curve([50 - w, up - 1], [m, up - 6], [50 + w, up - 1]) },
        { ink: 'ink', d: [-13, -6, 1, 8, 14].map((dx, i) => dot(50 + dx, t + 5 - (i % 2) * 3, 1.3)).join('') },
      ];
    case 'kerchief':
      return [
        ...edged('bright', blob([50 - w - 2, b.eye + 2], [50 - w - 3, t + 12], [50 - w * 0.66, t - 2.4], [50, t - 5], [50 + w * 0.66, t - 2.4], [50 + w + 3, t + 12], [50 + w + 2, b.eye + 2], [50 + w - 2.4, b.eye - 7], [m + w * 0.5, up - 4.4], [m, up - 6.6], [m - w * 0.5, up - 4.4], [50 - w + 2.4, b.eye - 7])), // prettier-ignore
        ...edged('bright', poly([50 + w + 1, b.eye - 3], [50 + w + 7, b.eye + 2], [50 + w + 5, b.nose + 4], [50 + w - 0.5, b.eye + 4])), // prettier-ignore
        { ink: 'thin', d: curve([50 - w - 0.5, b.eye - 4], [m - w * 0.55, up - 7.4], [m, up - 9.6], [m + w * 0.55, up - 7.4], [50 + w, b.eye - 4]) + hatch([50 + w * 0.5, t + 1], [50 + w + 1, t + 10], [-3, 4], 5) }, // prettier-ignore
        { ink: 'white', d: [-12, -4, 5, 12].map((dx, i) => dot(50 + dx, t + 3.4 - (i % 3), 1.2)).join('') },
      ];
    case 'headset':
      return [
        { ink: 'line', d: curve([50 - w - 2, b.eye], [50 - w - 1, t + 4], [50, t - 5], [50 + w + 1, t + 4], [50 + w + 2, b.eye]) }, // prettier-ignore
        { ink: 'wire', d: curve([50 - w - 2, b.eye], [50 - w - 1, t + 4], [50, t - 5], [50 + w + 1, t + 4], [50 + w + 2, b.eye]) }, // prettier-ignore
        ...edged('cloth', blob([50 - w - 7, b.eye - 6], [50 - w + 1, b.eye - 6], [50 - w + 1, b.eye + 8], [50 - w - 7, b.eye + 8])), // prettier-ignore
        ...edged('cloth', blob([50 + w + 7, b.eye - 6], [50 + w - 1, b.eye - 6], [50 + w - 1, b.eye + 8], [50 + w + 7, b.eye + 8])), // prettier-ignore
        { ink: 'cut', d: run([50 - w - 4, b.eye - 3], [50 - w - 4, b.eye + 5]) },
      ];
    case 'goggles':
      return [
        { ink: 'ink', d: poly([50 - w - 1, up - 5], [50 + w + 1, up - 5], [50 + w + 1, up], [50 - w - 1, up]) },
        ...[-8.5, 8.5].flatMap((dx): Cut[] => [
          { ink: 'bright', d: dot(m + dx, up - 3.4, 7.4, 5.8) },
          { ink: 'line', d: dot(m + dx, up - 3.4, 7.4, 5.8) },
          { ink: 'wire', d: curve([m + dx - 4, up - 3], [m + dx - 2.6, up - 6.4], [m + dx + 1, up - 7]) },
        ]),
      ];
    case 'balaclava':
      return [
        ...edged('cloth', blob([50 - w - 1.5, b.nose + 4], [50 - w - 2, t + 10], [50 - w * 0.6, t - 2], [50, t - 4], [50 + w * 0.6, t - 2], [50 + w + 2, t + 10], [50 + w + 1.5, b.nose + 4], [50 + w - 1.6, b.eye + 4], [50 + w - 2.4, b.brow - 3], [50, b.brow - 5], [50 - w + 2.4, b.brow - 3], [50 - w + 1.6, b.eye + 4])), // prettier-ignore
        ...edged('cloth', blob([50 - b.cheek - 1, b.eye + 5], [50 - b.jaw - 2, b.mouth], [50 - b.chin - 2, b.low + 3], [50 + b.chin + 2, b.low + 3], [50 + b.jaw + 2, b.mouth], [50 + b.cheek + 1, b.eye + 5], [m + 6, b.eye + 6], [m, b.eye + 9], [m - 6, b.eye + 6])), // prettier-ignore
        { ink: 'thin', d: hatch([50 - w + 3, t + 8], [50 + w - 4, t + 4], [1, 6], 9) + hatch([m - 9, b.mouth - 3], [m + 11, b.mouth - 3], [0.6, 8], 9) }, // prettier-ignore
        { ink: 'line', d: curve([m - 6, b.mouth + 1], [m, b.mouth - 0.4], [m + 6, b.mouth + 1]) },
      ];
  }
}
