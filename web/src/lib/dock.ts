/** What stands where in the decision bar, and under which key: the answer that goes on is pinned, standing actions keep their
 * letter, everything else is numbered. */
import { sorted, type Choice, type Place, type Question } from './options';

/** An answer with its key as it is written on it: `E`, `M`, `3`, `⇧2`, or none. */
export interface Keyed {
  choice: Choice;
  key: string;
}

export interface Dock {
  /** The answer that goes on: it always stands at the same place. */
  primary: Keyed | null;
  list: Keyed[];
  /** What is chosen on the board and can be unfolded here. */
  folded: Keyed[];
  /** What can be done beside the question. */
  anytime: Keyed[];
  /** What is chosen in the middle of the table, in its order. */
  page: Choice[];
  /** How many answers have only a place on the board. */
  elsewhere: number;
  closed: Choice[];
}

/** How a game lays out its questions. */
export interface Ways {
  placeOf: (question: Question, choice: Choice) => Place;
  /** The answer that goes on: ends the turn, accepts, turns the page. */
  goesOn: (question: Question, choice: Choice) => boolean;
  /** An answer that leaves things undone, or goes without them. */
  isLast: (choice: Choice) => boolean;
  /** The letters of standing actions by their verbs. */
  letters: Partial<Record<string, string>>;
}

/** The key of the answer that goes on; Space is another one. */
export const GO = 'E';
const DIGITS = 9;

/** The key of the nth of a list; those beyond the digits have them with Shift. */
export const numbered = (n: number): string =>
  n <= DIGITS ? String(n) : n <= 2 * DIGITS ? `⇧${String(n - DIGITS)}` : '';

/** The bar of a question; `narrow`: only these are left to choose from. */
export function docked(question: Question, narrow: readonly Choice[] | null, ways: Ways): Dock {
  const parts = sorted(question);
  const at = (place: Place): Choice[] => parts.open.filter((choice) => ways.placeOf(question, choice) === place);
  const primary = narrow ? undefined : pinned(question, parts.open, ways);
  const rest = (narrow ?? at('bar')).filter((choice) => choice !== primary);
  const list = lettered([...rest.filter((one) => !ways.isLast(one)), ...rest.filter(ways.isLast)], ways);
  // The 1 is for answers alone, so that no habit of the hand gives anything away.
  const numbers = Math.max(1, list.filter(({ key }) => /\d/.test(key)).length);
  return {
    primary: primary ? { choice: primary, key: GO } : null,
    list,
    folded: narrow ? [] : at('fold').map((choice, i) => ({ choice, key: numbered(i + 1) })),
    anytime: narrow ? [] : parts.anytime.map((choice, i) => ({ choice, key: numbered(numbers + i + 1) })),
    page: narrow ? [] : at('page').filter((choice) => choice !== primary),
    elsewhere: narrow ? 0 : at('board').length,
    closed: narrow ? [] : parts.closed.filter((choice) => ways.placeOf(question, choice) !== 'page'),
  };
}

/** An answer that stands alone, else the one that goes on. */
function pinned(question: Question, open: Choice[], { goesOn, placeOf }: Ways): Choice | undefined {
  const [only] = open;
  if (only && open.length === 1 && (question.low ?? null) === null && placeOf(question, only) !== 'board') return only;
  return open.find((choice) => goesOn(question, choice));
}

/** Standing actions have their letter, the others a number; an answer that goes without something is never the 1. */
function lettered(choices: Choice[], { letters, isLast }: Ways): Keyed[] {
  const taken = new Set<string>();
  let number = 0;
  return choices.map((choice) => {
    const letter = letters[choice.said.verb];
    if (letter && !taken.has(letter)) {
      taken.add(letter);
      return { choice, key: letter };
    }
    number += isLast(choice) && number === 0 ? 2 : 1;
    return { choice, key: numbered(number) };
  });
}

/** The letters that mean an answer now. */
export const lettersOf = (dock: Dock | null, fold: string): Set<string> =>
  new Set(
    [...(dock?.list ?? []).map(({ key }) => key), dock?.folded.length ? fold : ''].filter((key) => /^[A-Z]$/.test(key)),
  );

/** The answer under a key of the bar. */
export const under = (dock: Dock, key: string): Choice | undefined =>
  [...dock.list, ...dock.anytime].find((one) => one.key === key)?.choice;
