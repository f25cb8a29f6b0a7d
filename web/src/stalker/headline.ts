/** What a mission or a scenario is about, how long it lasts, and whose turn it is. */
import type { Headline, HeadlinePart } from '../faces';
import { cards } from '../lib/cards.svelte';
import { wordsKey } from '../lib/ids';
import { say } from '../lib/words.svelte';
import type { StalkerView } from './types';
import { counters } from './zone/zone';

const TURNS = 2;
/** Standard actions of a turn: alone one has one more (ST-6.4). */
export const slots = (view: StalkerView): number => (view.seats === 1 ? 3 : 2);

/** The first thing that is not done yet; of a scenario, what wins it. */
function goal(view: StalkerView): string {
  if (view.survival) {
    const wins = cards.of(wordsKey('victory', view.mission));
    return wins ? `${wins.name}: ${wins.rules}` : cards.name(view.mission);
  }
  const open = view.goals.find(({ done }) => !done) ?? view.goals.at(-1);
  return open ? cards.name(wordsKey('goal', view.mission, open.key)) : cards.name(view.mission);
}

/** How far it is: of a mission the goals that are done, of a scenario what it counts. */
function progress(view: StalkerView): HeadlinePart[] {
  if (view.survival)
    return counters(view).map(({ key, now, need }) => ({
      key,
      icon: 'cube',
      text: `${cards.name(`zone-counter-${key}`)} ${now}${need ? `/${need}` : ''}`,
      brief: `${now}${need ? `/${need}` : ''}`,
    }));
  const done = view.goals.filter((one) => one.done).length;
  const told = `${done}/${view.goals.length}`;
  return view.goals.length > 1
    ? [{ key: 'goals', icon: 'checkered-flag', text: say('stalker-headline-done', { told }), brief: told }]
    : [];
}

function clock(view: StalkerView): HeadlinePart {
  const count = view.events_left;
  const left = view.survival
    ? count
      ? say('stalker-zone-rounds-left', { count })
      : say('stalker-zone-last')
    : say('stalker-events-left', { count });
  return { key: 'clock', icon: 'card-draw', text: left, brief: String(count), loud: !count };
}

export function headline(view: StalkerView, names: readonly string[]): Headline | null {
  if (!view.mission) return null;
  const running = view.stalkers.find(({ seat }) => seat === view.turn && view.track >= 0);
  const turn = running && {
    number: running.taken.filter(Boolean).length,
    most: TURNS,
    whose: running.seat === view.seat ? 'own' : 'other',
    name: names[running.seat] ?? '',
  };
  return {
    goal: goal(view),
    card: view.mission,
    parts: view.round
      ? [
          ...progress(view),
          {
            key: 'round',
            icon: 'sands-of-time',
            text: say('round', { round: view.round }),
            brief: String(view.round),
            minor: true,
          },
          clock(view),
          ...(turn
            ? [
                {
                  key: 'turn',
                  icon: 'run' as const,
                  text: say('headline-turn', turn),
                  brief: `${turn.number}/${turn.most}`,
                },
              ]
            : []),
        ]
      : [],
    pips: running && { left: Math.max(0, slots(view) - (running.slots[view.track] ?? 0)), most: slots(view) },
  };
}
