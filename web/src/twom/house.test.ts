import { expect, test } from 'vitest';
import { marks } from './aims';
import { reworded } from './aiming';
import { floatsOf } from './floats';
import { rooms } from './house';
import type { Aim, Event, Line, Printed, Question, TwomView } from './types';

const line = (event: Event, fields: object): Line => ({ answer: 1, text: event, rule: '', event, fields }) as Line;

const printed = {
  spaces: [
    { id: 'U4', floor: 'upper', at: [3, 0], card: '', hole: false, action: '' },
    { id: 'U1', floor: 'upper', at: [0, 0], card: '', hole: true, action: '' },
    { id: 'G4', floor: 'ground', at: [3, 1], card: '', hole: false, action: 'guard' },
    { id: 'G2', floor: 'ground', at: [1, 1], card: 'rubble', hole: false, action: '' },
  ],
} as unknown as Printed;
const plan = rooms(printed);

const space = (id: string, more = {}): object => ({
  id,
  card: '',
  fitting: '',
  boarded: false,
  reachable: true,
  ...more,
});
const house = (aim: Aim, more: object = {}): TwomView =>
  ({
    goal: { card: 'O1', met: false, aims: [aim] },
    buildable: ['F01'],
    fittings: [],
    spaces: [space('U4'), space('U1'), space('G4'), space('G2', { card: 'rubble' })],
    ...more,
  }) as unknown as TwomView;
const marked = (aim: Aim, more: object = {}): string[] =>
  marks(house(aim, more), printed, plan, new Map([['C01', { x: 10, y: 200, lying: false }]])).map(({ id }) => id);

test('what an objective asks for is marked where it can be done', () => {
  expect(marked({ sort: 'build', things: ['F01', 'F02'], have: 0, need: 1 })).toEqual(['U4']);
  expect(marked({ sort: 'build', things: ['F16'], have: 0, need: 1 })).toEqual([]);
  expect(marked({ sort: 'board', things: [], have: 0, need: 2 })).toEqual(['U1']);
  expect(marked({ sort: 'clear', things: [], have: 3, need: 10 })).toEqual(['G2']);
  expect(marked({ sort: 'cheer', things: ['C01'], have: 1, need: 0 })).toEqual(['C01']);
  expect(marked({ sort: 'stock', things: ['water'], have: 1, need: 4 })).toEqual([]);
  const heater = { fittings: [{ id: 'F04', space: 'U4' }] };
  expect(marked({ sort: 'warm', things: [], have: 3, need: 2 }, heater)).toEqual(['U4']);
});

test('a change floats over the person, what was found over the room', () => {
  const places: Record<string, { x: number; y: number }> = {
    '': { x: 0, y: 400 },
    C01: { x: 100, y: 300 },
    G2: { x: 500, y: 300 },
  };
  const floats = floatsOf(
    [
      line('StateChanged', { person: 'C01', state: 'hunger', by: -1, to: 1 }),
      line('CardCleared', { person: 'C01', space: 'G2', card: 'rubble' }),
      line('Gained', { token: 'wood', n: 2 }),
      line('PhaseBegan', { phase: 'dusk' }),
      line('Lost', { token: 'wood', n: 1 }),
      line('DayBegan', { day: 2 }),
    ],
    (id) => places[id] ?? null,
  );
  expect(floats.map(({ text, tone, x }) => [text, tone, x])).toEqual([
    ['−1', 'good', 100],
    ['+2', 'good', 500],
    ['−1', 'bad', 0],
  ]);
});

test('an action tells by signs what it takes, and what is lacking', () => {
  const question = {
    kind: 'action_stage.assign',
    choices: [
      { option: 'assign:C01:build:F01', label: 'Ann: build: Bed (5 wood)', said: { verb: 'assign', person: 'C01', action: 'build:F01' } },
      { option: 'assign:C02:build:F01', label: 'Ben: build: Bed (4 wood)', said: { verb: 'assign', person: 'C02', action: 'build:F01' } },
    ],
    facts: {
      left: { wood: 4 },
      labels: { 'build:F01': { name: 'Build: Bed', cost: { wood: 5 }, details: [], place: '' } },
      pays: { 'assign:C02:build:F01': { wood: 4 } },
    },
  } as unknown as Question; // prettier-ignore
  const [ann, ben] = reworded(question).choices;
  expect(ann?.label).toBe('Build: Bed');
  expect(ann?.price).toEqual([{ id: 'wood', icon: 'wood-pile', need: 5, have: 4 }]);
  expect(ben?.price).toEqual([{ id: 'wood', icon: 'wood-pile', need: 4, have: 4 }]);
});
