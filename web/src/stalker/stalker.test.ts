import { describe, expect, it } from 'vitest';
import { nextStep, type Step } from '../lib/plan.svelte';
import { placeOf, reworded } from './aiming';
import { corners, crosses, jambs, outline, petals, standing, strokes, swing, symbolSpots, U } from './ground';
import { beats, moved, stands } from './playback';
import { read } from './reading';
import { floatsOf } from './floats';
import { lastRoll } from './rolls';
import { walk } from './routes';
import { deeds } from './story';
import { tokensOn } from './tokens';
import { goodsOf } from './zone/zone';
import type { Event, Line, MapView, Question, Segment, Space } from './types';
import { ANYTIME, VERBS } from './wire';
import { asked } from '../lib/options';

const space = (id: string, squares: [number, number][], more: Partial<Space> = {}): Space => ({
  id, squares, partial: [], capacity: squares.length, rad: 0, cov: 0, room: '', building: '', terrain: 'grass', at: [0, 0],
  ...more,
}); // prettier-ignore

const segment = (x: number, y: number, side: 'E' | 'S', edge: Segment['edge'], one: string, other: string): Segment => ({
  x, y, side, edge, one, other,
}); // prettier-ignore

/** Four spaces in a row: A (two squares), B, C behind a wall, D with radiation. */
const MAP: MapView = {
  mission: 'A1',
  width: 5,
  height: 1,
  spaces: [
    space('A', [[0, 0], [1, 0]]),
    space('B', [[2, 0]]),
    space('C', [[3, 0]]),
    space('D', [[4, 0]], { rad: 2 }),
  ],
  segments: [
    segment(1, 0, 'E', 'open', 'A', 'B'),
    segment(2, 0, 'E', 'wall', 'B', 'C'),
    segment(3, 0, 'E', 'window', 'C', 'D'),
  ],
  solid: [],
  start: [0],
  exit: [3],
  tiles: [],
  territory: null,
}; // prettier-ignore

const VIEW = read({
  seat: 0,
  round: 1,
  map: MAP,
  stalkers: [{ seat: 0, card: 'milady', space: 0, hp: 10 }],
  enemies: [{ id: 'snork-1', kind: 'snork', space: 3, facing: 'W' }],
  anomalies: [{ id: 'anomaly-1', card: 'electro', covers: [[0, 'P4', 'stalker-0']] }],
  cards: [],
  companions: [],
  environment: [],
  ground: [{ space: 1, loot: ['?', '?'], low: 1 }],
  sights: { enemies: { 'snork-1': [2, 3] }, stalkers: {}, watched: [2, 3], fog: [] },
  symbols: {
    'anomaly-1': {
      card: 'electro',
      type: 'electric',
      centre: 1,
      moving: false,
      next: [],
      spaces: [{ space: 1, symbols: '12', left: '12' }],
    },
  },
  hot: {},
} as unknown as Record<string, unknown>);

const asks = (kind: Question['kind'], ...options: string[]): Question => {
  const choices = options.map((option) => ({ option, label: option }));
  return asked({ serial: 1, seat: 0, kind, text: '', choices }, { VERBS, ANYTIME }) as Question;
};

