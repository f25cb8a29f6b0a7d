/** What happened since somebody's last turn: who did what, in a few lines each, what weighs most. */
import type { Line } from '../protocol';
import { isTold, weightiest, weightOf, type Weights } from './weights';

export interface Doings {
  /** Whose; `null`: what came of itself. */
  seat: number | null;
  lines: Line[];
}

const MOST = 3;

const seatOf = (line: Line): number | null => (typeof line.fields?.seat === 'number' ? line.fields.seat : null);

/** The lines that came after an answer. */
export const after = (journal: readonly Line[], mark: number): Line[] => journal.filter((line) => line.answer > mark);

/** By seat, in the order in which they come first; bookkeeping is left out. */
export function doings(lines: readonly Line[], weights: Weights, headings: ReadonlySet<string>): Doings[] {
  const told = lines.filter((line) => isTold(line) && !headings.has(line.event) && weightOf(line, weights) > 0);
  const seats = [...new Set(told.map(seatOf))].sort((one, other) => Number(one === null) - Number(other === null));
  return seats.map((seat) => ({
    seat,
    lines: weightiest(
      told.filter((line) => seatOf(line) === seat),
      weights,
      MOST,
    ),
  }));
}

const KEY = 'cordon.marks';
/** Tables that are remembered. */
const TABLES = 60;

function marks(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** The last answer that had been given when somebody last answered at a table in this browser. */
export const markOf = (code: string): number | undefined => marks()[code];

export function keepMark(code: string, mark: number): void {
  const others = Object.entries(marks()).filter(([table]) => table !== code);
  const kept = others.slice(1 - TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [code, mark]])));
  } catch {
    // Without storage nobody is told what they have missed.
  }
}
