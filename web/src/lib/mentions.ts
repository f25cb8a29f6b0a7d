/** Things of the game in what people write: `[[swamp]]` on the wire, the name in each reader's language on the page. What was
 * written in another case, `[[swamp|de:Sumpfes]]`, stays so for whoever reads the same language. */
import type { CardText } from '../protocol';
import { beginning, inflected } from './inflected';
import { linked, type Part as Linked } from './links';

export interface Part extends Linked {
  /** The thing that is named. */
  id?: string;
}

const MENTION = /\[\[([^[\]|]{1,80})(?:\|(\w\w):([^[\]|]{1,80}))?\]\]/g;
/** Shorter names are words of every day. */
const SHORTEST = 4;

/** The names of things with their ids; of two things with one name the first, or one that lies on the board. */
export function namesOf(
  cards: Readonly<Record<string, CardText>>,
  holds: (id: string) => boolean,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const [id, { name }] of Object.entries(cards)) {
    if (name.length < SHORTEST || /[[\]|]/.test(id)) continue;
    if (!found.has(name) || (holds(id) && !holds(found.get(name) ?? ''))) found.set(name, id);
  }
  return found;
}

/** What somebody has typed, with the names of things as their ids: readers have other languages. */
export function mentioned(text: string, names: ReadonlyMap<string, string>, language: string): string {
  const here = [...names.keys()]
    .filter((name) => text.includes(beginning(name, language)))
    .sort((a, b) => b.length - a.length);
  if (!here.length) return text;
  const any = here.map((name) => `(${inflected(name, language)})`).join('|');
  const whole = new RegExp(`(?<![\\p{L}\\p{N}\\[])(?:${any})(?![\\p{L}\\p{N}\\]])`, 'gu');
  return text.replace(whole, (said: string, ...groups: unknown[]) => {
    const name = names.has(said) ? said : here[groups.findIndex((group) => group !== undefined)];
    const id = names.get(name ?? '');
    return said === name ? `[[${id}]]` : `[[${id}|${language}:${said}]]`;
  });
}

/** A line in parts: words, addresses, and things that are known here. Nothing of it is ever taken for markup. */
export function spoken(text: string, name: (id: string) => string | undefined, language: string): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const found of text.matchAll(MENTION)) {
    const [whole, id = '', told, said] = found;
    const called = name(id);
    if (!called) continue;
    parts.push(...linked(text.slice(done, found.index)), { text: said && told === language ? said : called, id });
    done = found.index + whole.length;
  }
  return [...parts, ...linked(text.slice(done))].filter((part) => part.text);
}
