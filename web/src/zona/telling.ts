/** An area of the map in sentences, for those who do not see it. */
import { cards } from '../lib/cards.svelte';
import { say } from '../lib/words.svelte';
import { groupOf, neighbours } from './layout';
import type { Targets, ZonaView } from './types';

export function tellArea(area: string, view: ZonaView, targets: Targets, names: readonly string[]): string {
  const threats = view.areas.find(({ id }) => id === area)?.threats ?? [];
  const standing = view.scavengers.filter((scavenger) => scavenger.area === area).map(({ seat }) => seat);
  const own = view.scavengers.find(({ seat }) => seat === view.seat);
  const parts = [
    say('zona-area-is', { area: cards.name(area), group: say(`zona-group-${groupOf(area)}`) }),
    own?.area === area ? say('zona-you-are-here') : '',
    ...standing
      .filter((seat) => seat !== view.seat)
      .map((seat) => say('zona-stands-here', { name: names[seat] ?? '' })),
    threats.length
      ? say('zona-threats-here', {
          count: threats.length,
          names: threats.map((token) => cards.name(token)).join(', '),
        })
      : '',
    tellFacility(area, view),
    view.marker === area ? say('zona-marker-here', { news: cards.name(view.timed) }) : '',
    say('zona-borders', { areas: ways(area, view) }),
    targets
      .get(area)
      ?.map((choice) => choice.label)
      .join(', ') ?? '',
  ];
  return parts.filter(Boolean).join(' ');
}

function tellFacility(id: string, view: ZonaView): string {
  const facility = view.facilities.find((one) => one.id === id);
  if (!facility) return '';
  const name = !facility.events ? 'ransacked' : facility.open ? 'open' : 'locked';
  return say(`zona-facility-${name}`, {
    lock: cards.name(facility.lock),
    events: facility.events,
    finds: facility.finds,
  });
}

/** The places that a way leads to. */
export function ways(area: string, view: ZonaView): string {
  const doors = view.facilities.filter(({ entrances }) => entrances.includes(area)).map(({ id }) => id);
  const own = view.facilities.find(({ id }) => id === area)?.entrances ?? [];
  return [...neighbours(area, view.seats), ...doors, ...own].map((id) => cards.name(id)).join(', ');
}
