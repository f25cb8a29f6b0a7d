/** What is held up at a table of Zona. */
import { seatId } from '../lib/ids';
import type { HeldUp } from '../lib/moments';
import { figure } from './pieces.svelte';
import type { ZonaWire } from './types';

export const MOMENTS: HeldUp<ZonaWire> = {
  Died: { rank: 'death', kind: 'moment-death', card: (line) => line.fields.character, says: true },
  EmissionStruck: {
    rank: 'important',
    kind: 'moment-emission',
    card: (line) => line.fields.emission,
    says: true,
    lit: (_, view) => view.scavengers.map(({ seat }) => seatId(seat)),
  },
  NewsDrawn: { rank: 'important', kind: 'moment-news', card: (line) => line.fields.news, asks: true },
  EventDrawn: { rank: 'important', kind: 'moment-event', card: (line) => line.fields.event, says: true, asks: true },
  ParagraphReached: {
    rank: 'usual',
    kind: 'moment-paragraph',
    card: (line) => line.fields.event,
    says: true,
    asks: true,
  },
  SecretDiscovered: { rank: 'important', kind: 'moment-secret', card: (line) => line.fields.facility, says: true },
  MissionFailed: { rank: 'important', kind: 'moment-failed', card: (line) => line.fields.event, says: true },
  FacilityOpened: { rank: 'usual', kind: 'moment-opened', card: (line) => line.fields.facility, says: true },
  TraumaTaken: {
    rank: 'important',
    kind: 'moment-trauma',
    card: (line, view) => figure(view, line.fields.seat),
    says: true,
  },
  LeftTheGame: {
    rank: 'important',
    kind: 'moment-left',
    card: (line, view) => figure(view, line.fields.seat),
    says: true,
  },
};
