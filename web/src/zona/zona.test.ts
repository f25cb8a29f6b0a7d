import { describe, expect, it } from 'vitest';
import { floatsOf } from './floats';
import { borderName, HEIGHT, lying, neighbours, roads, SLOTS, SPOTS, spots, standing, WIDTH } from './layout';
import { isLast } from './aiming';
import { carried, facilityOf, itemPiece, laidOut, printed, threatPiece } from './pieces.svelte';
import { falling } from '../lib/thrown';
import { lastRoll, pickedOf } from './rolls';
import { deeds, turningPoints } from './story';
import type { Event, Line, Question, ZonaView } from './types';
import { ANYTIME, VERBS } from './wire';
import { asked } from '../lib/options';

const FACILITIES = [
  { id: 'archive', slot: 'slot-1' },
  { id: 'botanical_lab', slot: 'slot-2' },
  { id: 'shelter', slot: 'slot-3' },
  { id: 'observatory', slot: 'slot-4' },
];
const PLACES = spots(FACILITIES);
const item = { deck: 'junk', price: 100, place: 'backpack', boxes: 4, category: 'tool', parts: '', sixth: false };
printed.lay({
  areas: Object.keys(PLACES).map((id) => ({ id, group: 'green' as const })),
  borders: [
    { areas: ['swamp', 'farms'], shortcut: null, blocked_on_a: false },
    { areas: ['factory', 'swamp'], shortcut: 'RAD', blocked_on_a: true },
  ],
  facility_of: { A01: 'archive' },
  items: { J03: item, K02: { ...item, parts: 'H' }, K15: { ...item, place: 'small' } },
  threats: {
    'MUT-G-2': {
      slot: 'MUT-G',
      kind: 'mutant',
      colour: 'green',
      detection: 1,
      attribute: 'PRO',
      difficulty: 2,
      damage: {},
      fatigue: 0,
      trophy: null,
    },
  },
  scavengers: { lidija: { VIG: 1, PRO: 2, INT: 3, WIL: 4, endurance: 5, start: 'inn', sixth: true } },
  locks: { L3: [{ what: 'RAD', count: 3, colour: null }] },
  limits: { secrets: 2, actions: 2, emission: 6 },
});

describe('the map', () => {
  it('has a place for each of the 23 areas', () => {
    expect(Object.keys(PLACES)).toHaveLength(23);
  });

  it('keeps every place on the sheet, with room for its tokens and figures', () => {
    for (const place of [...Object.values(SPOTS), ...Object.values(SLOTS)]) {
      for (const [x, y] of [
        [place.x - place.w, place.y - place.h],
        [place.x + place.w, place.y + place.h],
      ] as const) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(WIDTH);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(HEIGHT);
      }
      expect(Math.abs(lying(place, 2, 3).x - place.x)).toBeLessThanOrEqual(place.w);
      const foot = standing(place, 0, 4);
      expect(Math.abs(foot.x - place.x)).toBeLessThanOrEqual(place.w + 20);
      expect(foot.x > 16 && foot.x < WIDTH - 16).toBe(true);
    }
  });

  it('lets no two places overlap, but for the sarcophagus in the power plant', () => {
    const all = Object.entries(PLACES).filter(([id]) => id !== 'sarcophagus');
    for (const [i, [, a]] of all.entries()) {
      for (const [, b] of all.slice(i + 1)) {
        const apart = Math.abs(a.x - b.x) >= a.w + b.w || Math.abs(a.y - b.y) >= a.h + b.h;
        expect(apart).toBe(true);
      }
    }
  });

  it('has fewer borders for one or two players (ZO-31.1)', () => {
    expect(roads()).toHaveLength(2);
    expect(borderName('swamp', 'farms')).toBe('farms/swamp');
    expect(neighbours('factory', 2)).not.toContain('swamp');
    expect(neighbours('factory', 3)).toContain('swamp');
  });
});

describe('the pieces', () => {
  it('are found by card and token', () => {
    expect(itemPiece('J03-2')?.category).toBe('tool');
    expect(threatPiece('MUT-G-2a')?.slot).toBe('MUT-G');
    expect(facilityOf('A01')).toBe('archive');
    expect(itemPiece('J03-1')?.boxes).toBe(4);
  });

  it('are carried worn, packed or small, in five slots or six', () => {
    const view = {
      items: [
        { card: 'J03-2', owner: 0 },
        { card: 'K02-1', owner: 0, worn: true },
        { card: 'K15-1', owner: 0 },
        { card: 'J03-1', owner: 1 },
      ],
      scavengers: [{ seat: 0, character: 'lidija' }],
    } as unknown as ZonaView;
    const load = carried(view, 0);
    expect(load.packed.map((item) => item.card)).toEqual(['J03-2']);
    expect(load.worn.map((item) => item.card)).toEqual(['K02-1']);
    expect(load.small.map((item) => item.card)).toEqual(['K15-1']);
    expect(load.slots).toBe(6);
  });

  it('are laid open when they lie nowhere on the table', () => {
    const choices = ['keep:J03-2', 'decline'].map((option) => ({ option, label: option }));
    const told = { serial: 0, seat: 0, kind: 'search_finds.choose', text: '', choices };
    const open = laidOut(asked(told, { VERBS, ANYTIME }) as Question);
    expect(open.map((choice) => choice.about)).toEqual(['J03-2']);
  });

  it('“nothing” is no card', () => {
    const told = {
      kind: 'drop.choose',
      choices: [{ option: 'drop:J03-2' }, { option: 'keep' }],
    } as unknown as Question;
    const read = asked(told, { VERBS, ANYTIME }) as Question;
    expect(laidOut(read)).toEqual([]);
    expect(read.choices.map(isLast)).toEqual([false, true]);
  });
});

