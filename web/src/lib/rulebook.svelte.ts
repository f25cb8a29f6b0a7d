/** The rules of the game on the table, in the person's language: words of the rules are explained out of them. */
import type { CardText, RuleText } from '../protocol';
import { api } from './api';

class Rulebook {
  private texts = $state.raw<RuleText[]>([]);
  private key = '';
  /** Opens the rules page at a rule. */
  open: ((id: string) => void) | undefined;

  async load(game: string, language: string): Promise<void> {
    const key = `${game}/${language}`;
    if (key === this.key) return;
    this.key = key;
    try {
      this.texts = await api.rules(game, language);
    } catch {
      this.key = '';
    }
  }

  /** Some rules as one card, called by the first of them. */
  told(ids: readonly string[]): CardText {
    const rules = ids.flatMap((id) => this.texts.find((rule) => rule.id === id) ?? []);
    return {
      name: rules[0]?.title ?? '',
      rules: rules.map((rule) => rule.text ?? '').join('\n'),
      facts: [rules.map((rule) => rule.id).join(', ')],
    };
  }

  /** Opens the first of some rules; what else explains a word is passed over. */
  lookUp(ids: readonly string[]): void {
    this.open?.(ids.find((id) => this.texts.some((rule) => rule.id === id)) ?? '');
  }
}

export const rulebook = new Rulebook();
