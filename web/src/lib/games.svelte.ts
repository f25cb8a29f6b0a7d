/** The games that this table offers: the server's list, fetched once. */
import type { GameInfo } from '../protocol';
import { api } from './api';

class Games {
  list = $state.raw<GameInfo[]>([]);
  private coming: Promise<GameInfo[]> | null = null;

  load(): Promise<GameInfo[]> {
    this.coming ??= api.games().then(
      (found) => (this.list = found),
      (error: unknown) => {
        this.coming = null;
        throw error;
      },
    );
    return this.coming;
  }

  /** Whether there is such a game; as long as nobody knows, there may be. */
  mayHave(id: string): boolean {
    return !this.list.length || this.list.some((one) => one.id === id);
  }
}

export const games = new Games();
