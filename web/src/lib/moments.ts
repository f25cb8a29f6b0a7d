/** What a table reads aloud, holds up or falls silent for: found among the lines of the journal by a table of events that each
 * game brings. */
import type { Line } from '../protocol';
import { isTold } from './weights';
import type { Wire } from './typed';

/** A death waits until it has been read; what is important is held up unless nobody wants anything to be. */
export type Rank = 'death' | 'important' | 'usual';
/** Which of them somebody wants to see. */
export type Wish = 'all' | 'important' | 'none';

/** How an event is held up. */
export interface Held<L, V> {
  rank: Rank;
  /** The page's message that says what it is. */
  kind: string;
  /** Whose face it shows: the key of its words and its picture. */
  card?: (line: L, view: V) => string;
  /** What it is called, if not by its card. */
  title?: (line: L, view: V) => string;
  /** What is read; else the story that follows it in the journal. */
  words?: (line: L, view: V) => string[];
  /** The line itself is read too: it says more than the name of the card. */
  says?: boolean;
  /** What it changes beside what its sentences name, by the ids that names point with. */
  lit?: (line: L, view: V) => string[];
  /** Its words are told with the question that it asks: whoever is asked reads them there. */
  asks?: boolean;
}

type Named<L, Name> = Extract<L, { event: Name }>;

/** By event; the events and their fields are the game's own, so that a name that is no more is found by its types. */
export type HeldUp<W extends Wire> = {
  [Name in W['line']['event']]?: Held<string extends Name ? W['line'] : Named<W['line'], Name>, W['view']>;
};

export interface Moment {
  rank: Rank;
  kind: string;
  event: string;
  card: string;
  title: string;
  words: string[];
  /** What follows from it. */
  brought: Line[];
  /** What it changes: the things that are lit on the board and in the people's boards. */
  lit: string[];
  /** Its place among the lines, and how many of them are its own. */
  at: number;
  own: number;
}

export interface Reading {
  moments: HeldUp<Wire>;
  /** What comes after these follows from nothing that was before. */
  ends: ReadonlySet<string>;
  view: object;
  /** What a line changes beside what it names: goods, which lie on no board. */
  changes?: (line: Line) => readonly string[];
  /** How a card is called. */
  called: (card: string) => string;
}

const MOST = 8;

/** What a line of the journal names. */
const named = (line: Line): string[] => (line.names ?? []).map(([, , id]) => id);

/** The moments among some lines, in their order, each with what follows from it. */
export function momentsIn(lines: readonly Line[], { moments, ends, view, changes, called }: Reading): Moment[] {
  const found: Moment[] = [];
  let now: Moment | null = null;
  let own = false;
  lines.forEach((line, at) => {
    const held = moments[line.event];
    const changed = changes?.(line) ?? [];
    if (held) {
      const card = held.card?.(line, view) ?? '';
      const title = held.title?.(line, view) ?? (card ? called(card) : '');
      const words = held.words?.(line, view) ?? [];
      if (line.text && (held.says || !title)) words.unshift(line.text);
      const lit = [...named(line), ...changed, ...(held.lit?.(line, view) ?? [])];
      now = { rank: held.rank, kind: held.kind, event: line.event, card, title, words, brought: [], lit, at, own: 1 };
      own = !held.words;
      found.push(now);
    } else if (now && line.event === 'Story' && at === now.at + now.own) {
      now.own++;
      if (own) now.words.push(line.text);
    } else if (ends.has(line.event)) now = null;
    else if (now) {
      now.lit.push(...changed);
      if (!isTold(line) || now.brought.length >= MOST) return;
      now.brought.push(line);
      now.lit.push(...named(line));
    }
  });
  return found;
}

export const wanted = (rank: Rank, wish: Wish): boolean => wish === 'all' || (wish === 'important' && rank !== 'usual');

/** Everything that is to be read of a moment, for those who listen. */
export const readAloud = (moment: Moment): string =>
  [moment.title, ...moment.words, ...moment.brought.map((line) => line.text)].filter(Boolean).join(' ');
