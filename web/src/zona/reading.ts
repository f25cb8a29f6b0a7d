/** The view as everybody reads it: with what goes without saying, worked out once for each one that comes. */
import { once } from '../lib/once';
import { filled } from '../lib/typed';
import type { ZonaView } from './types';
import { USUAL, type ZonaView as Sent } from './wire';

export const read = once((parts: Record<string, unknown>): ZonaView => {
  const sent = parts as Sent;
  return {
    ...sent,
    scavengers: filled(USUAL.Scavenger, sent.scavengers),
    items: filled(USUAL.Item, sent.items),
    areas: filled(USUAL.Area, sent.areas),
    market: filled(USUAL.Row, sent.market),
  };
});
