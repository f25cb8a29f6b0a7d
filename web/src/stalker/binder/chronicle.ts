/** What the chronicle tells: each mission in sentences, the money over time, who fell where; and all of it as one page to keep. */
import { cards } from '../../lib/cards.svelte';
import { say } from '../../lib/words.svelte';
import type { BinderView, Debrief } from '../wire';

const BEGAN = 5000;
export const WIDE = 300;
export const HIGH = 80;

/** The money at the start and after each mission. */
export const purse = (chronicle: readonly Debrief[]): number[] => [
  BEGAN,
  ...chronicle.map((entry) => entry.money ?? 0),
];

/** The points of a line of figures, in a field of `WIDE` by `HIGH`. */
export function points(figures: readonly number[]): [number, number][] {
  const most = Math.max(...figures, 1);
  return figures.map((n, i) => [(i * WIDE) / Math.max(1, figures.length - 1), HIGH - (n * (HIGH - 6)) / most]);
}

export interface Sentence {
  text: string;
  sort: 'figures' | 'memory' | 'fallen';
}

/** A mission in sentences. */
export function told(entry: Debrief, names: readonly string[]): Sentence[] {
  const found: Sentence[] = [];
  const add = (sort: Sentence['sort'], text: string): number => found.push({ sort, text });
  for (const place of entry.visited ?? [])
    add('figures', say('stalker-chronicle-visited', { place: cards.name(place) }));
  if (entry.result !== 'given_up') {
    const { rounds = 0, kills = 0, dose = 0, alarms = 0, artifacts = 0, spent = 0, earned = 0, kit = 0 } = entry;
    add('figures', say('stalker-debrief', { rounds, kills, dose, alarms, artifacts }));
    add('figures', say('stalker-debrief-money', { spent, earned, kit }));
  }
  if (entry.companion) add('figures', say('stalker-chronicle-companion', { name: cards.name(entry.companion) }));
  if (entry.contract) {
    const name = cards.name(entry.contract);
    add('figures', say(entry.paid ? 'stalker-contract-met' : 'stalker-contract-missed', { name }));
  }
  for (const seat of entry.fallen ?? []) add('fallen', say('stalker-chronicle-fell', { name: names[seat] ?? '' }));
  for (const [flag, value] of entry.remembered ?? []) {
    const memory = cards.of(`memory/${flag}/${value}`);
    if (memory) add('memory', memory.name);
  }
  return found;
}

/** Who fell, and in which mission. */
export const fallen = (chronicle: readonly Debrief[], names: readonly string[]): string[] =>
  chronicle.flatMap((entry) =>
    (entry.fallen ?? []).map((seat) =>
      say('stalker-memorial-fell', { name: names[seat] ?? '', mission: cards.name(entry.mission) }),
    ),
  );

// --- as one page ----------------------------------------------------------------------------------------------------

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? '');

const STYLE = `body{margin:0;background:#0b130f;color:#dff2df;font:1.05rem/1.6 Georgia,serif}
main{max-width:44rem;margin:auto;padding:2rem 1rem}h1,h2,h3{color:#ffb54d;line-height:1.2}
section{border-left:.3rem solid #2c4636;padding-left:1rem;margin:1rem 0}.victory{border-color:#8fe0a0}
.defeat,.given_up{border-color:#ff8a6b}.figures{color:#a9c3ae;font-size:.95rem}.memory{font-style:italic}.fallen{color:#ff8a6b}
svg{width:100%;max-width:34rem}p{margin:.4rem 0}small{color:#a9c3ae}`;

/** A campaign that is over, told whole. */
export interface Told {
  language: string;
  team: string;
  title: string;
  paragraphs: string[];
  codas: string[];
  binder: BinderView;
  names: readonly string[];
}

/** It stands alone: no picture, type or script of it lies elsewhere, and every text is a text. */
export function asPage({ language, team, title, paragraphs, codas, binder, names }: Told): string {
  const tag = (name: string, text: string, sort = ''): string =>
    `<${name}${sort ? ` class="${escaped(sort)}"` : ''}>${escaped(text)}</${name}>`;
  const all = (name: string, texts: readonly string[]): string => texts.map((text) => tag(name, text)).join('\n');
  const missions = binder.chronicle.map((entry) =>
    [
      `<section class="${escaped(entry.result)}">`,
      `<h3>${escaped(cards.name(entry.mission))} ${tag('small', say(`stalker-result-${entry.result}`))}</h3>`,
      ...told(entry, names).map(({ text, sort }) => tag('p', text, sort)),
      '</section>',
    ].join('\n'),
  );
  const money = purse(binder.chronicle);
  const lost = fallen(binder.chronicle, names);
  return [
    `<!doctype html>\n<html lang="${escaped(language)}">\n<meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `${tag('title', title)}\n<style>${STYLE}</style>\n<main>`,
    tag('small', team),
    tag('h1', title),
    all('p', paragraphs),
    all('p', codas),
    tag('h2', say('stalker-binder-chronicle')),
    ...missions,
    tag('h2', say('stalker-chronicle-money')),
    `<svg viewBox="-4 -4 ${WIDE + 8} ${HIGH + 12}"><path d="M${points(money).join('L')}" fill="none" stroke="#8fe0a0" stroke-width="2"/></svg>`,
    tag('p', money.map((n) => say('stalker-price', { money: n })).join(' → '), 'figures'),
    ...(lost.length ? [tag('h2', say('stalker-memorial')), all('p', lost)] : []),
    '</main>\n</html>\n',
  ].join('\n');
}

/** The page as a file on the reader's own device. */
export function keepPage(campaign: Told): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([asPage(campaign)], { type: 'text/html;charset=utf-8' }));
  link.download = 'campaign.html';
  link.click();
  URL.revokeObjectURL(link.href);
}
