/**
 * Options, read: each is a verb with what it names, as the game's table of verbs (`wire.ts`) says. What an option is about is
 * where it glows on the table. Nobody else looks into an option's text.
 */
import type { Choice as ToldChoice, Closed, Question as ToldQuestion } from '../protocol';
import type { VERBS as Stalker } from '../stalker/wire';
import type { VERBS as Twom } from '../twom/wire';
import type { VERBS as Zona } from '../zona/wire';
import type { IconName } from './icon-names';
import { kindOf } from './ids';

/** The verbs of a question: by their word, what they name. A verb without a word is an id that stands alone. */
export type Verbs = Readonly<Record<string, Readonly<Record<string, 'string' | 'number'>>>>;

/** The verbs of a game: those of each kind of question, and what can be done beside some. */
export interface Language {
  VERBS: Readonly<Record<string, Verbs>>;
  ANYTIME: Verbs;
}

export interface Said {
  verb: string;
}

type Named<V> = { [Name in keyof V]: V[Name] extends 'number' ? number : string };
type SaidBy<V> = V extends unknown
  ? { [Word in keyof V & string]: { verb: Word } & Named<V[Word]> }[keyof V & string]
  : never;
/** Whatever the questions of a game may offer. */
export type SaidOf<L extends Language> = SaidBy<L['VERBS'][keyof L['VERBS']]> | SaidBy<L['ANYTIME']>;

/** An option in words, and what it says. */
export interface Choice<S = Said> extends ToldChoice {
  said: S;
  /** The id of the thing on the table that it is about; bare verbs and numbers stand for themselves. */
  about: string;
  /** What it takes, as signs: how much of each thing there is. */
  price?: Price[];
}

export interface Price {
  id: string;
  icon: IconName;
  need: number;
  have: number;
}

/** A question whose options have been read. */
export interface Question<C extends Choice<unknown> = Choice> extends ToldQuestion {
  choices: C[];
}

export const asked = (question: ToldQuestion, { VERBS, ANYTIME }: Language): Question => ({
  ...question,
  choices: (question.choices ?? []).map((choice) => {
    const said = read((choice.anytime ? ANYTIME : VERBS[question.kind]) ?? {}, choice.option);
    const about = things(said)[0];
    return { ...choice, said, about: typeof about === 'string' ? about : choice.option };
  }),
});

/** A question with all that the rules forbid there, once it has been told. */
export function opened(question: ToldQuestion, closed: Closed | null): ToldQuestion {
  if (closed?.serial !== question.serial || closed.seat !== question.seat) return question;
  const choices = [...(question.choices ?? []), ...closed.choices];
  return { ...question, choices, facts: { ...question.facts, ...closed.facts }, closed: 0 };
}

/** What an option says. The last thing that it names may itself be made of parts; of a verb that is not known it is a thing. */
export function read(verbs: Verbs, option: string): Said {
  const [word = '', ...parts] = option.split(':');
  const [verb, texts] = word in verbs || !('' in verbs) ? [word, parts] : ['', [option]];
  const names = Object.entries(verbs[verb] ?? (parts.length ? { thing: 'string' } : {}));
  const values = [...texts.slice(0, names.length - 1), texts.slice(names.length - 1).join(':')];
  return Object.assign(
    { verb },
    Object.fromEntries(
      names.map(([name, sort], i) => [name, sort === 'number' ? Number(values[i]) : (values[i] ?? '')]),
    ),
  );
}

/** The things that an option names, in their order. */
export const things = (said: Said): (string | number)[] =>
  Object.entries<string | number>({ ...said }).flatMap(([name, thing]) =>
    name === 'verb' || thing === '' ? [] : thing,
  );

/** An option as it is answered. */
export const written = <S extends Said>(said: S): string =>
  [said.verb, ...things(said)].filter((part) => part !== '').join(':');

/** The kind of the question what the table's own dice show. */
export const OWN_DICE = 'own_dice.throw';

export type Targets<C = Choice> = Map<string, C[]>;
export const NO_TARGETS: Targets = new Map();

/** The open options of a question under every id that `spots` finds for them. */
export function gathered<C extends Choice<unknown>>(
  question: { choices: readonly C[] } | null,
  spots: (choice: C) => Iterable<string>,
): Targets<C> {
  const found: Targets<C> = new Map();
  for (const choice of question?.choices ?? [])
    if (!choice.why) for (const spot of spots(choice)) if (spot) found.set(spot, [...(found.get(spot) ?? []), choice]);
  return found;
}

/** Where the open options of a question glow, by the id of the thing. */
export function targets<C extends Choice<unknown>>(question: { choices: C[] } | null): Targets<C> {
  return gathered(question, (choice) => [choice.about]);
}

/** Where an option is chosen: by a button in the decision bar; on the board; on the board, and folded away in the bar; in what
 * lies over the board; or on a page or among cards that lie open, which tell also what is forbidden. */
export type Place = 'bar' | 'board' | 'fold' | 'stage' | 'page';

export interface Sorted<C> {
  open: C[];
  anytime: C[];
  closed: C[];
}

/** The answers first, then what can be done beside the question, then what the rules forbid now. */
export function sorted<C extends ToldChoice>({ choices }: { choices: readonly C[] }): Sorted<C> {
  return {
    open: choices.filter((choice) => !choice.why && !choice.anytime),
    anytime: choices.filter((choice) => !choice.why && choice.anytime),
    closed: choices.filter((choice) => choice.why),
  };
}

/** In every game: what offers reactions, and the word that leaves them. */
type Everywhere<K extends string> = typeof Zona & typeof Stalker & typeof Twom extends Record<K, infer V> ? V : never;
const WINDOW = 'window.offer';
const DECLINE: keyof Everywhere<typeof WINDOW> = 'decline';

/** The answer that uses none of the reactions that a question offers; nothing if it is another question. */
export const declining = (question: Question): Choice | undefined =>
  question.kind === WINDOW ? sorted(question).open.find((choice) => choice.said.verb === DECLINE) : undefined;

/** The answer that a person has set to be given without asking: nothing is offered but reactions they never use. */
export function skipped(question: Question, never: readonly string[]): string | null {
  const { open } = sorted(question);
  const decline = declining(question);
  if (!decline || open.length < 2) return null;
  const others = open.filter((choice) => choice !== decline);
  return others.every((choice) => never.includes(kindOf(choice.about))) ? decline.option : null;
}

/** A question to somebody else: where there is nothing to choose, there is nothing to propose. */
export function proposable(question: ToldQuestion | null): ToldQuestion | null {
  if (!question || (question.low ?? null) !== null) return question;
  const open = (question.choices ?? []).filter((choice) => !choice.why);
  return open.length > 1 ? question : { ...question, choices: [] };
}
