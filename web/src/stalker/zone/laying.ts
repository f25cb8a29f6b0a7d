/** The set-up as it lies on the map, layer on layer, in the order of the rules: what the cards brought, the anomalies, and
 * last who and what else is out there. */
import { cards } from '../../lib/cards.svelte';
import { say } from '../../lib/words.svelte';
import { tileOf } from '../ids';
import type { StalkerView } from '../types';
import { tokenName } from './zone';

export const LAYERS = ['cards', 'anomalies', 'enemies'] as const;
export type Layer = (typeof LAYERS)[number];

interface Spot {
  x: number;
  y: number;
}

/** A thing on the map: a square, and whether it has just been laid. */
export interface Mark extends Spot {
  sort: 'token' | 'person' | 'anomaly' | 'enemy' | 'unknown' | 'loot';
  lit: boolean;
}

interface Thing {
  layer: Layer;
  sort: Mark['sort'];
  name: string;
  /** None, if it lies on no space. */
  spots: Spot[];
}

function things(view: StalkerView): Thing[] {
  const middle = (space: number): Spot[] => {
    const squares = view.map.spaces[space]?.squares ?? [];
    const mean = (axis: 0 | 1): number => squares.reduce((sum, square) => sum + square[axis], 0) / squares.length;
    return squares.length ? [{ x: mean(0), y: mean(1) }] : [];
  };
  const piece = (kind: string): Spot[] =>
    view.map.spaces.flatMap((space, i) => (tileOf(space.id) === kind ? middle(i) : []));
  const found: Thing[] = [];
  const put = (layer: Layer, sort: Mark['sort'], name: string, spots: Spot[]): void =>
    void found.push({ layer, sort, name, spots });

  for (const token of view.survival?.tokens ?? []) {
    if (token.holder >= 0 || token.bearer) continue;
    const edge = view.zone?.edges[token.id];
    const spots = edge ? [edge] : token.space >= 0 ? middle(token.space) : piece(token.kind);
    put('cards', 'token', tokenName(token), spots);
  }
  for (const one of view.survival?.characters ?? []) put('cards', 'person', cards.name(one.id), middle(one.space));
  for (const one of Object.values(view.symbols)) put('anomalies', 'anomaly', cards.name(one.card), middle(one.centre));
  for (const one of view.enemies) put('enemies', 'enemy', cards.name(one.kind), middle(one.space));
  for (const { space, unknown = [], loot = [] } of view.ground) {
    unknown.forEach(() => put('enemies', 'unknown', '', middle(space)));
    loot.forEach(() => put('enemies', 'loot', '', middle(space)));
  }
  return found;
}

/** What a layer brought, those of a name together; and all that lies on the map by then. */
export function laid(view: StalkerView, layer: Layer): { names: string[]; marks: Mark[] } {
  const until = LAYERS.indexOf(layer);
  const all = things(view).filter((thing) => LAYERS.indexOf(thing.layer) <= until);
  const fresh = all.filter((thing) => thing.layer === layer);
  const many = (sort: Mark['sort']): number => fresh.filter((thing) => thing.sort === sort).length;
  const named = [...new Set(fresh.map(({ name }) => name))].filter(Boolean).map((name) => {
    const count = fresh.filter((thing) => thing.name === name).length;
    return count > 1 ? `${name} ×${count}` : name;
  });
  const nameless = (['unknown', 'loot'] as const)
    .filter(many)
    .map((sort) => say(`stalker-token-${sort}`, { count: many(sort) }));
  const marks = all
    .flatMap(({ sort, spots, ...thing }) => spots.map(({ x, y }) => ({ x, y, sort, lit: thing.layer === layer })))
    .sort((one, other) => Number(one.lit) - Number(other.lit));
  return { names: [...named, ...nameless], marks };
}
