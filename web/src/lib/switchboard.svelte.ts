/** The switches of games in words, for places that name what is played; each list is fetched once. */
import type { Switch } from '../protocol';
import { api } from './api';
import { words } from './words.svelte';

class Switchboard {
  private known = $state.raw<Record<string, Switch[]>>({});
  private coming = new Set<string>();

  /** Those of a game, as soon as they are there. */
  of(game: string): Switch[] {
    return this.known[`${game}/${words.language}`] ?? [];
  }

  async load(game: string): Promise<void> {
    const key = `${game}/${words.language}`;
    if (this.coming.has(key)) return;
    this.coming.add(key);
    try {
      const found = await api.switches(game, words.language);
      this.known = { ...this.known, [key]: found };
    } catch {
      this.coming.delete(key);
    }
  }
}

export const switchboard = new Switchboard();
