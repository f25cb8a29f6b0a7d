/** What is held up at a table of S.T.A.L.K.E.R., in missions and in Zone Survival. */
import { cards } from '../lib/cards.svelte';
import { kindOf, wordsKey } from '../lib/ids';
import type { HeldUp } from '../lib/moments';
import { say } from '../lib/words.svelte';
import { loadOf, pocketOf } from './ids';
import { figure } from './pieces.svelte';
import type { Line, StalkerWire } from './types';
import { endOf, zonePiece } from './zone/zone';

const UNKNOWN = 'P4';

/** Whom a fate roll is about: the cards that heed it, or the tokens that it turns over. */
function heeded(symbol: string, heeding: readonly string[]): string {
  if (heeding.length) return heeding.map((card) => cards.name(card)).join(', ');
  return say(symbol === UNKNOWN ? 'stalker-zone-fate-unknown' : 'stalker-zone-fate-nobody');
}

/** The words of an event of Zone Survival, and when it ends. */
function zoneEvent(card: string): string[] {
  const piece = zonePiece(card);
  return [...cards.words(card), piece ? say(`stalker-zone-ends-${endOf(piece)}`) : ''].filter(Boolean);
}

/** What loot tokens bring into pockets; the rest of loot are cards, which lines name. */
const LOOT: Readonly<Record<string, string>> = {
  'SC-T01': 'bolt',
  'SC-T02': 'bolt',
  'SC-T03': 'magazine.pistol',
  'SC-T04': 'magazine.rifle',
  'SC-T05': 'magazine.shotgun',
};

/** What is in pockets, and what is carried on the road. */
export function changes(line: Line): string[] {
  switch (line.event) {
    case 'TokensGained':
    case 'TokensSpent':
      return [pocketOf(line.fields.seat, line.fields.token)];
    case 'LootTaken':
      return [pocketOf(line.fields.seat, LOOT[kindOf(line.fields.token)] ?? '')];
    case 'GoodsChanged':
      return [loadOf(line.fields.seat, line.fields.good)];
    default:
      return [];
  }
}

export const MOMENTS: HeldUp<StalkerWire> = {
  StalkerDied: {
    rank: 'death',
    kind: 'moment-death',
    card: (line, view) => figure(view, line.fields.seat),
    says: true,
  },
  CharacterDied: { rank: 'death', kind: 'moment-death', card: (line) => line.fields.character, says: true },
  CriticallyInjured: {
    rank: 'important',
    kind: 'moment-injury',
    card: (line, view) => figure(view, line.fields.seat),
    says: true,
  },
  CompanionFled: { rank: 'important', kind: 'moment-left', says: true },
  EventDrawn: { rank: 'important', kind: 'moment-event', card: (line) => line.fields.event, asks: true },
  RoundEndReached: { rank: 'usual', kind: 'moment-round', card: (line) => line.fields.event, says: true },
  CardFlipped: {
    rank: 'important',
    kind: 'moment-card',
    card: (line) => line.fields.side,
    lit: (line) => [line.fields.who ?? ''],
    asks: true,
  },
  CardTaken: { rank: 'important', kind: 'moment-taken', card: (line) => line.fields.side, says: true, asks: true },
  UnknownResolved: { rank: 'usual', kind: 'moment-unknown', card: (line) => line.fields.kind ?? '', says: true },
  TokenSeen: { rank: 'usual', kind: 'moment-seen', card: (line) => line.fields.kind ?? '', says: true },
  BackSeen: { rank: 'usual', kind: 'moment-seen', card: (line) => line.fields.side, says: true },
  LootTaken: { rank: 'usual', kind: 'moment-found', says: true },
  ArtifactTaken: { rank: 'usual', kind: 'moment-artifact', says: true },
  ZoneEventDrawn: {
    rank: 'important',
    kind: 'stalker-zone-deck-zone-events',
    card: (line) => line.fields.card,
    words: (line) => zoneEvent(line.fields.card),
    asks: true,
  },
  FateRolled: {
    rank: 'important',
    kind: 'moment-fate',
    card: (line) => wordsKey('fate', line.fields.symbol),
    title: (line) => say('stalker-zone-fate', { symbol: line.fields.symbol }),
    words: (line) => [heeded(line.fields.symbol, line.fields.cards)],
    lit: (line) => line.fields.cards,
  },
  CharacterCame: { rank: 'usual', kind: 'moment-came', card: (line) => line.fields.character, says: true },
  RequestChecked: { rank: 'important', kind: 'moment-request', card: (line) => line.fields.card, says: true },
};
