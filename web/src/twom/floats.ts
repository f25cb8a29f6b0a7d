/** What floats up in the house when something happens there: over people, over rooms, over the door. */
import type { Float, Sign } from '../lib/floats';
import type { Point } from '../lib/geometry';
import { STATE_ICONS, TOKEN_ICONS } from './signs';
import type { Goods, Line } from './types';

/** How much room a float needs above itself, and how far apart those of one place are. */
const ABOVE = 60;
const APART = 34;
const MOST = 10;

/** Where something is; `''`: where things are kept. */
export type Where = (id: string) => Point | null;

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

const goods = (some: Goods, way: 1 | -1): Sign[] =>
  Object.entries(some).map(([token, n]) => ({
    text: signed(way * n),
    icon: TOKEN_ICONS[token] ?? 'wooden-crate',
    tone: way > 0 ? 'good' : 'bad',
  }));

/** What a line floats, and over what; `near`: where the last thing was done. */
function signsOf(line: Line, near: string): { over: string; signs: Sign[] } | null {
  switch (line.event) {
    case 'StateChanged': {
      const { person, state, by } = line.fields;
      return { over: person, signs: [{ text: signed(by), icon: STATE_ICONS[state], tone: by > 0 ? 'bad' : 'good' }] };
    }
    case 'Gained':
      return { over: near, signs: goods({ [line.fields.token]: line.fields.n }, 1) };
    case 'Lost':
    case 'Paid':
      return { over: near, signs: goods({ [line.fields.token]: line.fields.n }, -1) };
    case 'CostPaid':
      return { over: line.fields.person, signs: goods(line.fields.goods, -1) };
    case 'FittingGave':
      return { over: line.fields.fitting, signs: goods({ [line.fields.token]: line.fields.n }, 1) };
    case 'BroughtHome':
      return { over: '', signs: goods(line.fields.goods, 1) };
    case 'Ate':
    case 'Drank':
    case 'HabitKept':
      return { over: line.fields.person, signs: goods({ [line.fields.token]: 1 }, -1) };
    default:
      return null;
  }
}

/** Where a line happens: what is gained next is gained there. */
function placeOf(line: Line): string {
  switch (line.event) {
    case 'CardCleared':
      return line.fields.space;
    case 'FittingUsed':
    case 'TrapChecked':
    case 'BoxHarvested':
    case 'FittingDismantled':
      return line.fields.fitting;
    case 'Searched':
    case 'WentOutside':
      return line.fields.person;
    case 'PhaseBegan':
    case 'StageBegan':
      return '';
    default:
      return '-';
  }
}

export function floatsOf(lines: readonly Line[], where: Where): Float[] {
  const found: Float[] = [];
  let near = '';
  for (const line of lines) {
    const place = placeOf(line);
    if (place !== '-') near = place;
    const told = signsOf(line, near);
    const at = told && (where(told.over) ?? where(''));
    if (!told || !at) continue;
    for (const sign of told.signs) {
      const before = found.filter((float) => Math.hypot(float.x - at.x, float.y - at.y) < APART * 4).length;
      found.push({ ...sign, x: at.x, y: Math.max(ABOVE, at.y - before * APART) });
    }
  }
  return found.slice(-MOST);
}
