/** The signs of the cut-open house: what the rules say of them, and which of them are in it now. */
import { cards } from '../lib/cards.svelte';
import { wordsKey } from '../lib/ids';
import type { Sign } from '../lib/legend.svelte';
import type { Printed, TwomView } from './types';

/** What lies in a room and has to be cleared. */
export const HEAPS: Record<string, readonly string[]> = {
  rubble: ['TW-6.8', 'TW-6.7'],
  remnants: ['TW-6.8', 'TW-6.7'],
  junk_heap: ['TW-6.6'],
  furniture: ['TW-6.6'],
  pantry: ['TW-6.6'],
  bars: ['TW-6.7'],
  closed_door: ['TW-6.7', 'TW-6.9'],
};
const ACTIONS: Record<string, readonly string[]> = { guard: ['TW-8.3'], search: ['TW-6.13'], sleep: ['TW-8.2'] };

/** `lit`: whether somebody is at home; `choice`: whether a room can be chosen. */
export function signs(view: TwomView, printed: Printed, { lit, choice }: { lit: boolean; choice: boolean }): Sign[] {
  const holes = new Set(printed.spaces.filter(({ hole }) => hole).map(({ id }) => id));
  return [
    ...Object.entries(HEAPS).map(([id, rules]) => ({
      id,
      rules,
      name: cards.name(wordsKey('shelter', id)),
      here: view.spaces.some(({ card }) => card === id),
    })),
    { id: 'hole', rules: ['TW-6.14'], here: view.spaces.some(({ id, boarded }) => holes.has(id) && !boarded) },
    { id: 'boarded', rules: ['TW-10.7'], here: view.spaces.some(({ boarded }) => boarded) },
    { id: 'fitting', rules: ['TW-6.5'], here: view.fittings.length > 0 },
    ...Object.entries(ACTIONS).map(([id, rules]) => ({
      id,
      rules,
      here: printed.spaces.some(({ action }) => action === id),
    })),
    { id: 'dark', here: view.spaces.some(({ reachable }) => !reachable) },
    { id: 'lamp', here: lit },
    { id: 'state', rules: ['TW-3.1', 'TW-3.3'], here: Object.values(view.blocked).some(({ worst }) => worst) },
    { id: 'cold', rules: ['TW-21.1', 'TW-21.2'], here: view.cold > 0 },
    { id: 'choice', here: choice },
  ];
}
