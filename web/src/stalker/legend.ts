/** The signs of the tactical map: what the rules say of them, and which of them are on it now. */
import type { Sign } from '../lib/legend.svelte';
import { say } from '../lib/words.svelte';
import { aims } from './aims';
import { tokensOn, type Token } from './tokens';
import type { EdgeType, StalkerView, Terrain } from './types';

export const TERRAINS: Partial<Record<Terrain, readonly string[]>> = { indoor: ['ST-4.13'], water: ['ST-4.11'] };
export const EDGES: EdgeType[] = ['wall', 'door', 'window', 'impassable'];
const TOKENS: Partial<Record<Token['kind'], readonly string[]>> = {
  unknown: ['ST-5.20'],
  loot: ['ST-5.17'],
  artifact: ['ST-14.18'],
  card: ['ST-5.6'],
  trap: ['ST-5.25'],
  carcass: [],
  marker: [],
  zone: [],
  entrance: ['ST-18.3'],
  start: ['ST-16.4'],
  exit: [],
};

/** `reach`: whether a way of one's own leads somewhere; `choice`: whether an answer lies on the map. */
export function signs(view: StalkerView, { reach, choice }: { reach: boolean; choice: boolean }): Sign[] {
  const { map } = view;
  const tokens = new Set(map.spaces.flatMap((space, i) => (space.squares.length ? tokensOn(view, i) : [])).map(({ kind }) => kind)); // prettier-ignore
  const levels = view.stalkers.map(({ attention }) => attention);
  return [
    ...Object.entries(TERRAINS).map(([id, rules]) => ({
      id,
      rules,
      name: say(`stalker-terrain-${id}`),
      here: map.spaces.some((space) => space.terrain === id && space.squares.length > 0),
    })),
    { id: 'solid', here: map.solid.length > 0 },
    ...EDGES.map((id) => ({ id, here: map.segments.some(({ edge }) => edge === id) })),
    { id: 'cover', rules: ['ST-4.16'], here: map.spaces.some(({ cov }) => cov) },
    { id: 'radiation', rules: ['ST-4.14', 'ST-9.2'], here: map.spaces.some(({ rad }, i) => view.hot[i] ?? rad) },
    { id: 'fog', rules: ['ST-4.36'], here: view.sights.fog.length > 0 },
    { id: 'anomaly', rules: ['ST-14.4', 'ST-14.6'], here: view.anomalies.length > 0 },
    { id: 'low', rules: ['ST-8.5'], name: say('stalker-noticed-low'), here: levels.includes('low') },
    { id: 'high', rules: ['ST-8.6'], name: say('stalker-noticed-high'), here: levels.includes('high') },
    ...Object.entries(TOKENS).map(([id, rules]) => ({
      id,
      rules,
      here: tokens.has(id as Token['kind']),
      ...(id === 'entrance' || id === 'start' ? { name: say(`stalker-token-${id}`) } : {}),
    })),
    { id: 'enemy', rules: ['ST-4.38', 'ST-4.32'], here: view.enemies.length > 0 },
    { id: 'reach', here: reach },
    { id: 'choice', here: choice },
    { id: 'aim', here: aims(view).length > 0 },
  ];
}
