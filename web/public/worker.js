/* Keeps the page itself: its files, its words, its pictures. What the table says is never kept. */
const SHELL = 'cordon-shell-1';
const FIRST = ['/', '/favicon.svg', '/icon-192.png', '/icon-512.png', '/paper.svg', '/manifest.webmanifest'];
const MOST = 300;

const isAsset = (path) => path.startsWith('/assets/');
const isKept = (path) => isAsset(path) || path.startsWith('/locales/') || FIRST.includes(path);

async function keep(paths) {
  const cache = await caches.open(SHELL);
  const known = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  const missing = paths.filter((path) => isKept(path) && !(isAsset(path) && known.has(path)));
  await Promise.all(missing.map((path) => cache.add(path).catch(() => undefined)));
  // What was kept first is of an older page.
  const all = (await cache.keys()).filter((request) => isAsset(new URL(request.url).pathname));
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((request) => cache.delete(request)));
}

/** Assets have their content in the name and never change; anything else is asked for first. */
async function fetched(request) {
  const cache = await caches.open(SHELL);
  const path = new URL(request.url).pathname;
  if (isAsset(path)) {
    const known = await cache.match(path);
    if (known) return known;
  }
  try {
    const answer = await fetch(request);
    if (answer.ok && request.mode !== 'navigate') await cache.put(path, answer.clone());
    return answer;
  } catch (error) {
    const known = await cache.match(request.mode === 'navigate' ? '/' : path);
    if (known) return known;
    throw error;
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await keep(FIRST);
      const page = await (await caches.open(SHELL)).match('/');
      await keep((await page?.text())?.match(/\/assets\/[^"']+/g) ?? []);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name !== SHELL);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' || isKept(url.pathname)) {
    event.respondWith(fetched(request));
    // A page that is opened anew brings the newest shell for the next time without the table.
    if (request.mode === 'navigate') event.waitUntil(keep(['/']));
  }
});

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep))
    event.waitUntil(keep(event.data.keep.filter((path) => typeof path === 'string')));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = String(event.notification.data?.path ?? '/matches');
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: 'window' });
      const there = open.find((one) => new URL(one.url).pathname === path) ?? open[0];
      if (!there) return self.clients.openWindow(path);
      await there.focus();
      if (new URL(there.url).pathname !== path) await there.navigate(path);
    })(),
  );
});
