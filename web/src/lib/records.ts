/** What somebody's matches have come to: by game, what was the first time, what was the most, and who did not come back. */
import type { TableInfo } from '../protocol';

export interface Tally {
  game: string;
  played: number;
  won: number;
  lost: number;
  running: number;
}

export interface Feat {
  /** The page's message is `record-<what>`. */
  what: 'first' | 'first-won' | 'points' | 'shortest' | 'longest';
  table: TableInfo;
  number: number;
}

export interface Grave {
  id: string;
  table: TableInfo;
}

const isOver = (table: TableInfo): boolean => !!table.outcome;
/** Whether this person won: where winners are not told, whether the match was. */
export const hasWon = (table: TableInfo): boolean =>
  isOver(table) && (table.winners?.length ? table.winners.includes(table.you ?? -1) : table.outcome === 'victory');

const mine = (tables: readonly TableInfo[]): TableInfo[] =>
  tables
    .filter((table) => table.you !== null && table.you !== undefined)
    .sort((one, other) => one.created.localeCompare(other.created));

export function tallies(tables: readonly TableInfo[]): Tally[] {
  const games = [...new Set(mine(tables).map((table) => table.game))];
  return games.map((game) => {
    const all = mine(tables).filter((table) => table.game === game);
    const over = all.filter(isOver);
    const won = over.filter(hasWon).length;
    return { game, played: over.length, won, lost: over.length - won, running: all.length - over.length };
  });
}

export function feats(tables: readonly TableInfo[], game: string): Feat[] {
  const over = mine(tables).filter((table) => table.game === game && isOver(table));
  const won = over.filter(hasWon);
  const best = (of: readonly TableInfo[], by: (table: TableInfo) => number): TableInfo | undefined =>
    [...of].sort((one, other) => by(other) - by(one))[0];
  const found: [Feat['what'], TableInfo | undefined, (table: TableInfo) => number][] = [
    ['first', over[0], (table) => table.round],
    ['first-won', won[0], (table) => table.round],
    ['points', best(over.filter((table) => (table.points ?? 0) > 0), (table) => table.points ?? 0), (table) => table.points ?? 0],
    ['shortest', best(won, (table) => -table.round), (table) => table.round],
    ['longest', over.length > 1 ? best(over, (table) => table.round) : undefined, (table) => table.round],
  ]; // prettier-ignore
  return found.flatMap(([what, table, number]) => (table ? [{ what, table, number: number(table) }] : []));
}

/** Own figures, and people of a group that everybody led; the last ones first. */
export function graves(tables: readonly TableInfo[]): Grave[] {
  return mine(tables)
    .reverse()
    .flatMap((table) =>
      (table.fallen ?? [])
        .filter(({ seat }) => seat === null || seat === undefined || seat === table.you)
        .map(({ id }) => ({ id, table })),
    );
}
