/** The signs of the map: what the rules say of them, which of them are on it now, and what is told of a place. */
import { cards } from '../lib/cards.svelte';
import { told, type Sign } from '../lib/legend.svelte';
import type { Hint } from '../lib/peek.svelte';
import { say } from '../lib/words.svelte';
import { groupOf, openRoads, roads } from './layout';
import { ATTRIBUTES, attribute, FATIGUE_MAX, scavengerPiece, threatPiece } from './pieces.svelte';
import { aims } from './headline';
import { ways } from './telling';
import type { Choice, Scavenger, ZonaView } from './types';

const RULES: Record<string, readonly string[]> = {
  green: [],
  yellow: [],
  red: [],
  bunker: ['ZO-10.3'],
  facility: ['ZO-19.1', 'ZO-19.3'],
  end: ['ZO-10.5'],
  road: ['ZO-10.1'],
  RAD: ['ZO-10.8'],
  DIS: ['ZO-10.8'],
  WND: ['ZO-10.8'],
  wire: ['ZO-10.7'],
  'one-way': ['ZO-31.3'],
  entrance: ['ZO-10.4'],
  locked: ['ZO-19.4'],
  open: ['ZO-19.2'],
  ransacked: ['ZO-19.8'],
  events: ['ZO-13.16'],
  finds: ['ZO-19.7'],
  'mutant-green': ['ZO-17.2'],
  'mutant-yellow': ['ZO-17.2'],
  'anomaly-green': ['ZO-17.2'],
  'anomaly-yellow': ['ZO-17.2'],
  emission: ['ZO-43.1'],
  pile: ['ZO-14.10'],
  news: ['ZO-14.4'],
  scavenger: [],
  turn: [],
  aim: [],
  choice: [],
};

/** A sign in words. */
export const signHint =
  (id: string): Hint =>
  () =>
    told('zona', { id, rules: RULES[id] });

/** A way in words: between which places it is, and what it is. */
export const wayHint =
  (id: string, from: string, to: string): Hint =>
  () => {
    // Named only when it is asked for: words that come later must not hide what is being looked at.
    const sign = told('zona', { id, rules: RULES[id] });
    const name = `${cards.name(from)} – ${cards.name(to)}`;
    return { ...sign, name, facts: [sign.name, ...(sign.facts ?? [])] };
  };

export function signs(view: ZonaView, aimed: boolean): Sign[] {
  const { facilities } = view;
  const open = new Set(openRoads(view.seats));
  const here = new Set([
    ...['green', 'yellow', 'red', 'bunker', 'end', 'road', 'one-way', 'emission', 'pile'],
    ...[...open].map((road) => road.shortcut ?? 'road'),
    ...(roads().some((road) => !open.has(road)) ? ['wire'] : []),
    ...(facilities.length ? ['facility', 'entrance'] : []),
    ...facilities.flatMap((one) => [!one.events ? 'ransacked' : one.open ? 'open' : 'locked']),
    ...(facilities.some(({ events }) => events) ? ['events', 'finds'] : []),
    ...view.areas.flatMap(({ threats }) => threats.map(threatSign)),
    ...(view.marker ? ['news'] : []),
    ...(view.scavengers.some(({ character }) => character) ? ['scavenger'] : []),
    ...(view.scavengers.some(({ character, seat }) => character && seat === view.turn) ? ['turn'] : []),
    ...(aims(view).length ? ['aim'] : []),
    ...(aimed ? ['choice'] : []),
  ]);
  return Object.entries(RULES).map(([id, rules]) => ({ id, rules, here: here.has(id) }));
}

function threatSign(token: string): string {
  const piece = threatPiece(token);
  return `${piece?.kind ?? 'mutant'}-${piece?.colour ?? 'green'}`;
}

/** An answer with what it brings and its odds. */
const answered = ({ label, details = [], chance = '' }: Choice): string =>
  [label, [...details, chance].filter(Boolean).join(' · ')].filter(Boolean).join(': ');

/** A place: its card, what lies there open for all to read, and what it takes to go there now. */
export const placeHint =
  (id: string, view: ZonaView, choices: readonly Choice[] = []): Hint =>
  () => {
    const card = cards.of(id);
    const facility = view.facilities.find((one) => one.id === id);
    const lock = facility && !facility.open && facility.events ? facility.lock : '';
    const threats = view.areas.find((area) => area.id === id)?.threats ?? [];
    return {
      ...card,
      name: card?.name ?? id,
      picture: id,
      rules: [
        ...choices.map(answered),
        card?.rules,
        lock ? say('zona-lock-is', { lock: cards.name(lock), rules: cards.of(lock)?.rules ?? '' }) : '',
        facility && !facility.events ? say('zona-facility-ransacked') : '',
        facility?.events ? say('zona-facility-holds', { events: facility.events, finds: facility.finds }) : '',
        threats.length
          ? say('zona-threats-here', {
              count: threats.length,
              names: threats.map((token) => cards.name(token)).join(', '),
            })
          : '',
        groupOf(id) === 'facility'
          ? say('zona-borders', { areas: ways(id, view) })
          : told('zona', { id: groupOf(id) ?? 'green', rules: RULES[groupOf(id) ?? ''] }).rules,
      ]
        .filter(Boolean)
        .join('\n'),
    };
  };

/** A figure: who it is, and how they are. */
export const figureHint =
  (scavenger: Scavenger, name: string): Hint =>
  () => ({
    name,
    picture: scavenger.character,
    facts: ATTRIBUTES.map((one) => `${say(`zona-attribute-${one}`)} ${attribute(scavenger, one)}`),
    rules: [
      say('zona-injuries-are', { now: scavenger.injuries, last: scavengerPiece(scavenger.character)?.endurance ?? 0 }),
      say('zona-fatigue-is', { now: scavenger.fatigue, last: FATIGUE_MAX }),
      say('zona-secrets', { count: scavenger.secrets.length }),
    ].join('\n'),
  });
