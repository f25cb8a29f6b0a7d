/** Where the answers of a question lie: on people, on rooms, in what is laid over the house, or in the bar. */
import { cards } from '../lib/cards.svelte';
import { thing, verb, type Place, type Targets } from '../lib/options';
import type { ChoiceText, Question } from '../protocol';
import { desk } from './desk.svelte';
import type { Facts, TwomView } from './types';

export const isPerson = (id: string): boolean => /^C\d\d$/.test(id);

export const factsOf = (question: Question | null): Facts => (question?.facts ?? {}) as Facts;

/** `assign:C01:clear:G3` as person and action. */
export function assigned(option: string): { person: string; action: string } | null {
  if (verb(option) !== 'assign') return null;
  const [person = '', ...rest] = thing(option).split(':');
  return { person, action: rest.join(':') };
}

/** Who the stage is being planned for: whom the leader picked, or the first one without a plan. */
export function planned(question: Question | null): string {
  const facts = factsOf(question);
  const people = facts.people ?? [];
  if (people.includes(desk.person)) return desk.person;
  return facts.waiting?.[0] ?? people[0] ?? '';
}

/** The answers that give this person something to do. */
export function doings(question: Question | null, person: string): ChoiceText[] {
  return (question?.choices ?? []).filter((choice) => !choice.why && assigned(choice.option)?.person === person);
}

/** A plan's answers name the person; that is already chosen, so the action alone is said. */
export function reworded(question: Question | null): Question | null {
  if (question?.kind !== 'action_stage.assign') return question;
  const choices = question.choices?.map((choice) => {
    const doing = assigned(choice.option);
    const name = doing ? `${cards.name(doing.person)}: ` : '';
    if (!doing || choice.why || !choice.label.startsWith(name)) return choice;
    const plain = choice.label.slice(name.length);
    return { ...choice, label: plain.charAt(0).toUpperCase() + plain.slice(1) };
  });
  return { ...question, choices };
}

/** Where in the house an answer is: the room of the action, of the fitting, or the person it names. */
function spots(choice: ChoiceText, facts: Facts, view: TwomView): string[] {
  const [word = '', first = '', second = ''] = choice.option.split(':');
  const doing = assigned(choice.option);
  if (doing) return [facts.labels?.[doing.action]?.place ?? ''];
  if (word === 'idea' || word === 'answer') return [view.fittings.find((one) => one.id === first)?.space ?? first];
  return second && !isPerson(first) ? [second] : [first];
}

export function aim(question: Question | null, view: Record<string, unknown>): Targets {
  const found: Targets = new Map();
  const facts = factsOf(question);
  const person = planned(question);
  for (const choice of question?.choices ?? []) {
    if (choice.why) continue;
    const doing = assigned(choice.option);
    if (doing && doing.person !== person) continue;
    for (const spot of spots(choice, facts, view as unknown as TwomView))
      if (spot) found.set(spot, [...(found.get(spot) ?? []), choice]);
  }
  return found;
}

const GRID = new Set(['drink', 'eat', 'feed', 'habit', 'task', 'arm', 'disarm', 'place', 'pour']);
const SHELF = new Set(['carry', 'drop', 'give', 'take', 'back', 'pay', 'token', 'steal']);

export const inGrid = (choice: ChoiceText): boolean =>
  GRID.has(verb(choice.option)) || (verb(choice.option) === 'clear' && isPerson(thing(choice.option)));
export const onShelf = (choice: ChoiceText): boolean => SHELF.has(verb(choice.option));

/** Questions that move tokens from one side to the other, by the verbs of both: they stay where they are. */
const SIDES: Record<string, [string, string]> = {
  'pack.choose': ['take', 'back'],
  'choose_findings.choose': ['carry', 'drop'],
  'trade.exchange': ['give', 'take'],
};
/** Tokens by what is done with them, each group with its heading in the page's words. */
export function sides(
  question: Question,
  tokens: ChoiceText[],
): { key: string; title: string; tokens: ChoiceText[] }[] {
  const home = question.kind === 'pack.choose';
  const titles: Record<string, string> = { carry: 'there', drop: 'pack', back: 'pack', ...(home && { take: 'home' }) };
  const keys = SIDES[question.kind] ?? [...new Set(tokens.map((choice) => verb(choice.option)))];
  return keys.map((key) => ({
    key,
    title: titles[key] ? `twom-side-${titles[key]}` : `twom-shelf-${key}`,
    tokens: tokens.filter((choice) => verb(choice.option) === key),
  }));
}

const wide = (): boolean => typeof innerWidth === 'undefined' || innerWidth > 760;

export function placeOf(question: Question, choice: ChoiceText): Place {
  if (question.kind === 'action_stage.assign') {
    const doing = assigned(choice.option);
    if (doing && doing.person !== planned(question)) return 'stage';
    // What is cleared or boarded up is pointed at in the house; a phone has no room for both.
    return doing && wide() && /^(clear|board):/.test(doing.action) ? 'board' : 'bar';
  }
  if (desk.folded || !wide() || choice.anytime) return 'bar';
  return inGrid(choice) || onShelf(choice) ? 'stage' : 'bar';
}

const CARDS = new Set(['far', 'top', 'idea', 'keep']);

/** Cards to choose from that lie nowhere on the table: places, ideas, what is kept for a bad hour. */
export const laidOut = (question: Question): ChoiceText[] =>
  (question.choices ?? []).filter(
    (choice) => !choice.why && CARDS.has(verb(choice.option)) && thing(choice.option) !== '',
  );

export const isPage = (question: Question | null): boolean => (factsOf(question).pages?.length ?? 0) > 0;

/** Stories are told by the stage, together with what belongs to them. */
export const tells = (): boolean => true;
