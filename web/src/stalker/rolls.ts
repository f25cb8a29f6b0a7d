/** The last roll in the journal, while it still matters. */
import type { Line, Question } from '../protocol';
import { printed } from './pieces.svelte';
import type { Die, Facts } from './types';

export interface Roll {
  who: string;
  purpose: string;
  dice: [Die, number][];
  stars: number;
  masks: number;
  /** The symbol of an anomaly die. */
  symbol: string;
  /** What came of it, in words. */
  result: string;
  /** Changes with every throw, so that the dice tumble anew. */
  key: number;
}

const RESULTS = new Set(['HitChecked', 'Defended', 'AnomalyHeld', 'AnomalyActivated', 'EnemyDied']);

/** The roll that the last answer threw or used: with the next one it leaves the table. */
export function lastRoll(journal: readonly Line[], news: readonly Line[]): Roll | null {
  let roll = null as Roll | null;
  let last: Line | undefined;
  for (const line of journal.slice(-80)) {
    const fields = line.fields ?? {};
    const dice = faces(fields.dice);
    const thrown = {
      key: dice.reduce((sum, [, side]) => sum * 7 + side + 1, 1),
      dice,
      stars: Number(fields.stars ?? 0),
      masks: Number(fields.masks ?? 0),
    };
    if (line.event === 'DiceRolled')
      roll = { who: String(fields.who), purpose: String(fields.purpose), symbol: '', result: '', ...thrown };
    else if (line.event === 'DiceRerolled' && roll) roll = { ...roll, ...thrown };
    else if (line.event === 'AnomalyDieRolled')
      roll = { who: String(fields.who), purpose: 'anomaly', result: '', ...thrown, symbol: String(fields.symbol) };
    else if (RESULTS.has(line.event) && roll) roll = { ...roll, result: line.text };
    else if (line.event === 'RoundBegan' || line.event === 'TurnBegan') roll = null;
    else continue;
    last = line;
  }
  return last && news.includes(last) ? roll : null;
}

/** Whether a question is about the masks of the roll on the table. */
export const spends = (question: Question | null): boolean => question?.kind.endsWith('.spend_masks') ?? false;

/** The roll that a question is about: it lies on the table whatever the journal has told of it. */
export function rollAsked(question: Question | null): Roll | null {
  const facts = (question?.facts ?? {}) as Facts;
  const dice = faces(facts.dice);
  if (!question || !dice.length || !question.kind.startsWith('reroll')) return null;
  const anomaly = dice.find(([die]) => die === 'AD');
  return {
    who: `stalker-${question.seat}`,
    purpose: anomaly ? 'anomaly' : facts.damage === undefined ? 'attack' : 'defence',
    dice: dice.filter(([die]) => die !== 'AD'),
    stars: facts.stars ?? 0,
    masks: facts.masks ?? 0,
    symbol: anomaly ? (printed.now?.dice.AD[anomaly[1]] ?? '') : '',
    result: '',
    // The same throw that the journal tells of must not tumble twice.
    key: dice.reduce((sum, [, side]) => sum * 7 + side + 1, 1),
  };
}

function faces(value: unknown): [Die, number][] {
  return Array.isArray(value) ? value.map((die) => [String(die[0]) as Die, Number(die[1])]) : [];
}
