/** On which shelf a thing lies that is bought or sold. */
import { kindOf } from '../lib/ids';
import { printed } from './pieces.svelte';
import type { Choice } from './types';

export const SHELVES = ['weapons', 'armours', 'attachments', 'items', 'artifacts', 'magazines'] as const;
export type Shelf = (typeof SHELVES)[number];

export function shelfOf({ said }: Choice): Shelf | null {
  if (said.verb === 'magazine' || said.verb === 'sell_magazine') return 'magazines';
  if (said.verb !== 'buy' && said.verb !== 'sell' && said.verb !== 'swap') return null;
  return shelfOfCard(said.card);
}

export function shelfOfCard(id: string): Shelf | null {
  const key = kindOf(id);
  return SHELVES.find((one) => one !== 'magazines' && printed.now?.[one][key]) ?? null;
}
