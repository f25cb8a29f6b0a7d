/** The last roll in the journal, while it still matters. */
import type { Line } from './types';

export interface Roll {
  seat: number;
  attribute: string;
  difficulty: number;
  dice: string[];
  result: number | null;
  success: boolean | null;
  /** Changes with every throw, so that the dice tumble anew. */
  key: number;
}

/** How many answers back a finished roll stays on the table. */
const STAYS = 3;

export function lastRoll(journal: readonly Line[]): Roll | null {
  const now = journal.at(-1)?.answer ?? 0;
  let roll = null as Roll | null;
  let last = 0;
  // Counted within its answer, a throw keeps its key however the journal grows.
  let key = 0;
  const thrown = (answer: number): number => (key = Math.max(key + 1, answer * 100));
  for (const line of journal.slice(-80)) {
    if (line.event === 'Rolled') roll = { ...line.fields, result: null, success: null, key: thrown(line.answer) };
    else if (line.event === 'Rerolled' && roll) roll = { ...roll, dice: line.fields.dice, key: thrown(line.answer) };
    else if (line.event === 'TestEnded' && roll)
      roll = { ...roll, result: line.fields.result, success: line.fields.success };
    else {
      if (line.event === 'RoundBegan' || line.event === 'PhaseBegan') roll = null;
      continue;
    }
    last = line.answer;
  }
  return roll && (roll.success === null || now - last <= STAYS) ? roll : null;
}
