/** The bones: everything else is measured from them. */
import type { Person, Skull } from './look';
import { blob, sides, type Spot } from './pen';

/** Crown, half the width at temples, cheeks, jaw and chin, end of the chin. */
const SKULLS: Record<Skull, readonly [number, number, number, number, number, number]> = {
  oval: [15, 20, 19.5, 15.5, 7, 72],
  long: [12, 18.5, 17.5, 14.5, 7, 77],
  round: [17, 21.5, 22.5, 18.5, 9, 71],
  square: [15, 20, 20.5, 19.5, 12, 74],
  heart: [14, 21, 19, 12.5, 4.5, 72],
  gaunt: [13, 19.5, 17.5, 12, 7.5, 75],
  broad: [15, 22.5, 23.5, 21.5, 13, 74],
  narrow: [13, 17, 16.5, 12.5, 5.5, 72],
  young: [17, 20.5, 20, 14.5, 6, 70],
  jowly: [16, 20, 21.5, 22.5, 13, 74],
  pear: [17, 18, 20.5, 21.5, 10, 73],
  small: [22, 16.5, 17, 15.5, 9.5, 66],
};

export interface Bones {
  top: number;
  temple: number;
  cheek: number;
  jaw: number;
  chin: number;
  low: number;
  /** Heights of brow, eyes, nose and mouth. */
  brow: number;
  eye: number;
  nose: number;
  mouth: number;
  /** How far apart the eyes are, and where the middle of the face is. */
  apart: number;
  mid: number;
}

export function bonesOf(person: Person): Bones {
  const [top, temple, cheek, jaw, chin, low] = SKULLS[person.skull];
  const down = (part: number): number => top + (low - top) * part;
  return {
    top,
    temple,
    cheek,
    jaw: person.soft ? jaw - 1.5 : jaw,
    chin: person.soft ? chin - 1 : chin,
    low,
    brow: down(person.soft ? 0.395 : 0.41),
    eye: down(0.5),
    nose: down(0.725),
    mouth: down(0.835),
    apart: cheek * 0.47,
    mid: 50 + (person.turn ?? 0),
  };
}

/** The right half of the outline, from crown to chin. */
const half = (b: Bones): Spot[] => {
  const down = (part: number): number => b.top + (b.low - b.top) * part;
  return [
    [0, b.top],
    [b.temple * 0.74, down(0.08)],
    [b.temple, down(0.3)],
    [b.cheek, down(0.58)],
    [b.jaw, down(0.8)],
    [b.chin, down(0.965)],
    [0, b.low],
  ];
};

export const outline = (b: Bones): string => blob(...sides(half(b)));

/** The side away from the light: from the edge of the face to the ridge of the nose and back. */
export function dark(b: Bones): string {
  const edge = half(b).map(([x, y]): Spot => [50 + x, y]);
  const m = b.mid;
  const inner: Spot[] = [
    [m + 4, b.low - 1],
    [m + 6, b.mouth + 5],
    [m + 5, b.mouth],
    [m + 7, b.nose + 2],
    [m + 10.5, b.eye + 8],
    [m + 14, b.eye + 4],
    [m + 13.5, b.eye - 5],
    [m + 11, b.brow - 3],
    [m + 12, b.top + 8],
  ];
  return blob(...edge.slice(1), ...inner);
}

/** How wide the face is at a height, between temple and chin. */
export function widthAt(b: Bones, y: number): number {
  const spots = half(b);
  for (let i = 0; i + 1 < spots.length; i++) {
    const [x1, y1] = spots[i] ?? [0, 0];
    const [x2, y2] = spots[i + 1] ?? [0, 0];
    if (y >= y1 && y <= y2) return x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
  }
  return 0;
}
