/** Where the answers of a question lie: on people, on rooms, in what is laid over the house, or in the bar. */
import { gathered, sorted, type Place } from '../lib/options';
import { isPhone } from '../lib/phone.svelte';
import { desk } from './desk.svelte';
import { deedOf } from './ids';
import { TOKEN_ICONS } from './signs';
import type { Choice, Facts, Question, Said, Targets, TwomView } from './types';

export const factsOf = (question: Question | null): Facts => question?.facts ?? {};

/** Whom an answer is for. */
export const personOf = ({ said }: Choice): string => ('person' in said ? said.person : '');

/** Who the stage is being planned for: whom the leader picked, or the first one without a plan. */
export function planned(question: Question | null): string {
  const facts = factsOf(question);
  const people = facts.people ?? [];
  if (people.includes(desk.person)) return desk.person;
  return facts.waiting?.[0] ?? people[0] ?? '';
}

/** The answers that give this person something to do. */
export function doings(question: Question | null, person: string): Choice[] {
  return (question?.choices ?? []).filter(({ why, said }) => !why && said.verb === 'assign' && said.person === person);
}

/** A question as it is shown: a plan's answers without the name of whom they are for, a meal without what would spoil it. */
export function reworded(question: Question): Question {
  const planning = question.kind === 'action_stage.assign';
  const facts = factsOf(question);
  return {
    ...question,
    choices: question.choices
      .filter((choice) => !spoils(question, choice))
      .map((choice) => (planning && choice.said.verb === 'assign' ? plain(choice, choice.said.action, facts) : choice)),
  };
}

/** The person is already chosen, so the action alone is said; what it takes is shown. */
function plain(choice: Choice, action: string, facts: Facts): Choice {
  const label = facts.labels?.[action];
  if (!label) return choice;
  const cost = Object.entries(facts.pays?.[choice.option] ?? label.cost);
  const price = cost.map(([id, need]) => ({
    id,
    icon: TOKEN_ICONS[id] ?? 'wooden-crate',
    need,
    have: facts.left?.[id] ?? 0,
  }));
  return { ...choice, label: choice.why ? choice.label : label.name, details: label.details, price };
}

/** Food eaten beside the meal is no meal (TW-3.8): while it is shared out, and water for all, nobody eats on the quiet. */
function spoils(question: Question, choice: Choice): boolean {
  if (choice.said.verb !== 'eat_now') return false;
  if (question.kind === 'dusk_phase.eat') return true;
  return question.kind === 'dusk_phase.drink' && question.choices.some(({ said }) => said.verb === 'drink');
}

/** Where in the house an answer is: the room of the action, of the fitting, or the person it names. */
export function aim(question: Question | null, view: TwomView): Targets {
  const facts = factsOf(question);
  const person = planned(question);
  return gathered(question, ({ said, about }) => {
    if (said.verb === 'assign') return said.person === person ? [facts.labels?.[said.action]?.place ?? ''] : [];
    if (said.verb !== 'idea' && said.verb !== 'answer') return [about];
    return [view.fittings.find((one) => one.id === about)?.space ?? about];
  });
}

type Verb = Said['verb'];
const GRID = new Set<Verb>(['drink', 'eat', 'feed', 'habit', 'task', 'arm', 'disarm', 'place', 'pour', 'clear']);
const SHELF = new Set<Verb>(['carry', 'drop', 'give', 'take', 'back', 'pay', 'token', 'steal']);

export const inGrid = ({ said }: Choice): boolean => GRID.has(said.verb);
export const onShelf = ({ said }: Choice): boolean => SHELF.has(said.verb);

