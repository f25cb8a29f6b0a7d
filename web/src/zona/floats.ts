/** What floats up over a figure when something happens to it. */
import type { Float, Sign } from '../lib/floats';
import type { Spot } from './layout';
import { DAMAGE_ICONS, KINDS } from './pieces.svelte';
import type { Line, ZonaView } from './types';

export function floatsOf(lines: readonly Line[], view: ZonaView, places: Record<string, Spot>): Float[] {
  const found: Float[] = [];
  for (const line of lines) {
    const signs = signsOf(line);
    const seat = line.fields && 'seat' in line.fields ? line.fields.seat : undefined;
    const place = places[view.scavengers.find((scavenger) => scavenger.seat === seat)?.area ?? ''];
    if (place) found.push(...signs.map((sign) => ({ ...sign, x: place.x + place.w / 3, y: place.y - 12 })));
  }
  return found.slice(-6);
}

function signsOf(line: Line): Sign[] {
  switch (line.event) {
    case 'DamageTaken':
      return [...KINDS, 'plain' as const].flatMap((kind) => {
        const damage = line.fields[kind];
        return damage ? { text: `−${damage}`, icon: DAMAGE_ICONS[kind], tone: 'bad' } : [];
      });
    case 'InjuriesHealed':
      return [{ text: `+${line.fields.count}`, icon: 'first-aid-kit', tone: 'good' }, ...paid(line.fields.price)];
    case 'ItemRepaired':
      return paid(line.fields.price);
    case 'FatigueChanged':
    case 'Forced':
    case 'Ran':
      return tired(line.fields.by ?? 0);
    case 'Rested':
      return line.fields.by ? tired(-line.fields.by) : [];
    case 'RublesChanged': {
      const { by } = line.fields;
      return [{ text: `${by > 0 ? '+' : '−'}${Math.abs(by)} ₽`, icon: null, tone: by > 0 ? 'good' : 'bad' }];
    }
    case 'TraumaTaken':
      return [{ text: '!', icon: 'broken-bone', tone: 'bad' }];
    case 'SecretDiscovered':
      return [{ text: '+1', icon: 'secret-book', tone: 'good' }];
    default:
      return [];
  }
}

function tired(by: number): Sign[] {
  return by > 0
    ? [{ text: `+${by}`, icon: 'tired-eye', tone: 'bad' }]
    : [{ text: `−${-by}`, icon: 'tired-eye', tone: 'good' }];
}

function paid(price = 0): Sign[] {
  return price ? [{ text: `−${price} ₽`, icon: null, tone: 'bad' }] : [];
}
