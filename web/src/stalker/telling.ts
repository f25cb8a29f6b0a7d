/** The map in words, for people who do not see it: what a space is, who is there, who sees it. */
import { cards } from '../lib/cards.svelte';
import { say } from '../lib/words.svelte';
import type { CardText } from '../protocol';
import { aims } from './aims';
import { tokensOn } from './tokens';
import type { Choice, StalkerView } from './types';
import { numberOf, seatOf, stalkerAt } from './ids';
import { kindOf } from '../lib/ids';

export type Named = (who: string) => string;

/** How somebody on the map is called: a player's name, or the kind with its number. */
export function namer(view: StalkerView, names: readonly string[]): Named {
  return (who) => {
    const seat = seatOf(who);
    if (seat !== null) {
      const card = view.stalkers.find((stalker) => stalker.seat === seat)?.card ?? '';
      return card ? cards.name(card) : (names[seat] ?? who);
    }
    const companion = view.companions.find((one) => one.id === who);
    if (companion) return cards.name(companion.contact);
    if (view.survival?.characters.some((one) => one.id === who)) return cards.name(who);
    return [cards.name(kindOf(who)), numberOf(who)].join(' ').trimEnd();
  };
}

/** A space in one paragraph, with what can be answered there. */
export function describe(view: StalkerView, space: number, named: Named, options: Choice[] | undefined): string {
  const record = view.map.spaces[space];
  if (!record) return '';
  const terrain = say(`stalker-terrain-${record.terrain}`);
  return [
    say('stalker-space-is', { name: cards.name(record.id), terrain }),
    ...about(view, space, named),
    options?.map((choice) => choice.label).join(', ') ?? '',
  ]
    .join(' ')
    .trimEnd();
}

/** A space as a card beside it. */
export function hintOf(view: StalkerView, space: number, named: Named): CardText {
  const record = view.map.spaces[space];
  const terrain = record ? say(`stalker-terrain-${record.terrain}`) : '';
  const rules = about(view, space, named).join('\n');
  return { name: cards.name(record?.id ?? ''), rules, facts: terrain ? [terrain] : [] };
}

/** What there is to know of a space, sentence by sentence. */
export function about(view: StalkerView, space: number, named: Named): string[] {
  const record = view.map.spaces[space];
  if (!record) return [];
  const rad = view.hot[space] ?? record.rad;
  const own = view.stalkers.find((stalker) => stalker.seat === view.seat);
  const people = view.stalkers.filter(
    (stalker) => stalker.space === space && stalker.seat !== view.seat && !stalker.dead,
  );
  const enemies = view.enemies.filter((enemy) => enemy.space === space);
  const characters = (view.survival?.characters ?? []).filter((one) => one.space === space);
  const watchers = Object.entries(view.sights.enemies)
    .filter(([, seen]) => seen.includes(space))
    .map(([id]) => named(id));
  const anomalies = Object.values(view.symbols).flatMap((symbols) =>
    symbols.spaces
      .filter((one) => one.space === space)
      .map((one) =>
        say('stalker-space-anomaly', {
          name: cards.name(symbols.card),
          symbols: [...one.left].map((digit) => `P${digit}`).join(', ') || say('stalker-all-covered'),
        }),
      ),
  );
  const tokens = tokensOn(view, space).map((token) =>
    token.name || token.kind === 'card' || token.kind === 'site'
      ? token.name || (token.kind === 'site' ? token.text : cards.name(token.card))
      : say(`stalker-token-${token.kind}`, {
          count: token.count,
          text: token.text,
          name: token.seat >= 0 ? named(stalkerAt(token.seat)) : '',
        }),
  );
  const parts = [
    own?.space === space ? say('stalker-you-are-here') : '',
    ...aims(view).flatMap((aim) => (aim.space === space ? `${aim.label}.` : [])),
    record.cov ? say('stalker-space-cover', { cover: record.cov }) : '',
    rad ? say('stalker-space-radiation', { radiation: rad }) : '',
    view.sights.fog.includes(space) ? say('stalker-space-fog') : '',
    people.length || enemies.length || characters.length
      ? say('stalker-space-who', {
          names: [...people.map((one) => stalkerAt(one.seat)), ...[...enemies, ...characters].map((one) => one.id)]
            .map(named)
            .join(', '),
        })
      : '',
    tokens.length ? say('stalker-space-tokens', { tokens: tokens.join(', ') }) : '',
    ...anomalies,
    watchers.length ? say('stalker-space-seen', { names: watchers.join(', ') }) : say('stalker-space-unseen'),
  ];
  return parts.filter(Boolean);
}
