/** Who sits where, and what they play, for every place that tells of them. */
import { cards } from './cards.svelte';
import { known, seated } from './called';
import { parted, type Names, type Part } from './pointing';

class Seats {
  private known = $state.raw(known([], []));

  sit(people: readonly string[], figures: readonly string[]): void {
    this.known = known(people, figures);
  }

  parts(text: string, names: Names = []): Part[] {
    return parted(text, names, this.known, (id) => cards.name(id));
  }

  /** Of whom a sentence tells first. */
  of(text: string): number | null {
    return seated(text, this.known).find((part) => part.seat !== null)?.seat ?? null;
  }
}

export const seats = new Seats();