describe('the ground', () => {
  it('is outlined around all squares of a space, in one stroke', () => {
    expect(outline([[0, 0], [1, 0]])).toBe(`M0 0L${2 * U} 0L${2 * U} ${U}L0 ${U}Z`); // prettier-ignore
    expect(outline([[0, 0]], 4)).toBe(`M4 4L${U - 4} 4L${U - 4} ${U - 4}L4 ${U - 4}Z`);
    expect(outline([])).toBe('');
    const bent = outline([[0, 0], [0, 1], [1, 1]]); // prettier-ignore
    expect(bent.match(/M/g)).toHaveLength(1);
    expect(bent.match(/L/g)).toHaveLength(5);
  });

  it('joins walls to long strokes and leaves gaps for doors', () => {
    const wall = [0, 1, 2].map((y) => segment(0, y, 'E', 'wall', 'A', 'B'));
    expect(strokes(wall, 'wall')).toEqual([{ x1: U, y1: 0, x2: U, y2: 3 * U }]);
    expect(strokes(wall, 'door')).toEqual([]);
    const [first, last] = jambs(segment(0, 0, 'E', 'door', 'A', 'B'), 0.5);
    expect((last?.y1 ?? 0) - (first?.y2 ?? 0)).toBe(U / 2);
    expect(swing(segment(0, 0, 'S', 'door', 'A', 'B')).leaf).toMatch(/^M[\d.]+ [\d.]+L/);
    expect(crosses([{ x1: 0, y1: 0, x2: U, y2: 0 }]).match(/M/g)).toHaveLength(2);
  });

  it('gives everybody a place of their own while there are any', () => {
    const [a] = MAP.spaces as [Space];
    const spots = [0, 1, 2].map((i) => standing(a, i, 3));
    expect(new Set(spots.map((spot) => `${spot.x},${spot.y}`)).size).toBe(3);
    expect(standing(a, 0, 1)).toEqual({ x: U / 2, y: U / 2 });
    const partial = space('E', [[0, 0], [1, 0]], { partial: [[0, 0]] }); // prettier-ignore
    expect(standing(partial, 0, 1).x).toBe(1.5 * U);
  });

  it('has room for tokens beside cover and radiation', () => {
    const { cov, rad, tokens } = corners(MAP.spaces[0] as Space);
    expect(tokens).toHaveLength(6);
    expect(tokens).not.toContainEqual(cov);
    expect(tokens).not.toContainEqual(rad);
  });

  it('draws as many petals as a symbol has', () => {
    for (const count of [1, 2, 3, 4]) expect(petals(count, 10).match(/M/g)).toHaveLength(count);
    expect(symbolSpots(MAP.spaces[0] as Space, 8, { x: 50, y: 50 })).toHaveLength(8);
  });
});

describe('a view', () => {
  it('has what is as usual filled in', () => {
    expect(VIEW.stalkers[0]).toMatchObject({ hp: 10, dose: 0, slots: [0, 0], attention: '' });
    expect(VIEW.enemies[0]).toMatchObject({ facing: 'W', pinned: false });
  });

  it('tells what lies on a space', () => {
    expect(tokensOn(VIEW, 1).map((token) => [token.kind, token.count])).toEqual([['marker', 1], ['loot', 2]]); // prettier-ignore
    expect(tokensOn(VIEW, 3).map((token) => token.kind)).toEqual(['exit']);
  });
});

describe('a way', () => {
  it('is walked step by step, and ends where it is meant to end', () => {
    const options = (kind: string): string[] => walk(kind, ['B', 'C']).map((step) => step.option);
    expect(options('move')).toEqual(['move', 'step:B', 'step:C', 'stop']);
    expect(options('step')).toEqual(['step:B', 'step:C', 'stop']);
  });

  it('goes on after a step that had no alternative, which the table has taken by itself', () => {
    const question = asks('stalker_move.choose', 'step:C');
    const stepped: Line = { answer: 1, event: 'Stepped', fields: { who: 'stalker-0', space: 'B' }, rule: '', text: '' };
    const steps = walk('step', ['B', 'C']);
    expect(nextStep(steps, question, [stepped]).next).toMatchObject({ answer: { option: 'step:C' } });
    expect(nextStep(steps, question, []).next).toBe('off');
  });
});

describe('several answers in a row', () => {
  const question = (...options: string[]): Question => asks('weapon_attack_run.choose_part', ...options);
  const plan: Step[] = [
    { option: 'target:a', maybe: true },
    { option: 'part:head', maybe: true },
  ];

  it('skip what the table has answered by itself', () => {
    expect(nextStep(plan, question('part:torso', 'part:head'))).toMatchObject({
      next: { answer: { option: 'part:head' } },
      left: [],
    });
  });

  it('are called off by another question', () => {
    expect(nextStep([{ option: 'step:B' }], question('accept', 'focus')).next).toBe('off');
  });

  it('wait while an amount is asked for', () => {
    expect(nextStep(plan, { ...question(), low: 1, high: 3 })).toEqual({ next: 'wait', left: plan });
  });
});

