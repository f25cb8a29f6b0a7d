/** The face: light from the left, so that the right side is cut away. */
import type { Brows, Mark, Mouth, Nose, Person } from './look';
import { blob, curve, dot, hatch, poly, run, type Cut, type Spot } from './pen';
import { dark, outline, widthAt, type Bones } from './skull';

export function face(person: Person, b: Bones): Cut[] {
  const age = person.age ?? 0;
  return [
    ...ears(b, person.turn ?? 0),
    { ink: 'skin', d: outline(b) },
    { ink: 'shade', d: dark(b) },
    { ink: 'thin', d: hatching(b, age) },
    ...lines(b, age, !!person.soft),
    ...nose(person.nose ?? 'straight', b, !!person.soft),
    ...eye(person, b, -1),
    ...eye(person, b, 1),
    ...brows(person.brows ?? 'flat', b, person.tone),
    ...mouth(person.mouth ?? 'flat', b, !!person.soft),
    ...(person.marks ?? []).flatMap((mark) => marked(mark, b)),
    { ink: 'line', d: outline(b) },
  ];
}

function ears(b: Bones, turn: number): Cut[] {
  const [top, low] = [b.eye - 3, b.nose + 1];
  const ear = (side: 1 | -1): Cut[] => {
    const x = 50 + side * (b.cheek - 0.5);
    const out = side * (3.8 - side * turn * 0.35);
    return [
      {
        ink: side < 0 ? 'skin' : 'shade',
        d: blob([x, top], [x + out, top - 1], [x + out * 1.15, b.eye + 4], [x + out * 0.5, low], [x - side, low - 2]),
      },
      {
        ink: 'line',
        d: curve([x, top], [x + out, top - 1], [x + out * 1.15, b.eye + 4], [x + out * 0.5, low], [x - side, low - 2]),
      },
    ];
  };
  return [...ear(-1), ...ear(1)];
}

/** Strokes of the gouge along the dark edge; the older, the more. */
function hatching(b: Bones, age: number): string {
  const [from, to] = [b.eye + 7, b.mouth + 3];
  const edge = (y: number): Spot => [50 + widthAt(b, y) - 0.5, y];
  const more = age > 1 ? hatch([50 - widthAt(b, b.nose) + 1.5, b.nose], [50 - widthAt(b, b.mouth) + 2, b.mouth], [3.5, 2.4], 4) : ''; // prettier-ignore
  return hatch(edge(from), edge(to), [-7, 3.6], 7) + more;
}

function lines(b: Bones, age: number, soft: boolean): Cut[] {
  const m = b.mid;
  const cuts: Cut[] = [];
  const add = (ink: 'thin' | 'line', d: string): void => void cuts.push({ ink, d });
  if (age > 0) {
    add('thin', curve([m - 5.5, b.nose - 2], [m - 8, b.nose + 3], [m - 8.4, b.mouth + 0.5]));
    if (!soft) add('thin', curve([m + 5.5, b.nose - 2], [m + 8.5, b.nose + 3], [m + 9, b.mouth]));
  }
  if (age > 1) {
    add('thin', curve([m - 10, b.brow - 6], [m - 2, b.brow - 7.4], [m + 8, b.brow - 6]));
    add('thin', curve([m - b.apart - 4, b.eye + 5], [m - b.apart, b.eye + 6.4], [m - b.apart + 4, b.eye + 4.8]));
    add('thin', run([m - b.apart - 6.4, b.eye - 0.4], [m - b.apart - 9.4, b.eye - 2]) + run([m - b.apart - 6.4, b.eye + 1.4], [m - b.apart - 9.4, b.eye + 2.6])); // prettier-ignore
  }
  if (age > 2) {
    add('thin', curve([m - 8, b.brow - 10], [m - 1, b.brow - 11], [m + 7, b.brow - 10]));
    add('line', curve([m - 12.6, b.nose - 2], [m - 11, b.nose + 4], [m - 12, b.mouth + 1]));
    add('thin', run([m - 1.4, b.brow], [m - 1.8, b.brow - 4]) + run([m + 1.4, b.brow], [m + 1.6, b.brow - 4]));
  }
  return cuts;
}

