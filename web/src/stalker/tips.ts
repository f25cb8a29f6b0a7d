import type { Tip } from '../lib/tips';
import type { StalkerWire } from './types';

const OPTION = '[data-guide="decision"] [data-option]';
const SELF = '.middle .person';

export const TIPS: Tip<StalkerWire>[] = [
  { id: 'injury', at: ['.pda .turns', '.turns'], events: ['CriticallyInjured'] },
  { id: 'reaction', at: [SELF], events: ['Reacted', 'Interrupted'] },
  {
    id: 'high',
    at: [SELF],
    events: ['AttentionPlaced'],
    whenLine: (line) => line.event === 'AttentionPlaced' && line.fields.side === 'high',
  },
  { id: 'attention', at: [SELF], events: ['AttentionPlaced'] },
  { id: 'anomaly', at: ['.middle .touched', '.middle .symbol'], events: ['AnomalyActivated', 'AnomalyHeld'] },
  {
    id: 'radiation',
    at: ['.geiger'],
    events: ['DoseChanged'],
    whenLine: (line) => line.event === 'DoseChanged' && line.fields.by > 0,
  },
  { id: 'hp', at: ['.pda .hp'], events: ['HpLost'] },
  { id: 'loot', at: ['.pda .pockets', '.pda'], events: ['LootTaken'] },
  {
    id: 'second',
    at: ['.turns'],
    events: ['TurnBegan'],
    whenLine: (line) => line.event === 'TurnBegan' && line.fields.track > 0,
  },
  { id: 'enemies', at: ['.middle .foe'], events: ['EnemyPhaseBegan'] },
  {
    id: 'shoot',
    at: ['.middle [data-foe] .ring', '.middle .foe'],
    kinds: ['turn'],
    when: ({ question }) => !!question?.choices.some(({ said, why }) => !why && said.verb === 'attack'),
  },
  { id: 'turn', at: [SELF], kinds: ['turn'] },
  { id: 'rerolls', at: [OPTION], kinds: ['rerolls'] },
  { id: 'masks', at: [OPTION], kinds: ['weapon_attack_run.spend_masks'] },
  { id: 'shop', at: ['.shelf'], kinds: ['shopping'] },
  { id: 'zone', at: ['.middle'], kinds: ['navigation'] },
];
