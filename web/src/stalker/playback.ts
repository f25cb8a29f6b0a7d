/** What enemies did, step by step: the lines of an update as beats, and what the map and the people show after each of them. */
import type { Beat } from '../lib/frames';
import type { Event, Facing, Line, StalkerView } from './types';
import { stalkerAt } from './ids';
import { kindOf } from '../lib/ids';

export interface Stand {
  kind: string;
  space: number;
  facing: Facing;
}

export type Stands = Record<string, Stand>;

/** One beat, with the lines that move somebody. */
export interface Acted extends Beat {
  who: string;
  point: string;
  goal: string;
  event: Event;
  lines: Line[];
}

const MOVING = new Set<Event>(['Stepped', 'Pushed', 'Relocated', 'Turned', 'EnemyPlaced', 'EnemyDied', 'EnemyRemoved']);
const TOLD = new Set<Event>([
  'PointBegan', 'EnemyAttacked', 'Defended', 'HpLost', 'AttackWasted', 'Interrupted', 'EnemyPlaced', 'SpecialUsed',
  'Reacted', 'AnomalyActivated', 'AnomalyMoved', 'TrapSprung', 'ActivationDrawn', 'EnemyPhaseBegan', 'CriticallyInjured',
  'UnknownResolved', 'AttentionPlaced', 'AttentionMoved', 'WoundDrawn', 'EhpLost', 'StalkerDied', 'CompanionFled',
  'PoolEmpty', 'NoUnknownLeft', 'GrenadeMissed', 'GotUp', 'RoundEndReached',
]); // prettier-ignore
/** Moves that are told in words even where they belong to what was just told: who comes, who goes. */
const NOTABLE = new Set<Event>(['Pushed', 'Relocated', 'EnemyPlaced', 'EnemyDied', 'EnemyRemoved']);
/** One line for several moves: the beats before it, which have no words of their own, say it. */
const FOLDED = new Set<Event>(['Walked', 'LookedAround']);
/** What no point of a card does: the point that came before is over. */
const APART = new Set<Event>(['TurnBegan', 'RoundBegan', 'RoundEndReached', 'UnknownResolved']);
/** Something an enemy does by itself: only then there is anything to play. */
const STARTS = new Set<Event>(['PointBegan', 'Reacted', 'EnemyPhaseBegan', 'ActivationDrawn']);

export function stands(view: StalkerView): Stands {
  const found: Stands = {};
  for (const enemy of view.enemies) found[enemy.id] = { kind: enemy.kind, space: enemy.space, facing: enemy.facing };
  for (const stalker of view.stalkers)
    if (!stalker.dead) found[stalkerAt(stalker.seat)] = { kind: 'stalker', space: stalker.space, facing: 'N' };
  for (const companion of view.companions)
    found[companion.id] = { kind: 'companion', space: companion.space, facing: 'N' };
  for (const one of view.survival?.characters ?? [])
    if (one.space >= 0) found[one.id] = { kind: 'character', space: one.space, facing: 'N' };
  return found;
}

/** Whom a line is about. */
function subject(line: Line): string {
  const fields = line.fields ?? {};
  if ('enemy' in fields) return fields.enemy ?? '';
  if ('who' in fields) return fields.who ?? '';
  return 'seat' in fields ? stalkerAt(fields.seat) : '';
}

