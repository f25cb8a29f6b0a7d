/** The story of a mission out of its journal: the turning points by round, and what each stalker did. */
import type { Line } from '../protocol';
import { chapters, type Chapter } from '../lib/story';

export interface Deeds {
  seat: number;
  steps: number;
  shots: number;
  kills: number;
  hp: number;
  loot: number;
  dose: number;
}

const TURNING = new Set([
  'MissionBegan', 'EventDrawn', 'CardFlipped', 'CardTaken', 'EnemyDied', 'CriticallyInjured', 'StalkerDied', 'ArtifactTaken',
  'AnomalyActivated', 'MissionActionTaken', 'Remembered', 'MissionEnded', 'CompanionFled',
]); // prettier-ignore

export const turningPoints = (journal: readonly Line[]): Chapter[] => chapters(journal, TURNING);

export function deeds(journal: readonly Line[], seats: number): Deeds[] {
  const all: Deeds[] = Array.from({ length: seats }, (_, seat) => ({
    seat, steps: 0, shots: 0, kills: 0, hp: 0, loot: 0, dose: 0,
  })); // prettier-ignore
  for (const line of journal) {
    const fields = line.fields ?? {};
    const value = (field: string): number => (typeof fields[field] === 'number' ? (fields[field] as number) : 0);
    const who = /^stalker-(\d+)$/.exec(String(fields.who ?? fields.by ?? ''))?.[1];
    const one = all[who === undefined ? value('seat') : Number(who)];
    if (!one || (who === undefined && fields.seat === undefined)) continue;
    switch (line.event) {
      case 'Stepped':
        one.steps++;
        break;
      case 'AttackDeclared':
        one.shots++;
        break;
      case 'EnemyDied':
        one.kills++;
        break;
      case 'HpLost':
        one.hp += value('n');
        break;
      case 'LootTaken':
        one.loot++;
        break;
      case 'DoseChanged':
        one.dose += Math.max(0, value('by'));
        break;
    }
  }
  return all;
}
