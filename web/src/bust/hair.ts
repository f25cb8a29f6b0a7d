/** Hair and beards. What is dark has light strands cut into it, what is light has dark ones. */
import type { Beard, Hair, Person } from './look';
import { blob, curve, dot, hatch, poly, run, sides, type Cut, type Ink, type Spot } from './pen';
import { widthAt, type Bones } from './skull';

const INKS = { dark: 'dark', mid: 'mid', grey: 'grey', white: 'white' } as const;

const inkOf = (person: Person): Ink => INKS[person.tone ?? 'dark'];
const strand = (person: Person): Ink => (person.tone === 'grey' || person.tone === 'white' ? 'thin' : 'cut');

/** A mass of hair with its edge and its strands. */
function mass(person: Person, d: string, strands = ''): Cut[] {
  return [
    { ink: inkOf(person), d },
    ...(strands ? [{ ink: strand(person), d: strands }] : []),
    ...(person.tone === 'grey' || person.tone === 'white' ? [{ ink: 'thin' as const, d }] : []),
  ];
}

/** What hangs behind head and neck. */
export function behind(person: Person, b: Bones): Cut[] {
  const [w, t] = [b.temple, b.top];
  switch (person.hair) {
    case 'bob':
      return mass(person, blob(...sides([[0, t - 5], [w + 3, t + 8], [w + 6, 48], [w + 5, b.low - 3], [w - 2, b.low + 1]]))); // prettier-ignore
    case 'long':
      return mass(person, blob(...sides([[0, t - 5], [w + 3, t + 8], [w + 6, 50], [w + 7, 78], [w + 3, 90], [w - 8, 92]]))); // prettier-ignore
    case 'wavy':
      return mass(person, blob(...sides([[0, t - 6], [w + 5, t + 7], [w + 8, 42], [w + 4, 54], [w + 9, 66], [w + 4, 78], [w - 6, 80]]))); // prettier-ignore
    case 'wild':
      return mass(person, poly(...sides([[0, t - 9], [w * 0.5, t - 5], [w * 0.8, t - 9], [w + 4, t + 4], [w + 11, t + 6], [w + 7, t + 17], [w + 12, 48], [w + 5, 56], [w + 2, 64]]))); // prettier-ignore
    case 'bun':
      return [...mass(person, dot(50 + (person.turn ?? 0) * -0.6, t - 6, 9, 7.5), curve([44, t - 6], [50, t - 10], [56, t - 7]))]; // prettier-ignore
    case 'braid':
      return mass(person, blob([62, 50], [70, 60], [73, 76], [70, 96], [64, 98], [63, 78]), run([64, 70], [71, 66], [64, 78], [72, 76], [64, 88], [71, 86])); // prettier-ignore
    case 'curly':
      return mass(person, sides([[0, t - 4], [w * 0.6, t - 1], [w + 2, t + 9], [w + 5, t + 20], [w + 4, 46]]).map(([x, y]) => dot(x, y, 6.6)).join('')); // prettier-ignore
    default:
      return [];
  }
}

