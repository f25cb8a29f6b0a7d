/** The keyboard: which key means what at the table. */

/** What can be done with what has just happened on the board: wait or go on, one step back, the next one, the present. */
export type Play = 'toggle' | 'back' | 'next' | 'skip';

export type Command =
  | { do: 'option'; number: number }
  | { do: 'step'; x: number; y: number }
  | { do: 'undo' }
  | { do: 'keys' }
  | { do: 'board' }
  | { do: 'decision' }
  | { do: 'play'; act: Play }
  | { do: 'tab'; tab: 'journal' | 'chat' | 'rules' }
  | { do: 'close' };

export interface Pressed {
  key: string;
  ctrlKey?: boolean;
  altKey?: boolean;
  metaKey?: boolean;
  /** Whether the focus is in a field that takes text. */
  typing?: boolean;
  /** Whether the focus is on the board. */
  board?: boolean;
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
  if (/^[0-9]$/.test(pressed.key)) return { do: 'option', number: Number(pressed.key) };
  const step = STEPS[pressed.key];
  if (step && pressed.board) return { do: 'step', x: step[0], y: step[1] };
  switch (pressed.key) {
    case 'u':
    case 'U':
      return { do: 'undo' };
    case '?':
      return { do: 'keys' };
    case 'b':
    case 'B':
      return { do: 'board' };
    case 'd':
    case 'D':
      return { do: 'decision' };
    case 'p':
    case 'P':
      return { do: 'play', act: 'toggle' };
    case ',':
      return { do: 'play', act: 'back' };
    case '.':
      return { do: 'play', act: 'next' };
    case 'j':
    case 'J':
      return { do: 'tab', tab: 'journal' };
    case 'c':
    case 'C':
      return { do: 'tab', tab: 'chat' };
    case 'r':
    case 'R':
      return { do: 'tab', tab: 'rules' };
    default:
      return null;
  }
}
