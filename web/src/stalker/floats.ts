/** What floats up over a figure when something happens to it. */
import type { Float, Sign } from '../lib/floats';
import type { Point } from '../lib/geometry';
import { stalkerAt } from './ids';
import type { Line } from './types';

/** How much room a float needs above itself, where it rises, and to its sides. */
const ABOVE = 84;
const BESIDE = 44;

/** What floats at the edge of a map so wide stays on it. */
export function floatsOf(lines: readonly Line[], where: (who: string) => Point | null, width: number): Float[] {
  const found: Float[] = [];
  for (const line of lines) {
    const sign = signOf(line);
    const at = sign && where(sign.who);
    if (!sign || !at) continue;
    const x = Math.min(Math.max(at.x, BESIDE), width - BESIDE);
    found.push({ ...sign, x, y: Math.max(at.y - 18, ABOVE) });
  }
  return found.slice(-8);
}

function signOf(line: Line): (Sign & { who: string }) | null {
  switch (line.event) {
    case 'HpLost':
      return { who: stalkerAt(line.fields.seat), text: `−${line.fields.n}`, icon: 'bleeding-wound', tone: 'bad' };
    case 'Healed':
      return { who: stalkerAt(line.fields.seat), text: `+${line.fields.n}`, icon: 'first-aid-kit', tone: 'good' };
    case 'DoseChanged': {
      const { seat, by } = line.fields;
      const text = by > 0 ? `+${by}` : `−${-by}`;
      return { who: stalkerAt(seat), text, icon: 'radioactive', tone: by > 0 ? 'bad' : 'good' };
    }
    case 'EhpLost':
      return { who: line.fields.enemy, text: `−${line.fields.n}`, icon: 'bleeding-wound', tone: 'good' };
    case 'CriticallyInjured':
      return { who: stalkerAt(line.fields.seat), text: '!', icon: 'broken-bone', tone: 'bad' };
    default:
      return null;
  }
}
