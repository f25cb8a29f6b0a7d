import type { Tip } from '../lib/tips';
import type { TwomWire } from './types';

const OPTION = '[data-guide="decision"] [data-option]';

export const TIPS: Tip<TwomWire>[] = [
  { id: 'starved', at: ['.care', '.group'], events: ['Starved', 'Thirsted'] },
  {
    id: 'wound',
    at: ['.care', '.group'],
    events: ['StateChanged'],
    whenLine: (line) => line.event === 'StateChanged' && line.fields.state === 'wounds' && line.fields.by > 0,
  },
  {
    id: 'misery',
    at: ['.care', '.group'],
    events: ['StateChanged'],
    whenLine: (line) => line.event === 'StateChanged' && line.fields.state === 'misery' && line.fields.by > 0,
  },
  {
    id: 'cold',
    at: ['.strip .chip', '.headline'],
    events: ['ColdChanged'],
    whenLine: (line) => line.event === 'ColdChanged' && line.fields.by > 0,
  },
  { id: 'raid', at: ['.raid', '.middle'], events: ['RaidDrawn'] },
  { id: 'noise', at: ['.walk .noise'], events: ['NoiseRolled', 'NoiseChanged'] },
  { id: 'resident', at: [OPTION], events: ['ResidentMet'] },
  { id: 'fight', at: ['.fight', OPTION], events: ['FightBegan'] },
  { id: 'plan', at: ['.middle .person'], kinds: ['action_stage'] },
  { id: 'dusk', at: ['.middle .story', OPTION], kinds: ['dusk_phase.drink'] },
  { id: 'meal', at: ['.middle .story', OPTION], kinds: ['dusk_phase.eat'] },
  { id: 'evening', at: ['[data-guide="decision"]'], kinds: ['evening_phase'] },
  { id: 'place', at: [OPTION], kinds: ['scavenging_phase'] },
  { id: 'walk', at: ['.walk .path', OPTION], kinds: ['exploration'] },
  { id: 'pack', at: ['.walk .pile', OPTION], kinds: ['choose_findings'] },
  { id: 'gear', at: ['.shelf', OPTION], kinds: ['pack'] },
  { id: 'medicine', at: [OPTION], kinds: ['dawn_phase.treat'] },
  { id: 'page', at: [OPTION], kinds: ['script_choice'] },
];
