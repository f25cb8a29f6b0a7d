/** Addresses of the page: `/`, `/new`, `/join`, `/table/<code>`, `/seat/<token>`, `/matches`, `/rules/<game>`, `/daily/<game>`, `/settings`, `/credits`,
 * `/recover`, `/reset`; of a match that is looked at `/replay/<code>`, `/match/<code>`, `/sheet/<code>`, `/beside/<code>-<code>`, and `/record`. */
export interface Place {
  page:
    | 'start'
    | 'new'
    | 'join'
    | 'table'
    | 'seat'
    | 'matches'
    | 'rules'
    | 'daily'
    | 'settings'
    | 'credits'
    | 'replay'
    | 'match'
    | 'sheet'
    | 'beside'
    | 'record'
    | 'recover'
    | 'reset'
    | 'nowhere';
  id: string;
}

const PAGES = new Set(['new', 'matches', 'record', 'settings', 'credits', 'recover', 'reset']);
/** Pages of one thing: a table by its code, a seat by its secret, the rules of a game, its match of the day. */
const PAGES_OF = new Set(['join', 'table', 'seat', 'rules', 'daily', 'replay', 'match', 'sheet', 'beside']);

/** Pages that are nothing without their thing. */
const NAMED = new Set(['table', 'seat', 'replay', 'match', 'sheet', 'beside']);

export function place(path: string): Place {
  const [page = '', id = '', ...rest] = path.replace(/^\/+|\/+$/g, '').split('/');
  if (!page) return { page: 'start', id: '' };
  const known = PAGES_OF.has(page) ? !rest.length && (id || !NAMED.has(page)) : PAGES.has(page) && !id;
  return known ? { page: page as Place['page'], id: decoded(id) } : { page: 'nowhere', id: '' };
}

/** A part of an address as it was meant; as it stands, if it is no such thing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state(typeof location === 'undefined' ? '/' : location.pathname);
  hash = $state(typeof location === 'undefined' ? '' : location.hash.slice(1));
  here = $derived(place(this.path));

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState']({}, '', path);
    this.sync();
    scrollTo(0, 0);
  }

  sync(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }

  /** Let plain clicks on links of our own change the page without loading it anew. */
  listen(): void {
    addEventListener('popstate', () => this.sync());
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const url = new URL(link.href, location.href);
      if (
        url.origin !== location.origin ||
        link.target ||
        link.hasAttribute('download') ||
        url.pathname.startsWith('/api/')
      )
        return;
      event.preventDefault();
      this.go(url.pathname + url.hash);
    });
  }
}

export const router = new Router();
