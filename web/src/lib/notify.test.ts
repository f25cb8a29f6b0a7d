import { afterEach, describe, expect, it, vi } from 'vitest';
import { notify, seen } from './notify';
import { settings } from './settings.svelte';

afterEach(() => vi.unstubAllGlobals());

describe('notes of the browser', () => {
  it('are heard of anew at each turn, and put away when somebody comes to that table', async () => {
    const shown: { tag: string; renotify: boolean; close: () => void }[] = [];
    const worker = {
      active: true,
      showNotification: (_: string, how: { tag: string; renotify: boolean }) =>
        shown.push({ ...how, close: () => shown.splice(0) }),
      getNotifications: ({ tag }: { tag: string }) => Promise.resolve(shown.filter((note) => note.tag === tag)),
    };
    vi.stubGlobal('document', { hidden: true });
    vi.stubGlobal('Notification', { permission: 'granted' });
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(worker) } });
    settings.now = { ...settings.now, notify: 'on' };
    notify('Thursday', 'Your turn', '/table/A');
    await vi.waitFor(() => expect(shown).toMatchObject([{ tag: '/table/A', renotify: true }]));
    seen('/table/B');
    await new Promise((done) => setTimeout(done));
    expect(shown).toHaveLength(1);
    seen('/table/A');
    await vi.waitFor(() => expect(shown).toEqual([]));
  });
});