/** Half the width, where the tip and the bridge stand out, how far it hangs. */
const NOSES: Record<Nose, readonly [number, number, number, number]> = {
  straight: [4.6, 2.2, 1.6, 0],
  hook: [4.6, 3.2, 3.2, 2.2],
  broad: [6.8, 3, 1.8, 0],
  snub: [4.6, 2, 0.6, -2.4],
  broken: [5.4, 2.6, 3.4, 0.4],
  long: [4.4, 2.4, 1.8, 3],
};

function nose(kind: Nose, b: Bones, soft: boolean): Cut[] {
  const m = b.mid;
  const [wide, tip, bridge, drop] = NOSES[kind];
  const w = soft ? wide - 1 : wide;
  const y = b.nose + drop;
  const kink = kind === 'broken' ? -2.6 : 0;
  const ridge: Spot[] = [
    [m + 1.4, b.eye - 3.4],
    [m + 0.6 + kink * 0.3, b.eye + 1],
    [m + bridge + kink, b.eye + 6],
    [m + tip, y - 1.6],
  ];
  return [
    { ink: 'shade', d: poly(...ridge, [m + 1, y + 1.4], [m + w, y + 0.6], [m + w + 1, y - 2.6], [m + 5, b.eye + 5]) },
    { ink: 'ink', d: poly([m - w * 0.45, y + 0.3], [m + 0.6, y + 1.7], [m + w * 0.9, y + 0.4], [m + w * 0.6, y + 2.6], [m - w * 0.2, y + 2.4]) }, // prettier-ignore
    { ink: 'line', d: curve([m - w + 0.6, y - 2.6], [m - w - 0.2, y - 0.4], [m - w * 0.45, y + 0.6]) },
    { ink: soft ? 'thin' : 'line', d: curve(...ridge) },
  ];
}

function eye(person: Person, b: Bones, side: 1 | -1): Cut[] {
  const kind = person.eyes ?? 'open';
  const [x, y] = [b.mid + side * b.apart, b.eye];
  const open = { open: 1, wide: 1.35, narrow: 0.62, tired: 0.72, closed: 0, squint: 0.4, pale: 1.2 }[kind];
  const w = 5.2;
  const lid: Spot[] = [
    [x - side * w, y + 1.1],
    [x - side * 1.6, y - 2.6 * open - 0.3],
    [x + side * 2.6, y - 2.2 * open - 0.2],
    [x + side * (w + 0.8), y + 0.6],
  ];
  const low: Spot[] = [
    [x + side * 2.4, y + 1.9 * Math.max(open, 0.5)],
    [x - side * 2, y + 2.1 * Math.max(open, 0.5)],
  ];
  const hollow: Cut = {
    ink: side < 0 ? 'shade' : 'ink',
    d: poly(
      [x - side * (w + 1.6), b.brow + 2.4],
      [x + side * (w + 0.5), b.brow + 1.2],
      [x + side * (w + 1.2), y],
      [x + side * 2, y - 2.8 * open - 0.4],
      [x - side * (w - 1), y - 1],
    ),
  };
  if (!open) return [hollow, { ink: 'line', d: curve([x - side * w, y], [x, y + 2], [x + side * w, y + 0.2]) }];
  const deep = person.soft && side < 0 ? [] : [hollow];
  return [
    ...deep,
    { ink: 'skin', d: blob(...lid, ...low) },
    {
      ink: kind === 'pale' ? 'shade' : 'ink',
      d: dot(x + (person.turn ?? 0) * 0.12, y - 0.1, 2.1, Math.min(2.1, 2 * open)),
    },
    ...(kind === 'pale' ? [{ ink: 'ink' as const, d: dot(x, y - 0.1, 0.8) }] : []),
    { ink: 'ink', d: poly(...lid, [x + side * 2.8, y - 2.2 * open - (person.soft ? 2.2 : 1.7)], [x - side * 1.8, y - 2.6 * open - (person.soft ? 2.1 : 1.6)]) }, // prettier-ignore
    ...(kind === 'tired' || kind === 'squint'
      ? [{ ink: 'thin' as const, d: curve([x - side * 4, y + 3.4], [x, y + 4.6], [x + side * 4.4, y + 3.2]) }]
      : []),
  ];
}

