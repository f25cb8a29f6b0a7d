/** What the chronicle tells: each mission in sentences, the money over time, who fell where; and all of it as one page to keep. */
import { cards } from '../../lib/cards.svelte';
import { say, words } from '../../lib/words.svelte';
import type { BinderView, Debrief } from '../wire';
import { heaped } from './heaps';

export interface Purse {
  /** A mission; at the start none. */
  mission: string;
  result: string;
  money: number;
  /** Beside the fullest purse of the campaign, in percent. */
  share: number;
}

/** The money at the start and after each mission. */
export function purses({ began, chronicle }: Pick<BinderView, 'began' | 'chronicle'>): Purse[] {
  const most = Math.max(began, ...chronicle.map(({ money = 0 }) => money));
  const share = (money: number): number => Math.round((100 * Math.max(0, money)) / (most || 1));
  return [
    { mission: '', result: '', money: began, share: share(began) },
    ...chronicle.map(({ mission, result, money = 0 }) => ({ mission, result, money, share: share(money) })),
  ];
}

export interface Sentence {
  text: string;
  sort: 'figures' | 'memory' | 'fallen';
}

/** As the journal lists things: “A, B and C”. */
const listed = (names: string[]): string =>
  new Intl.ListFormat(words.language === 'en' ? 'en-GB' : words.language).format(names);

/** What a mission has brought, beside its figures: what was bought for it, who did what, what is remembered and what it opened. */
export function wrought(entry: Debrief, names: readonly string[]): Sentence[] {
  const found: Sentence[] = [];
  const add = (sort: Sentence['sort'], text: string): number => found.push({ sort, text });
  const { deeds = [], bought = [], opened = [] } = entry;
  if (deeds.length > 1)
    add(
      'figures',
      deeds
        .map(({ seat, kills = 0, hp = 0, dose = 0 }) =>
          say('stalker-deeds', { name: names[seat] ?? '', kills, hp, dose }).replaceAll(' ', '\u00a0'),
        )
        .join(' · '),
    );
  const heaps = heaped(bought, (key) => cards.name(key));
  const things = heaps.map((heap) => cards.name(heap[0] ?? '') + (heap.length > 1 ? ` ×${heap.length}` : ''));
  if (things.length) add('figures', say('stalker-debrief-bought', { things: listed(things) }));
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
  if (opened.length)
    add('figures', say('stalker-debrief-opened', { places: listed(opened.map((id) => cards.name(id))) }));
  return found;
}

/** A mission in sentences. */
export function told(entry: Debrief, names: readonly string[]): Sentence[] {
  const figures = (text: string): Sentence => ({ sort: 'figures', text });
  const visited = (entry.visited ?? []).map((place) =>
    figures(say('stalker-chronicle-visited', { place: cards.name(place) })),
  );
  if (entry.result === 'given_up') return [...visited, ...wrought(entry, names)];
  const { rounds = 0, kills = 0, dose = 0, alarms = 0, artifacts = 0, spent = 0, earned = 0, kit = 0 } = entry;
  return [
    ...visited,
    figures(say('stalker-debrief', { rounds, kills, dose, alarms, artifacts })),
    figures(say('stalker-debrief-money', { spent, earned, kit })),
    ...wrought(entry, names),
  ];
}

/** Who fell, and in which mission. */
export const fallen = (chronicle: readonly Debrief[], names: readonly string[]): string[] =>
  chronicle.flatMap((entry) =>
    (entry.fallen ?? []).map((seat) =>
      say('stalker-memorial-fell', { name: names[seat] ?? '', mission: cards.name(entry.mission) }),
    ),
  );

/** What each one did in all missions: enemies killed, the highest dosage, how often they fell. */
export const careers = (chronicle: readonly Debrief[], seats: number): number[][] =>
  Array.from({ length: seats }, (_, seat) => {
    const own = chronicle.flatMap(({ deeds = [] }) => deeds.filter((one) => one.seat === seat));
    return [
      own.reduce((sum, { kills = 0 }) => sum + kills, 0),
      Math.max(0, ...own.map(({ dose = 0 }) => dose)),
      chronicle.filter((entry) => entry.fallen?.includes(seat)).length,
    ];
  });

// --- as one page ----------------------------------------------------------------------------------------------------

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? '');

const STYLE = `body{margin:0;background:#0b130f;color:#dff2df;font:1.05rem/1.6 Georgia,serif}
main{max-width:44rem;margin:auto;padding:2rem 1rem}h1,h2,h3{color:#ffb54d;line-height:1.2}
section{border-left:.3rem solid #2c4636;padding-left:1rem;margin:1rem 0}.victory{border-color:#8fe0a0}
.defeat,.given_up{border-color:#ff8a6b}.figures{color:#a9c3ae;font-size:.95rem}.memory,.coda{font-style:italic}.fallen{color:#ff8a6b}
aside{border:3px solid;padding:.2rem 1rem;margin:1.5rem 0}p{margin:.4rem 0}small{color:#a9c3ae}
ol{display:flex;flex-wrap:wrap;gap:.2rem;align-items:flex-end;list-style:none;padding:0}
ol li{flex:1 1 3rem;max-width:6rem;font-size:.85rem;text-align:center}ol i{display:block;background:#8fe0a0}
@media print{body,main{background:#fff;color:#000;padding:0}h1,h2,h3,small,.figures,.fallen{color:#000}
section,aside,ol{break-inside:avoid}h2,h3{break-after:avoid}ol i{background:#555;print-color-adjust:exact}}`;

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
  const all = (name: string, texts: readonly string[], sort = ''): string =>
    texts.map((text) => tag(name, text, sort)).join('\n');
  const missions = binder.chronicle.map((entry) =>
    [
      `<section class="${escaped(entry.result)}">`,
      `<h3>${escaped(cards.name(entry.mission))} ${tag('small', say(`stalker-result-${entry.result}`))}</h3>`,
      ...told(entry, names).map(({ text, sort }) => tag('p', text, sort)),
      '</section>',
    ].join('\n'),
  );
  const money = purses(binder).map(
    ({ mission, money, share }) =>
      `<li>${escaped(say('stalker-price', { money }))}<i style="height:${share}px"></i>${escaped(mission || say('stalker-chronicle-start'))}</li>`,
  );
  const lost = fallen(binder.chronicle, names);
  return [
    `<!doctype html>\n<html lang="${escaped(language)}">\n<meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `${tag('title', title)}\n<style>${STYLE}</style>\n<main>`,
    tag('small', team),
    tag('h1', title),
    all('p', paragraphs),
    all('p', codas, 'coda'),
    ...(lost.length ? ['<aside>', tag('h2', say('stalker-memorial')), all('p', lost), '</aside>'] : []),
    tag('h2', say('stalker-binder-chronicle')),
    ...missions,
    tag('h2', say('stalker-chronicle-money')),
    `<ol>${money.join('')}</ol>`,
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
