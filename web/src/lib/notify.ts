/** What the browser tells while the page is out of sight: only if somebody has asked for it. */
import { settings } from './settings.svelte';

export const canNotify = (): boolean => typeof Notification !== 'undefined';

/** After a click: ask the browser for leave, and remember the wish. Whether it may. */
export async function wantNotes(): Promise<boolean> {
  const may = canNotify() && (await Notification.requestPermission()) === 'granted';
  settings.set({ notify: may ? 'on' : 'off' });
  return may;
}

export function notify(title: string, body: string, path: string): void {
  if (settings.now.notify !== 'on' || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  // The next turn is heard of even if nobody has put the last note away.
  const how = { body, tag: path, renotify: true, icon: '/icon-192.png', data: { path } };
  // A phone shows what its worker tells, and nothing else; whoever has no worker has the page.
  void navigator.serviceWorker?.getRegistration().then(
    (worker) => (worker?.active ? worker.showNotification(title, how) : plain(title, how, path)),
    () => plain(title, how, path),
  );
  if (!navigator.serviceWorker) plain(title, how, path);
}

/** Whoever has come there need not be told of it any more. */
export function seen(path: string): void {
  void navigator.serviceWorker
    ?.getRegistration()
    .then((worker) => worker?.getNotifications({ tag: path }))
    .then((notes) => notes?.forEach((note) => note.close()))
    .catch(() => undefined);
}

function plain(title: string, how: NotificationOptions, path: string): void {
  const note = new Notification(title, how);
  note.onclick = () => {
    focus();
    location.assign(path);
  };
}
