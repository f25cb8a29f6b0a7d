/** The words on cards, tokens and places, in the person's language. */
import type { CardText } from '../protocol';
import { api } from './api';
import { kindOf, typeOf } from './ids';

class Cards {
  private texts = $state.raw<Record<string, CardText>>({});
  private key = '';
  private coming = Promise.resolve();

  /** Fetches them, once; whoever waits has them, or knows that they do not come. */
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
    } catch {
      this.key = '';
    }
  }

  all(): Record<string, CardText> {
    return this.texts;
  }

  of(id: string): CardText | undefined {
    return this.texts[id] ?? this.texts[kindOf(id)] ?? this.texts[typeOf(id)];
  }

  name(id: string): string {
    return this.of(id)?.name ?? id;
  }
}

export const cards = new Cards();
