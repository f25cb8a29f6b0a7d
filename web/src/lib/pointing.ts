/** A sentence in parts: the things that it names, the names of seats, and the words between them. */
import type { Line } from '../protocol';
import { seated, type Called, type Known } from './called';

export interface Part extends Called {
  /** What it names. */
  id: string;
}

export type Names = NonNullable<Line['names']>;

/** A sentence in which places are told with their codes (`5.E (game trail)`, or `5.E` alone), by their names: `called`. */
export function uncoded<T extends { text?: string; names?: Names }>(
  told: T,
  called: (id: string) => string = (id) => id,
): T {
  let [text, shift, changed] = [told.text ?? '', 0, false];
  const names = (told.names ?? []).map(([from, length, id]): Names[number] => {
    const [start, name] = [from + shift, text.substr(from + shift, length)];
    const both = name.startsWith(`${id} (`) && name.endsWith(')');
    const plain = both ? name.slice(id.length + 2, -1) : name === id ? called(id) : name;
    if (plain === name) return [start, length, id];
    text = text.slice(0, start) + plain + text.slice(start + length);
    shift += plain.length - length;
    changed = true;
    return [start, plain.length, id];
  });
  return changed ? { ...told, text, names } : told;
}

/** A place without a name in the sentence is called by its own: `called`. Whoever plays a figure is told once. */
export function parted(text: string, names: Names, seats: Known, called: (id: string) => string): Part[] {
  const found: Part[] = [];
  const plain = (words: string): void => void found.push(...seated(words, seats).map((part) => ({ ...part, id: '' })));
  let at = 0;
  for (const [start, length, id] of names) {
    if (start > at) plain(text.slice(at, start));
    const name = text.slice(start, start + length);
    found.push({ text: name === id ? called(id) : name, seat: null, rest: '', ...seats.names.get(name), id });
    at = start + length;
  }
  if (at < text.length) plain(text.slice(at));
  return found.map((part, i) =>
    found.slice(0, i).some(({ seat }) => seat !== null && seat === part.seat) ? { ...part, rest: '' } : part,
  );
}
