/** The rules page: searching it, and the ids of its rules (`ST-7.5a`). */
import type { RuleText } from '../protocol';

export type Rule = Required<RuleText>;

/** A rule without the game before it. */
export const shortened = (id: string): string => id.replace(/^[A-Z]+-/, '');

/** Where a rule may stand: under its own id, that of what it is part of, or that of its chapter. */
export const headings = (id: string): string[] => [id, id.replace(/\.\d+[a-z]?$/, ''), id.split('.', 1)[0] ?? id];

/** Every word must occur, in the title, the text or the number. */
export function found(rules: readonly RuleText[], query: string): Rule[] {
  const wanted = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rules
    .map((rule) => ({ ...rule, text: rule.text ?? '', level: rule.level ?? 2 }))
    .filter((rule) => {
      const all = `${rule.id} ${rule.title} ${rule.text}`.toLocaleLowerCase();
      return wanted.every((word) => all.includes(word));
    });
}
