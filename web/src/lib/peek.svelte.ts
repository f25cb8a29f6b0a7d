/** Looking closer: a card is enlarged while the pointer rests on it, while it has the focus, or after a long press. */
class Peek {
  id = $state('');
  x = $state(0);
  y = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(id: string, node: Element, delay = 0): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const box = node.getBoundingClientRect();
      this.x = box.left + box.width / 2;
      this.y = box.top + box.height / 2;
      this.id = id;
    }, delay);
  }

  hide(): void {
    clearTimeout(this.timer);
    // Not at once: what loses the focus because it is taken away does so in the middle of drawing.
    queueMicrotask(() => (this.id = ''));
  }
}

export const peek = new Peek();

/** `{@attach peeks(id)}` on whatever stands for a card. */
export function peeks(id: string): (node: Element) => () => void {
  return (node) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType === 'mouse') peek.show(id, node, 350);
    };
    const leave = (): void => {
      clearTimeout(press);
      peek.hide();
    };
    const focus = (): void => {
      if (node.matches(':focus-visible')) peek.show(id, node, 150);
    };
    const down = (event: Event): void => {
      pressed = false;
      if ((event as PointerEvent).pointerType === 'mouse') return;
      press = setTimeout(() => {
        pressed = true;
        peek.show(id, node);
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
