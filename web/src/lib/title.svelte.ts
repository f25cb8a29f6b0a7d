/** What the tab of the page is called: the place, and before it that somebody waits. */
import { turns } from './turns.svelte';
import { say } from './words.svelte';

class Title {
  /** Where one is; a table has a name of its own. */
  place = $state('');
  /** It is one's turn at the table that is open here. */
  turn = $state(false);

  get text(): string {
    const place = [this.place, 'Cordon'].filter(Boolean).join(' · ');
    if (this.turn) return `● ${say('title-turn')} · ${place}`;
    return turns.awaited ? `(${turns.awaited}) ${place}` : place;
  }
}

export const title = new Title();
