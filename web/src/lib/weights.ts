/** What happened, by weight: where there is room for a few lines only, these are damage, deaths, secrets, and not bookkeeping. */
import type { Line } from '../protocol';

/** 0: bookkeeping; 1: what people do; 2: what is done to them, and what they find; 3: what everything turns on. */
export type Weight = 0 | 1 | 2 | 3;
export type Weights<Event extends string = string> = Partial<Record<Event, Weight>>;

const USUAL: Weight = 1;
export const HEAVY: Weight = 2;

export const weightOf = (line: Line, weights: Weights): Weight => weights[line.event] ?? USUAL;

/** Lines that are told by themselves; the words on cards are read elsewhere. */
export const isTold = (line: Line): boolean => line.text !== '' && line.event !== 'Story';

/** The weightiest lines, in the order in which they happened; of the same weight, the last ones. */
export function weightiest<L extends Line>(lines: readonly L[], weights: Weights, most: number): L[] {
  return lines
    .map((line, at) => ({ line, at, weight: weightOf(line, weights) }))
    .filter(({ line }) => isTold(line))
    .sort((one, other) => other.weight - one.weight || other.at - one.at)
    .slice(0, most)
    .sort((one, other) => one.at - other.at)
    .map(({ line }) => line);
}

/** For those who listen: everything that weighs something, and of the rest so much that it makes some lines. */
export function spoken<L extends Line>(lines: readonly L[], weights: Weights, least: number): L[] {
  const heavy = lines.filter((line) => isTold(line) && weightOf(line, weights) >= HEAVY).length;
  return weightiest(lines, weights, Math.max(least, heavy));
}

/** Without what is read on pages of their own. */
export const plainly = (lines: readonly Line[], stories?: ReadonlySet<string>): Line[] =>
  lines.filter((line) => !stories?.has(line.event));

/** Headings and names of cards end as sentences do. */
export const sentences = (lines: readonly Line[]): string =>
  lines.map(({ text }, i) => (i < lines.length - 1 && /[\p{L}\p{N})]$/u.test(text) ? `${text}.` : text)).join(' ');