const line = (event: Event, fields: Record<string, unknown> = {}, answer = 1): Line =>
  ({ answer, event, fields, rule: '', text: event }) as Line;

describe('what enemies did', () => {
  const LINES = [
    line('Stepped', { who: 'stalker-0', space: 'B' }),
    line('ActivationDrawn', { deck: 'low', card: 'rounds' }),
    line('PointBegan', { card: 'rounds', point: '1', enemy: 'snork-1', goal: 'A' }),
    line('Turned', { enemy: 'snork-1', facing: 'N' }),
    line('Stepped', { who: 'snork-1', space: 'C' }),
    line('Stepped', { who: 'snork-1', space: 'B' }),
    line('EnemyPlaced', { enemy: 'snork-2', space: 'A', facing: 'E' }),
  ];
  const index = new Map(MAP.spaces.map((one, i) => [one.id, i]));

  it('begins with what they do of their own accord', () => {
    expect(beats([LINES[0] as Line])).toEqual([]);
    const found = beats(LINES);
    expect(found[0]?.text).toBe('ActivationDrawn');
    expect(found.flatMap((beat) => beat.lines)).toHaveLength(4);
    expect(found.at(-2)?.point).toBe('PointBegan');
  });

  it('stops at what befalls somebody else on the way', () => {
    const seen = line('AttentionPlaced', { seat: 0, side: 'high', space: 'A' });
    const found = beats([...LINES.slice(0, 5), seen, LINES[5] as Line]);
    expect(found.at(-2)).toMatchObject({ text: 'AttentionPlaced', who: 'stalker-0', point: 'PointBegan', lines: [] });
    expect(found.at(-1)).toMatchObject({ who: 'snork-1', lines: [LINES[5]], goal: '' });
  });

  it('tells who comes out of an unknown token, which no point of the card resolves', () => {
    const placed = line('EnemyPlaced', { enemy: 'snork-2', space: 'A', facing: 'E' });
    const [last] = beats([...LINES.slice(0, 5), line('UnknownResolved', { space: 'A' }), placed]).slice(-1);
    expect(last).toMatchObject({ text: 'UnknownResolved EnemyPlaced', point: '', who: 'snork-2', lines: [placed] });
  });

  it('says at every step of a walk what the journal tells of it once', () => {
    const mute = LINES.map((one) => (one.event === 'Stepped' || one.event === 'Turned' ? { ...one, text: '' } : one));
    const walked = line('Walked', { who: 'snork-1', way: 'D → C → B' });
    const found = beats([...mute.slice(0, 6), walked, ...mute.slice(6)]);
    expect(found.map((beat) => beat.text)).toEqual([
      'ActivationDrawn',
      'PointBegan',
      'Walked',
      'Walked',
      'EnemyPlaced',
    ]);
    expect(found.map((beat) => beat.lines.length)).toEqual([0, 1, 1, 1, 1]);
    const [, short] = beats([...mute.slice(1, 3), mute[4] as Line, walked]);
    expect(short).toMatchObject({ text: 'PointBegan Walked', lines: [mute[4]] });
  });

  it('gives the turns of several enemies each its own line', () => {
    const turned = (enemy: string): Line => ({ ...line('Turned', { enemy, facing: 'N' }), text: '' });
    const walked = (who: string): Line => ({ ...line('Walked', { who }), text: `${who} turns` });
    const ehp: Line = { ...line('EhpLost', { enemy: 'snork-3' }), text: '' };
    const turns = [turned('snork-2'), turned('snork-3'), ehp, walked('snork-2'), walked('snork-3')];
    const found = beats([...LINES.slice(1, 5), ...turns]);
    expect(found.slice(-2)).toMatchObject([
      { text: 'snork-2 turns', who: 'snork-2' },
      { text: 'snork-3 turns', who: 'snork-3' },
    ]);
  });

  it('shows all who look around with the one line that tells of them', () => {
    const turned = (enemy: string): Line => ({ ...line('Turned', { enemy, facing: 'N' }), text: '' });
    const looked = line('LookedAround', { enemy: 'snork-1', target: '' });
    const found = beats([...LINES.slice(1, 5), turned('snork-2'), turned('snork-3'), looked]);
    expect(found.at(-1)).toMatchObject({ text: 'LookedAround', point: '', who: 'snork-2' });
    expect(found.at(-1)?.lines).toHaveLength(2);
  });

  it('moves the figures beat by beat', () => {
    const before = stands(VIEW);
    const after = moved(before, LINES, index);
    expect(after['snork-1']).toEqual({ kind: 'snork', space: 1, facing: 'N' });
    expect(after['snork-2']).toEqual({ kind: 'snork', space: 0, facing: 'E' });
    expect(moved(after, [line('EnemyDied', { enemy: 'snork-1' })], index)['snork-1']).toBeUndefined();
    expect(before['snork-1']?.space).toBe(3);
  });
});

