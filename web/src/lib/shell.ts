/** The page itself is kept in the browser, so that it opens without the table and says what is missing. */
export function keepShell(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  addEventListener('load', () => void keep().catch(() => undefined));
  if (document.readyState === 'complete') void keep().catch(() => undefined);
}

async function keep(): Promise<void> {
  await navigator.serviceWorker.register('/worker.js');
  const { active } = await navigator.serviceWorker.ready;
  // What had come before the worker was there is kept as well.
  const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
  active?.postMessage({ keep: [...new Set(loaded)] });
}
