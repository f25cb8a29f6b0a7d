import { describe, expect, it } from 'vitest';
import notice from '../../../NOTICE.md?raw';
import { AUTHORS, DRAWN } from './icon-authors';
import { ICONS } from './icon-names';

describe('credits of the icons', () => {
  it('every icon that the page draws has one author, and no other icon is listed', () => {
    expect(Object.values(DRAWN).every((icons) => icons.length)).toBe(true);
    expect(Object.values(DRAWN).flat().toSorted()).toEqual(Object.values(ICONS).flat().toSorted());
  });

  it('the notice names every author, and nobody else', () => {
    const named = /game-icons\.net\]\([^)]*\) \(by ([^)]*)\)/.exec(notice)?.[1] ?? '';
    expect(named.split(/,\s+|\s+and\s+/)).toEqual([...AUTHORS]);
  });
});
