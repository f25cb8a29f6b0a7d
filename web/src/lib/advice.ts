/** Proposals on the open decision: lines of chat with an arrow. The same words by somebody else are a vote for them. */
import type { ChatLine } from '../protocol';

export const ARROW = '→ ';

export interface Proposal {
  text: string;
  names: string[];
  seats: (number | null)[];
}

export function proposals(chat: readonly ChatLine[]): Proposal[] {
  const found = new Map<string, Proposal>();
  for (const line of chat) {
    if (!line.text.startsWith(ARROW)) continue;
    const text = line.text.slice(ARROW.length).trim();
    const seat = line.seat ?? null;
    // Everybody has one voice: a later one takes the earlier back.
    for (const other of found.values()) {
      const at = other.seats.indexOf(seat);
      if (at >= 0) {
        other.seats.splice(at, 1);
        other.names.splice(at, 1);
      }
    }
    const one = found.get(text) ?? { text, names: [], seats: [] };
    one.names.push(line.name);
    one.seats.push(seat);
    found.set(text, one);
  }
  return [...found.values()].filter((one) => one.names.length).sort((a, b) => b.names.length - a.names.length);
}
