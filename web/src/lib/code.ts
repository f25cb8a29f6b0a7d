/** A table's code in what somebody typed or pasted: the code itself, or a link that ends in it. */
export function codeIn(typed: string): string | null {
  const last =
    typed
      .trim()
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? '';
  const code = last.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z2-9]{6}$/.test(code) ? code : null;
}
