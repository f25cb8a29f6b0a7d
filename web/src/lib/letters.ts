/** Letters on a drawing, in its units: how large they must be to be read, where names break, when they are set narrower. */
const USUAL = 22.5;
const MOST = 30;
/** Pixels on the screen; a little more than 14, for browsers round. */
const LEAST = 14.1;
/** A drawing that is smaller than this has letters too small to read, however large they are drawn. */
export const SMALLEST_SCALE = LEAST / MOST;

/** The size of labels on a drawing whose unit is `scale` pixels: larger where the drawing is small. */
export function labelSize(scale: number): number {
  return scale > 0 ? Math.min(MOST, Math.max(USUAL, LEAST / scale)) : USUAL;
}

/** A name on one line, or on two where it is too wide for the room: broken so that the wider line is as short as can be. */
export function broken(name: string, room: number, width: (text: string) => number): string[] {
  if (width(name) <= room) return [name];
  const words = name.split(' ');
  let best = [name];
  for (let cut = 1; cut < words.length; cut++) {
    const found = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    if (widest(found, width) < widest(best, width)) best = found;
  }
  return best;
}

function widest(lines: string[], width: (text: string) => number): number {
  return Math.max(...lines.map(width));
}

/** A line that is too wide for its place is set narrower, never smaller: attributes of an SVG text. */
export function squeezed(width: number, room: number): { textLength?: number; lengthAdjust?: 'spacingAndGlyphs' } {
  return width > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {};
}
