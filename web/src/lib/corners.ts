/** Where a panel lies over a board without covering what can be chosen there. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const CORNERS = ['bottom left', 'bottom right', 'top left', 'top right'] as const;
export type Corner = (typeof CORNERS)[number];

const EDGE = 8;
/** The tools of the board stand at its lower right. */
const TOOLS = 72;

const meet = (one: Rect, other: Rect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** The rectangle that a panel of a size takes in a corner of the room; the style sheet says the same. */
export function cornered(corner: Corner, size: { width: number; height: number }, room: Rect): Rect {
  const right = room.right - (corner === 'bottom right' ? TOOLS : EDGE);
  const left = corner.endsWith('left') ? room.left + EDGE : right - size.width;
  const top = corner.startsWith('top') ? room.top + EDGE : room.bottom - EDGE - size.height;
  return { left, top, right: left + size.width, bottom: top + size.height };
}

/** The first corner in which the panel covers nothing that glows. */
export const freeCorner = (
  size: { width: number; height: number },
  room: Rect,
  glowing: readonly Rect[],
): Corner | undefined => CORNERS.find((corner) => !glowing.some((thing) => meet(cornered(corner, size, room), thing)));
