/** Searching the rules: every word must occur, in the title, the text or the number. */
import type { RuleText } from '../protocol';

export type Rule = Required<RuleText>;

export function found(rules: readonly RuleText[], query: string): Rule[] {
  const wanted = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rules
    .map((rule) => ({ ...rule, text: rule.text ?? '', level: rule.level ?? 2 }))
    .filter((rule) => {
      const all = `${rule.id} ${rule.title} ${rule.text}`.toLocaleLowerCase();
      return wanted.every((word) => all.includes(word));
    });
}
