/** What floats up over a figure when something happens to it. */
import type { IconName } from '../lib/icon-names';
import type { Line, ZonaView } from '../protocol';
import type { Spot } from './layout';
import { DAMAGE_ICONS, KINDS } from './pieces';

export interface Float {
  x: number;
  y: number;
  text: string;
  icon: IconName | null;
  tone: 'bad' | 'good';
  key: number;
  delay: number;
}

type Part = Pick<Float, 'text' | 'icon' | 'tone'>;

export function floatsOf(lines: readonly Line[], view: ZonaView, places: Record<string, Spot>): Float[] {
  const found: Float[] = [];
  for (const line of lines) {
    const area = view.scavengers.find((scavenger) => scavenger.seat === line.fields?.seat)?.area;
    const place = area ? places[area] : undefined;
    if (!place) continue;
    for (const part of parts(line))
      found.push({ ...part, x: place.x + place.w / 3, y: place.y - 12, key: 0, delay: 0 });
  }
  return found.slice(-6);
}

function parts(line: Line): Part[] {
  const value = (field: string): number =>
    typeof line.fields?.[field] === 'number' ? (line.fields[field] as number) : 0;
  switch (line.event) {
    case 'DamageTaken':
      return [...KINDS, 'plain' as const]
        .filter((kind) => value(kind))
        .map((kind) => ({ text: `−${value(kind)}`, icon: DAMAGE_ICONS[kind], tone: 'bad' }));
    case 'InjuriesHealed':
      return [{ text: `+${value('count')}`, icon: 'first-aid-kit', tone: 'good' }, ...paid(value('price'))];
    case 'ItemRepaired':
      return paid(value('price'));
    case 'FatigueChanged':
      return tired(value('by'));
    case 'Forced':
    case 'Ran':
      return tired(value('by'));
    case 'Rested':
      return value('by') ? tired(-value('by')) : [];
    case 'RublesChanged':
      return [
        {
          text: `${value('by') > 0 ? '+' : '−'}${Math.abs(value('by'))} ₽`,
          icon: null,
          tone: value('by') > 0 ? 'good' : 'bad',
        },
      ];
    case 'TraumaTaken':
      return [{ text: '!', icon: 'broken-bone', tone: 'bad' }];
    case 'SecretDiscovered':
      return [{ text: '+1', icon: 'secret-book', tone: 'good' }];
    default:
      return [];
  }
}

function tired(by: number): Part[] {
  return by > 0
    ? [{ text: `+${by}`, icon: 'tired-eye', tone: 'bad' }]
    : [{ text: `−${-by}`, icon: 'tired-eye', tone: 'good' }];
}

function paid(price: number): Part[] {
  return price ? [{ text: `−${price} ₽`, icon: null, tone: 'bad' }] : [];
}
