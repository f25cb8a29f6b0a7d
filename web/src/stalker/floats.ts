/** What floats up over a figure when something happens to it. */
import type { Point } from '../lib/geometry';
import type { IconName } from '../lib/icon-names';
import type { Line } from '../protocol';

export interface Float extends Point {
  text: string;
  icon: IconName | null;
  tone: 'bad' | 'good';
  key: number;
  delay: number;
}

/** How much room a float needs above itself, where it rises, and to its sides. */
const ABOVE = 84;
const BESIDE = 44;

/** What floats at the edge of a map so wide stays on it. */
export function floatsOf(lines: readonly Line[], where: (who: string) => Point | null, width: number): Float[] {
  const found: Float[] = [];
  for (const line of lines) {
    const part = partOf(line);
    const who = line.fields?.enemy ?? (line.fields?.seat === undefined ? '' : `stalker-${String(line.fields.seat)}`);
    const at = part && where(String(who));
    if (!part || !at) continue;
    const x = Math.min(Math.max(at.x, BESIDE), width - BESIDE);
    found.push({ ...part, x, y: Math.max(at.y - 18, ABOVE), key: 0, delay: 0 });
  }
  return found.slice(-8);
}

function partOf(line: Line): Pick<Float, 'text' | 'icon' | 'tone'> | null {
  const value = (field: string): number =>
    typeof line.fields?.[field] === 'number' ? (line.fields[field] as number) : 0;
  switch (line.event) {
    case 'HpLost':
      return { text: `−${value('n')}`, icon: 'bleeding-wound', tone: 'bad' };
    case 'Healed':
      return { text: `+${value('n')}`, icon: 'first-aid-kit', tone: 'good' };
    case 'DoseChanged':
      return value('by') > 0
        ? { text: `+${value('by')}`, icon: 'radioactive', tone: 'bad' }
        : { text: `−${-value('by')}`, icon: 'radioactive', tone: 'good' };
    case 'EhpLost':
      return { text: `−${value('n')}`, icon: 'bleeding-wound', tone: 'good' };
    case 'CriticallyInjured':
      return { text: '!', icon: 'broken-bone', tone: 'bad' };
    default:
      return null;
  }
}
