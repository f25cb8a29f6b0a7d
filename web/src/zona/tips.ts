import type { Tip } from '../lib/tips';
import type { ZonaWire } from './types';

const OPTION = '[data-guide="decision"] [data-option]';

export const TIPS: Tip<ZonaWire>[] = [
  { id: 'secret', at: ['.chip.secret'], events: ['SecretDiscovered'] },
  { id: 'struck', at: ['.lamp', '.emission'], events: ['EmissionStruck'] },
  {
    id: 'emission',
    at: ['.lamp.lit', '.lamp'],
    events: ['EmissionAdvanced'],
    whenLine: (line) => line.event === 'EmissionAdvanced' && line.fields.to > 0,
  },
  { id: 'trauma', at: ['.attributes'], events: ['TraumaTaken'] },
  {
    id: 'radiation',
    at: ['.board .track'],
    events: ['DamageTaken'],
    whenLine: (line) => line.event === 'DamageTaken' && !!line.fields.RAD,
  },
  { id: 'injury', at: ['.board .track'], events: ['DamageTaken'] },
  { id: 'item', at: ['.board .items'], events: ['ItemGained'] },
  { id: 'fatigue', at: ['.dial-box'], events: ['Forced', 'Ran'] },
  { id: 'turn', at: ['.middle .figure'], kinds: ['take_turn'] },
  { id: 'test', at: [OPTION], kinds: ['test.ready'] },
  {
    id: 'force',
    at: ['[data-option^="force"]'],
    kinds: ['test.react'],
    when: ({ question }) =>
      !!question?.choices.some(({ said, why, tone }) => !why && said.verb === 'force' && tone !== 'vain'),
  },
  { id: 'damage', at: [OPTION], kinds: ['damage'] },
  { id: 'encounter', at: [OPTION], kinds: ['encounter'] },
  { id: 'story', at: ['.story-place', OPTION], kinds: ['chosen_part'] },
  { id: 'camp', at: ['.market', '[data-guide="side"]'], kinds: ['camp', 'trade'] },
  { id: 'open', at: [OPTION], kinds: ['open'] },
];
