/** Glasses, and one thing to know somebody by. */
import type { Glasses, Person, Prop } from './look';
import { blob, curve, dot, hatch, poly, run, type Cut } from './pen';
import type { Bones } from './skull';

const edged = (ink: Cut['ink'], d: string): Cut[] => [
  { ink, d },
  { ink: 'line', d },
];

export function glassed(kind: Glasses | undefined, b: Bones): Cut[] {
  if (!kind) return [];
  const [y, a, m] = [b.eye, b.apart, b.mid];
  const lens = (side: 1 | -1): string => {
    const x = m + side * a;
    if (kind === 'round') return dot(x, y + 0.6, 6.6);
    if (kind === 'half') return blob([x - 6.6, y + 2.4], [x + 6.6, y + 2.4], [x + 5, y + 7], [x - 5, y + 7]);
    const [w, h] = kind === 'square' ? [6.8, 4.8] : [7.4, 6];
    return poly([x - w, y - h + 0.6], [x + w, y - h + 0.6], [x + w - 0.8, y + h], [x - w + 0.8, y + h]);
  };
  const bridge = curve([m - a + 6.4, y + (kind === 'half' ? 3 : 0)], [m, y - (kind === 'half' ? -1.4 : 1.6)], [m + a - 6.4, y + (kind === 'half' ? 3 : 0)]); // prettier-ignore
  const arms = run([m - a - 6.6, y], [50 - b.cheek, y - 1.4]) + run([m + a + 6.6, y], [50 + b.cheek, y - 1.4]);
  const rims = lens(-1) + lens(1);
  if (kind === 'dark') return [{ ink: 'ink', d: rims }, { ink: 'line', d: bridge + arms }, { ink: 'cut', d: run([m - a - 4, y - 2], [m - a + 1, y - 3]) + run([m + a - 4, y - 2], [m + a + 1, y - 3]) }]; // prettier-ignore
  return [
    { ink: 'line', d: rims + bridge + arms + (kind === 'thick' ? rims : '') },
    { ink: 'cut', d: run([m + a + 1, y - 3], [m + a + 4.4, y + 1.4]) },
  ];
}

export function onHead(person: Person, b: Bones): Cut[] {
  return (person.props ?? []).flatMap((prop) => head(prop, b)).concat(bandaged(person, b));
}

export function onBody(person: Person, b: Bones): Cut[] {
  return (person.props ?? []).flatMap((prop) => body(prop, b.low + 8));
}

function bandaged(person: Person, b: Bones): Cut[] {
  if (!person.marks?.includes('bandage')) return [];
  const [w, y] = [b.temple, b.brow - 8];
  return [
    ...edged('white', poly([50 - w - 2, y + 2], [50 + w + 2, y - 5], [50 + w + 2, y + 3], [50 - w - 2, y + 9])),
    { ink: 'thin', d: run([50 - w - 1, y + 5], [50 + w + 1, y - 1.4]) },
    { ink: 'accent', d: dot(b.mid - 9, y + 4, 2.6, 2) },
  ];
}

