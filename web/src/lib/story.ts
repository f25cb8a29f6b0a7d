/** The story of a match out of its journal: the turning points, round by round. */
import type { Line } from '../protocol';

export interface Chapter {
  round: number;
  lines: Line[];
}

export function chapters(journal: readonly Line[], turning: ReadonlySet<string>): Chapter[] {
  const found: Chapter[] = [];
  let round = 0;
  for (const line of journal) {
    if (line.event === 'RoundBegan') round = number(line, 'round');
    if (!turning.has(line.event)) continue;
    const last = found.at(-1);
    if (last?.round === round) last.lines.push(line);
    else found.push({ round, lines: [line] });
  }
  return found;
}

/** A number among the fields of a line. */
export function number(line: Line, field: string, otherwise = 0): number {
  const value = line.fields?.[field];
  return typeof value === 'number' ? value : otherwise;
}
