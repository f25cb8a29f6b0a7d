/** Who proposes which answer, for every place that shows answers; and whether an answer of this seat counts. */
import type { Voices } from '../protocol';

class Council {
  /** The names of those who propose an answer, by its id. */
  votes = $state.raw<ReadonlyMap<string, string[]>>(new Map());

  hear(voices: Voices | undefined, names: readonly string[]): void {
    this.votes = tally(voices, names);
  }
}

export function tally(voices: Voices | undefined, names: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { seat, option } of voices?.votes ?? [])
    found.set(option, [...(found.get(option) ?? []), names[seat] ?? '']);
  return found;
}

export const council = new Council();
