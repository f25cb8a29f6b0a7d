/** What Zona is about: secrets, and the news that run out. */
import type { Headline } from '../faces';
import { say } from '../lib/words.svelte';
import { facilityOf, printed } from './pieces.svelte';
import type { ZonaView } from './types';

/** Secrets of the same facility count once. Whoever watches reads how far the best of them are. */
function secrets(view: ZonaView): number {
  const watched = view.scavengers.filter(({ seat }) => view.seat === null || seat === view.seat);
  return Math.max(0, ...watched.map((one) => new Set(one.secrets.map(facilityOf)).size));
}

/** Where it goes on: the facilities whose secret nobody of ours knows yet, and at last the sarcophagus. */
export function aims(view: ZonaView): string[] {
  const need = printed.now?.limits.secrets ?? 0;
  if (!view.round || !need) return [];
  if (secrets(view) >= need) return ['sarcophagus'];
  const known = view.scavengers.filter(({ seat }) => seat === view.seat).flatMap((one) => one.secrets.map(facilityOf));
  return view.facilities.filter(({ id, events }) => events > 0 && !known.includes(id)).map(({ id }) => id);
}

export function headline(view: ZonaView, actions: number | null): Headline {
  const { secrets: need = 0, emission: last = 0, actions: most = 0 } = printed.now?.limits ?? {};
  const now = secrets(view);
  const news = view.piles['news']?.left ?? 0;
  return {
    goal: say('zona-headline-goal', { now, need, enough: String(now >= need) }),
    card: 'sarcophagus',
    parts: [
      {
        key: 'round',
        icon: 'sands-of-time',
        text: say('round', { round: view.round }),
        brief: String(view.round),
        minor: true,
      },
      {
        key: 'news',
        icon: 'newspaper',
        text: say('zona-headline-news', { count: news }),
        brief: String(news),
        loud: news < 3,
      },
      {
        key: 'emission',
        icon: 'nuclear',
        text: say('zona-headline-emission', { now: view.emission, last }),
        brief: `${view.emission}/${last}`,
        loud: view.emission >= last - 1,
      },
    ],
    pips: actions === null ? undefined : { left: actions, most },
  };
}
