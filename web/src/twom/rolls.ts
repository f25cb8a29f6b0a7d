/** Dice that were thrown a moment ago, out of the journal. */
import type { Line } from './types';

export interface Roll {
  /** `black` has ten sides and shows a number: whatever is `rolled` is thrown with it. The others show a face. */
  die: string;
  face: string;
  who: string;
  text: string;
  /** After which answer it was thrown. */
  answer: number;
}

/** How many answers back a throw is still shown, and how many dice at most. */
const STAYS = 1;
const MOST = 8;

export function lastRolls(journal: readonly Line[]): Roll[] {
  const now = journal.at(-1)?.answer ?? 0;
  const found: Roll[] = [];
  for (const line of journal.slice(-60)) {
    const { answer, text } = line;
    if (now - answer > STAYS) continue;
    if (line.event === 'DieRolled') {
      const { die, face, who } = line.fields;
      found.push({ die, face, who, text, answer });
    } else if (line.event === 'DieTurned') {
      const { who, face } = line.fields;
      const last = found.findLast((roll) => roll.who === who);
      if (last) last.face = face;
    }
    const fields = line.fields ?? {};
    if ('rolled' in fields && fields.rolled > 0) {
      const who = 'person' in fields ? (fields.person ?? '') : '';
      found.push({ die: 'black', face: String(fields.rolled), who, text, answer });
    }
  }
  return found.slice(-MOST);
}