/** The lines as beats, from the first thing that enemies do of their own accord. */
export function beats(lines: readonly Line[]): Acted[] {
  const start = lines.findIndex((line) => STARTS.has(line.event));
  if (start < 0) return [];
  const found: Acted[] = [];
  let point = '';
  let at = start;
  const add = (beat: Pick<Acted, 'text' | 'point' | 'who' | 'lines' | 'goal'>): void => {
    const { event } = lines[at] as Line;
    found.push({ ...beat, event, from: at, to: lines.length, moves: beat.lines.length > 0 });
  };
  for (; at < lines.length; at++) {
    const line = lines[at] as Line;
    if (APART.has(line.event)) point = '';
    if (line.event === 'PointBegan') point = line.text;
    const who = subject(line);
    const last = found.at(-1);
    if (MOVING.has(line.event)) {
      // Steps of one enemy in a row are one beat each; turns belong to the beat before.
      const same = last && (!last.who || last.who === who);
      if (same && (line.event === 'Turned' || !last.lines.length)) {
        last.lines.push(line);
        last.moves = true;
        if (NOTABLE.has(line.event)) last.text = `${last.text} ${line.text}`;
        if (!last.who) last.who = who;
        continue;
      }
      add({ text: line.text, point, who, lines: [line], goal: (same && last.goal) || '' });
    } else if (FOLDED.has(line.event)) {
      if (line.event === 'LookedAround') point = ''; // its line names the point itself
      const since = found.findLastIndex((beat) => beat.text) + 1;
      const wordless = found.filter((beat, at) =>
        line.event === 'Walked' ? !beat.text && beat.who === who : at >= since,
      );
      for (const beat of wordless) Object.assign(beat, { text: line.text, point });
      const [first] = wordless;
      if (first && line.event === 'LookedAround') {
        first.lines = wordless.flatMap((beat) => beat.lines);
        found.splice(found.indexOf(first) + 1);
      }
      if (first) continue;
      if (last?.who === who) last.text = `${last.text} ${line.text}`;
      else add({ text: line.text, point, who, lines: [], goal: '' });
    } else if (TOLD.has(line.event) && line.text) {
      const goal = line.event === 'PointBegan' ? (line.fields.goal ?? '') : '';
      const own = line.event === 'PointBegan' || line.event === 'ActivationDrawn';
      add({ text: line.text, point: own ? '' : point, who, lines: [], goal });
    }
  }
  // Whoever only stays where they are is not waited for.
  const idle = (beat: Acted, next: Acted | undefined): boolean =>
    beat.event === 'PointBegan' && !beat.moves && next?.event === 'PointBegan';
  const told = found.filter((beat, i) => (beat.moves || beat.text) && !idle(beat, found[i + 1]));
  return told.map((beat, i) => ({ ...beat, to: told[i + 1]?.from ?? lines.length }));
}

/** Where everybody stands after some moves. */
export function moved(before: Stands, lines: readonly Line[], index: ReadonlyMap<string, number>): Stands {
  const found = { ...before };
  for (const line of lines) {
    const who = subject(line);
    const here = found[who];
    switch (line.event) {
      case 'Stepped':
      case 'Pushed':
      case 'Relocated': {
        const space = index.get(line.fields.space);
        if (here && space !== undefined) found[who] = { ...here, space };
        break;
      }
      case 'Turned':
        if (here) found[who] = { ...here, facing: line.fields.facing };
        break;
      case 'EnemyPlaced': {
        const space = index.get(line.fields.space);
        if (space !== undefined) found[who] = { kind: kindOf(who), space, facing: line.fields.facing };
        break;
      }
      case 'EnemyDied':
      case 'EnemyRemoved':
        delete found[who];
        break;
    }
  }
  return found;
}

/** What is lost and gained on the way, as the people's boards show it. */
function changed(stalkers: StalkerView['stalkers'], lines: readonly Line[]): StalkerView['stalkers'] {
  const now = new Map(stalkers.map((stalker) => [stalker.seat, stalker]));
  const set = (seat: number, change: Partial<StalkerView['stalkers'][number]>): void => {
    const one = now.get(seat);
    if (one) now.set(seat, { ...one, ...change });
  };
  for (const line of lines) {
    if (line.event === 'HpLost') set(line.fields.seat, { hp: line.fields.left });
    else if (line.event === 'Healed') set(line.fields.seat, { hp: line.fields.hp });
    else if (line.event === 'DoseChanged') set(line.fields.seat, { dose: line.fields.to });
  }
  return [...now.values()];
}

/** The view after some lines: everybody stands where these have led them, and has what these have left. */
function shownAfter(before: StalkerView, after: StalkerView, lines: readonly Line[]): object {
  const index = new Map(before.map.spaces.map((space, i) => [space.id, i]));
  const at = moved(stands(before), lines, index);
  const records = new Map([...after.enemies, ...before.enemies].map((enemy) => [enemy.id, enemy]));
  const enemies = [...records.values()].flatMap((enemy) => {
    const stand = at[enemy.id];
    return stand ? { ...enemy, space: stand.space, facing: stand.facing } : [];
  });
  const stalkers = changed(before.stalkers, lines).map((stalker) => ({
    ...stalker,
    space: at[stalkerAt(stalker.seat)]?.space ?? stalker.space,
  }));
  const companions = before.companions.map((one) => ({ ...one, space: at[one.id]?.space ?? one.space }));
  return { enemies, stalkers, companions };
}

/** The beats of an update, each with what there is to be seen; what came before the enemies is one without words. */
export function framed(before: StalkerView, after: StalkerView, lines: readonly Line[]): Beat[] {
  const found = beats(lines);
  const [first] = found;
  if (!first || before.map.mission !== after.map.mission) return [];
  const lead = first.from ? [{ from: 0, to: first.from, text: '' }] : [];
  return [...lead, ...found].map((beat) => ({ ...beat, view: shownAfter(before, after, lines.slice(0, beat.to)) }));
}
