import { expect, test } from 'vitest';
import { cornered, CORNERS, freeCorner } from './corners';

const room = { left: 100, top: 50, right: 900, bottom: 550 };
const size = { width: 300, height: 120 };
const spot = (x: number, y: number) => ({ left: x, top: y, right: x + 20, bottom: y + 20 });
const [lowLeft, lowRight, highLeft, highRight] = [spot(120, 500), spot(700, 500), spot(120, 70), spot(850, 70)];

test('a panel lies in a corner of the room, clear of its tools', () => {
  for (const corner of CORNERS) {
    const { left, top, right, bottom } = cornered(corner, size, room);
    expect([right - left, bottom - top]).toEqual([300, 120]);
    expect(left >= room.left && top >= room.top && bottom <= room.bottom).toBe(true);
  }
  expect(cornered('bottom right', size, room).right).toBe(828);
});

test('a panel goes where nothing glows, and nowhere if everything does', () => {
  expect(freeCorner(size, room, [])).toBe('bottom left');
  expect(freeCorner(size, room, [lowLeft])).toBe('bottom right');
  expect(freeCorner(size, room, [lowLeft, lowRight])).toBe('top left');
  expect(freeCorner(size, room, [lowLeft, lowRight, highLeft])).toBe('top right');
  expect(freeCorner(size, room, [lowLeft, lowRight, highLeft, highRight])).toBeUndefined();
});
