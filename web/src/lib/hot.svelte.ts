/** What is pointed at: by an option, by a name in a sentence, or on the board; it stands out elsewhere. */
import { type Choice } from './options';
import { peek } from './peek.svelte';

/** How long a thing that was clicked by its name stays marked, and one glows that has been changed. */
const STAYS = 4000;
const GLOWS = 2600;

class Hot {
  /** The thing that the option under the pointer, or in the focus, is about. */
  id = $state('');
  /** The option itself. */
  choice = $state.raw<Choice | null>(null);
  /** The thing that a sentence names. */
  named = $state('');
  /** The thing on the board under the pointer. */
  over = $state('');
  /** What is changed by what is held up in the middle of the table: lit as long as that is there, then it glows once. */
  lit = $state.raw<readonly string[]>([]);
  glows = $state(false);
  /** Brings a thing on the board into the picture; whether it is there. */
  board: ((id: string) => boolean) | undefined;
  /** Whether it is there. */
  holds: ((id: string) => boolean) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;

  at(choice: Choice | null): void {
    this.choice = choice;
    this.id = choice?.about ?? '';
  }

  name(id: string): void {
    if (this.timer && !id) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.named = id;
  }

  /** These things are changed; `held`: by what is still held up. */
  light(ids: readonly string[], held: boolean): void {
    clearTimeout(this.fading);
    this.lit = ids;
    this.glows = !held;
    if (!held) this.fading = setTimeout(() => (this.lit = []), GLOWS);
  }

  /** Nothing is held up any more: what does not glow already goes out. */
  unlight(): void {
    if (!this.glows) this.light([], true);
  }

  isLit(...ids: string[]): boolean {
    return ids.some((id) => this.lit.includes(id));
  }

  /** To the board, or to the card: whichever there is. */
  lead(id: string, node: Element): void {
    this.name(id);
    if (!this.board?.(id)) return peek.show(id, node);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.named = '';
    }, STAYS);
  }
}

export const hot = new Hot();

/** `{@attach heeded}` on a board: what the pointer rests on is known by its `data-area` or `data-thing`. */
export function heeded(node: Element): () => void {
  const over = (event: Event): void => {
    const found = (event.target as Element).closest<SVGElement>('[data-area], [data-thing]');
    hot.over = found?.dataset.thing ?? found?.dataset.area ?? '';
  };
  const out = (): void => void (hot.over = '');
  node.addEventListener('pointerover', over);
  node.addEventListener('pointerleave', out);
  return () => {
    node.removeEventListener('pointerover', over);
    node.removeEventListener('pointerleave', out);
  };
}
