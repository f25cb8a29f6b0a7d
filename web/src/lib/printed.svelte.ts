/** What is printed on a game's board and pieces: it never changes, so it is fetched once. */
import { api } from './api';

export class Printed<T> {
  private all = $state.raw<T | null>(null);
  private asked = false;

  constructor(private readonly game: string) {}

  /** Everything, or nothing yet: whoever looks first has it fetched. */
  get now(): T | null {
    if (!this.all && !this.asked) {
      this.asked = true;
      api
        .board<T>(this.game)
        .then((board) => this.lay(board))
        .catch(() => (this.asked = false));
    }
    return this.all;
  }

  lay(board: T): void {
    this.all = board;
  }
}
