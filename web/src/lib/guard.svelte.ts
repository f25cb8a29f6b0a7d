/** Who clicks or presses a key means the question that was there before: a new one takes no answers for a moment. */
export const MOMENT = 300;

const REPEATED = new Set(['Enter', ' ', 'Spacebar']);

export class Guard {
  /** The question that has been there long enough to be read, and since when. */
  private read = $state('');
  private since = 0;
  private pressed = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** Whether a question is too new to be answered. */
  isNew(key: string): boolean {
    return key !== '' && key !== this.read;
  }

  /** A question is on the page; what is called when it changes. */
  shown(key: string): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.since = this.clock();
      this.read = key;
    }, MOMENT);
  }

  /** Whether what is pressed now was meant for this question: it was there to be read when the press began. */
  meant(key: string): boolean {
    return !this.isNew(key) && this.pressed >= this.since;
  }

  /** Begin to note when presses begin; what is returned ends it. */
  watch(): () => void {
    const press = (): void => void (this.pressed = this.clock());
    // What is clicked without a pointer, by a key or by a reader of the screen, begins with the click.
    const click = (event: MouseEvent): void => {
      if (event.detail === 0) press();
    };
    const key = (event: KeyboardEvent): void => {
      if (!event.repeat) press();
      // A key that is held down presses a button again and again.
      else if (REPEATED.has(event.key) && (event.target as Element | null)?.closest?.('button')) event.preventDefault();
    };
    addEventListener('pointerdown', press, true);
    addEventListener('click', click, true);
    addEventListener('keydown', key, true);
    return () => {
      clearTimeout(this.timer);
      removeEventListener('pointerdown', press, true);
      removeEventListener('click', click, true);
      removeEventListener('keydown', key, true);
    };
  }
}