const line = (answer: number, event: Event, fields: Record<string, unknown> = {}): Line =>
  ({ answer, event, fields, rule: '', text: '' }) as Line;

describe('what happened', () => {
  const rolled = line(1, 'Rolled', { seat: 0, attribute: 'VIG', difficulty: 2, dice: ['PLUS', 'BLANK', 'MINUS'] });

  it('keeps the last roll readable, with rerolled dice and the result', () => {
    const roll = lastRoll([rolled, line(2, 'Rerolled', { seat: 0, dice: ['PLUS', 'PLUS', 'MINUS'] })], []);
    expect(roll?.dice).toEqual(['PLUS', 'PLUS', 'MINUS']);
    expect(roll?.success).toBeNull();
    const ended = lastRoll([rolled, line(1, 'TestEnded', { result: 4, success: true })], [rolled]);
    expect(ended).toMatchObject({ result: 4, success: true });
  });

  it('does not throw the dice again when the journal grows', () => {
    const before = Array.from({ length: 79 }, () => line(1, 'Moved'));
    const journal = [...before, rolled];
    const later = [...journal, line(2, 'TestEnded', { result: 4, success: true })];
    expect(lastRoll(later, later)?.id).toBe(lastRoll(journal, [])?.id);
    const again = line(1, 'Rerolled', { seat: 0, dice: ['PLUS', 'PLUS', 'MINUS'] });
    expect(lastRoll([...journal, again], [])?.id).toBe(lastRoll(journal, [])?.id);
    expect(falling('throw', ['PLUS', 'MINUS'])).toEqual([true, true]);
    expect(falling('throw', ['PLUS', 'BLANK'])).toEqual([false, true]);
    expect(falling('throw', ['PLUS', 'BLANK'])).toEqual([false, false]);
  });

  it('puts the dice away when the match goes on', () => {
    const ended = line(1, 'TestEnded', { result: 4, success: true });
    expect(lastRoll([rolled, ended], [ended])).toBeNull();
    expect(lastRoll([rolled, ended], [rolled, ended])).not.toBeNull();
    expect(lastRoll([rolled, ended, line(2, 'PhaseBegan')], [rolled])).toBeNull();
    expect(pickedOf(['PLUS', 'BLANK', 'BLANK'], ['BLANK'], (i) => i === 1)).toEqual([2]);
  });

  it('floats damage over the figure that took it', () => {
    const view = { scavengers: [{ seat: 0, area: 'swamp' }] } as unknown as ZonaView;
    const found = floatsOf([line(1, 'DamageTaken', { seat: 0, RAD: 2, WND: 1 })], view, PLACES);
    expect(found.map((float) => float.text)).toEqual(['−2', '−1']);
    expect(floatsOf([line(1, 'DamageTaken', { seat: 3, RAD: 2 })], view, PLACES)).toEqual([]);
    const texts = (event: Event, fields: Record<string, number>): string[] =>
      floatsOf([line(1, event, { seat: 0, ...fields })], view, PLACES).map((each) => each.text);
    expect(texts('Forced', { by: 1, to: 3 })).toEqual(['+1']);
    expect(texts('Rested', { by: 1, to: 2 })).toEqual(['−1']);
    expect(texts('Rested', { by: 0, to: 0 })).toEqual([]);
    expect(texts('InjuriesHealed', { count: 1, price: 200 })).toEqual(['+1', '−200 ₽']);
  });
});

describe('the story of a match', () => {
  const journal = [
    line(0, 'CharacterChosen', { seat: 0 }),
    line(1, 'RoundBegan', { round: 1 }),
    line(2, 'Moved', { seat: 0 }),
    line(2, 'ShortcutTaken', { seat: 0 }),
    line(3, 'DamageTaken', { seat: 0, RAD: 2, plain: 1 }),
    line(4, 'TestEnded', { seat: 0, success: true }),
    line(5, 'RoundBegan', { round: 2 }),
    line(6, 'Died', { seat: 0 }),
  ];

  it('has a chapter for each round with a turning point', () => {
    expect(turningPoints(journal).map((one) => [one.round, one.lines.length])).toEqual([
      [0, 1],
      [2, 1],
    ]);
  });

  it('counts what each seat did', () => {
    expect(deeds(journal, 1)[0]).toMatchObject({ steps: 2, damage: 3, tests: 1, passed: 1, deaths: 1 });
  });
});
