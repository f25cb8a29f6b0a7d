/** What the signs on a board mean: told in its legend, and of each sign where it lies. */
import type { Component } from 'svelte';
import type { CardText } from '../protocol';
import { rulebook } from './rulebook.svelte';
import { say } from './words.svelte';

/** A sign of a game's board. It is called as the page's message `sign-<game>-<id>` says; what it means stands in the rules, or in the
 * attribute `why` of that message. */
export interface Sign {
  id: string;
  rules?: readonly string[];
  /** Another name: what stands on its card. */
  name?: string;
  /** Whether it is on the board now. */
  here: boolean;
}

export interface Signs {
  game: string;
  /** Asked only while somebody reads it. */
  list: () => Sign[];
  /** Draws a sign as the board does, 60 units wide and high about the origin. */
  Picture: Component<{ id: string }>;
}

export function told(game: string, { id, rules = [], name }: Omit<Sign, 'here'>): CardText {
  const message = `sign-${game}-${id}`;
  const known = { name: name ?? say(message) };
  return rules.length
    ? { ...known, rules: rulebook.told(rules).rules, facts: [rules.join(', ')] }
    : { ...known, rules: say(`${message}.why`) };
}

class Legend {
  open = $state(false);
}

export const legend = new Legend();
