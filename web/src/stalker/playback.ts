/** What enemies did, step by step: the lines of an update as beats, and where the figures stand after each of them. */
import type { Line } from '../protocol';
import type { Facing, StalkerView } from './types';

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

const MOVING = new Set(['Stepped', 'Pushed', 'Relocated', 'Turned', 'EnemyPlaced', 'EnemyDied', 'EnemyRemoved']);
const TOLD = new Set([
  'PointBegan', 'EnemyAttacked', 'Defended', 'HpLost', 'AttackWasted', 'Interrupted', 'EnemyPlaced', 'SpecialUsed',
  'Reacted', 'AnomalyActivated', 'AnomalyMoved', 'TrapSprung', 'ActivationDrawn', 'EnemyPhaseBegan', 'CriticallyInjured',
  'UnknownResolved', 'AttentionPlaced', 'AttentionMoved', 'WoundDrawn', 'EhpLost', 'StalkerDied', 'CompanionFled',
  'PoolEmpty', 'NoUnknownLeft', 'GrenadeMissed', 'GotUp', 'RoundEndReached',
]); // prettier-ignore
/** Moves that are told in words even where they belong to what was just told: who comes, who goes. */
const NOTABLE = new Set(['Pushed', 'Relocated', 'EnemyPlaced', 'EnemyDied', 'EnemyRemoved']);
/** One line for several moves: the beats before it, which have no words of their own, say it. */
const FOLDED = new Set(['Walked', 'LookedAround']);
/** What no point of a card does: the point that came before is over. */
const APART = new Set(['TurnBegan', 'RoundBegan', 'RoundEndReached', 'UnknownResolved']);
/** Something an enemy does by itself: only then there is anything to play. */
const STARTS = new Set(['PointBegan', 'Reacted', 'EnemyPhaseBegan', 'ActivationDrawn']);

export function stands(view: StalkerView): Stands {
  const found: Stands = {};
  for (const enemy of view.enemies) found[enemy.id] = { kind: enemy.kind, space: enemy.space, facing: enemy.facing };
  for (const stalker of view.stalkers)
    if (!stalker.dead) found[`stalker-${stalker.seat}`] = { kind: 'stalker', space: stalker.space, facing: 'N' };
  for (const companion of view.companions)
    found[companion.id] = { kind: 'companion', space: companion.space, facing: 'N' };
  return found;
}

/** Whom a line is about. */
function subject(fields: Record<string, unknown>): string {
  const seat = fields.seat === undefined ? '' : `stalker-${String(fields.seat)}`;
  return String(fields.enemy ?? fields.who ?? seat);
}

/** The lines as beats, from the first thing that enemies do of their own accord. */
export function beats(lines: readonly Line[]): Beat[] {
  const from = lines.findIndex((line) => STARTS.has(line.event));
  if (from < 0) return [];
  const found: Beat[] = [];
  let point = '';
  for (const line of lines.slice(from)) {
    const fields = line.fields ?? {};
    if (APART.has(line.event)) point = '';
    if (line.event === 'PointBegan') point = line.text;
    const who = subject(fields);
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
      const own = line.event === 'PointBegan' || line.event === 'ActivationDrawn';
      found.push({ text: line.text, point: own ? '' : point, who, moves: [], goal: String(fields.goal ?? '') });
    }
  }
  return found.filter((beat) => beat.moves.length || beat.text);
}

/** Where everybody stands after some moves. */
export function moved(before: Stands, lines: readonly Line[], index: ReadonlyMap<string, number>): Stands {
  const found = { ...before };
  for (const line of lines) {
    const fields = line.fields ?? {};
    const who = String(fields.who ?? fields.enemy ?? '');
    const here = found[who];
    const space = index.get(String(fields.space ?? ''));
    switch (line.event) {
      case 'Stepped':
      case 'Pushed':
      case 'Relocated':
        if (here && space !== undefined) found[who] = { ...here, space, facing: heading(line) ?? here.facing };
        break;
      case 'Turned':
        if (here) found[who] = { ...here, facing: heading(line) ?? here.facing };
        break;
      case 'EnemyPlaced':
        if (space !== undefined) found[who] = { kind: who.replace(/-\d+$/, ''), space, facing: heading(line) ?? 'N' };
        break;
      case 'EnemyDied':
      case 'EnemyRemoved':
        delete found[who];
        break;
    }
  }
  return found;
}

function heading(line: Line): Facing | null {
  const facing = line.fields?.facing;
  return facing === 'N' || facing === 'E' || facing === 'S' || facing === 'W' ? facing : null;
}
