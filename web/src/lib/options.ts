/** Options are answered by id: `verb` or `verb:thing`. What an option is about is where it glows on the table. */
import type { ChoiceText, Question } from '../protocol';

export function verb(option: string): string {
  return option.split(':', 1)[0] ?? option;
}

export function thing(option: string): string {
  const at = option.indexOf(':');
  return at < 0 ? '' : option.slice(at + 1);
}

/** The id of the thing on the table that an option is about; bare verbs and numbers stand for themselves. */
export function target(option: string): string {
  const about = thing(option);
  if (!about) return option;
  const first = wayEnd(about.split(':', 1)[0] ?? about);
  return /^\d+$/.test(first) ? `${verb(option)}:${first}` : first;
}

/** Where a way ends (`5.J>5.K>>5.L`: over J onto K, looking on to L); other things are what they are. */
export function wayEnd(about: string): string {
  const [walked = '', ahead = ''] = about.split('>>');
  return walked.split('>').at(-1) || ahead;
}

export type Targets = Map<string, ChoiceText[]>;

/** Where the open options of a question glow, by the id of the thing. */
export function targets(question: Question | null): Targets {
  const found: Targets = new Map();
  for (const choice of question?.choices ?? []) {
    if (choice.why) continue;
    const key = target(choice.option);
    found.set(key, [...(found.get(key) ?? []), choice]);
  }
  return found;
}

/** Where an option is chosen: by a button in the decision bar, on the board, or in what lies over the board. */
export type Place = 'bar' | 'board' | 'stage';

export interface Sorted {
  open: ChoiceText[];
  anytime: ChoiceText[];
  closed: ChoiceText[];
}

/** The answers first, then what can be done beside the question, then what the rules forbid now. */
export function sorted(question: Question): Sorted {
  const choices = question.choices ?? [];
  return {
    open: choices.filter((choice) => !choice.why && !choice.anytime),
    anytime: choices.filter((choice) => !choice.why && choice.anytime),
    closed: choices.filter((choice) => choice.why),
  };
}

/** What has a button in the bar, with its key. */
export interface Keyed {
  choice: ChoiceText;
  /** 0 to 9; nothing else has a key. */
  key: number;
}

/**
 * The answers of the bar and what can be done beside them, with their keys. An answer that leaves things undone comes last
 * and has the 0; the 1 is for answers alone, so that no habit of the hand gives anything away.
 */
export function keyed(
  open: readonly ChoiceText[],
  anytime: readonly ChoiceText[],
  isLast: (choice: ChoiceText) => boolean,
): { open: Keyed[]; anytime: Keyed[] } {
  const [first, last] = [open.filter((choice) => !isLast(choice)), open.filter(isLast)];
  const beside = Math.max(2, first.length + 1);
  return {
    open: [
      ...first.map((choice, i) => ({ choice, key: i + 1 })),
      ...last.map((choice, i) => ({ choice, key: i ? NO_KEY : 0 })),
    ],
    anytime: anytime.map((choice, i) => ({ choice, key: beside + i })),
  };
}

const NO_KEY = 10;

/** The kind of a card: `J03` of `J03-2`, so that a habit holds for every copy of it. */
export function kindOf(card: string): string {
  return card.replace(/-\d+$/, '');
}

/** The answer that a person has set to be given without asking: nothing is offered but reactions they never use. */
export function skipped(question: Question, never: readonly string[]): string | null {
  const { open } = sorted(question);
  const decline = open.find((choice) => choice.option === 'decline');
  if (!question.kind.startsWith('window.') || !decline || open.length < 2) return null;
  const others = open.filter((choice) => choice !== decline);
  return others.every((choice) => never.includes(kindOf(target(choice.option)))) ? decline.option : null;
}

/** A question to somebody else: where there is nothing to choose, there is nothing to propose. */
export function proposable(question: Question | null): Question | null {
  if (!question || (question.low ?? null) !== null) return question;
  const { open, anytime } = sorted(question);
  return open.length + anytime.length > 1 ? question : { ...question, choices: [] };
}
