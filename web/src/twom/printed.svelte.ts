/** What is printed on the board, cards and tokens, fetched once. */
import { api } from '../lib/api';
import type { Printed } from './types';

class Pieces {
  private all = $state.raw<Printed | null>(null);
  private asked = false;

  /** Everything, or nothing yet: whoever looks first has it fetched. */
  get now(): Printed | null {
    if (!this.all && !this.asked) {
      this.asked = true;
      api
        .board('twom')
        .then((board) => (this.all = board as unknown as Printed))
        .catch(() => (this.asked = false));
    }
    return this.all;
  }
}

export const printed = new Pieces();
