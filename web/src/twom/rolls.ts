/** Dice that were thrown a moment ago, out of the journal. */
import type { Line } from '../protocol';

export interface Roll {
  /** `black` has ten sides and shows a number; the others show a face. */
  die: 'black' | 'grey' | 'yellow' | 'red';
  face: string;
  who: string;
  text: string;
  /** After which answer it was thrown. */
  answer: number;
}

const BLACK = new Set([
  'Searched', 'WentOutside', 'ColdChecked', 'ProwessTested', 'EmpathyTested', 'TrapChecked', 'NoiseRolled', 'LockHeld',
  'Thirsted', 'Mourned', 'BlackRolled', 'BrokeOff',
]); // prettier-ignore
/** How many answers back a throw is still shown, and how many dice at most. */
const STAYS = 1;
const MOST = 8;

export function lastRolls(journal: readonly Line[]): Roll[] {
  const now = journal.at(-1)?.answer ?? 0;
  const found: Roll[] = [];
  for (const line of journal.slice(-60)) {
    const fields = line.fields ?? {};
    if (now - line.answer > STAYS) continue;
    if (line.event === 'DieRolled')
      found.push({
        die: String(fields.die) as Roll['die'],
        face: String(fields.face),
        who: String(fields.who),
        text: line.text,
        answer: line.answer,
      });
    else if (line.event === 'DieTurned') {
      const last = found.findLast((roll) => roll.who === String(fields.who));
      if (last) last.face = String(fields.face);
    } else if (BLACK.has(line.event) && Number(fields.rolled) > 0)
      found.push({
        die: 'black',
        face: String(fields.rolled),
        who: String(fields.person ?? ''),
        text: line.text,
        answer: line.answer,
      });
  }
  return found.slice(-MOST);
}
