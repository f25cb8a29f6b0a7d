/** What the table has seen of its people, told where people read: in the chat and in the journal. */
import type { ChatLine, Line, TableLine } from '../protocol';

/** Who came, went, was sent away; whose seat a bot plays; who looks after the table; how it goes on. */
const OF_PEOPLE = new Set([
  'sat',
  'left',
  'sent-away',
  'to-bot',
  'from-bot',
  'late-to-bot',
  'reminded',
  'link-opened',
  'host',
  'again',
  'slow',
]);

export type Told = { said: ChatLine; seen?: undefined } | { said?: undefined; seen: TableLine };

/** What was said and what was seen, one after the other. */
export function talk(chat: readonly ChatLine[], log: readonly TableLine[]): Told[] {
  const all: (Told & { at: string })[] = [
    ...chat.map((said) => ({ said, at: said.at })),
    ...log.filter((line) => OF_PEOPLE.has(line.kind)).map((seen) => ({ seen, at: seen.at })),
  ];
  return all.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** The journal with a line for each of them, behind what had happened by then. */
export function announced(journal: readonly Line[], log: readonly TableLine[]): Line[] {
  const seen = log.filter((line) => OF_PEOPLE.has(line.kind));
  const found: Line[] = [];
  let next = 0;
  const tell = (before: number): void => {
    for (let line = seen[next]; line && line.answer < before; line = seen[++next])
      found.push({ answer: line.answer, text: line.text, rule: '', event: 'Seen' });
  };
  for (const line of journal) {
    tell(line.answer);
    found.push(line);
  }
  tell(Infinity);
  return found;
}
