/** How many play: rules that speak of N, or of N + 1, say a number while a match is on. */
import type { CardText } from '../protocol';

const BY_TEAM = /(^|[^\p{L}\p{N}])N(?: \+ (\d))?(?![\p{L}\p{N}])/gu;

export function forTeam(text: string, team: number): string {
  return text.replace(BY_TEAM, (_, before: string, more = '0') => `${before}${team + Number(more)}`);
}

/** Cards with their rules for so many; as they are where nobody plays. */
export function cardsFor(texts: Record<string, CardText>, team: number): Record<string, CardText> {
  if (!team) return texts;
  const told = Object.entries(texts).map(([id, text]) => [
    id,
    text.rules ? { ...text, rules: forTeam(text.rules, team) } : text,
  ]);
  return Object.fromEntries(told) as Record<string, CardText>;
}
