/** What lies on a space, in the order in which it is drawn. */
import type { IconName } from '../lib/icon-names';
import { cards } from '../lib/cards.svelte';
import { kindOf, wordsKey } from '../lib/ids';
import { MARKS, markOf } from './zone/marks';
import { told, usesOf, wordOf } from './zone/zone';
import type { StalkerView } from './types';

export interface Token {
  key: string;
  kind:
    | 'exit' | 'start' | 'entrance' | 'attention' | 'marker' | 'card' | 'unknown' | 'loot' | 'artifact' | 'trap' | 'carcass' | 'zone' | 'site'; // prettier-ignore
  count: number;
  icon: IconName | null;
  /** Letters beside or instead of the sign. */
  text: string;
  seat: number;
  /** The card to look at, if it has one. */
  card: string;
  /** What options call it: an environment card by its id, else its kind. */
  id: string;
  /** A drawn mark instead of a sign. */
  mark: string;
  /** What it is called, where its kind does not say it. */
  name: string;
}

export function tokensOn(view: StalkerView, space: number): Token[] {
  const found: Token[] = [];
  const put = (key: string, kind: Token['kind'], icon: IconName | null, more: Partial<Token> = {}): void => {
    const count = more.count ?? 1;
    found.push({
      key,
      kind,
      icon,
      count,
      text: count > 1 ? String(count) : '',
      seat: -1,
      card: '',
      id: kind,
      mark: '',
      name: '',
      ...more,
    });
  };
  for (const stalker of view.stalkers)
    if (stalker.attention && stalker.noticed === space)
      put(`attention-${stalker.seat}`, 'attention', null, {
        seat: stalker.seat,
        text: `${stalker.attention === 'high' ? 'H' : 'L'}${stalker.seat + 1}`,
      });
  const ground = view.ground.find((one) => one.space === space);
  if (ground?.high)
    put('high', 'marker', null, { count: ground.high, text: ground.high > 1 ? `H×${ground.high}` : 'H' });
  if (ground?.low) put('low', 'marker', null, { count: ground.low, text: ground.low > 1 ? `L×${ground.low}` : 'L' });
  for (const card of view.environment)
    if ((card.place === 'map' || card.place === 'ground') && card.spaces?.includes(space))
      put(`card-${card.id}`, 'card', card.place === 'map' ? 'open-book' : 'key', {
        card: card.up,
        id: card.id,
        text: card.cubes ? `${card.cubes}` : '',
      });
  if (ground?.unknown?.length) {
    const top = ground.unknown.at(-1) ?? '?';
    put('unknown', 'unknown', 'uncertainty', { count: ground.unknown.length, card: top === '?' ? '' : kindOf(top) });
  }
  if (ground?.loot?.length) {
    const top = ground.loot.at(-1) ?? '?';
    put('loot', 'loot', 'wooden-crate', { count: ground.loot.length, card: top === '?' ? '' : kindOf(top) });
  }
  if (ground?.artifacts) put('artifact', 'artifact', 'floating-crystal', { count: ground.artifacts });
  if (ground?.traps) put('trap', 'trap', 'wolf-trap', { count: ground.traps });
  if (ground?.carcass) put('carcass', 'carcass', 'carrion');
  if (view.map.territory?.ways.includes(space)) put('entrance', 'entrance', 'entry-door');
  for (const [site, spaces] of Object.entries(view.zone?.sites ?? {}))
    if (spaces.includes(space)) put(`site-${site}`, 'site', null, { text: site });
  for (const token of view.survival?.tokens ?? [])
    if (token.space === space) {
      const use = usesOf(view, token.kind, wordOf(token))[0];
      const word = wordsKey('token', wordOf(token));
      put(`zone-${token.id}`, 'zone', null, {
        mark: token.face === '?' ? '' : markOf(token.kind),
        text: token.face === '?' ? '?' : token.blood ? `${token.blood}` : token.cubes ? `${token.cubes}` : '',
        card: use?.card ?? (cards.of(word) ? word : ''),
        id: token.id,
        name: told(view, token),
      });
    }
  // What has spaces of its own is part of the map: its mark stands on the first of them.
  const own = view.survival && /^([a-z_]+)\.A$/.exec(view.map.spaces[space]?.id ?? '')?.[1];
  if (own && MARKS[own])
    put(`own-${own}`, 'zone', null, {
      mark: markOf(own),
      name: cards.name(wordsKey('token', own)),
      card: wordsKey('token', own),
    });
  const zone = view.survival !== null;
  if (view.map.exit.includes(space)) put('exit', 'exit', 'exit-door', zone ? { text: 'OUT' } : {});
  else if (view.map.start.includes(space) && (zone || view.round <= 1))
    put('start', 'start', 'position-marker', zone ? { text: 'IN' } : {});
  return found;
}
