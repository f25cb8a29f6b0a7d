/** “Look here”: things on the board that people point at. They fade by themselves. */
import type { Marked } from '../protocol';

/** Milliseconds for which a mark is seen. */
export const STAYS = 5000;
/** Milliseconds that a finger rests on a thing before that means to point at it; a shorter press looks at it closely. */
export const PRESS = 900;
/** Pixels that it may stray meanwhile. */
const STRAY = 10;

export interface Shown extends Marked {
  key: number;
}

class Marks {
  all = $state.raw<Shown[]>([]);
  private count = 0;

  show(mark: Marked): void {
    const key = ++this.count;
    // One of each seat: whoever points elsewhere does not point here any more.
    this.all = [...this.all.filter((one) => one.seat !== mark.seat), { ...mark, key }];
    setTimeout(() => (this.all = this.all.filter((one) => one.key !== key)), STAYS);
  }
}

export const marks = new Marks();

/** The thing that something drawn on the board belongs to. */
export function thingAt(node: EventTarget | null): string {
  const found = (node as Element | null)?.closest?.<SVGElement>('[data-area], [data-thing]');
  return found?.dataset.thing ?? found?.dataset.area ?? '';
}

/** `{@attach points(tell)}` on what holds a board: Alt and a click, Alt and Enter, or a very long press point at a thing. */
export function points(tell: (thing: string) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    let [x, y, pressed] = [0, 0, false];
    const quiet = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const click = (event: MouseEvent): void => {
      if (pressed) quiet(event);
      else if (event.altKey && thingAt(event.target)) {
        quiet(event);
        tell(thingAt(event.target));
      }
      pressed = false;
    };
    const down = (event: PointerEvent): void => {
      clearTimeout(press);
      const thing = thingAt(event.target);
      [x, y, pressed] = [event.clientX, event.clientY, false];
      if (event.pointerType === 'mouse' || !thing || !event.isPrimary) return;
      press = setTimeout(() => {
        pressed = true;
        navigator.vibrate?.(30);
        tell(thing);
      }, PRESS);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - x, event.clientY - y) > STRAY) clearTimeout(press);
    };
    const up = (): void => clearTimeout(press);
    const key = (event: KeyboardEvent): void => {
      if (!event.altKey || event.key !== 'Enter' || !thingAt(event.target)) return;
      quiet(event);
      tell(thingAt(event.target));
    };
    node.addEventListener('click', click, true);
    node.addEventListener('pointerdown', down, true);
    node.addEventListener('pointermove', move, true);
    node.addEventListener('pointerup', up, true);
    node.addEventListener('pointercancel', up, true);
    node.addEventListener('keydown', key, true);
    return () => {
      clearTimeout(press);
      node.removeEventListener('click', click, true);
      node.removeEventListener('pointerdown', down, true);
      node.removeEventListener('pointermove', move, true);
      node.removeEventListener('pointerup', up, true);
      node.removeEventListener('pointercancel', up, true);
      node.removeEventListener('keydown', key, true);
    };
  };
}
