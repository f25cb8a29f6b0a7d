/** Where the options of a question are chosen: on the map, on the PDA, on a shelf, in the bar. */
import { gathered, sorted, things, type Place } from '../lib/options';
import { askedBy } from '../lib/typed';
import { uncoded, wayEnd } from './ids';
import type { Choice, Question, Said, StalkerView, Targets } from './types';

/** Stalkers and cards to choose from lie nowhere on the table. */
export function laidOut(question: Question): Choice[] {
  if (!askedBy(question, 'match', 'gain_card')) return [];
  return sorted(question).open.filter(({ said }) => said.verb === 'stalker' || said.verb === 'card');
}

/** A way is about where it ends; places are called by their names, without their codes. */
export function reworded(question: Question): Question {
  const named = (choice: Choice): Choice => ({
    ...choice,
    label: uncoded(choice.label),
    ...(choice.details && { details: choice.details.map(uncoded) }),
    ...(choice.said.verb === 'way' && { about: wayEnd(choice.said.way) }),
  });
  return { ...question, choices: question.choices.map(named) };
}

/** The option under everything that it names: a space, an entity, a card, an anomaly. */
export function aim(question: Question | null, view: StalkerView): Targets {
  const weapon = view.cards?.find((card) => card.place === 'weapon' && card.owner === question?.seat);
  return gathered(question, ({ said, about }) => {
    const named = said.verb === 'way' ? [about] : things(said).map(String);
    const names = new Set(named.length ? [...named, `${said.verb}:${named[0]}`] : [said.verb]);
    if (said.verb === 'attack' && weapon) names.add(weapon.id);
    if (said.verb === 'lead') names.delete(named[0] ?? '');
    return names;
  });
}

const FEW = 9;

/** What is read aloud: a story or an epilogue of a campaign, a script of Zone Survival. */
export const isRead = (question: Question | null): boolean =>
  askedBy(question, 'read_story', 'mission_end', 'give_up', 'zone_page', 'zone_choice', 'interlude');

/** What is read between missions lies open in the binder. */
export const tells = (question: Question): boolean =>
  isRead(question) || askedBy(question, 'navigation', 'plan_interlude', 'contacts', 'dealing', 'packing');

/** Choices that are made on the map, on the shelf or in the packs, because there would be too many buttons. */
export function placeOf(question: Question, { said: { verb } }: Choice): Place {
  if (askedBy(question, 'shopping') && (verb === 'buy' || verb === 'magazine')) return 'stage';
  if (askedBy(question, 'prepare') && verb !== 'done') return 'stage';
  if (askedBy(question, 'setting_off') && verb !== 'done' && verb !== 'shop') return 'stage';
  if (isRead(question)) return 'page';
  if (question.kind === 'packing.agree') return 'bar';
  if (askedBy(question, 'plan_interlude')) return 'page';
  if (askedBy(question, 'navigation', 'contacts', 'dealing', 'packing') && verb !== 'done') return 'page';
  const onMap = verb === 'space' || verb === 'symbol';
  return onMap && question.choices.length > FEW ? 'board' : 'bar';
}

/** What is read, bought, packed or dealt in is answered in the middle of the table. */
export const inMiddle = (question: Question): boolean =>
  tells(question) || askedBy(question, 'shopping', 'prepare', 'setting_off');

type Verb = Said['verb'];
const GO: ReadonlySet<Verb> = new Set<Verb>(['end', 'accept', 'done', 'enough', 'read_on', 'stop', 'keep']);

/** Ends the turn or the step, takes the result, reads on; a reaction that is offered is passed by. */
export const goesOn = (question: Question, { said: { verb } }: Choice): boolean =>
  GO.has(verb) || (verb === 'decline' && question.kind === 'window.offer');

const WITHOUT: ReadonlySet<Verb> = new Set<Verb>(['decline', 'stay', 'pass', 'alone', 'yields', 'rest']);

/** It goes without something. */
export const isLast = ({ said: { verb } }: Choice): boolean => WITHOUT.has(verb);

/** Standing actions of a turn. */
export const LETTERS: Partial<Record<Verb, string>> = {
  move: 'M',
  careful: 'C',
  prepare: 'P',
  reload: 'R',
  attack: 'A',
  knife: 'X',
  decoy: 'Y',
  bolt: 'O',
  swap: 'W',
  stand_up: 'S',
  focus: 'F',
};
