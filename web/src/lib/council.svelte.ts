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

export const council = new Council();
