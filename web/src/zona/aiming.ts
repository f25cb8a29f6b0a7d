/** Where the answers of a question are chosen: on the map, or in the bar. */
import { things, type Place } from '../lib/options';
import { isPhone } from '../lib/phone.svelte';
import { groupOf, roads } from './layout';
import type { Choice, Question, Said } from './types';

/** It is about a place or a border. */
export const isOnMap = ({ about }: Choice): boolean => !!groupOf(about) || roads().some(({ id }) => id === about);

/** What glows on the map is only folded away in the bar; the map of a phone is too small to be the only place. */
export const placeOf = (_: Question, choice: Choice): Place =>
  isOnMap(choice) && choice.said.verb !== 'open' && !isPhone() ? 'fold' : 'bar';

type Verb = Said['verb'];
const GO: ReadonlySet<Verb> = new Set<Verb>([
  'end',
  'pass',
  'accept',
  'roll',
  'enough',
  'leave',
  'take',
  'sleep',
  'stay',
]);

/** Ends the turn, takes the result, breaks camp; a reaction that is offered is passed by. */
export const goesOn = (question: Question, { said: { verb } }: Choice): boolean =>
  GO.has(verb) || (verb === 'decline' && question.kind === 'window.offer');

/** Actions are left. */
export const early = (_: Question, { said: { verb } }: Choice): boolean => verb === 'pass';

const WITHOUT: ReadonlySet<Verb> = new Set<Verb>(['decline', 'forget', 'retire', 'suffer']);

/** It goes without something. */
export const isLast = ({ said }: Choice): boolean =>
  WITHOUT.has(said.verb) || (said.verb === 'keep' && !things(said).length);
