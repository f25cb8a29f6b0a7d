/** Splits a sentence so that names can stand out; the sentence itself is never taken for markup. */
export interface Part {
  text: string;
  bold: boolean;
}

export function bold(text: string, names: readonly string[]): Part[] {
  const known = names.filter(Boolean).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (!known.length) return [{ text, bold: false }];
  const pattern = new RegExp(`(${known.sort((a, b) => b.length - a.length).join('|')})`, 'u');
  return text
    .split(new RegExp(pattern.source, 'gu'))
    .filter(Boolean)
    .map((part) => ({ text: part, bold: names.includes(part) }));
}