/** What lies on the head. */
export function hair(person: Person, b: Bones): Cut[] {
  const kind: Hair = person.hair;
  const [w, t, m] = [b.temple, b.top, b.mid];
  const up = b.brow - 8;
  const cap = (rise: number, out: number, line: Spot[], strands = ''): Cut[] =>
    mass(
      person,
      blob(
        [50 - w - out, b.eye - 2],
        [50 - w - out, t + 12],
        [50 - w * 0.62, t + 1 - rise],
        [50, t - 1 - rise],
        [50 + w * 0.62, t + 1 - rise],
        [50 + w + out, t + 12],
        [50 + w + out, b.eye - 2],
        ...line,
      ),
      strands,
    );
  const sweep = (from: number, to: number): string =>
    [0, 1, 2, 3].map((i) => curve([m - 12 + i * 7, up - 1 - (i % 2) * 2], [from + i * 6, t + 3], [to + i * 6, t])).join(''); // prettier-ignore
  switch (kind) {
    case 'bald':
      return [{ ink: 'thin', d: curve([50 - w * 0.5, t + 5], [50 - w * 0.2, t + 3], [50, t + 3]) }];
    case 'balding':
    case 'receding': {
      const high = kind === 'balding' ? 4 : 8;
      const left = blob([50 - w - 2, b.eye + 1], [50 - w - 3, t + 14], [50 - w * 0.86, t + high], [50 - w * 0.74, t + 14], [50 - w + 1, b.eye - 4]); // prettier-ignore
      const right = blob([50 + w + 2, b.eye + 1], [50 + w + 3, t + 14], [50 + w * 0.86, t + high], [50 + w * 0.74, t + 14], [50 + w - 1, b.eye - 4]); // prettier-ignore
      const top = kind === 'receding' ? blob([50 - w * 0.7, t + 6], [50, t - 4], [50 + w * 0.7, t + 6], [m + 6, t + 6], [m, t + 10], [m - 5, t + 5]) : ''; // prettier-ignore
      return mass(person, left + right + top, hatch([50 - w - 1, t + 16], [50 - w - 1, b.eye - 3], [3, -2], 4));
    }
    case 'cropped':
      return [
        ...cap(0.5, 0.6, [[50 + w - 2, b.eye - 9], [m + w * 0.55, up + 1], [m, up - 1], [m - w * 0.55, up + 1], [50 - w + 2, b.eye - 9]]), // prettier-ignore
        { ink: strand(person), d: [...Array(9).keys()].map((i) => run([50 - w * 0.8 + i * w * 0.2, t + 7 + (i % 2) * 3], [50 - w * 0.78 + i * w * 0.2, t + 4.6 + (i % 2) * 3])).join('') }, // prettier-ignore
      ];
    case 'short':
      return cap(3, 1.8, [[50 + w - 2, b.eye - 7], [m + w * 0.7, up + 1], [m + 4, up - 3], [m - 6, up + 0.5], [m - w * 0.75, up], [50 - w + 2, b.eye - 7]], sweep(44, 48)); // prettier-ignore
    case 'side':
      return cap(4, 2, [[50 + w - 2, b.eye - 6], [m + w * 0.8, up + 2], [m + 8, up + 1], [m - 3, up - 4], [m - 10, t + 4], [m - 12, up + 1], [50 - w + 2, b.eye - 6]], curve([m - 10, t + 3], [m + 2, t + 4], [m + 13, up - 1]) + curve([m - 8, t - 1], [m + 6, t], [m + 16, up - 3])); // prettier-ignore
    case 'slick':
      return cap(2.6, 1, [[50 + w - 1, b.eye - 8], [m + w * 0.7, t + 11], [m + 5, t + 6], [m, t + 9], [m - 6, t + 6], [m - w * 0.7, t + 11], [50 - w + 1, b.eye - 8]], [-9, -3, 3, 9].map((dx) => curve([m + dx, t + 7], [m + dx * 1.1, t + 2], [m + dx * 0.9, t - 2])).join('')); // prettier-ignore
    case 'curly':
      return mass(person, ([[-w * 0.9, t + 10], [-w * 0.6, t + 3], [-w * 0.2, t], [w * 0.2, t], [w * 0.6, t + 3], [w * 0.9, t + 10], [-w * 0.3, t + 7], [w * 0.35, t + 7], [-w, t + 18], [w, t + 18]] as Spot[]).map(([x, y]) => dot(50 + x, y, 6)).join(''), [-12, -4, 5, 12].map((dx) => curve([m + dx - 2, t + 5], [m + dx, t + 1], [m + dx + 3, t + 4])).join('')); // prettier-ignore
    case 'mop':
      return cap(4.5, 3, [[50 + w - 1, b.eye - 4], [m + w * 0.75, b.brow - 2], [m + 9, up - 2], [m + 5, b.brow - 1], [m - 1, up - 1], [m - 6, b.brow], [m - 11, up], [50 - w + 1, b.eye - 3]], sweep(44, 46)); // prettier-ignore
    case 'wild':
      return mass(person, poly([50 - w - 4, b.eye], [50 - w - 6, t + 10], [50 - w * 0.7, t - 5], [46, t - 7], [52, t - 3], [50 + w * 0.6, t - 8], [50 + w + 5, t + 8], [50 + w + 4, b.eye], [50 + w - 1, b.eye - 7], [m + 12, up - 2], [m + 7, up + 2], [m + 2, up - 5], [m - 5, up + 1], [m - 9, up - 5], [m - 14, up + 3], [50 - w + 1, b.eye - 7]), run([40, t + 6], [37, t - 1]) + run([50, t + 5], [51, t]) + run([60, t + 6], [64, t - 1])); // prettier-ignore
    case 'mohawk':
      return [
        { ink: 'thin', d: hatch([50 - w * 0.85, t + 12], [50 - w * 0.5, t + 5], [1.6, -1.6], 4) },
        ...mass(person, poly([m - 6, up], [m - 8, t + 3], [m - 7, t - 8], [m - 2, t - 5], [m + 1, t - 10], [m + 5, t - 5], [m + 9, t - 7], [m + 8, t + 3], [m + 6, up - 1], [m + 1, up - 4]), run([m - 3, t + 5], [m - 4, t - 3]) + run([m + 3, t + 4], [m + 4, t - 3])), // prettier-ignore
      ];
    case 'pixie':
      return cap(4, 2.2, [[50 + w - 1, b.eye - 1], [m + w * 0.75, up + 5], [m + 9, up - 3], [m - 1, up + 3], [m - 9, b.brow - 1], [m - 13, up + 4], [50 - w, b.eye]], curve([m + 10, t + 2], [m, t + 6], [m - 9, up + 3]) + curve([m + 4, t - 2], [m - 6, t + 3], [m - 14, up])); // prettier-ignore
    case 'bob':
      return cap(5, 4, [[50 + w + 3.5, b.mouth + 2], [50 + w - 1.5, b.mouth - 4], [50 + w - 2, b.eye - 8], [m + 8, t + 9], [m - 4, t + 6], [50 - w + 1, b.eye - 8], [50 - w + 1.5, b.mouth - 4], [50 - w - 3.5, b.mouth + 2]], curve([m - 4, t - 1], [m - 12, t + 6], [50 - w - 1, b.eye]) + curve([m - 4, t - 1], [m + 10, t + 4], [50 + w + 1, b.eye])); // prettier-ignore
    case 'long':
    case 'wavy':
      return cap(5, 3.6, [[50 + w + 3, b.low], [50 + w - 1.5, b.mouth], [50 + w - 2.4, b.eye - 7], [m + 9, t + 10], [m + 1, t + 4], [m - 9, t + 10], [50 - w + 2.4, b.eye - 7], [50 - w + 1.5, b.mouth], [50 - w - 3, b.low]], curve([m + 1, t - 1], [m - 13, t + 8], [50 - w, b.eye + 4]) + curve([m + 1, t - 1], [m + 14, t + 8], [50 + w, b.eye + 4])); // prettier-ignore
    case 'bun':
    case 'pulled':
    case 'braid':
      return cap(1.8, 1.2, [[50 + w - 1, b.eye - 5], [m + w * 0.8, t + 14], [m + 8, t + 9], [m, t + 7.5], [m - 8, t + 9], [m - w * 0.8, t + 14], [50 - w + 1, b.eye - 5]], [-10, -4, 4, 10].map((dx) => curve([m + dx, t + 8], [m + dx * 0.8, t + 3], [m + dx * 0.3, t - 1])).join('')); // prettier-ignore
    case 'streak':
      return [
        ...cap(4, 2.4, [[50 + w - 2, b.eye - 5], [m + w * 0.7, up + 1], [m + 3, up - 3], [m - 7, up], [50 - w + 2, b.eye - 5]]), // prettier-ignore
        { ink: 'white', d: poly([m - 5, up - 1], [m - 7, t - 4], [m + 3, t - 5], [m + 3, up - 2]) },
        { ink: 'cut', d: run([m - 11, up - 3], [m - 13, t + 2]) + run([m + 9, up - 3], [m + 11, t + 2]) },
      ];
  }
}

