/** Words of the rules in whatever is asked: found by the forms in which a language writes them, and explained out of the rules. */
import type { CardText } from '../protocol';
import { cards } from './cards.svelte';
import { finderOf } from './forms';
import { rulebook } from './rulebook.svelte';
import { say } from './words.svelte';

/** What explains a word: rules by their ids, or cards that tell of nothing else. */
export type Terms = Readonly<Record<string, readonly string[]>>;

/** The words of a game; the page's messages `term-<game>-<word>` have their forms. */
export interface Spoken {
  game: string;
  terms: Terms;
}

export interface Piece {
  text: string;
  /** What explains it; nothing, if it is no word of the rules. */
  told: readonly string[];
}

class Glossary {
  /** The words of the game on the table. */
  spoken = $state.raw<Spoken>({ game: '', terms: {} });
  private finder = $derived(
    finderOf(
      Object.fromEntries(Object.keys(this.spoken.terms).map((term) => [term, say(`term-${this.spoken.game}-${term}`)])),
    ),
  );

  /** A sentence in pieces: each word of the rules, the first time that it is written, and what lies between. */
  pieces(text: string): Piece[] {
    return this.finder(text).map((piece) => ({ text: piece.text, told: this.spoken.terms[piece.term] ?? [] }));
  }

  /** What explains the words of some sentences together; nothing if there is none. */
  of(texts: readonly string[]): CardText | null {
    const told = texts.flatMap((text) => this.pieces(text).filter((piece) => piece.told.length));
    const once = [...new Map(told.map((piece) => [piece.told, piece])).values()];
    return once.length ? explained(once.map((piece) => piece.told)) : null;
  }
}

/** One word by its rules and cards; of several, each under its own name. */
export function explained(all: readonly (readonly string[])[]): CardText {
  const texts = all.map((ids) => {
    const own = cards.of(ids[0] ?? '');
    const rules = rulebook.told(ids);
    return own ? { ...rules, name: own.name, rules: own.rules ?? '' } : rules;
  });
  const [first] = texts;
  if (texts.length < 2) return first ?? { name: '' };
  return {
    name: texts.map((text) => text.name).join(' · '),
    rules: texts.map((text) => `${text.name}: ${text.rules ?? ''}`).join('\n'),
  };
}

export const glossary = new Glossary();
