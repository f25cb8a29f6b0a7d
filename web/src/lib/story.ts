/** The story of a match out of its journal: the turning points, round by round, and what each seat did. */
import type { Line } from '../protocol';

export interface Chapter {
  round: number;
  lines: Line[];
}

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

const TURNING = new Set([
  'CharacterChosen', 'SecretDiscovered', 'FacilityOpened', 'FacilityRansacked', 'ThreatBeaten', 'TraumaTaken', 'Died',
  'EmissionStruck', 'MissionFailed', 'LeftTheGame', 'MatchWon', 'MatchLost', 'SecretKept',
]); // prettier-ignore

export function chapters(journal: readonly Line[], turning: ReadonlySet<string> = TURNING): Chapter[] {
  const found: Chapter[] = [];
  let round = 0;
  for (const line of journal) {
    if (line.event === 'RoundBegan') round = number(line, 'round');
    if (!turning.has(line.event)) continue;
    const last = found.at(-1);
    if (last?.round === round) last.lines.push(line);
    else found.push({ round, lines: [line] });
  }
  return found;
}

export function deeds(journal: readonly Line[], seats: number): Deeds[] {
  const all: Deeds[] = Array.from({ length: seats }, (_, seat) => ({
    seat, steps: 0, tests: 0, passed: 0, beaten: 0, damage: 0, secrets: 0, deaths: 0,
  })); // prettier-ignore
  for (const line of journal) {
    const one = all[number(line, 'seat', -1)];
    if (!one) continue;
    switch (line.event) {
      case 'Moved':
        one.steps++;
        break;
      case 'TestEnded':
        one.tests++;
        if (line.fields?.success) one.passed++;
        break;
      case 'ThreatBeaten':
        one.beaten++;
        break;
      case 'DamageTaken':
        one.damage += ['RAD', 'DIS', 'WND', 'plain'].reduce((sum, kind) => sum + number(line, kind), 0);
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

function number(line: Line, field: string, otherwise = 0): number {
  const value = line.fields?.[field];
  return typeof value === 'number' ? value : otherwise;
}
