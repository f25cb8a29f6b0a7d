import type { Sounds } from '../lib/sounds';
import type { ZonaWire } from './types';

const TICKS = 24;

export const SOUNDS: Sounds<ZonaWire> = {
  Rolled: 'dice',
  Rerolled: 'dice',
  Moved: 'step',
  Ran: 'step',
  EventDrawn: 'page',
  NewsDrawn: 'page',
  FacilityOpened: 'door',
  Camped: 'door',
  EmissionAdvanced: 'wind',
  EmissionStruck: 'guns',
  TraumaTaken: 'hit',
  DamageTaken: ({ fields: { RAD } }) =>
    RAD ? { sound: 'geiger', times: Math.min(TICKS, 4 + 4 * RAD) } : { sound: 'hit', times: 1 },
};
