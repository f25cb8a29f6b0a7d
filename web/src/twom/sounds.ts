import type { Sounds } from '../lib/sounds';
import type { TwomWire } from './types';

export const SOUNDS: Sounds<TwomWire> = {
  BlackRolled: 'dice',
  DieRolled: 'dice',
  NoiseRolled: 'dice',
  PageRead: 'page',
  ScriptOpened: 'page',
  EventDrawn: 'page',
  CardExplored: 'step',
  PartyLeft: 'door',
  VisitorCame: 'door',
  BroughtHome: 'door',
  RaidDrawn: 'door',
  FightBegan: 'hit',
  ColdChanged: 'wind',
  PhaseBegan: ({ fields: { phase } }) => {
    if (phase === 'scavenging') return { sound: 'guns', times: 1 };
    return phase === 'dawn' ? { sound: 'wind', times: 1 } : null;
  },
};
