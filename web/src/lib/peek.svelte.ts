import type { CardText } from '../protocol';

/** What is told of something that is no card: its name, and a few sentences; `picture`: the card whose picture stands over it. */
export type Hint = () => CardText & { picture?: string };

/** Looking closer: a card is enlarged, or a thing told of, while the pointer rests on it, while it has the focus, or after a long
 * press. */
class Peek {
  id = $state('');
  hint = $state.raw<ReturnType<Hint> | null>(null);
  x = $state(0);
  y = $state(0);
  /** How far what it is about reaches to either side of there. */
  half = $state(0);
  /** The upper edge of the bar that it stands in: what is to be chosen there must not be covered. */
  over = $state<number | null>(null);
  /** Where the pointer moved to last. */
  private rested = [NaN, NaN];
  private described: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(what: string | Hint, node: Element, delay = 0): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const box = node.getBoundingClientRect();
      this.x = box.left + box.width / 2;
      this.y = box.top + box.height / 2;
      this.half = box.width / 2;
      this.over = node.closest('.bar')?.getBoundingClientRect().top ?? null;
      this.describe(node);
      [this.id, this.hint] = typeof what === 'string' ? [what, null] : ['', what()];
    }, delay);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.describe(null);
    // Not at once: what loses the focus because it is taken away does so in the middle of drawing.
    queueMicrotask(() => ([this.id, this.hint] = ['', null]));
  }

  moved({ clientX, clientY }: PointerEvent): void {
    this.rested = [clientX, clientY];
  }

  /** What comes to lie under a pointer that rests is not pointed at. */
  hasMoved({ clientX, clientY }: PointerEvent): boolean {
    return this.rested[0] !== clientX || this.rested[1] !== clientY;
  }

  /** Those who listen are told it too. */
  private describe(node: Element | null): void {
    this.described?.removeAttribute('aria-describedby');
    this.described = node?.hasAttribute('aria-describedby') ? null : node;
    this.described?.setAttribute('aria-describedby', 'peek');
  }

  get open(): boolean {
    return this.id !== '' || this.hint !== null;
  }
}

export const peek = new Peek();

/** After how many milliseconds something is told of what the pointer rests on, or of what has the focus; `null`: never. */
export interface Rest {
  mouse: number | null;
  focus: number;
}

const USUAL: Rest = { mouse: 350, focus: 150 };

/** `{@attach peeks(id)}` on whatever stands for a card, or has something to tell; of two within each other the inner one tells. */
export function peeks(what: string | Hint, { mouse, focus: still }: Rest = USUAL): (node: Element) => () => void {
  return (node) => {
    node.toggleAttribute('data-peek', true);
    let press: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const enter = (event: Event): void => {
      const pointer = event as PointerEvent;
      if (mouse !== null && pointer.pointerType === 'mouse' && peek.hasMoved(pointer)) peek.show(what, node, mouse);
    };
    const leave = (): void => {
      clearTimeout(press);
      peek.hide();
    };
    const focus = (): void => {
      if (node.matches(':focus-visible')) peek.show(what, node, still);
    };
    const down = (event: Event): void => {
      pressed = false;
      const inner = (event.target as Element).closest('[data-peek]') !== node;
      if (inner || (event as PointerEvent).pointerType === 'mouse') return;
      press = setTimeout(() => {
        pressed = true;
        peek.show(what, node);
      }, 450);
    };
    const up = (): void => clearTimeout(press);
    // The click that ends a long press was for looking, not for choosing.
    const click = (event: Event): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const pairs: [string, (event: Event) => void, boolean][] = [
      ['pointerenter', enter, false],
      ['pointerleave', leave, false],
      ['focus', focus, false],
      ['blur', leave, false],
      ['pointerdown', down, false],
      ['pointerup', up, false],
      ['pointercancel', up, false],
      ['click', click, true],
    ];
    for (const [name, listener, capture] of pairs) node.addEventListener(name, listener, capture);
    return () => {
      for (const [name, listener, capture] of pairs) node.removeEventListener(name, listener, capture);
      leave();
    };
  };
}
