/** Where something of the objective is still to be done: in a mission cards on the map that wait for cubes, and at last the way out;
 * in Zone Survival what the scenario and its requests ask for now. */
import { cards } from '../lib/cards.svelte';
import { wordsKey } from '../lib/ids';
import { say } from '../lib/words.svelte';
import type { StalkerView } from './types';

export interface Aim {
  space: number;
  label: string;
}

interface Deed {
  spaces: readonly number[];
  name: string;
}

function inMission(view: StalkerView): Deed[] {
  const waiting = view.environment.filter((card) => (view.needs[card.id] ?? 0) > (card.cubes ?? 0));
  const left = view.goals.filter(({ done }) => !done);
  const out = left.length === 1 && left[0] === view.goals.at(-1) ? view.map.exit : [];
  return [
    ...waiting.map(({ up, spaces = [] }) => ({ spaces: spaces.slice(0, 1), name: cards.name(up) })),
    { spaces: out.slice(0, 1), name: say('stalker-token-exit') },
  ];
}

function inScenario(view: StalkerView): Deed[] {
  return (view.zone?.aims ?? []).map(({ kind, card, action, spaces }) => ({
    spaces: kind === 'gather' ? Object.values(view.symbols).map(({ centre }) => centre) : spaces,
    name: action ? cards.name(wordsKey('action', card, action)) : say(`stalker-zone-aim-${kind}`),
  }));
}

/** One mark for each space, with everything that is to be done there. */
export function aims(view: StalkerView): Aim[] {
  if (!view.round) return [];
  const found = new Map<number, string[]>();
  for (const { spaces, name } of view.survival ? inScenario(view) : inMission(view))
    for (const space of spaces) found.set(space, [...new Set([...(found.get(space) ?? []), name])]);
  return [...found].map(([space, names]) => ({ space, label: say('aim', { name: names.join(', ') }) }));
}