/** Heights of the inner end, the peak and the outer end; how thick. */
const BROWS: Record<Exclude<Brows, 'none'>, readonly [number, number, number, number]> = {
  flat: [1, 0, 0.6, 2.8],
  stern: [3, 0.2, -0.4, 3.2],
  arched: [1.2, -2, 1.2, 2.2],
  bushy: [1.4, -1, 1.6, 4.6],
  thin: [0.8, -1, 1, 1.5],
  drawn: [1.6, -4, -2.4, 1.5],
  sad: [-1.6, -0.2, 2.4, 2.6],
};

function brows(kind: Brows, b: Bones, tone: Person['tone']): Cut[] {
  if (kind === 'none') return [];
  const [inner, peak, outer, thick] = BROWS[kind];
  const ink = tone === 'white' ? 'white' : tone === 'grey' ? 'grey' : 'ink';
  return ([-1, 1] as const).flatMap((side): Cut[] => {
    const x = (by: number): number => b.mid + side * (b.apart + by);
    const y = b.brow;
    const d = poly(
      [x(-6), y + inner],
      [x(1.5), y + peak],
      [x(7), y + outer + 0.8],
      [x(7.2), y + outer + 1.6],
      [x(1.5), y + peak + thick],
      [x(-6.2), y + inner + thick],
    );
    return kind === 'bushy' || ink !== 'ink'
      ? [
          { ink, d },
          { ink: 'thin', d },
        ]
      : [{ ink, d }];
  });
}

/** Heights of the left corner, the right one and the middle. */
const MOUTHS: Record<Mouth, readonly [number, number, number]> = {
  flat: [0, 0.3, 0.4],
  frown: [1.8, 1.8, -0.6],
  smirk: [0.6, -1.9, 0.6],
  full: [0, 0, 0.6],
  thin: [0.2, 0.2, 0.1],
  open: [0, 0, 0],
  smile: [-1.5, -1.5, 1.2],
};

function mouth(kind: Mouth, b: Bones, soft: boolean): Cut[] {
  const [m, y] = [b.mid, b.mouth];
  const w = Math.min(8.5, b.jaw * 0.5) - (soft ? 1.2 : 0);
  const [left, right, mid] = MOUTHS[kind];
  const line: Spot[] = [
    [m - w, y + left],
    [m - w * 0.4, y + mid * 0.6 - 0.3],
    [m, y + mid],
    [m + w * 0.5, y + mid * 0.6 - 0.3],
    [m + w, y + right],
  ];
  if (kind === 'open') {
    return [
      { ink: 'ink', d: blob([m - w + 1, y], [m, y - 2], [m + w - 1, y], [m, y + 3.6]) },
      { ink: 'skin', d: poly([m - 3.6, y - 0.8], [m + 3.4, y - 0.8], [m + 2.8, y + 0.6], [m - 3, y + 0.6]) },
    ];
  }
  const lips: Cut[] =
    soft || kind === 'full'
      ? [
          { ink: 'ink', d: poly([m - w + 1, y + left], [m - 2.2, y - 2.3], [m, y - 1.5], [m + 2.2, y - 2.3], [m + w - 1, y + right], [m, y + mid + 0.7]) }, // prettier-ignore
          { ink: 'shade', d: blob([m - w + 2.4, y + 1], [m, y + 1.4], [m + w - 2.4, y + 1], [m, y + 3.6]) },
        ]
      : [];
  return [
    ...lips,
    { ink: 'line', d: curve(...line) },
    { ink: 'thin', d: run([m - 3, y + (soft ? 4.6 : 3.6)], [m + 3.6, y + (soft ? 4.6 : 3.6)]) },
  ];
}