/** Along the jaw in two rows, and over the lip; the mouth stays clean. */
function ticks(b: Bones): string {
  const m = b.mid;
  const tick = (x: number, y: number): string => run([x, y], [x * 0.985 + m * 0.015, y + 1.7]);
  const rows = [0, 1].flatMap(
    (row) =>
    [-9.5, -6.4, -3.2, 0, 3.2, 6.4, 9.5].map((dx) => tick(m + dx + row * 1.5, b.low - 6.4 + row * 2.9 - Math.abs(dx) * 0.42)), // prettier-ignore
  );
  const lip = [-4.6, -2.4, 2.4, 4.6].map((dx) => tick(m + dx, b.mouth - 3.6));
  const cheeks = [-12, 12].map((dx) => tick(m + dx, b.mouth - 1) + tick(m + dx * 0.96, b.mouth + 2.6));
  return [...rows, ...lip, ...cheeks].join('');
}

export function beard(person: Person, b: Bones): Cut[] {
  const kind: Beard | undefined = person.beard;
  if (!kind) return [];
  const [m, y] = [b.mid, b.mouth];
  const jaw = (at: number): number => widthAt(b, at);
  const lip = (low: number, out: number): Spot[] => [
    [m - out, y + 1],
    [m - 5, b.nose + 3.4],
    [m, b.nose + 2.8],
    [m + 5, b.nose + 3.4],
    [m + out, y + 1],
    [m + 4, y + low],
    [m, y - 0.6],
    [m - 4, y + low],
  ];
  const full = (drop: number, out: number): string =>
    blob(
      [50 - jaw(b.eye + 9) - 0.6, b.eye + 8],
      [50 - jaw(b.mouth) - out, y],
      [50 - jaw(b.mouth) * 0.7, b.low + drop * 0.5],
      [m, b.low + drop],
      [50 + jaw(b.mouth) * 0.7, b.low + drop * 0.5],
      [50 + jaw(b.mouth) + out, y],
      [50 + jaw(b.eye + 9) + 0.6, b.eye + 8],
      [50 + jaw(b.nose) - 4, b.nose + 1],
      [m + 6, b.nose + 3],
      [m, b.nose + 2.6],
      [m - 6, b.nose + 3],
      [50 - jaw(b.nose) + 4, b.nose + 1],
    );
  const gap: Cut[] = [
    { ink: person.tone === 'grey' || person.tone === 'white' ? 'ink' : 'skin', d: poly([m - 4.5, y], [m, y - 0.6], [m + 4.5, y], [m, y + 1.8]) }, // prettier-ignore
  ];
  const strands = (from: number, to: number): string =>
    [-9, -5.5, -2, 1.5, 5, 8.5].map((dx, i) => curve([m + dx * 1.1, from + (i % 2) * 2], [m + dx, (from + to) / 2], [m + dx * 0.5, to - (i % 2) * 4])).join(''); // prettier-ignore
  switch (kind) {
    case 'stubble':
      return [{ ink: 'thin', d: ticks(b) }];
    case 'moustache':
      return mass(person, blob(...lip(1.4, 9.5)), run([m - 5, b.nose + 5], [m - 7, y]) + run([m + 5, b.nose + 5], [m + 7, y])); // prettier-ignore
    case 'walrus':
      return mass(person, blob([m - 12.5, y + 5], [m - 9, b.nose + 4], [m, b.nose + 2.2], [m + 9, b.nose + 4], [m + 12.5, y + 5], [m + 6, y + 2.6], [m, y + 1.8], [m - 6, y + 2.6]), [-8, -4, 4, 8].map((dx) => run([m + dx * 0.7, b.nose + 4.4], [m + dx, y + 1.6])).join('')); // prettier-ignore
    case 'pencil':
      return mass(person, poly([m - 8, y - 1.4], [m - 1, b.nose + 4.2], [m - 1, b.nose + 5.6], [m - 7.6, y]) + poly([m + 8, y - 1.4], [m + 1, b.nose + 4.2], [m + 1, b.nose + 5.6], [m + 7.6, y])); // prettier-ignore
    case 'short':
      return [...mass(person, full(1.5, 0.8), strands(y + 4, b.low)), ...gap];
    case 'full':
      return [...mass(person, full(9, 3), strands(y + 3, b.low + 8)), ...gap];
    case 'long':
      return [...mass(person, full(22, 2), strands(y + 3, b.low + 19)), ...gap];
    case 'forked':
      return [
        ...mass(person, blob([m - 9, y], [m - 9, b.low], [m - 6, b.low + 13], [m, b.low + 5], [m + 6, b.low + 13], [m + 9, b.low], [m + 9, y], [m + 5, b.nose + 3.2], [m, b.nose + 2.8], [m - 5, b.nose + 3.2]), strands(y + 4, b.low + 9)), // prettier-ignore
        ...gap,
      ];
    case 'goatee':
      return [
        ...mass(person, blob([m - 7, y - 0.5], [m - 7, b.low - 2], [m, b.low + 6], [m + 7, b.low - 2], [m + 7, y - 0.5], [m + 4, b.nose + 3.4], [m, b.nose + 2.9], [m - 4, b.nose + 3.4]), run([m, y + 5], [m, b.low + 3])), // prettier-ignore
        ...gap,
      ];
    case 'chin':
      return mass(person, blob([m - 5, y + 4.5], [m + 5, y + 4.5], [m + 4, b.low + 2], [m, b.low + 6], [m - 4, b.low + 2])); // prettier-ignore
    case 'whiskers':
      return mass(person, blob([50 - jaw(b.eye) - 1, b.eye - 2], [50 - jaw(b.nose) - 1.6, b.nose], [50 - jaw(y), y + 3], [50 - jaw(y) + 6, y + 2], [50 - jaw(b.nose) + 4, b.nose - 2]) + blob([50 + jaw(b.eye) + 1, b.eye - 2], [50 + jaw(b.nose) + 1.6, b.nose], [50 + jaw(y), y + 3], [50 + jaw(y) - 6, y + 2], [50 + jaw(b.nose) - 4, b.nose - 2])); // prettier-ignore
  }
}
