/** A question of the page itself, put in the middle of it: whoever asks waits for the answer. */
export interface Way {
  id: string;
  label: string;
  /** What cannot be taken back. */
  danger?: boolean;
}

export interface Wish {
  title: string;
  text?: string;
  ways: Way[];
  /** What to do instead, where there is something else than leaving all as it is. */
  cancel?: string;
}

class Asking {
  wish = $state.raw<Wish | null>(null);
  private reply: ((id: string) => void) | null = null;

  /** The id of the way that was chosen; empty if all stays as it is. */
  ask(wish: Wish): Promise<string> {
    this.answer('');
    this.wish = wish;
    return new Promise((resolve) => (this.reply = resolve));
  }

  answer(id: string): void {
    this.wish = null;
    this.reply?.(id);
    this.reply = null;
  }
}

export const asking = new Asking();
