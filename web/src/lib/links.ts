/** Addresses in what people write. */
export interface Part {
  text: string;
  /** Where it leads, if it is an address of the web; nothing else becomes a link. */
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"'“”„«»]+/gi;
/** Signs that end a sentence rather than an address. */
const AFTER = /[.,;:!?)\]}…]+$/;

export function linked(text: string): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const address = found[0].replace(AFTER, '');
    if (!URL.canParse(address)) continue;
    if (found.index > done) parts.push({ text: text.slice(done, found.index) });
    parts.push({ text: address, href: new URL(address).href });
    done = found.index + address.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}