function head(prop: Prop, b: Bones): Cut[] {
  const [w, m] = [b.temple, b.mid];
  switch (prop) {
    case 'pencil':
      return edged('accent', poly([50 - w - 3, b.eye - 1], [50 - w + 1.4, b.eye - 3], [50 - w - 9, b.top + 6], [50 - w - 12, b.top + 8])); // prettier-ignore
    case 'earring':
      return [{ ink: 'wire', d: dot(50 - b.cheek - 2.6, b.nose + 4, 2.8) }];
    case 'cigarette':
      return [
        ...edged('white', poly([m + 4, b.mouth], [m + 17, b.mouth + 4.4], [m + 16.4, b.mouth + 6.8], [m + 3.6, b.mouth + 2.4])), // prettier-ignore
        { ink: 'accent', d: poly([m + 16, b.mouth + 4], [m + 19, b.mouth + 5], [m + 18.4, b.mouth + 7.6], [m + 15.4, b.mouth + 6.6]) }, // prettier-ignore
      ];
    case 'mask':
      return [
        ...edged('cloth', blob([50 - b.cheek + 1, b.eye + 5], [m, b.eye + 6], [50 + b.cheek - 1, b.eye + 5], [50 + b.jaw, b.mouth], [m + 8, b.low + 4], [m - 8, b.low + 4], [50 - b.jaw, b.mouth])), // prettier-ignore
        ...edged('ink', dot(m - 1, b.mouth + 2, 7.4)),
        { ink: 'cut', d: dot(m - 1, b.mouth + 2, 4) + run([m - 5, b.mouth + 2], [m + 3, b.mouth + 2]) },
        { ink: 'line', d: run([50 - b.cheek + 1, b.nose - 3], [50 - w - 1, b.eye - 3]) + run([50 + b.cheek - 1, b.nose - 3], [50 + w + 1, b.eye - 3]) }, // prettier-ignore
      ];
    case 'muffler':
      return [
        ...edged('cloth', blob([50 - b.cheek - 2, b.nose - 5], [m, b.nose - 3.4], [50 + b.cheek + 2, b.nose - 5], [50 + b.jaw + 6, b.low + 1], [50 + b.jaw + 2, b.low + 10], [50, b.low + 13], [50 - b.jaw - 2, b.low + 10], [50 - b.jaw - 6, b.low + 1])), // prettier-ignore
        { ink: 'accent', d: poly([50 - b.jaw - 4, b.low - 1], [m, b.low + 4], [50 + b.jaw + 4, b.low - 1], [50 + b.jaw + 4, b.low + 2], [m, b.low + 7], [50 - b.jaw - 4, b.low + 2]) }, // prettier-ignore
        { ink: 'thin', d: curve([50 - b.jaw, b.mouth + 2], [m, b.mouth + 4], [50 + b.jaw, b.mouth + 1]) + curve([50 - b.jaw, b.low - 1], [m, b.low + 2], [50 + b.jaw, b.low - 2]) }, // prettier-ignore
      ];
    case 'goggles':
      return [
        { ink: 'ink', d: poly([50 - w - 1, b.eye - 4], [50 + w + 1, b.eye - 4], [50 + w + 1, b.eye + 3], [50 - w - 1, b.eye + 3]) }, // prettier-ignore
        ...[-1, 1].flatMap((side): Cut[] => [
          ...edged('bright', dot(m + side * b.apart, b.eye, 8.2, 7)),
          { ink: 'wire', d: curve([m + side * b.apart - 5, b.eye + 1], [m + side * b.apart - 3, b.eye - 4], [m + side * b.apart + 1, b.eye - 5]) }, // prettier-ignore
        ]),
      ];
    case 'headset':
      return [
        { ink: 'line', d: curve([50 - w - 2, b.eye], [50 - w, b.top + 2], [50, b.top - 5], [50 + w, b.top + 2], [50 + w + 2, b.eye]) }, // prettier-ignore
        ...edged('ink', blob([50 - w - 6, b.eye - 5], [50 - w + 1, b.eye - 5], [50 - w + 1, b.eye + 7], [50 - w - 6, b.eye + 7])), // prettier-ignore
        { ink: 'line', d: curve([50 - w - 2, b.eye + 7], [50 - b.jaw - 2, b.mouth], [m - 7, b.mouth + 3]) },
        { ink: 'accent', d: dot(m - 7, b.mouth + 3, 1.8) },
      ];
    default:
      return [];
  }
}

