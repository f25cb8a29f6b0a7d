/** The last roll in the journal, while it still matters. */
import type { Line } from '../protocol';
import type { Die } from './types';

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

/** How many answers back a finished roll stays on the table. */
const STAYS = 2;
const RESULTS = new Set(['HitChecked', 'Defended', 'AnomalyHeld', 'AnomalyActivated', 'EnemyDied']);

export function lastRoll(journal: readonly Line[]): Roll | null {
  const now = journal.at(-1)?.answer ?? 0;
  let roll = null as Roll | null;
  let last = 0;
  for (const [i, line] of journal.slice(-80).entries()) {
    const fields = line.fields ?? {};
    const thrown = { key: line.answer * 100 + i, dice: faces(fields.dice), stars: Number(fields.stars ?? 0), masks: Number(fields.masks ?? 0) };
    if (line.event === 'DiceRolled')
      roll = { who: String(fields.who), purpose: String(fields.purpose), symbol: '', result: '', ...thrown };
    else if (line.event === 'DiceRerolled' && roll) roll = { ...roll, ...thrown };
    else if (line.event === 'AnomalyDieRolled')
      roll = { who: String(fields.who), purpose: 'anomaly', result: '', ...thrown, symbol: String(fields.symbol) };
    else if (RESULTS.has(line.event) && roll) roll = { ...roll, result: line.text };
    else if (line.event === 'RoundBegan' || line.event === 'TurnBegan') roll = null;
    else continue;
    last = line.answer;
  }
  return roll && now - last <= STAYS ? roll : null;
}

function faces(value: unknown): [Die, number][] {
  return Array.isArray(value) ? value.map((die) => [String(die[0]) as Die, Number(die[1])]) : [];
}

/** Stars and masks on a face (ST-3.3, ST-3.4); the first face of the stalker die is the accuracy face. */
export function face(die: Die, side: number): { stars: number; masks: number; accuracy: boolean } {
  if (die === 'GD') return { stars: [0, 1, 1, 2, 2, 3][side] ?? 0, masks: 0, accuracy: false };
  const [stars = 0, masks = 0] = [[2, 0], [2, 0], [1, 0], [1, 1], [0, 1], [0, 2]][side] ?? []; // prettier-ignore
  return { stars, masks, accuracy: side === 0 };
}
