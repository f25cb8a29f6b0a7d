/** The story of a mission out of its journal: the turning points by round, and what each stalker did. */
import { chapters, type Chapter } from '../lib/story';
import type { Event, Line } from './types';
import { seatOf } from './ids';

export interface Deeds {
  seat: number;
  steps: number;
  shots: number;
  kills: number;
  hp: number;
  loot: number;
  dose: number;
}

const TURNING = new Set<Event>([
  'MissionBegan', 'EventDrawn', 'CardFlipped', 'CardTaken', 'EnemyDied', 'CriticallyInjured', 'StalkerDied', 'ArtifactTaken',
  'AnomalyActivated', 'MissionActionTaken', 'Remembered', 'MissionEnded', 'CompanionFled',
]); // prettier-ignore

/** The round that begins with a line, if one does. */
export const begins = (line: Line): number | null => (line.event === 'RoundBegan' ? line.fields.round : null);

export const turningPoints = (journal: readonly Line[]): Chapter[] => chapters(journal, TURNING, begins);

export function deeds(journal: readonly Line[], seats: number): Deeds[] {
  const all: Deeds[] = Array.from({ length: seats }, (_, seat) => ({
    seat, steps: 0, shots: 0, kills: 0, hp: 0, loot: 0, dose: 0,
  })); // prettier-ignore
  const of = (who: string | undefined): Deeds | undefined => all[seatOf(who ?? '') ?? -1];
  for (const line of journal) {
    switch (line.event) {
      case 'Stepped':
        count(of(line.fields.who), 'steps');
        break;
      case 'AttackDeclared':
        count(all[line.fields.seat], 'shots');
        break;
      case 'EnemyDied':
        count(of(line.fields.by), 'kills');
        break;
      case 'HpLost':
        count(all[line.fields.seat], 'hp', line.fields.n);
        break;
      case 'LootTaken':
        count(all[line.fields.seat], 'loot');
        break;
      case 'DoseChanged':
        count(all[line.fields.seat], 'dose', Math.max(0, line.fields.by));
        break;
    }
  }
  return all;
}

function count(one: Deeds | undefined, deed: keyof Deeds, by = 1): void {
  if (one) one[deed] += by;
}
