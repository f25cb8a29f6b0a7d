import { describe, expect, it } from 'vitest';
import { printed } from '../pieces.svelte';
import { read } from '../reading';
import type { BinderView, Debrief } from '../wire';
import { missing } from './checklist';
import { asPage, careers, purses } from './chronicle';
import { fitting } from './fitting';
import { numbered, pointOf } from './zone';

const kits = { kits: [{ seat: 1, cards: [['forester-1', 'weapon', '']] }] } as unknown as BinderView;
const view = (cards: object[], binder: BinderView | null = null) =>
  read({
    stalkers: [
      { seat: 0, card: 'milady', space: -1, hp: 10, rifle: 1 },
      { seat: 1, card: 'borsuk', space: -1, hp: 10 },
    ],
    cards,
    enemies: [],
    companions: [],
    anomalies: [],
    room: [6, 1],
    binder,
  });
const card = (id: string, owner: number, place: string) => ({ id, owner, place });

printed.lay({
  weapons: { forester: { value: 900, ammo_type: 'rifle' }, ptm: { value: 100, ammo_type: 'pistol' } },
  armours: { leather_jacket: { value: 100 }, padded_coat: { value: 500 } },
  attachments: { echo_detector: { detector: true } },
} as unknown as NonNullable<typeof printed.now>);

describe('the zone map', () => {
  it('finds the middle of a square', () => {
    expect(pointOf('A1')).toEqual({ x: 50, y: 50 });
    expect(pointOf('D4')).toEqual({ x: 350, y: 350 });
  });

  it('numbers missions, people and caches, but not what is crossed out', () => {
    const pieces = {
      A1: { kind: 'mission', grid: 'D4' },
      '105': { kind: 'contact', grid: 'C4' },
      '106': { kind: 'contact', grid: 'C5' },
      '117': { kind: 'stash', grid: 'B8' },
    } as const;
    const places = [{ id: '117' }, { id: '105', crossed: true }, { id: '106' }, { id: 'A1' }, { id: 'unknown' }];
    expect(numbered(places, pieces).map(({ id, number }) => [id, number])).toEqual([
      ['A1', 1],
      ['106', 2],
      ['117', 3],
      ['105', 0],
    ]);
  });
});

describe('for whom a thing would be better', () => {
  it('is for whoever has none, or one that is worth less', () => {
    const now = view([card('ptm-1', 0, 'weapon'), card('forester-1', 1, 'weapon')]);
    expect(fitting(now, 'forester-2')).toEqual([{ seat: 0, how: 'than', than: 'ptm-1' }]);
    expect(fitting(now, 'padded_coat')).toEqual([
      { seat: 0, how: 'first', than: '' },
      { seat: 1, how: 'first', than: '' },
    ]);
  });

  it('remembers what was carried on the last way out', () => {
    expect(fitting(view([], kits), 'ptm').map(({ seat }) => seat)).toEqual([0]);
  });

  it('says nothing of what is neither a weapon nor an armour', () => {
    expect(fitting(view([]), 'echo_detector')).toEqual([]);
  });
});

describe('the check list before setting off', () => {
  it('names what somebody lacks, and what the team lacks', () => {
    const lacks = (cards: object[]) => missing(view(cards)).map(({ seat, lacks }) => `${seat} ${lacks}`);
    expect(lacks([])).toEqual(['0 weapon', '0 armour', '1 weapon', '1 armour', '-1 detector']);
    const packed = [
      card('forester-1', 0, 'weapon'),
      card('padded_coat-1', 0, 'armour'),
      card('echo_detector-1', 0, 'attached'),
      card('ptm-1', 1, 'weapon'),
      card('leather_jacket-1', 1, 'armour'),
      card('bread-1', 1, 'backpack'),
    ];
    expect(lacks(packed)).toEqual(['1 magazine', '1 room']);
  });
});

describe('the chronicle', () => {
  const entry: Debrief = { mission: 'A1', result: 'victory', epilogue: 'free', money: 2500, fallen: [0] };

  it('draws the money from the start on', () => {
    expect(
      purses({ began: 4000, chronicle: [entry, { ...entry, money: 10000 }] }).map(({ money, share }) => [money, share]),
    ).toEqual([
      [4000, 40],
      [2500, 25],
      [10000, 100],
    ]);
  });

  it('sums up what each one did in all missions', () => {
    const first = { ...entry, deeds: [{ seat: 0, kills: 2, dose: 3 }, { seat: 1 }] };
    const second = { ...entry, fallen: [], deeds: [{ seat: 0, kills: 1, dose: 1 }] };
    expect(careers([first, second], 2)).toEqual([
      [3, 3, 1],
      [0, 0, 0],
    ]);
  });

  it('is kept as a page in which every text is a text', () => {
    const evil = '<script>alert("x")</script>';
    const page = asPage({
      language: 'en',
      team: evil,
      title: evil,
      paragraphs: [evil],
      codas: [evil],
      binder: { chronicle: [entry] } as unknown as BinderView,
      names: [evil],
    });
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)');
    expect(page).not.toMatch(/(src|href)=/);
  });
});
