/** Ways over the map: where they lead, and the answers that walk them. What a way costs only the table knows. */
import type { Step } from '../lib/plan.svelte';
import type { Event, Line, Route, Said, Traced } from './types';
import { seatOf } from './ids';
import { written } from '../lib/options';

/** The option that begins a way, or `step` while one is being walked. */
export type Kind = string;

export type Routes = Record<Kind, Record<string, Route>>;

/** The spaces that there is a way to. */
export function goals(routes: Routes, kinds: readonly Kind[]): ReadonlySet<string> {
  return new Set(kinds.flatMap((kind) => Object.keys(routes[kind] ?? {})));
}

/** The spaces that a drawn way leads over, and those where it could go on to. */
export function within(traced: Traced): ReadonlySet<string> {
  return new Set([...traced.through, ...traced.next]);
}

/** The answers that walk a way. */
export function walk(kind: Kind, path: readonly string[]): Step<Line>[] {
  const begins = kind === 'step' ? [] : [{ option: kind }];
  return [...begins, ...path.map(stepTo), { option: written<Said>({ verb: 'stop' }), maybe: true }];
}

const stepTo = (id: string): Step<Line> => ({
  option: written<Said>({ verb: 'step', space: id }),
  done: (fresh) =>
    fresh.some((line) => line.event === 'Stepped' && line.fields.space === id && seatOf(line.fields.who) !== null),
});

/** Events on the way that nobody planned: the rest of the way is not walked. */
export const SURPRISES: ReadonlySet<Event> = new Set<Event>([
  'HpLost', 'Interrupted', 'UnknownResolved', 'EnemyPlaced', 'CardFlipped', 'AnomalyActivated', 'StatusGained', 'TokenSeen',
  'TrapSprung', 'FogPlaced', 'ActivationDrawn', 'SpaceFlooded',
]); // prettier-ignore
