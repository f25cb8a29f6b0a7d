/** The last roll in the journal, while it still matters. */
import { stalkerAt } from './ids';
import { printed } from './pieces.svelte';
import type { Event, Line, Question } from './types';

export interface Roll {
  who: string;
  purpose: string;
  dice: [die: string, side: number][];
  stars: number;
  masks: number;
  /** The symbol of an anomaly die. */
  symbol: string;
  /** What came of it, in words. */
  result: string;
  /** Changes with every throw, so that the dice tumble anew. */
  key: number;
}

const RESULTS = new Set<Event>(['HitChecked', 'Defended', 'AnomalyHeld', 'AnomalyActivated', 'EnemyDied']);

/** The roll that the last answer threw or used: with the next one it leaves the table. */
export function lastRoll(journal: readonly Line[], news: readonly Line[]): Roll | null {
  let roll = null as Roll | null;
  let last: Line | undefined;
  for (const line of journal.slice(-80)) {
    if (line.event === 'DiceRolled') {
      const { who, purpose, dice, stars, masks } = line.fields;
      roll = { who, purpose, dice, stars, masks, symbol: '', result: '', key: keyOf(dice) };
    } else if (line.event === 'DiceRerolled' && roll) {
      const { dice, stars, masks } = line.fields;
      roll = { ...roll, dice, stars, masks, key: keyOf(dice) };
    } else if (line.event === 'AnomalyDieRolled') {
      const { who, symbol } = line.fields;
      roll = { who, purpose: 'anomaly', dice: [], stars: 0, masks: 0, symbol, result: '', key: keyOf([]) };
    } else if (RESULTS.has(line.event) && roll) roll = { ...roll, result: line.text };
    else if (line.event === 'RoundBegan' || line.event === 'TurnBegan') roll = null;
    else continue;
    last = line;
  }
  return last && news.includes(last) ? roll : null;
}

/** Whether a question is about the masks of the roll on the table. */
export const spends = (question: Question | null): boolean => question?.kind === 'weapon_attack_run.spend_masks';

/** The roll that a question is about: it lies on the table whatever the journal has told of it. */
export function rollAsked(question: Question | null): Roll | null {
  const facts = question?.facts ?? {};
  const dice = facts.dice ?? [];
  const rerolls = question?.kind === 'rerolls.choose' || question?.kind === 'reroll_dice.pick';
  if (!rerolls || !dice.length) return null;
  const anomaly = dice.find(([die]) => die === 'AD');
  return {
    who: stalkerAt(question.seat),
    purpose: anomaly ? 'anomaly' : facts.damage === undefined ? 'attack' : 'defence',
    dice: dice.filter(([die]) => die !== 'AD'),
    stars: facts.stars ?? 0,
    masks: facts.masks ?? 0,
    symbol: anomaly ? (printed.now?.dice.AD[anomaly[1]] ?? '') : '',
    result: '',
    // The same throw that the journal tells of must not tumble twice.
    key: keyOf(dice),
  };
}

const keyOf = (dice: Roll['dice']): number => dice.reduce((sum, [, side]) => sum * 7 + side + 1, 1);