/** Questions that move tokens from one side to the other, by the verbs of both: they stay where they are. */
const SIDES: Partial<Record<Question['kind'], Verb[]>> = {
  'pack.choose': ['take', 'back'],
  'choose_findings.choose': ['carry', 'drop'],
  'trade.exchange': ['give', 'take'],
};
/** Tokens by what is done with them, each group with its heading in the page's words. */
export function sides(question: Question, tokens: Choice[]): { key: string; title: string; tokens: Choice[] }[] {
  const home = question.kind === 'pack.choose';
  const titles: Partial<Record<Verb, string>> = {
    carry: 'there', drop: 'pack', back: 'pack', ...(home && { take: 'home' }),
  }; // prettier-ignore
  const keys = SIDES[question.kind] ?? [...new Set(tokens.map((choice) => choice.said.verb))];
  return keys.map((key) => ({
    key,
    title: titles[key] ? `twom-side-${titles[key]}` : `twom-shelf-${key}`,
    tokens: tokens.filter((choice) => choice.said.verb === key),
  }));
}

/** Answers that end a question and leave things undone. */
export const isLast = ({ said }: Choice): boolean => WITHOUT.has(said.verb);

type Verbs = ReadonlySet<Verb>;
const WITHOUT: Verbs = new Set<Verb>(['done', 'leave_unguarded', 'decline', 'refuse', 'stop']);
const GO: Verbs = new Set<Verb>(['commit', 'done', 'next_day', 'go_on', 'read_on', 'keep']);

/** Does what was planned, turns the page, ends what is shared out; a reaction that is offered is passed by. */
export const goesOn = (question: Question, { said: { verb } }: Choice): boolean =>
  question.kind === 'window.offer' ? verb === 'decline' : GO.has(verb) && question.kind !== 'dawn_phase.keep';

/** Some of us have nothing to do yet, or could still be helped. */
export const early = (question: Question, { said: { verb } }: Choice): boolean =>
  (verb === 'commit' && (factsOf(question).waiting?.length ?? 0) > 0) ||
  (verb === 'done' && question.kind.startsWith('change_some'));

/** What is asked once more: who would get nothing although there is something, a day or a trip for nothing. */
export function warning(question: Question, { said: { verb } }: Choice): string {
  const facts = factsOf(question);
  const open = (word: Verb): Choice[] =>
    question.choices.filter((one) => !one.why && !one.anytime && one.said.verb === word);
  if (verb === 'leave_unguarded') return 'twom-ask-twice';
  if (verb === 'commit' && facts.people?.length && !Object.keys(facts.plan ?? {}).length) return 'twom-ask-idle';
  if (verb !== 'done') return '';
  if (question.kind === 'dusk_phase.drink' && open('drink').length) return 'twom-ask-thirst';
  if (question.kind === 'dusk_phase.eat' && open('eat').some((one) => !facts.eaten?.includes(personOf(one))))
    return 'twom-ask-hunger';
  const empty = !Object.keys(facts.packed ?? {}).length;
  return question.kind === 'choose_findings.choose' && empty && open('carry').length ? 'twom-ask-empty' : '';
}

export function placeOf(question: Question, choice: Choice): Place {
  if (question.kind === 'action_stage.assign') {
    const { said } = choice;
    if (said.verb !== 'assign') return 'bar';
    if (said.person !== planned(question)) return 'stage';
    // What is cleared or boarded up is pointed at in the house; a phone has no room for both.
    return !isPhone() && ['clear', 'board'].includes(deedOf(said.action)) ? 'board' : 'bar';
  }
  if (desk.folded || choice.anytime) return 'bar';
  if (isPage(question)) return 'page';
  if (isPhone()) return 'bar';
  if (question.kind === 'scavenging_phase.choose') return 'page';
  return inGrid(choice) || onShelf(choice) ? 'stage' : 'bar';
}

const CARDS = new Set<Verb>(['far', 'top', 'idea', 'keep']);

/** Cards to choose from that lie nowhere on the table: places, ideas, what is kept for a bad hour. */
export const laidOut = (question: Question): Choice[] =>
  question.choices.filter(({ why, said, about, option }) => !why && CARDS.has(said.verb) && about !== option);

export const isPage = (question: Question | null): boolean => (factsOf(question).pages?.length ?? 0) > 0;

/** A page, cards, or what is shared out lies over the house. */
export const inMiddle = (question: Question): boolean =>
  !desk.folded &&
  sorted(question).open.some(
    (choice) => ['page', 'stage'].includes(placeOf(question, choice)) && choice.said.verb !== 'assign',
  );
