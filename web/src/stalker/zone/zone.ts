/** Zone Survival out of the view: its cards and when they end, what lies where, what may be done there. */
import { cards } from '../../lib/cards.svelte';
import { keyParts, wordsKey } from '../../lib/ids';
import { say } from '../../lib/words.svelte';
import { printed } from '../pieces.svelte';
import type { CardText } from '../../protocol';
import type { Line, StalkerView } from '../types';
import type { ZoneCardPiece } from '../wire';

export type Survival = NonNullable<StalkerView['survival']>;
export type ZoneToken = Survival['tokens'][number];

/** What everybody may always do stands on a card that is not shown. */
const FRAME = 'X00';

export const zonePiece = (card: string): ZoneCardPiece | undefined => printed.now?.zone.cards[card];

/** The cards beside the map, what changes most first. */
export function faceUp(view: StalkerView): { id: string; piece: ZoneCardPiece }[] {
  const order = ['zone_events', 'characters', 'special', 'setup'];
  return view.environment
    .filter((card) => card.place === 'beside' && card.id !== FRAME)
    .flatMap(({ id }) => {
      const piece = zonePiece(id);
      return piece ? [{ id, piece }] : [];
    })
    .sort((one, other) => order.indexOf(one.piece.deck) - order.indexOf(other.piece.deck));
}

/** When a card beside the map ends (ST-19.22). */
export function endOf(piece: ZoneCardPiece): 'game' | 'round' | 'weather' | 'used' | 'long' | 'request' {
  if (piece.tags.includes('request')) return 'request';
  if (piece.deck !== 'zone_events') return 'game';
  if (piece.tags.includes('weather')) return 'weather';
  if (piece.tags.includes('ace')) return 'used';
  if (piece.tags.includes('long') || piece.tags.includes('improved_enemies')) return 'long';
  return 'round';
}

/** What a scenario counts, with what it needs: what it asks for first. A purse is the money of the team. */
export function counters({ survival, money }: StalkerView): { key: string; now: number; need: number }[] {
  if (!survival) return [];
  const purse: Record<string, number> = 'purse' in survival.needs ? { purse: money } : {};
  const known: Record<string, number> = { ...survival.counters, ...purse };
  const keys = Object.keys(known).filter((key) => !key.includes(':'));
  const wanted = keys.filter((key) => key in survival.needs);
  return [...new Set([...wanted, ...keys])].map((key) => ({
    key,
    now: known[key] ?? 0,
    need: survival.needs[key] ?? 0,
  }));
}

/** The word for a token as it lies there: its kind, with the face that is up. */
export function wordOf(token: Pick<ZoneToken, 'kind' | 'face'>): string {
  const faced = token.face && token.face !== '?' ? `${token.kind}_${token.face}` : token.kind;
  return cards.of(wordsKey('token', faced)) ? faced : token.kind;
}

export function tokenName(token: Pick<ZoneToken, 'kind' | 'face'>): string {
  const name = cards.name(wordsKey('token', wordOf(token)));
  return token.face === '?' ? say('stalker-zone-face-down', { name }) : name;
}

/** What may be done at something: the actions of face-up cards. */
export function usesOf(view: StalkerView, ...words: string[]): { card: string; action: string; name: string }[] {
  return [...new Set(words)].flatMap((word) =>
    (view.zone?.uses[word] ?? []).map(({ card, action }) => ({
      card,
      action,
      name: cards.name(wordsKey('action', card, action)),
    })),
  );
}

/** A token in words, with what may be done there. */
export function told(view: StalkerView, token: ZoneToken): string {
  const uses = usesOf(view, token.kind, wordOf(token)).map((use) => use.name);
  return uses.length ? `${tokenName(token)} (${uses.join(', ')})` : tokenName(token);
}

/** A token as a card beside it: its own words, or what may be done there. */
export function tokenHint(view: StalkerView, token: ZoneToken): CardText {
  const text = cards.of(wordsKey('token', wordOf(token)));
  const uses = usesOf(view, token.kind, wordOf(token)).map((use) => use.name);
  return { ...text, name: tokenName(token), rules: text?.rules || uses.join('\n') };
}

/** The set-up out of the journal: the cards in the order in which they were drawn. */
export function laidOut(journal: readonly Line[]): { card: string; kept: boolean }[] {
  return journal.flatMap((line) =>
    line.event === 'SetupCardDrawn' ? [{ card: line.fields.card, kept: line.fields.kept }] : [],
  );
}

/** The tokens that a stalker carries, those of a name together. */
export function carriedBy(view: StalkerView, seat: number): { token: ZoneToken; count: number }[] {
  const found = new Map<string, { token: ZoneToken; count: number }>();
  for (const token of view.survival?.tokens ?? [])
    if (token.holder === seat) {
      const one = found.get(tokenName(token));
      if (one) one.count += 1;
      else found.set(tokenName(token), { token, count: 1 });
    }
  return [...found.values()];
}

/** What a scenario of trade has a stalker carry, by the name of the good. */
export function goodsOf({ survival }: StalkerView, seat: number): { good: string; count: number }[] {
  return Object.entries(survival?.counters ?? {}).flatMap(([word, count]) => {
    const { sort, ids } = keyParts(word);
    const [holder, good = ''] = ids;
    return sort === 'goods' && holder === String(seat) && count ? [{ good, count }] : [];
  });
}
