/** The last roll in the journal, while it still matters. */
import { stalkerAt } from './ids';
import { printed } from './pieces.svelte';
import type { Event, Line, Question } from './types';

/** A die and the side that it shows; of an anomaly die, its symbol. */
export type Thrown = [die: string, side: number | string];

export interface Roll {
  /** Changes with every throw, so that the dice tumble anew; not with dice that are rolled again. */
  id: string;
  who: string;
  purpose: string;
  dice: Thrown[];
  stars: number;
  masks: number;
  /** The symbol of an anomaly die. */
  symbol: string;
  /** What came of it, in words. */
  result: string;
}

const RESULTS = new Set<Event>(['HitChecked', 'Defended', 'AnomalyHeld', 'AnomalyActivated', 'EnemyDied']);
const THROWS = new Set<Event>(['DiceRolled', 'DiceRerolled', 'AnomalyDieRolled']);

/** Counted within its answer, a throw keeps its id however the journal grows. */
function named(journal: readonly Line[], line: Line): string {
  const before = journal.filter((one) => one.answer === line.answer && THROWS.has(one.event));
  return `${line.answer}-${before.indexOf(line)}`;
}

/** The roll that the last answer threw: with the next one it is settled, and leaves the table. */
export function lastRoll(journal: readonly Line[], news: readonly Line[]): Roll | null {
  let roll = null as Roll | null;
  let thrown: Line | undefined;
  const recent = journal.slice(-80);
  for (const line of recent) {
    if (line.event === 'DiceRolled') {
      const { who, purpose, dice, stars, masks } = line.fields;
      roll = { id: named(recent, line), who, purpose, dice, stars, masks, symbol: '', result: '' };
    } else if (line.event === 'DiceRerolled' && roll) {
      const { dice, stars, masks } = line.fields;
      roll = { ...roll, dice: dice.map(shown), stars, masks, result: '' };
    } else if (line.event === 'AnomalyDieRolled') {
      const { who, symbol } = line.fields;
      const id = named(recent, line);
      roll = { id, who, purpose: 'anomaly', dice: [['AD', symbol]], stars: 0, masks: 0, symbol, result: '' };
    } else if (RESULTS.has(line.event) && roll) roll = { ...roll, result: line.text };
    else if (line.event === 'RoundBegan' || line.event === 'TurnBegan') roll = null;
    if (THROWS.has(line.event)) thrown = line;
  }
  return thrown && news.includes(thrown) ? roll : null;
}

/** Whether a question is about what is done with the roll on the table. */
export const spends = (question: Question | null): boolean => question?.kind === 'weapon_attack_run.spend_masks';

/** The roll that a question is about: it lies on the table whatever the journal has told of it. */
export function rollAsked(question: Question | null, journal: readonly Line[]): Roll | null {
  const facts = question?.facts ?? {};
  const dice = facts.dice ?? [];
  const rerolls = question?.kind === 'rerolls.choose' || question?.kind === 'reroll_dice.pick';
  if (!rerolls || !dice.length) return null;
  const anomaly = dice.find(([die]) => die === 'AD');
  const known = lastRoll(journal, journal);
  return {
    // The same throw that the journal tells of must not tumble twice.
    id: known?.id ?? dice.join(),
    who: stalkerAt(question.seat),
    purpose: anomaly ? 'anomaly' : (known?.purpose ?? ((facts.damage ?? null) === null ? 'attack' : 'defence')),
    dice: dice.map(shown),
    stars: facts.stars ?? 0,
    masks: facts.masks ?? 0,
    symbol: anomaly ? (printed.now?.dice.AD[anomaly[1]] ?? '') : '',
    result: '',
  };
}

const shown = ([die, side]: Thrown): Thrown =>
  die === 'AD' && typeof side === 'number' ? [die, printed.now?.dice.AD[side] ?? ''] : [die, side];
