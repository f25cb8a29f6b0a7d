/** What the table has thought for this page: advice on a question, how the match may end, what one that is over turned on. */
import type { Advised, Counsel, Hindsight, HindSide, Line, Outlook } from '../protocol';
import { isTold, weightOf, type Weights } from './weights';
import type { Point } from './prose';

/** So many reasons of bots are shown. */
const BOTS = 3;

class Thoughts {
  advice = $state.raw<Advised | null>(null);
  /** Why bots that led the group answered as they did, since the last question to somebody here. */
  bots = $state.raw<Advised[]>([]);
  outlook = $state.raw<Outlook | null>(null);
  /** What is being thought, and nothing has come of yet. */
  advising = $state(false);
  foreseeing = $state(false);
  /** By the codes of their tables. */
  looks = $state.raw<Record<string, Hindsight>>({});

  /** `own`: the message is about a question of this page's own. */
  hear(code: string, message: Advised | Outlook | Hindsight, own: boolean): void {
    if (message.tell === 'advice' && !own) this.bots = [...this.bots, message].slice(-BOTS);
    else if (message.tell === 'advice') [this.advice, this.advising] = [message, false];
    else if (message.tell === 'outlook') [this.outlook, this.foreseeing] = [message, !message.last];
    else this.looks = { ...this.looks, [code]: message };
  }

  /** The match has gone on: nothing of it holds any more. */
  moved(): void {
    [this.advice, this.outlook, this.advising, this.foreseeing] = [null, null, false, false];
  }

  of(option: string): Counsel | undefined {
    return this.advice?.best.find((one) => one.option === option);
  }
}

export const thoughts = new Thoughts();

/** In whole hundredths: what may happen is not called impossible, nor what may not certain. */
export const hundredths = (chance: number): number =>
  chance <= 0 || chance >= 1 ? Math.round(chance * 100) : Math.min(99, Math.max(1, Math.round(chance * 100)));
export const margin = (error: number): number => Math.max(1, Math.round(error * 100));
export const signed = (change: number): string => {
  const n = Math.round(change * 100);
  return `${n > 0 ? '+' : n < 0 ? '−' : '±'}${Math.abs(n)}`;
};

/** The side that somebody looks back from: the own one, that of all, or of whoever won. */
export function sideOf(
  look: Hindsight | undefined,
  you: number | null | undefined,
  winners: readonly number[],
): HindSide | undefined {
  const sides = look?.sides ?? [];
  return (
    sides.find((side) => side.seat === (you ?? null)) ??
    sides.find((side) => side.seat !== null && winners.includes(side.seat)) ??
    sides[0]
  );
}

/** What a match turned on by its odds, each with what weighs most of what was told of it. */
export function swung(
  side: HindSide,
  lines: readonly Line[],
  weights: Weights,
  begins?: (line: Line) => number | null,
): Point[] {
  let round = 0;
  const rounds: Record<number, number> = {};
  const best: Record<number, Line> = {};
  for (const line of lines) {
    rounds[line.answer] ??= round;
    round = begins?.(line) ?? round;
    const known = best[line.answer];
    if (isTold(line) && (!known || weightOf(line, weights) > weightOf(known, weights))) best[line.answer] = line;
  }
  return side.turns.map((turn) => ({
    answer: turn.at,
    round: rounds[turn.at] ?? 0,
    text: [turn.text, best[turn.at]?.text].filter(Boolean).join(' · '),
  }));
}
