/** Where the options of a question are chosen: on the map, on the PDA, on a shelf, in the bar. */
import { gathered, sorted, things, type Place } from '../lib/options';
import { askedBy } from '../lib/typed';
import { wayEnd } from './ids';
import type { Choice, Question, StalkerView, Targets } from './types';

/** Stalkers and cards to choose from lie nowhere on the table. */
export function laidOut(question: Question): Choice[] {
  if (!askedBy(question, 'match', 'gain_card')) return [];
  return sorted(question).open.filter(({ said }) => said.verb === 'stalker' || said.verb === 'card');
}

/** A way is about where it ends. */
export function reworded(question: Question): Question {
  const named = (choice: Choice): Choice =>
    choice.said.verb === 'way' ? { ...choice, about: wayEnd(choice.said.way) } : choice;
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
