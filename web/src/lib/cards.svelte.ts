/** The words on cards, tokens and places, in the person's language. */
import type { CardText } from '../protocol';
import { api } from './api';
import { kindOf, typeOf } from './ids';
import { cardsFor } from './team';

class Cards {
  /** How many play, where rules hang on it. */
  team = $state(0);
  private texts = $state.raw<Record<string, CardText>>({});
  private told = $derived(cardsFor(this.texts, this.team));
  private key = '';
  private coming = Promise.resolve();
  private read = '';

  /** Fetches them, once, without what is only read; whoever waits has them, or knows that they do not come. */
  load(game: string, language: string): Promise<void> {
    const key = `${game}/${language}`;
    if (key !== this.key) {
      this.key = key;
      this.coming = this.fetch(game, language);
    }
    return this.coming;
  }

  private async fetch(game: string, language: string): Promise<void> {
    try {
      this.texts = await api.cards(game, language);
      this.read = '';
    } catch {
      this.key = '';
    }
  }

  /** What is only read comes later: nobody waits for it before the first question. */
  async stories(game: string, language: string): Promise<void> {
    const key = `${game}/${language}`;
    await this.load(game, language);
    if (key !== this.key || key === this.read) return;
    this.read = key;
    const stories = await api.stories(game, language).catch(() => null);
    if (!stories) this.read = '';
    if (this.key !== key || !stories) return;
    const all = Object.entries(stories).map(([id, more]) => [id, { name: id, ...this.texts[id], ...more }]);
    this.texts = { ...this.texts, ...(Object.fromEntries(all) as Record<string, CardText>) };
  }

  all(): Record<string, CardText> {
    return this.told;
  }

  of(id: string): CardText | undefined {
    return this.told[id] ?? this.told[kindOf(id)] ?? this.told[typeOf(id)];
  }

  /** What is read of a card aloud. */
  words(id: string): string[] {
    const { story = '', rules = '', flavour = '' } = this.of(id) ?? {};
    return [story || flavour, rules].filter(Boolean);
  }

  name(id: string): string {
    return this.of(id)?.name ?? id;
  }
}

export const cards = new Cards();
