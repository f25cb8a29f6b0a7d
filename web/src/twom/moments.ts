/** What is held up in This War of Mine; pages of the book lie open by themselves. */
import { cards } from '../lib/cards.svelte';
import { wordsKey } from '../lib/ids';
import type { HeldUp } from '../lib/moments';
import { COLD } from './ids';
import { printed } from './printed.svelte';
import type { Line, TwomWire } from './types';

/** What is gained, lost, paid, carried home or left behind. */
export function changes(line: Line): string[] {
  switch (line.event) {
    case 'Gained':
    case 'Lost':
    case 'Paid':
      return [line.fields.token];
    case 'CostPaid':
    case 'BroughtHome':
    case 'LeftBehind':
      return Object.keys(line.fields.goods);
    default:
      return [];
  }
}

export const MOMENTS: HeldUp<TwomWire> = {
  Died: { rank: 'death', kind: 'moment-death', card: (line) => line.fields.person, says: true },
  Left: { rank: 'important', kind: 'moment-left', card: (line) => line.fields.person, says: true },
  Joined: { rank: 'important', kind: 'moment-joined', card: (line) => line.fields.person, says: true },
  Broke: { rank: 'important', kind: 'moment-broke', card: (line) => line.fields.person, says: true },
  PartyLost: {
    rank: 'important',
    kind: 'moment-lost',
    says: true,
    lit: (_, view) => view.people.filter(({ person }) => person.where === 'party').map(({ person }) => person.id),
  },
  EventDrawn: {
    rank: 'important',
    kind: 'moment-event',
    card: (line) => line.fields.card,
    asks: true,
    lit: ({ fields: { card } }) => (printed.now?.events[card]?.cold ? [card, COLD] : [card]),
  },
  FateDrawn: {
    rank: 'important',
    kind: 'moment-fate',
    card: (line) => line.fields.card,
    words: (line) => cards.words(line.fields.card),
  },
  ObjectiveSet: {
    rank: 'important',
    kind: 'moment-objective',
    card: (line) => line.fields.card,
    words: (line) => cards.words(line.fields.card),
  },
  ObjectiveSettled: { rank: 'important', kind: 'moment-settled', card: (line) => line.fields.card, says: true },
  CardExplored: {
    rank: 'usual',
    kind: 'moment-explored',
    card: (line) => wordsKey('exploration', line.fields.card),
    words: (line) => cards.words(wordsKey('exploration', line.fields.card)),
    asks: true,
  },
  IdeaFound: { rank: 'usual', kind: 'moment-idea', card: (line) => line.fields.fitting, says: true },
  LocationReplaced: {
    rank: 'usual',
    kind: 'moment-place',
    card: (line) => line.fields.new,
    says: true,
    lit: ({ fields }) => [fields.old, fields.new],
  },
};