describe('dice', () => {
  const rolled = line('DiceRolled', { who: 'stalker-0', purpose: 'attack', dice: [['SD', 0], ['GD', 5]], stars: 5, masks: 0 }); // prettier-ignore

  it('stay while they matter', () => {
    const [hit, step, turn] = [line('HitChecked'), line('Stepped', {}, 9), line('TurnBegan')];
    expect(lastRoll([rolled, hit], [rolled, hit])).toMatchObject({ purpose: 'attack', result: 'HitChecked' });
    expect(lastRoll([rolled, hit], [hit])).toBeNull();
    expect(lastRoll([rolled, step], [step])).toBeNull();
    expect(lastRoll([rolled, turn], [rolled, turn])).toBeNull();
  });

  it('leave the table with the next answer, also with one that brings no news', () => {
    expect(lastRoll([rolled], [rolled])).not.toBeNull();
    expect(lastRoll([rolled], [])).toBeNull();
  });
});

it('keeps what floats up on the map', () => {
  const lost = line('HpLost', { seat: 0, n: 2 });
  const at = (x: number, y: number) => floatsOf([lost], () => ({ x, y }), 600)[0];
  expect(at(300, 300)).toMatchObject({ x: 300, y: 282, text: '−2' });
  expect(at(4, 10)?.x).toBeGreaterThan(40);
  expect(at(4, 10)?.y).toBeGreaterThan(80);
  expect(at(598, 300)?.x).toBeLessThan(560);
});

describe('the story', () => {
  it('counts what each stalker did', () => {
    const [one] = deeds(
      [
        line('Stepped', { who: 'stalker-0', space: 'A' }),
        line('Stepped', { who: 'snork-1', space: 'A' }),
        line('HpLost', { seat: 0, n: 3 }),
        line('EnemyDied', { enemy: 'snork-1', by: 'stalker-0' }),
      ],
      1,
    );
    expect(one).toMatchObject({ steps: 1, hp: 3, kills: 1 });
  });
});

it('finds a way where it ends', () => {
  const question = reworded(asks('enemy_move.choose_way', 'way:5.J>5.K>>5.L', 'way:>>5.L'));
  expect(question.choices.map((choice) => choice.about)).toEqual(['5.K', '5.L']);
});

it('shows exchanges in the packs, and setting off and the shop in the bar', () => {
  const question = asks('setting_off.choose', 'done', 'shop', 'equip:ptm-1', 'give:ptm-1:1');
  expect(question.choices.map((choice) => placeOf(question, choice))).toEqual(['bar', 'bar', 'stage', 'stage']);
});
it('shows the options of a script on its page', () => {
  for (const question of [asks('zone_page.read_on', 'read_on'), asks('zone_choice.choose', 'script_option:1')])
    expect(question.choices.map((choice) => placeOf(question, choice))).toEqual(['page']);
});

describe('goods', () => {
  it('are what a stalker carries, not what a counter has', () => {
    const counters = { 'goods:0:salt': 2, 'goods:1:lead_bar': 1, 'goods:0:diesel': 0, 'stock:zoya': 5 };
    const view = { ...VIEW, survival: { counters } } as unknown as typeof VIEW;
    expect(goodsOf(view, 0)).toEqual([{ good: 'salt', count: 2 }]);
  });
});
