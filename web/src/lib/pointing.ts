/** A sentence in parts: the things that it names, the names of seats, and the words between them. */
import type { Line } from '../protocol';
import { seated, type Called, type Known } from './called';

export interface Part extends Called {
  /** What it names. */
  id: string;
}

export type Names = NonNullable<Line['names']>;

/** A sentence in which places are told with their codes (`5.E (game trail)`), by their names alone. */
export function uncoded<T extends { text?: string; names?: Names }>(told: T): T {
  let [text, shift] = [told.text ?? '', 0];
  const names = (told.names ?? []).map(([from, length, id]): Names[number] => {
    const [start, name] = [from + shift, text.substr(from + shift, length)];
    if (!name.startsWith(`${id} (`) || !name.endsWith(')')) return [start, length, id];
    const plain = name.slice(id.length + 2, -1);
    text = text.slice(0, start) + plain + text.slice(start + length);
    shift += plain.length - length;
    return [start, plain.length, id];
  });
  return shift ? { ...told, text, names } : told;
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
