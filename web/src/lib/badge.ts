/** That it is one's turn, where the page is only a small picture: in its tab, and on its icon as an app. */
const ICON = '/favicon.svg';

/** The picture of the tab with a mark and a number on it. */
export const drawn = (count: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#23261c"/>` +
      `<circle cx="13" cy="19" r="9" fill="none" stroke="#d9a441" stroke-width="2.5" stroke-dasharray="9 4.1"/>` +
      `<circle cx="22" cy="10" r="10" fill="#e0432c"/>` +
      `<text x="22" y="15" font-family="sans-serif" font-weight="700" font-size="14" text-anchor="middle" fill="#fff">` +
      `${count > 9 ? '9+' : count}</text></svg>`,
  )}`;

interface Badged {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

export function badge(count: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = count ? drawn(count) : ICON;
  const app = navigator as Badged;
  // Where there is no such thing, or no leave for it, the tab alone has to do.
  void (count ? app.setAppBadge?.(count) : app.clearAppBadge?.())?.catch(() => undefined);
}
