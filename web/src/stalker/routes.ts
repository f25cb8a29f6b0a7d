/** Ways over the map: the price of a way that a player has drawn, and the answers that walk it. */
import type { Step } from '../lib/plan.svelte';
import { SYMBOL_CHANCE } from './pieces.svelte';
import type { Route, Side, StalkerView } from './types';

export type Kind = 'move' | 'careful' | 'step';

/** What a way costs, counted as the table counts its own (ST-7.3, ST-9.2, ST-14.6). */
export function price(
  view: StalkerView,
  seat: number,
  path: readonly string[],
  shield: number,
  careful = false,
): Route {
  const stalker = view.stalkers.find((one) => one.seat === seat);
  const index = new Map(view.map.spaces.map((space, i) => [space.id, i]));
  const watched = new Set(view.sights.watched);
  const start = stalker?.space ?? -1;
  const way = path.map((id) => index.get(id) ?? -1);
  let side: Side | 'same' = stalker?.attention === 'high' ? 'same' : 'low';
  let space = side === 'low' ? (path.at(-1) ?? '') : '';
  let seen = watched.has(start);
  way.forEach((here, i) => {
    if (watched.has(here) || seen) [side, space] = ['high', path[i] ?? ''];
    seen = watched.has(here);
  });
  if (careful) [side, space] = ['same', ''];
  const rads = [start, ...way].map((i) => view.hot[i] ?? view.map.spaces[i]?.rad ?? 0);
  const most = Math.max(0, ...rads);
  const radiation = most ? Math.max(0, most + shield) : 0;
  const last = way.at(-1);
  return {
    path: [...path],
    attention: { side, space },
    radiation,
    dose: Math.min(16, (stalker?.dose ?? 0) + radiation),
    anomalies: chances(view, seat, [start, ...way]),
    seen: path.filter((_, i) => watched.has(way[i] ?? -1)),
    meets: view.enemies.filter((enemy) => enemy.space === last).map((enemy) => enemy.id),
    text: '',
  };
}

function chances(view: StalkerView, seat: number, way: readonly number[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [id, symbols] of Object.entries(view.symbols)) {
    const digits = new Set<string>();
    for (const { space, left } of symbols.spaces) if (way.includes(space)) for (const digit of left) digits.add(digit);
    // The walker's own symbol is uncovered when it leaves.
    const record = view.anomalies.find((anomaly) => anomaly.id === id);
    for (const [space, symbol, by] of record?.covers ?? [])
      if (by === `stalker-${seat}` && way.includes(space)) digits.add(symbol.slice(1));
    const sum = [...digits].reduce((all, digit) => all + (SYMBOL_CHANCE[digit] ?? 0), 0);
    if (sum) found[id] = sum;
  }
  return found;
}

/** The spaces that there is a way to. */
export function goals(routes: Record<string, Record<string, Route>>, kinds: readonly Kind[]): ReadonlySet<string> {
  return new Set(kinds.flatMap((kind) => Object.keys(routes[kind] ?? {})));
}

/** The answers that walk a way. */
export function walk(kind: Kind, path: readonly string[], limit: number): Step[] {
  const steps: Step[] = path.map((id) => ({ option: `step:${id}` }));
  if (kind !== 'step') steps.unshift({ option: kind });
  if (path.length < limit) steps.push({ option: 'stop', maybe: true });
  return steps;
}

/** Events on the way that nobody planned: the rest of the way is not walked. */
export const SURPRISES: ReadonlySet<string> = new Set([
  'HpLost', 'Interrupted', 'UnknownResolved', 'EnemyPlaced', 'CardFlipped', 'AnomalyActivated', 'StatusGained', 'TokenSeen',
  'TrapSprung', 'FogPlaced', 'ActivationDrawn', 'SpaceFlooded',
]); // prettier-ignore