function body(prop: Prop, y: number): Cut[] {
  switch (prop) {
    case 'cross':
      return [
        { ink: 'wire', d: curve([40, y], [45, y + 12], [50, y + 15], [55, y + 12], [60, y]) },
        { ink: 'accent', d: poly([48.8, y + 14], [51.2, y + 14], [51.2, y + 17], [54.6, y + 17], [54.6, y + 19.4], [51.2, y + 19.4], [51.2, y + 25], [48.8, y + 25], [48.8, y + 19.4], [45.4, y + 19.4], [45.4, y + 17], [48.8, y + 17]) }, // prettier-ignore
      ];
    case 'beads':
      return [[38, y + 1], [40, y + 7], [44, y + 12], [50, y + 14], [56, y + 12], [60, y + 7], [62, y + 1]].flatMap(([x, v]) => edged('accent', dot(x ?? 0, v ?? 0, 2.4))); // prettier-ignore
    case 'tags':
      return [
        { ink: 'wire', d: curve([41, y], [46, y + 13], [50, y + 16], [54, y + 13], [59, y]) },
        ...edged('white', blob([47, y + 14], [51, y + 14], [51.4, y + 21], [46.6, y + 21])),
        ...edged('accent', blob([51, y + 15], [55, y + 14], [56.6, y + 21], [52, y + 22])),
      ];
    case 'stethoscope':
      return [
        { ink: 'line', d: curve([39, y], [41, y + 12], [48, y + 20]) + curve([61, y], [60, y + 12], [50, y + 20]) },
        { ink: 'wire', d: curve([39, y], [41, y + 12], [48, y + 20]) + curve([61, y], [60, y + 12], [50, y + 20]) },
        ...edged('accent', dot(49, y + 21, 3)),
      ];
    case 'strap':
      return [...edged('ink', poly([66, y - 1], [72, y + 2], [40, 103], [32, 103])), { ink: 'accent', d: poly([52, y + 14], [57, y + 16], [54, y + 20], [49, y + 18]) }]; // prettier-ignore
    case 'rope':
      return [...edged('pale', poly([66, y], [73, y + 3], [42, 103], [34, 103])), { ink: 'thin', d: hatch([68, y + 3], [40, 100], [4, 1], 9) }]; // prettier-ignore
    case 'key':
      return [
        { ink: 'wire', d: curve([41, y], [46, y + 10], [50, y + 12], [54, y + 10], [59, y]) },
        { ink: 'wire', d: dot(50, y + 15, 3) + run([50, y + 18], [50, y + 27], [53.6, y + 27]) + run([50, y + 23.6], [53, y + 23.6]) }, // prettier-ignore
      ];
    case 'whistle':
      return [
        { ink: 'wire', d: curve([41, y], [46, y + 10], [50, y + 13], [54, y + 10], [59, y]) },
        ...edged('accent', blob([47, y + 13], [55, y + 13], [55, y + 16], [52, y + 20], [47, y + 19])),
      ];
    case 'badge':
      return edged('accent', poly([29, y + 13], [37, y + 12], [37.6, y + 17], [29.6, y + 18]));
    case 'tie':
      return edged('accent', poly([47.4, y + 7], [52.6, y + 7], [53.6, y + 11], [51.6, y + 13], [55, 102], [45, 102], [48.4, y + 13], [46.4, y + 11])); // prettier-ignore
    case 'chevrons':
      return [{ ink: 'wire', d: run([18, 98], [23, 94], [28, 98]) + run([18, 102], [23, 98], [28, 102]) }];
    case 'armband':
      return [...edged('white', poly([12, 92], [22, 89], [24, 99], [14, 102])), { ink: 'accent', d: poly([16.4, 92.6], [18.6, 92], [20, 99], [18, 99.6]) + poly([14, 95.6], [21.4, 93.6], [22, 96], [14.6, 98]) }]; // prettier-ignore
    case 'scarf':
      return [...edged('accent', blob([50 - 15, y - 4], [50, y + 2], [50 + 15, y - 4], [50 + 17, y + 5], [50, y + 11], [50 - 17, y + 5])), ...edged('accent', poly([56, y + 7], [64, y + 5], [68, 102], [58, 102])), { ink: 'thin', d: curve([38, y + 2], [50, y + 6], [62, y + 1]) }]; // prettier-ignore
    case 'detector':
      return [...edged('ink', poly([62, 88], [74, 86], [76, 102], [63, 102])), { ink: 'accent', d: dot(69, 91.5, 2.4) }, { ink: 'wire', d: run([71, 86], [75, 76]) }]; // prettier-ignore
    case 'candle':
      return [...edged('white', poly([70, 84], [74, 84], [74, 102], [70, 102])), { ink: 'accent', d: blob([72, 74], [74.4, 80], [72, 83.6], [69.6, 80]) }]; // prettier-ignore
    default:
      return [];
  }
}
