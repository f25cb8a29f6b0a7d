/** A part of the page as one file that needs nothing else: no script, no server. What people wrote in it is text and stays text. */

/** The rules of the page's own style sheets, with the files that they name inside. */
async function styles(): Promise<string> {
  const found: string[] = [];
  for (const sheet of document.styleSheets) {
    const base = sheet.href ?? location.href;
    for (const rule of sheet.cssRules) found.push(await inlined(rule.cssText, base));
  }
  // A text that ends the style would be taken for markup.
  return found.join('\n').replaceAll('</', '<\\/');
}

async function inlined(css: string, base: string): Promise<string> {
  let text = css;
  for (const [whole, , address] of css.matchAll(/url\((["']?)([^"')]+)\1\)/g)) {
    if (!address || address.startsWith('data:') || address.startsWith('#')) continue;
    const url = new URL(address, base);
    const data = url.origin === location.origin ? await asData(url) : '';
    text = text.replace(whole, data ? `url("${data}")` : 'none');
  }
  return text;
}

async function asData(url: URL): Promise<string> {
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) return '';
  const blob = await answer.blob();
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => done('');
    reader.readAsDataURL(blob);
  });
}

/** A node without what only works in the page: buttons, links to here, scripts, what is not to be kept. */
export function cleaned(node: Element): Element {
  const copy = node.cloneNode(true) as Element;
  for (const gone of copy.querySelectorAll('script, button:not(.kept-card), input, select, form, .not-kept, iframe'))
    gone.remove();
  for (const link of copy.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  for (const one of [copy, ...copy.querySelectorAll('*')])
    for (const { name } of [...one.attributes])
      if (name.startsWith('on') || name === 'contenteditable') one.removeAttribute(name);
  return copy;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** A copy that holds the pictures it shows: the paper under a map lies in a file of its own. */
async function whole(node: Element): Promise<string> {
  const copy = cleaned(node);
  for (const picture of copy.querySelectorAll('image')) {
    const data = await asData(new URL(picture.getAttribute('href') ?? '', location.href));
    if (data) picture.setAttribute('href', data);
    else picture.remove();
  }
  return copy.outerHTML;
}

/** The whole file. */
export async function file(node: Element, title: string, game: string): Promise<string> {
  const root = document.documentElement;
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:">`;
  const symbols = [...document.querySelectorAll('svg')]
    .filter((svg) => !node.contains(svg) && svg.querySelector('symbol, defs, linearGradient, pattern'))
    .map((svg) => cleaned(svg).outerHTML);
  return [
    `<!doctype html><html lang="${escaped(root.lang)}" style="${escaped(root.getAttribute('style') ?? '')}">`,
    `<head><meta charset="utf-8">${policy}<meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<title>${escaped(title)}</title><style>${await styles()}</style></head>`,
    `<body><div hidden>${symbols.join('')}</div><main class="sheet" data-game="${escaped(game)}">${await whole(node)}</main></body></html>`,
  ].join('\n');
}

/** Hand a text over as a file. */
export function handOver(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/html;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
