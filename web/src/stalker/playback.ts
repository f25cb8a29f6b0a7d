/** What enemies did, step by step: the lines of an update as beats, and where the figures stand after each of them. */
import type { Event, Facing, Line, StalkerView } from './types';
import { stalkerAt } from './ids';
import { kindOf } from '../lib/ids';

export interface Stand {
  kind: string;
  space: number;
  facing: Facing;
}

export type Stands = Record<string, Stand>;

/** One beat: what is said, who it is about, and the pieces that move. */
export interface Beat {
  text: string;
  /** The point of the card that this belongs to; empty for what the beat itself says. */
  point: string;
  who: string;
  moves: Line[];
  goal: string;
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
export function beats(lines: readonly Line[]): Beat[] {
  const from = lines.findIndex((line) => STARTS.has(line.event));
  if (from < 0) return [];
  const found: Beat[] = [];
  let point = '';
  for (const line of lines.slice(from)) {
    if (APART.has(line.event)) point = '';
    if (line.event === 'PointBegan') point = line.text;
    const who = subject(line);
    const last = found.at(-1);
    if (MOVING.has(line.event)) {
      // Steps of one enemy in a row are one beat each; turns belong to the beat before.
      const same = last && (!last.who || last.who === who);
      if (same && (line.event === 'Turned' || !last.moves.length)) {
        last.moves.push(line);
        if (NOTABLE.has(line.event)) last.text = `${last.text} ${line.text}`;
        if (!last.who) last.who = who;
        continue;
      }
      found.push({ text: line.text, point, who, moves: [line], goal: (same && last.goal) || '' });
    } else if (FOLDED.has(line.event)) {
      if (line.event === 'LookedAround') point = ''; // its line names the point itself
      const since = found.findLastIndex((beat) => beat.text) + 1;
      const wordless = found.filter((beat, at) =>
        line.event === 'Walked' ? !beat.text && beat.who === who : at >= since,
      );
      for (const beat of wordless) Object.assign(beat, { text: line.text, point });
      if (wordless.length) continue;
      if (last?.who === who) last.text = `${last.text} ${line.text}`;
      else found.push({ text: line.text, point, who, moves: [], goal: '' });
    } else if (TOLD.has(line.event) && line.text) {
      const goal = line.event === 'PointBegan' ? (line.fields.goal ?? '') : '';
      const own = line.event === 'PointBegan' || line.event === 'ActivationDrawn';
      found.push({ text: line.text, point: own ? '' : point, who, moves: [], goal });
    }
  }
  return found.filter((beat) => beat.moves.length || beat.text);
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
