/** Words in a sentence, found by the forms in which a language writes them. */
interface Form {
  term: string;
  pattern: string;
  length: number;
}

const LETTER = '[\\p{L}\\p{N}]';

/** A form as a pattern: `*` is any ending; a small first letter may also be written large. */
function patternOf(form: string): string {
  const [first = '', ...rest] = form;
  const safe = rest
    .join('')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '\\p{L}*');
  return first === first.toUpperCase() ? first + safe : `[${first}${first.toUpperCase()}]${safe}`;
}

/** What finds words in a sentence, by their forms as the catalogue lists them. */
export function finderOf(forms: Readonly<Record<string, string>>): (text: string) => { text: string; term: string }[] {
  const all: Form[] = Object.entries(forms).flatMap(([term, list]) =>
    list
      .split(',')
      .map((form) => form.trim())
      .filter(Boolean)
      .map((form) => ({ term, pattern: patternOf(form), length: form.length })),
  );
  all.sort((one, other) => other.length - one.length);
  const terms = all.map(({ term }) => term);
  const pattern = all.map((one) => `(${one.pattern})`).join('|');
  const finder = pattern ? new RegExp(`(?<!${LETTER})(?:${pattern})(?!${LETTER})`, 'gu') : null;
  return (text) => {
    const found: { text: string; term: string }[] = [];
    const told = new Set<string>();
    let at = 0;
    for (const match of finder ? text.matchAll(finder) : []) {
      const term = terms[match.slice(1).findIndex((group) => group !== undefined)] ?? '';
      if (told.has(term)) continue;
      told.add(term);
      if (match.index > at) found.push({ text: text.slice(at, match.index), term: '' });
      found.push({ text: match[0], term });
      at = match.index + match[0].length;
    }
    if (at < text.length) found.push({ text: text.slice(at), term: '' });
    return found;
  };
}
