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
  /** The place of the key, which is the same in every script. */
  code?: string;
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
  const letter = letterOf(pressed);
  if (step && pressed.board) return { do: 'step', x: step[0], y: step[1] };
  switch (letter) {
    case 'u':
      return { do: 'undo' };
    case '?':
      return { do: 'keys' };
    case 'b':
      return { do: 'board' };
    case 'd':
      return { do: 'decision' };
    case 'p':
      return { do: 'play', act: 'toggle' };
    case ',':
      return { do: 'play', act: 'back' };
    case '.':
      return { do: 'play', act: 'next' };
    case 'j':
      return { do: 'tab', tab: 'journal' };
    case 'c':
      return { do: 'tab', tab: 'chat' };
    case 'r':
      return { do: 'tab', tab: 'rules' };
    default:
      return null;
  }
}

/** What a key writes; in another script than ours, the letter that stands there on a keyboard of ours. */
function letterOf({ key, code = '' }: Pressed): string {
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  return (place && !/^[a-z]$/i.test(key) ? place : key).toLowerCase();
}
