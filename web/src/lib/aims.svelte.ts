/** What a match in a list is about, in games in which that is no switch: it comes of how far the match is. */
import type { CardText, TableInfo } from '../protocol';
import { api } from './api';
import { say, words } from './words.svelte';

const SECRETS = 2;

class Names {
  private known = $state.raw<Record<string, Record<string, CardText>>>({});
  private coming = new Set<string>();

  /** What a card is called; nothing until that is known. */
  of(game: string, id: string): string {
    const key = `${game}/${words.language}`;
    if (!this.coming.has(key)) {
      this.coming.add(key);
      void api.cards(game, words.language).then(
        (found) => (this.known = { ...this.known, [key]: found }),
        () => this.coming.delete(key),
      );
    }
    return this.known[key]?.[id]?.name ?? '';
  }
}

const names = new Names();

const AIMS: Record<string, (about: readonly string[]) => string> = {
  zona: ({ length: now }) => say('zona-headline-goal', { now, need: SECRETS, enough: 'false' }),
  twom: ([objective = '']) =>
    [say('twom-headline-goal'), objective && names.of('twom', objective)].filter(Boolean).join(': '),
};

export const aimOf = (table: TableInfo): string => (table.outcome ? '' : (AIMS[table.game]?.(table.about ?? []) ?? ''));
