/** The view as everybody reads it: with what goes without saying, worked out once for each one that comes. */
import { once } from '../lib/once';
import { filled } from '../lib/typed';
import type { StalkerView } from './types';
import { USUAL, type Drawn, type MapDrawn, type StalkerView as Sent } from './wire';

/** Between the missions of a campaign nobody is on a map. */
const NOWHERE: MapDrawn = {
  mission: '', width: 0, height: 0, spaces: [], segments: [], solid: [], start: [], exit: [], tiles: [], territory: null,
}; // prettier-ignore

export const read = once((parts: Record<string, unknown>): StalkerView => {
  const sent = parts as Sent & Drawn;
  return {
    ...sent,
    map: sent.map ?? NOWHERE,
    stalkers: filled(USUAL.Stalker, sent.stalkers),
    cards: filled(USUAL.Card, sent.cards),
    enemies: filled(USUAL.Enemy, sent.enemies),
    companions: filled(USUAL.CompanionFigure, sent.companions),
    anomalies: filled(USUAL.Anomaly, sent.anomalies),
    survival: sent.survival && {
      ...sent.survival,
      tokens: filled(USUAL.TokenView, sent.survival.tokens),
      characters: filled(USUAL.Character, sent.survival.characters),
    },
  };
});
