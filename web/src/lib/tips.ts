/** Tips: something is explained when it happens for the first time, at the thing itself. */
import { procedureOf, type Procedure, type Wire } from './typed';

type Kind<W extends Wire> = W['question']['kind'];

export interface Now<W extends Wire = Wire> {
  view: W['view'];
  question: W['question'] | null;
  /** What the last answer brought. */
  fresh: readonly W['line'][];
  you: number;
}

export interface Tip<W extends Wire = Wire> {
  /** The message is `tip-<game>-<id>`. */
  id: string;
  /** Selectors of the thing that it speaks of; the first one in sight. */
  at: string[];
  /** Events that bring it; those of other seats do not count. */
  events?: W['line']['event'][];
  /** Kinds of questions that bring it, or the procedures that ask. */
  kinds?: (Kind<W> | Procedure<Kind<W>>)[];
  /** Whether it really is so; for events, asked of each. */
  when?: (now: Now<W>) => boolean;
  whenLine?: (line: W['line']) => boolean;
}

/** What is remembered of a tip that was given. */
export const keyOf = (game: string, tip: { id: string }): string => `${game}-${tip.id}`;

function concerns(line: Wire['line'], you: number): boolean {
  const seat = (line.fields as { seat?: number } | undefined)?.seat;
  return seat === undefined || seat === you;
}

function fits(tip: Tip, now: Now): boolean {
  if (tip.when && !tip.when(now)) return false;
  const kind = now.question?.kind;
  if (tip.kinds) return kind !== undefined && tip.kinds.some((one) => one === kind || one === procedureOf(kind));
  return now.fresh.some(
    (line) => tip.events?.includes(line.event) && concerns(line, now.you) && (tip.whenLine?.(line) ?? true),
  );
}

/** The tip of this moment: the first that fits and was never given. What has happened goes before what is asked. */
export function tipFor(game: string, tips: readonly Tip[], now: Now, seen: readonly string[]): Tip | null {
  const open = tips.filter((tip) => !seen.includes(keyOf(game, tip)) && fits(tip, now));
  return open.find((tip) => tip.events) ?? open[0] ?? null;
}

export interface Spot {
  left: number;
  top: number;
  /** Where the arrow is, along the edge that points at the thing. */
  arrow: number;
  side: 'above' | 'below';
}

const GAP = 12;
const EDGE = 8;

/** Where a balloon of a size stands that points at a thing: over it if there is room, else below it, always in the picture, and over
 * the part of the page that the thing is in, if it fits there. */
export function spotFor(
  thing: { left: number; top: number; width: number; height: number },
  balloon: { width: number; height: number },
  screen: { width: number; height: number },
  part: { left: number; right: number } = { left: 0, right: screen.width },
): Spot {
  const fits = part.right - part.left >= balloon.width + 2 * EDGE;
  const [from, to] = fits ? [part.left, part.right] : [0, screen.width];
  const middle = Math.min(Math.max(thing.left + thing.width / 2, from + EDGE), to - EDGE);
  const left = Math.max(from + EDGE, Math.min(middle - balloon.width / 2, to - balloon.width - EDGE));
  // A thing as large as the board is pointed at from within.
  const head = thing.height > screen.height / 2 ? thing.top + thing.height / 2 : thing.top;
  const above = head - GAP - balloon.height >= EDGE;
  const foot = head === thing.top ? thing.top + thing.height : head;
  const top = above ? head - GAP - balloon.height : Math.min(foot + GAP, screen.height - balloon.height - EDGE);
  const arrow = Math.max(18, Math.min(middle - left, balloon.width - 18));
  return { left, top, arrow, side: above ? 'above' : 'below' };
}
