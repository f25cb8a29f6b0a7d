/** Where the options of a question are chosen: on the map, on the PDA, on a shelf, in the bar. */
import { sorted, verb, wayEnd, type Place } from '../lib/options';
import type { ChoiceText } from '../protocol';
import type { Question, StalkerView } from './types';
import { askedBy } from '../lib/typed';

/** Stalkers and cards to choose from lie nowhere on the table. */
export function laidOut(question: Question): ChoiceText[] {
  const shown = askedBy(question, 'match', 'gain_card');
  return shown ? sorted(question).open.filter((choice) => ['stalker', 'card'].includes(verb(choice.option))) : [];
}

/** The option under everything that it names: a space, an entity, a card, an anomaly. */
export function aim(question: Question | null, view: StalkerView): Map<string, ChoiceText[]> {
  const found = new Map<string, ChoiceText[]>();
  const weapon = view.cards?.find((card) => card.place === 'weapon' && card.owner === question?.seat);
  for (const choice of question?.choices ?? []) {
    if (choice.why) continue;
    const [word = '', ...named] = choice.option.split(':');
    const things = named.map(wayEnd);
    const names = new Set<string>(things.length ? things : [word]);
    if (things.length) names.add(`${word}:${things[0]}`);
    if (word === 'attack' && weapon) names.add(weapon.id);
    if (word === 'lead') names.delete(things[0] ?? '');
    for (const name of names) found.set(name, [...(found.get(name) ?? []), choice]);
  }
  return found;
}

const FEW = 9;

/** Choices that are made on the map, on the shelf or in the packs, because there would be too many buttons. */
export function placeOf(question: Question, choice: ChoiceText): Place {
  const word = verb(choice.option);
  if (askedBy(question, 'shopping') && (word === 'buy' || word === 'magazine')) return 'stage';
  if (askedBy(question, 'prepare') && word !== 'done') return 'stage';
  if (askedBy(question, 'setting_off') && word !== 'done' && word !== 'shop') return 'stage';
  const onMap = word === 'space' || word === 'symbol';
  return onMap && (question.choices?.length ?? 0) > FEW ? 'board' : 'bar';
}
