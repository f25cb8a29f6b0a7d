/** Where the answers of a question lie: on people, on rooms, in what is laid over the house, or in the bar. */
import { cards } from '../lib/cards.svelte';
import { thing, verb, type Place, type Targets } from '../lib/options';
import type { ChoiceText } from '../protocol';
import { desk } from './desk.svelte';
import type { Facts, Question, TwomView } from './types';

export const isPerson = (id: string): boolean => /^C\d\d$/.test(id);

export const factsOf = (question: Question | null): Facts => question?.facts ?? {};

/** `assign:C01:clear:G3` as person and action. */
export function assigned(option: string): { person: string; action: string } | null {
  if (verb(option) !== 'assign') return null;
  const [person = '', ...rest] = thing(option).split(':');
  return { person, action: rest.join(':') };
}

/** Whom an answer like `eat:C01:raw_food` is for. */
export const personOf = (choice: ChoiceText): string => thing(choice.option).split(':')[0] ?? '';

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

/** A question as it is shown: a plan's answers without the name of whom they are for, a meal without what would spoil it. */
export function reworded(question: Question | null): Question | null {
  if (!question) return null;
  return { ...question, choices: (question.choices ?? []).filter((choice) => !spoils(question, choice)).map(named) };

  /** The person is already chosen, so the action alone is said. */
  function named(choice: ChoiceText): ChoiceText {
    const doing = question?.kind === 'action_stage.assign' ? assigned(choice.option) : null;
    const name = doing ? `${cards.name(doing.person)}: ` : '';
    if (!doing || choice.why || !choice.label.startsWith(name)) return choice;
    const plain = choice.label.slice(name.length);
    return { ...choice, label: plain.charAt(0).toUpperCase() + plain.slice(1) };
  }
}

/** Food eaten beside the meal is no meal (TW-3.8): while it is shared out, and water for all, nobody eats on the quiet. */
function spoils(question: Question, choice: ChoiceText): boolean {
  if (verb(choice.option) !== 'eat_now') return false;
  if (question.kind === 'dusk_phase.eat') return true;
  const offered = (question.choices ?? []).some((one) => verb(one.option) === 'drink');
  return question.kind === 'dusk_phase.drink' && offered;
}

/** Where in the house an answer is: the room of the action, of the fitting, or the person it names. */
function spots(choice: ChoiceText, facts: Facts, view: TwomView): string[] {
  const [word = '', first = '', second = ''] = choice.option.split(':');
  const doing = assigned(choice.option);
  if (doing) return [facts.labels?.[doing.action]?.place ?? ''];
  if (word === 'idea' || word === 'answer') return [view.fittings.find((one) => one.id === first)?.space ?? first];
  return second && !isPerson(first) ? [second] : [first];
}

export function aim(question: Question | null, view: TwomView): Targets {
  const found: Targets = new Map();
  const facts = factsOf(question);
  const person = planned(question);
  for (const choice of question?.choices ?? []) {
    if (choice.why) continue;
    const doing = assigned(choice.option);
    if (doing && doing.person !== person) continue;
    for (const spot of spots(choice, facts, view)) if (spot) found.set(spot, [...(found.get(spot) ?? []), choice]);
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

/** Answers that end a question and leave things undone. */
export const isLast = (choice: ChoiceText): boolean => ['done', 'leave_unguarded'].includes(choice.option);

/** What is asked once more: who would get nothing although there is something, a day or a trip for nothing. */
export function warning(question: Question, choice: ChoiceText): string {
  const facts = factsOf(question);
  const open = (word: string): ChoiceText[] =>
    (question.choices ?? []).filter((one) => !one.why && !one.anytime && verb(one.option) === word);
  if (choice.option === 'leave_unguarded') return 'twom-ask-twice';
  if (choice.option === 'commit' && facts.people?.length && !Object.keys(facts.plan ?? {}).length)
    return 'twom-ask-idle';
  if (choice.option !== 'done') return '';
  if (question.kind === 'dusk_phase.drink' && open('drink').length) return 'twom-ask-thirst';
  if (question.kind === 'dusk_phase.eat' && open('eat').some((one) => !facts.eaten?.includes(personOf(one))))
    return 'twom-ask-hunger';
  const empty = !Object.keys(facts.packed ?? {}).length;
  return question.kind === 'choose_findings.choose' && empty && open('carry').length ? 'twom-ask-empty' : '';
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
