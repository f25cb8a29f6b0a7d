/** The story of a match of Zona out of its journal: its turning points, and what each seat did. */
import { chapters, type Chapter } from '../lib/story';
import { KINDS } from './pieces.svelte';
import type { Event, Line } from './types';

export interface Deeds {
  seat: number;
  steps: number;
  tests: number;
  passed: number;
  beaten: number;
  damage: number;
  secrets: number;
  deaths: number;
}

const TURNING = new Set<Event>([
  'CharacterChosen', 'SecretDiscovered', 'FacilityOpened', 'FacilityRansacked', 'ThreatBeaten', 'TraumaTaken', 'Died',
  'EmissionStruck', 'MissionFailed', 'LeftTheGame', 'MatchWon', 'MatchLost', 'SecretKept',
]); // prettier-ignore

/** The round that begins with a line, if one does. */
export const begins = (line: Line): number | null => (line.event === 'RoundBegan' ? line.fields.round : null);

export const turningPoints = (journal: readonly Line[]): Chapter[] => chapters(journal, TURNING, begins);

export function deeds(journal: readonly Line[], seats: number): Deeds[] {
  const all: Deeds[] = Array.from({ length: seats }, (_, seat) => ({
    seat, steps: 0, tests: 0, passed: 0, beaten: 0, damage: 0, secrets: 0, deaths: 0,
  })); // prettier-ignore
  for (const line of journal) {
    const one = line.fields && 'seat' in line.fields ? all[line.fields.seat ?? -1] : undefined;
    if (!one) continue;
    switch (line.event) {
      case 'Moved':
      case 'ShortcutTaken':
        one.steps++;
        break;
      case 'TestEnded':
        one.tests++;
        if (line.fields.success) one.passed++;
        break;
      case 'ThreatBeaten':
        one.beaten++;
        break;
      case 'DamageTaken':
        one.damage += [...KINDS, 'plain' as const].reduce((sum, kind) => sum + (line.fields[kind] ?? 0), 0);
        break;
      case 'SecretDiscovered':
        one.secrets++;
        break;
      case 'Died':
        one.deaths++;
        break;
    }
  }
  return all;
}
