import { describe, expect, it } from 'vitest';
import { TIPS as STALKER } from '../stalker/tips';
import { TIPS as TWOM } from '../twom/tips';
import { TIPS as ZONA } from '../zona/tips';
import type { Line } from '../protocol';
import type { Question } from './options';
import { keyOf, spotFor, tipFor, type Now, type Tip } from './tips';

const zona = ZONA as unknown as Tip[];
const line = (event: string, fields: object): Line => ({ event, fields, text: '', answer: 1 }) as unknown as Line;
const asked = (kind: string): Question => ({ kind, choices: [] }) as unknown as Question;
const now = (kind: string, ...fresh: Line[]): Now => ({ view: {}, question: asked(kind), fresh, you: 0 });

describe('a tip', () => {
  it('comes when something happens for the first time, and never again', () => {
    const hurt = now('take_turn.choose', line('DamageTaken', { seat: 0, RAD: 1 }));
    expect(tipFor('zona', zona, hurt, [])?.id).toBe('radiation');
    expect(tipFor('zona', zona, hurt, ['zona-radiation'])?.id).toBe('injury');
    expect(tipFor('zona', zona, hurt, ['zona-radiation', 'zona-injury'])?.id).toBe('turn');
    expect(
      tipFor(
        'zona',
        zona,
        hurt,
        zona.map((tip) => keyOf('zona', tip)),
      ),
    ).toBeNull();
  });

  it('is about oneself, not about what others suffer', () => {
    const hurt = now('news.none', line('DamageTaken', { seat: 1, RAD: 1 }));
    expect(tipFor('zona', zona, hurt, [])).toBeNull();
  });

  it('waits until there is something to say', () => {
    expect(tipFor('zona', zona, now('test.react'), [])).toBeNull();
  });

  it('has an id of its own in its game', () => {
    for (const tips of [ZONA, STALKER, TWOM]) expect(new Set(tips.map(({ id }) => id)).size).toBe(tips.length);
  });
});

describe('a balloon', () => {
  const size = { width: 300, height: 80 };
  const screen = { width: 1366, height: 768 };

  it('points down at its thing, and up where there is no room above', () => {
    const low = spotFor({ left: 600, top: 500, width: 40, height: 40 }, size, screen);
    expect([low.side, low.top + size.height < 500, low.left + low.arrow]).toEqual(['above', true, 620]);
    expect(spotFor({ left: 600, top: 20, width: 40, height: 40 }, size, screen).side).toBe('below');
  });

  it('stays in the picture', () => {
    const left = spotFor({ left: 0, top: 300, width: 10, height: 10 }, size, screen);
    const right = spotFor({ left: 1360, top: 300, width: 10, height: 10 }, size, screen);
    expect(left.left).toBeGreaterThanOrEqual(0);
    expect(right.left + size.width).toBeLessThanOrEqual(screen.width);
  });

  it('of a thing on the board does not lie over the people', () => {
    const board = { left: 280, right: 1078 };
    const spot = spotFor({ left: 300, top: 130, width: 30, height: 30 }, size, screen, board);
    expect([spot.left >= board.left, spot.left + spot.arrow]).toEqual([true, 315]);
    expect(spotFor({ left: 20, top: 130, width: 30, height: 30 }, size, screen, { left: 0, right: 100 }).left).toBe(8);
  });
});
