/** The keyboard: which key means what at the table. */

/** What can be done with what has just happened on the board: wait or go on, one step back, the next one, the present. */
export type Play = 'toggle' | 'back' | 'next' | 'skip';

export type Command =
  | { do: 'option'; number: number }
  /** A standing action. */
  | { do: 'act'; letter: string }
  /** The answer that goes on. */
  | { do: 'go' }
  | { do: 'step'; x: number; y: number }
  | { do: 'undo' }
  | { do: 'keys' }
  /** What the signs of the board mean. */
  | { do: 'legend' }
  | { do: 'board' }
  | { do: 'decision' }
  | { do: 'play'; act: Play }
  | { do: 'tab'; tab: 'journal' | 'chat' | 'rules' }
  | { do: 'close' };

export interface Pressed {
  key: string;
  /** The place of the key, which is the same in every script. */
  code?: string;
  shiftKey?: boolean;
  ctrlKey?: boolean;
  altKey?: boolean;
  metaKey?: boolean;
  /** Whether the focus is in a field that takes text. */
  typing?: boolean;
  /** Whether the focus is on the board. */
  board?: boolean;
  /** Whether the focus is on something that Space presses. */
  control?: boolean;
  /** The letters of what can be done now. */
  letters?: ReadonlySet<string>;
  /** Single keys do nothing: somebody has switched them off. */
  off?: boolean;
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function command(pressed: Pressed): Command | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  if (pressed.key === 'Escape') return { do: 'close' };
  if (pressed.typing) return null;
  const step = STEPS[pressed.key];
  if (step && pressed.board) return { do: 'step', x: step[0], y: step[1] };
  if (pressed.off) return null;
  const digit = digitOf(pressed);
  if (digit !== null) return { do: 'option', number: digit };
  if (pressed.key === ' ') return pressed.control ? null : { do: 'go' };
  const letter = letterOf(pressed);
  return pressed.letters?.has(letter.toUpperCase())
    ? { do: 'act', letter: letter.toUpperCase() }
    : (COMMANDS[letter] ?? null);
}

/** What a key that was pressed on the page means there. */
export function commandOf(event: KeyboardEvent, letters: ReadonlySet<string>, off: boolean): Command | null {
  const node = event.target as HTMLElement;
  const { key, code, ctrlKey, shiftKey, altKey, metaKey } = event;
  return command({
    ...{ key, code, ctrlKey, shiftKey, altKey, metaKey, letters, off },
    typing: node.matches?.('input:not([type=checkbox]):not([type=radio]), textarea, select') ?? false,
    board: !!node.closest?.('.middle'),
    control: !!node.closest?.('button, a, summary, label, select, [role=button], [popover]'),
  });
}

const COMMANDS: Record<string, Command> = {
  e: { do: 'go' },
  u: { do: 'undo' },
  '?': { do: 'keys' },
  g: { do: 'legend' },
  b: { do: 'board' },
  d: { do: 'decision' },
  k: { do: 'play', act: 'toggle' },
  ',': { do: 'play', act: 'back' },
  '.': { do: 'play', act: 'next' },
  j: { do: 'tab', tab: 'journal' },
  t: { do: 'tab', tab: 'chat' },
  h: { do: 'tab', tab: 'rules' },
};

/** The number of a key; with Shift those beyond the ninth. By its place, for not every keyboard writes digits there. */
function digitOf({ key, code = '', shiftKey = false }: Pressed): number | null {
  const place = /^Digit([1-9])$/.exec(code)?.[1];
  if (place && shiftKey && !/^[0-9]$/.test(key)) return Number(place) + 9;
  return /^[0-9]$/.test(key) ? Number(key) : place && !shiftKey ? Number(place) : null;
}

/** What a key writes; in another script than ours, the letter that stands there on a keyboard of ours. */
function letterOf({ key, code = '' }: Pressed): string {
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  return (place && !/^[a-z]$/i.test(key) ? place : key).toLowerCase();
}
