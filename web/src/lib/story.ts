/** The story of a match out of its journal: the turning points, round by round. */
import type { Line } from '../protocol';

export interface Chapter {
  round: number;
  lines: Line[];
}

/** `begins` tells the round that begins with a line, if one does. */
export function chapters<L extends Line>(
  journal: readonly L[],
  turning: ReadonlySet<L['event']>,
  begins: (line: L) => number | null,
): Chapter[] {
  const found: Chapter[] = [];
  let round = 0;
  for (const line of journal) {
    round = begins(line) ?? round;
    if (!turning.has(line.event)) continue;
    const last = found.at(-1);
    if (last?.round === round) last.lines.push(line);
    else found.push({ round, lines: [line] });
  }
  return found;
}
