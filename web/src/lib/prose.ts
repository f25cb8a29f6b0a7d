/** A journal as something to read: by chapters, what weighs little left out, and what a match turned on. */
import type { Line } from '../protocol';
import { HEAVY, isTold, weightOf, type Weights } from './weights';

export interface Paragraph {
  text: string;
  /** The words on a card. */
  story: boolean;
}

export interface Told {
  /** The round, or whatever the game counts; 0 before the first. */
  round: number;
  paragraphs: Paragraph[];
}

/** How many sentences make a paragraph. */
const LONG = 5;

/** What people did and what was done to them, without bookkeeping, set in paragraphs; a card's words stand for themselves. */
export function chapters(lines: readonly Line[], weights: Weights, begins: (line: Line) => number | null): Told[] {
  const found: Told[] = [{ round: 0, paragraphs: [] }];
  let sentences: string[] = [];
  const close = (): void => {
    if (sentences.length) found.at(-1)?.paragraphs.push({ text: sentences.join(' '), story: false });
    sentences = [];
  };
  for (const line of lines) {
    const begun = begins(line);
    if (begun !== null && begun !== found.at(-1)?.round) {
      close();
      found.push({ round: begun, paragraphs: [] });
    } else if (line.event === 'Story' && line.text) {
      close();
      const last = found.at(-1)?.paragraphs.at(-1);
      if (last?.story) last.text += ` ${line.text}`;
      else found.at(-1)?.paragraphs.push({ text: line.text, story: true });
    } else if (isTold(line) && begun === null && weightOf(line, weights) > 0 && sentences.at(-1) !== line.text) {
      sentences.push(line.text);
      if (sentences.length >= LONG) close();
    }
  }
  close();
  return found.filter((chapter) => chapter.paragraphs.length);
}

export interface Point {
  answer: number;
  text: string;
  round: number;
}

/** What everything turned on, one for each answer, in its order; if there is little of that, the weightiest of the rest. */
export function turning(
  lines: readonly Line[],
  weights: Weights,
  most: number,
  begins?: (line: Line) => number | null,
): Point[] {
  const heavy = new Map<number, { line: Line; weight: number; round: number }>();
  let round = 0;
  for (const line of lines) {
    round = begins?.(line) ?? round;
    const weight = weightOf(line, weights);
    if (!isTold(line) || weight < HEAVY || line.answer === 0) continue;
    if (weight > (heavy.get(line.answer)?.weight ?? 0)) heavy.set(line.answer, { line, weight, round });
  }
  const ranked = [...heavy.values()].sort((a, b) => b.weight - a.weight || a.line.answer - b.line.answer);
  const top = ranked.filter(({ weight }) => weight > HEAVY);
  const chosen = top.length > most ? spread(top, most) : ranked.slice(0, most);
  return chosen
    .sort((a, b) => a.line.answer - b.line.answer)
    .map(({ line, round }) => ({ answer: line.answer, text: line.text, round }));
}

/** Some of many, from the first to the last. */
function spread<T>(all: readonly T[], most: number): T[] {
  return Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]).filter(
    (one): one is T => one !== undefined,
  );
}
