/** The last roll in the journal, while it still matters. */
import type { Line } from './types';

export interface Roll {
  /** Changes with every throw, so that the dice tumble anew; not with dice that are rolled again. */
  id: string;
  seat: number;
  attribute: string;
  difficulty: number;
  dice: string[];
  result: number | null;
  success: boolean | null;
}

/** The roll that nothing has come of yet, or that the last answer threw and settled. */
export function lastRoll(journal: readonly Line[], news: readonly Line[]): Roll | null {
  let roll = null as Roll | null;
  let thrown: Line | undefined;
  // Counted within its answer, a throw keeps its id however the journal grows.
  let [answer, count] = [-1, 0];
  for (const line of journal.slice(-80)) {
    if (line.event === 'Rolled') {
      [answer, count] = [line.answer, line.answer === answer ? count + 1 : 0];
      roll = { ...line.fields, result: null, success: null, id: `${answer}-${count}` };
      thrown = line;
    } else if (line.event === 'Rerolled' && roll) {
      roll = { ...roll, dice: line.fields.dice };
      thrown = line;
    } else if (line.event === 'TestEnded' && roll)
      roll = { ...roll, result: line.fields.result, success: line.fields.success };
    else if (line.event === 'RoundBegan' || line.event === 'PhaseBegan') roll = null;
  }
  return roll && (roll.success === null || (thrown && news.includes(thrown))) ? roll : null;
}

/** The places of the dice that are chosen, by the faces that the table tells; a die that can still be chosen is none. */
export function pickedOf(dice: readonly string[], faces: readonly string[], open: (i: number) => boolean): number[] {
  const found: number[] = [];
  for (const face of faces) {
    const spots = dice.flatMap((one, i) => (one === face && !found.includes(i) ? [i] : []));
    const at = spots.find((i) => !open(i)) ?? spots[0];
    if (at !== undefined) found.push(at);
  }
  return found;
}
