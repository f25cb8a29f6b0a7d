/** What a campaign is about: the end of the war, and the objective until the next chapter. */
import type { Headline } from '../faces';
import { cards } from '../lib/cards.svelte';
import { say } from '../lib/words.svelte';
import type { Goal, TwomView } from './types';

const NUMERALS = ['', 'I', 'II', 'III'];

/** What the objective still asks for. */
const missing = (goal: Goal): string =>
  [
    say('twom-goal-open'),
    ...goal.aims.map(({ sort, things, have, need }) =>
      say(`twom-aim-${sort}`, { fitting: cards.name(things[0] ?? ''), have, need }),
    ),
  ].join(' · ');

export function headline(view: TwomView): Headline {
  const { clock, goal } = view;
  const chapter = NUMERALS[view.chapter] ?? String(view.chapter);
  return {
    goal: say('twom-headline-goal'),
    parts: [
      { key: 'day', icon: 'sands-of-time', text: say('twom-day', { round: view.day }), brief: String(view.day) },
      ...(clock
        ? [
            {
              key: 'chapter',
              icon: 'open-book' as const,
              text: clock.last
                ? say('twom-headline-last', { days: clock.days })
                : say('twom-headline-chapter', { chapter, days: clock.days }),
              brief: clock.last ? `≤ ${clock.days}` : `${chapter}: ${clock.days}`,
              loud: clock.days <= 1,
            },
          ]
        : []),
      ...(goal
        ? [
            {
              key: 'objective',
              icon: 'flag-objective' as const,
              text: say('twom-headline-objective', {
                name: cards.name(goal.card),
                state: goal.met ? say('twom-goal-met') : missing(goal),
              }),
              brief: goal.met ? '✓' : '✗',
              card: goal.card,
            },
          ]
        : []),
    ],
  };
}
