/** Who proposes which answer, for every place that shows answers; and whether an answer of this seat counts. */
import type { Voices } from '../protocol';

class Council {
  /** The names of those who propose an answer, by its id. */
  votes = $state.raw<Record<string, string[]>>({});

  hear(voices: Voices | undefined, names: readonly string[]): void {
    this.votes = tally(voices, names);
  }
}

export function tally(voices: Voices | undefined, names: readonly string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { seat, option } of voices?.votes ?? []) (found[option] ??= []).push(names[seat] ?? '');
  return found;
}

/** The message that tells what a bot who leads waits for: this seat's word, its reading, the others; empty: for nobody. */
export function botWaits(voices: Voices, you: number): string {
  if (!voices.wait && !voices.reading) return '';
  const heard = voices.ready?.includes(you) || voices.votes?.some((vote) => vote.seat === you);
  return heard ? 'advice-bot-heard' : voices.reading ? 'advice-bot-reads' : 'advice-bot-waits';
}

export const council = new Council();
