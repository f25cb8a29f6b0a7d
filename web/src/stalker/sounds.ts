import type { Sounds } from '../lib/sounds';
import type { StalkerWire } from './types';

const TICKS = 24;

export const SOUNDS: Sounds<StalkerWire> = {
  DiceRolled: 'dice',
  DiceRerolled: 'dice',
  AnomalyDieRolled: 'dice',
  Stepped: 'step',
  Walked: 'step',
  EventDrawn: 'page',
  StoryRead: 'page',
  CardFlipped: 'page',
  WayOpened: 'door',
  // A knife is no weapon card.
  AttackDeclared: ({ fields }) => ({ sound: fields.weapon ? 'shot' : 'hit', times: 1 }),
  EnemyAttacked: 'hit',
  HpLost: 'hit',
  RoundBegan: 'wind',
  // The counter follows the dosage: the more, the longer it ticks.
  DoseChanged: ({ fields }) => (fields.by > 0 ? { sound: 'geiger', times: Math.min(TICKS, 3 + fields.to) } : null),
};