function marked(mark: Mark, b: Bones): Cut[] {
  const m = b.mid;
  const [x, y] = [m - b.apart, b.eye];
  switch (mark) {
    case 'scar-cheek':
      return [
        { ink: 'line', d: run([m - 14, b.eye + 5], [m - 6, b.mouth + 1]) },
        { ink: 'thin', d: hatch([m - 13, b.eye + 8], [m - 7, b.mouth - 3], [3.4, -2], 4) },
      ];
    case 'scar-eye':
      return [
        { ink: 'line', d: run([x - 1.6, b.brow - 6], [x + 0.6, y - 3]) + run([x + 0.2, y + 4], [x - 1.6, b.nose + 1]) },
        {
          ink: 'skin',
          d: poly([x - 2.4, b.brow - 1], [x + 1, b.brow - 1], [x + 2, b.brow + 4], [x - 0.6, b.brow + 4]),
        },
      ];
    case 'scar-lip':
      return [{ ink: 'line', d: run([m + 3, b.nose + 3], [m + 5, b.mouth + 3.4]) }];
    case 'plaster':
      return [
        { ink: 'white', d: poly([m - 15, b.nose - 4], [m - 7.5, b.nose - 7], [m - 6, b.nose - 3.4], [m - 13.6, b.nose - 0.4]) }, // prettier-ignore
        { ink: 'thin', d: poly([m - 15, b.nose - 4], [m - 7.5, b.nose - 7], [m - 6, b.nose - 3.4], [m - 13.6, b.nose - 0.4]) }, // prettier-ignore
      ];
    case 'patches':
      return [
        { ink: 'dark', d: blob([m - 16, b.brow - 9], [m - 9, b.brow - 12], [m - 7, b.brow - 5], [m - 12, b.brow - 3]) },
        { ink: 'dark', d: blob([m - 15, b.nose - 3], [m - 9, b.nose - 1], [m - 10, b.mouth], [m - 14, b.nose + 4]) },
        { ink: 'dark', d: blob([m + 8, b.mouth - 2], [m + 12, b.nose + 2], [m + 13, b.mouth + 2], [m + 9, b.mouth + 5]) }, // prettier-ignore
      ];
    case 'burn':
      return [
        { ink: 'shade', d: blob([m - 18, b.eye + 3], [m - 9, b.eye + 6], [m - 8, b.mouth], [m - 13, b.mouth + 5], [m - 17, b.nose + 2]) }, // prettier-ignore
        { ink: 'thin', d: hatch([m - 16, b.eye + 7], [m - 12, b.mouth + 3], [5, 0.8], 5) },
      ];
    case 'freckles':
      return [-13, -10, -7, 9, 12].map((dx, i): Cut => ({ ink: 'ink', d: dot(m + dx, b.eye + 6.5 + (i % 2) * 2.4, 0.8) })); // prettier-ignore
    case 'mole':
      return [{ ink: 'ink', d: dot(m - 8.5, b.mouth - 2.5, 1.2) }];
    case 'soot':
      return [{ ink: 'shade', d: poly([m - 16, b.eye + 6], [m - 6, b.eye + 8], [m - 9, b.eye + 10.4], [m - 14, b.eye + 9.6]) }]; // prettier-ignore
    case 'bandage':
      return [];
    case 'eyepatch':
      return [
        { ink: 'ink', d: blob([x - 6.4, y - 4], [x + 6, y - 4.4], [x + 5, y + 4], [x, y + 6], [x - 5, y + 4]) },
        { ink: 'line', d: run([x + 5, y - 4], [50 + b.temple * 0.9, b.top + 10]) + run([x - 6, y - 3], [50 - b.cheek, y - 6]) }, // prettier-ignore
      ];
  }
}
