import { expect, test } from 'vitest';
import { botWaits, tally } from '../lib/council.svelte';
import { asked, proposable } from '../lib/options';
import type { Choice as ToldChoice } from '../protocol';
import { aim, doings, early, inGrid, onShelf, placeOf, planned, sides } from './aiming';
import { desk } from './desk.svelte';
import { ROOM, spots, stones, whereabouts } from './house';
import { bodyOf, foeLook } from './looks';
import { lastRolls } from './rolls';
import { asText, broughtBy, chapters, epilogue, foeOf, nightOf, openPages, scriptOf } from './story';
import type { Choice, Event, Line, Printed, Question, TwomView } from './types';
import { ANYTIME, VERBS } from './wire';

/** An option as one of this kind of question. */
const choice = (
  option: string,
  more: Partial<ToldChoice> = {},
  kind: Question['kind'] = 'action_stage.assign',
): Choice => {
  const told = { serial: 1, seat: 0, kind, text: '', choices: [{ option, label: option, ...more }] };
  return (asked(told, { VERBS, ANYTIME }) as Question).choices[0] as Choice;
};
const line = (event: Event, text = '', fields: Record<string, unknown> = {}, answer = 1): Line =>
  ({ answer, text, rule: '', event, fields }) as Line;

const stage: Question = {
  serial: 1,
  seat: 0,
  kind: 'action_stage.assign',
  text: '',
  choices: [
    choice('assign:C01:clear:G6'),
    choice('assign:C07:clear:G6'),
    choice('assign:C07:use:F03:cook_raw'),
    choice('assign:C07:board:G1', { why: 'no wood' }),
    choice('clear:C01'),
    choice('commit'),
  ],
  facts: {
    people: ['C01', 'C07'],
    waiting: ['C07'],
    plan: { C01: 'search' },
    labels: {
      'clear:G6': { name: 'Clear', details: [], cost: {}, place: 'G6' },
      'use:F03:cook_raw': { name: 'Cook', details: [], cost: {}, place: 'B4' },
      search: { name: 'Search', details: [], cost: {}, place: 'G5' },
    },
  },
};
const home = { people: [{ person: { id: 'C01' } }, { person: { id: 'C07' } }], fittings: [] } as unknown as TwomView;

test('the plan goes to whoever has none, unless the leader picks somebody', () => {
  desk.person = '';
  expect(planned(stage)).toBe('C07');
  desk.person = 'C01';
  expect(planned(stage)).toBe('C01');
  desk.person = 'C12';
  expect(planned(stage)).toBe('C07');
});

test('rooms glow for the person who is planned for', () => {
  desk.person = 'C07';
  const found = aim(stage, home);
  expect(found.get('G6')?.map((one) => one.option)).toEqual(['assign:C07:clear:G6']);
  expect(found.get('B4')?.map((one) => one.option)).toEqual(['assign:C07:use:F03:cook_raw']);
  expect(found.has('G1')).toBe(false);
  expect(doings(stage, 'C07').length).toBe(2);
  expect(placeOf(stage, choice('assign:C01:clear:G6'))).toBe('stage');
  expect(placeOf(stage, choice('assign:C07:clear:G6'))).toBe('board');
  expect(placeOf(stage, choice('assign:C07:search'))).toBe('bar');
});

test('what is shared out lies over the house, and in the bar when it is folded', () => {
  const dusk: Question = { serial: 2, seat: 0, kind: 'dusk_phase.eat', text: '', choices: [] };
  const eat = choice('eat:C01:raw_food', {}, dusk.kind);
  expect(inGrid(eat)).toBe(true);
  expect(onShelf(choice('carry:wood', {}, 'choose_findings.choose'))).toBe(true);
  desk.folded = false;
  expect(placeOf(dusk, eat)).toBe('stage');
  expect(placeOf(dusk, choice('done', {}, dusk.kind))).toBe('bar');
  desk.folded = true;
  expect(placeOf(dusk, eat)).toBe('bar');
  desk.folded = false;
});

test('the pack stays on its side, whatever can still be taken', () => {
  const pack: Question = { serial: 2, seat: 0, kind: 'choose_findings.choose', text: '', choices: [] };
  const full = [
    choice('drop:water', {}, 'choose_findings.choose'),
    choice('carry:wood', { why: 'too heavy' }, 'choose_findings.choose'),
  ];
  const titles = (tokens: Choice[]): string[] => sides(pack, tokens).map(({ title }) => title);
  expect(titles(full)).toEqual(['twom-side-there', 'twom-side-pack']);
  expect(titles([choice('carry:wood', {}, 'choose_findings.choose')])).toEqual(titles(full));
  expect(sides(pack, full)[1]?.tokens.map(({ option }) => option)).toEqual(['drop:water']);
});

test('people stand where they work, watch and sleep', () => {
  const printed = {
    spaces: [{ id: 'G3', action: 'guard' }, { id: 'G4', action: 'sleep' }],
    fittings: { F01: { bed: true } },
  } as unknown as Printed; // prettier-ignore
  expect(whereabouts(home, printed, stage.facts as never)).toMatchObject({ C01: 'G5' });
  const night = {
    fittings: [{ id: 'F01', space: 'U3' }],
    people: [
      { person: { id: 'C01', task: 'guard' } },
      { person: { id: 'C02', task: 'bed' } },
      { person: { id: 'C03', task: 'floor' } },
      { person: { id: 'C04', task: 'scavenge', where: 'party' } },
    ],
  } as unknown as TwomView;
  expect(whereabouts(night, printed, {})).toEqual({ C01: 'G3', C02: 'U3', C03: 'G4' });
  expect(stones('G7', 5)).toEqual(stones('G7', 5));
});

test('those who sleep lie behind each other in the middle of their room', () => {
  const room = { id: 'G4', x: 400, y: 300, ...ROOM };
  const asleep = (id: string): unknown => ({ person: { id, task: 'floor' } });
  const view = { phase: 'scavenging', people: [asleep('C01'), asleep('C02'), { person: { id: 'C03' } }] };
  const found = spots(view as unknown as TwomView, [room], { C01: 'G4', C02: 'G4', C03: 'G4' });
  expect([...found.values()].map(({ x, lying }) => [x, lying])).toEqual([[475, true], [475, true], [475, false]]); // prettier-ignore
  expect(found.get('C02')?.y).toBeLessThan(found.get('C01')?.y ?? 0);
});

test('the epilogue has one page for each of us, however many it is read from', () => {
  const page = (text: string, self = ''): Line => line('PageRead', text, { text: '', names: self ? { self } : {} });
  const journal = [
    line('ScriptOpened', 'Before'),
    page('Long ago.'),
    line('ScriptOpened', 'The bells'),
    page('They rang.'),
    line('ScriptOpened', 'Ann'),
    page('She went home.\nShe slept.', 'C02'),
    page('She woke.', 'C02'),
    line('ScriptOpened', 'Ben'),
    page('He did not.', 'C08'),
    line('CampaignEnded', 'It is over.'),
  ];
  expect(epilogue(journal, 4)).toEqual([
    { person: '', title: 'The bells', paragraphs: ['They rang.'] },
    { person: 'C02', title: 'Ann', paragraphs: ['She went home.', 'She slept.', 'She woke.'] },
    { person: 'C08', title: 'Ben', paragraphs: ['He did not.'] },
  ]);
  expect(epilogue(journal, 0)).toEqual([]);
});

test('a fight that a page begins is against those of the page that was opened last', () => {
  const opened = (script: number): Line => line('ScriptOpened', '', { script });
  expect(foeOf([opened(401), opened(410), line('FightBegan'), line('DieRolled')])).toBe('foe-410');
  expect(foeOf([line('FightBegan')])).toBe('');
});

test('everybody of the house has a look of their own: women do not change into men by their number', () => {
  const skirts = ['C06', 'C07', 'C09', 'C11'];
  for (let i = 1; i <= 12; i += 1) {
    const id = `C${String(i).padStart(2, '0')}`;
    expect([id, bodyOf(id) === 'skirt']).toEqual([id, skirts.includes(id)]);
  }
  // The card's own face comes first; whoever stands beside it has another.
  expect(foeLook('N09', 0, 'knife')).toBe('N09');
  expect(foeLook('N07', 1, 'none')).not.toBe('N07');
  expect(new Set([0, 1, 2].map((place) => foeLook('N12', place, 'assault_rifle'))).size).toBe(3);
});

test('the story of a campaign reads without the bookkeeping', () => {
  const journal = [
    line('DayBegan', 'Day 1'),
    line('ScriptOpened', 'Whose house'),
    line('PageRead', `We came. ${'It snowed. '.repeat(12)}`.trim()),
    line('Gained', 'Gained 1 wood.'),
    line('PhaseBegan', 'Dusk', { phase: 'dusk' }),
    line('Drank', 'Ann drank.'),
    line('PhaseBegan', 'Night', { phase: 'night_raid' }),
    line('RaidRepelled', 'Ben drove them off.'),
    line('Died', 'Ann died.', { person: 'C01' }),
    line('PageRead', 'The end.'),
  ];
  expect(chapters(journal).map((chapter) => `${chapter.day} ${chapter.phase}`)).toEqual(['Day 1 ', 'Day 1 Night']);
  const text = asText(journal);
  expect(text).toMatch(/^Day 1\n=====\n\n\* Whose house \*\n\nWe came\./);
  expect(text).toContain('[Ben drove them off. Ann died.]\n\nThe end.');
  expect(text).not.toContain('wood');
  expect(Math.max(...text.split('\n').map((one) => one.length))).toBeLessThan(79);
  expect(epilogue(journal, 1)).toEqual([{ person: '', title: '', paragraphs: ['The end.'] }]);
  expect(openPages(journal.slice(0, 3))?.title).toBe('Whose house');
});

test('the night is told from the end of the evening on: who died outside, and what the trip brought', () => {
  const phase = (id: string): Line => line('PhaseBegan', id, { phase: id });
  const night = nightOf([
    phase('dusk'),
    line('Died', 'Zoe died.', { person: 'C09' }),
    phase('evening'),
    line('TaskGiven', 'Ann tonight: scavenge.', { person: 'C01' }),
    phase('scavenging'),
    line('PartyLeft', 'They went out.', { people: ['C01', 'C02'], location: 'L01' }),
    line('NoiseChanged', 'Noise +1.'),
    line('Died', 'Ann died.', { person: 'C01' }),
    line('BroughtHome', 'Brought home: 2 wood.'),
    phase('night_raid'),
    line('RaidRepelled', 'Ben drove them off.', { who: 'C03' }),
    phase('dawn'),
    line('PageRead', 'Snow.'),
    line('StateChanged', 'Cem: Misery +1.', { person: 'C03' }),
  ]);
  const texts = (lines: Line[] | undefined): string[] => (lines ?? []).map((one) => one.text);
  expect([night.party, night.place]).toEqual([['C01', 'C02'], 'L01']);
  expect(texts(night.of.C01)).toEqual(['Ann died.']);
  expect(texts(night.of.C03)).toEqual(['Cem: Misery +1.']);
  expect(night.of.C09).toBeUndefined();
  expect(texts(night.trip)).toEqual(['They went out.', 'Brought home: 2 wood.']);
  expect(texts(night.house)).toEqual(['Ben drove them off.']);
});

test('a question in the middle of a script shows the page that it comes from', () => {
  const page = line('PageRead', 'She knocked.', {}, 4);
  const said = line('ScriptChosen', 'What we did: “Come in.”', {}, 5);
  expect(scriptOf([page, said])).toEqual(['She knocked.', 'What we did: “Come in.”']);
  expect(scriptOf([page, said, line('CardExplored', 'Footsteps.', {}, 6)])).toEqual([]);
  expect(scriptOf([page, line('Ate', 'Ann ate.', {}, 9)])).toEqual([]);
});

test('a page tells what it has done to us, and not what it is called', () => {
  const before = line('StateChanged', 'Greta: Hunger +1 (now 3).', {}, 4);
  const page = [
    line('EventDrawn', 'Snipers near', {}, 5),
    line('ColdChanged', 'It grew colder: Cold 1.', {}, 5),
    line('Lost', 'Lost 2 components.', {}, 5),
    line('NoiseChanged', 'Noise 2.', {}, 5),
    line('PageRead', 'They shot at the water queue.', {}, 5),
  ];
  expect(broughtBy([before, ...page])).toEqual(['It grew colder: Cold 1.', 'Lost 2 components.']);
  expect(broughtBy([before])).toEqual([]);
});

test('a stage is early to begin while somebody has nothing to do, and help while it is not given', () => {
  const [commit] = stage.choices.slice(-1);
  expect(early(stage, commit as Choice)).toBe(true);
  expect(early({ ...stage, facts: { ...stage.facts, waiting: [] } } as Question, commit as Choice)).toBe(false);
  const help = choice('done', {}, 'change_some.name');
  expect(early({ ...stage, kind: 'change_some.name' } as Question, help)).toBe(true);
});

test('dice of the last answers lie on the table', () => {
  const journal = [
    line('Searched', 'old', { person: 'C01', rolled: 3 }, 1),
    line('DieRolled', 'a', { who: 'C01', die: 'grey', face: '1' }, 4),
    line('DieTurned', 'b', { who: 'C01', face: 'blank' }, 5),
    line('WentOutside', 'nobody shot', { person: 'C01', rolled: 0 }, 5),
  ];
  expect(lastRolls(journal).map(({ die, face }) => [die, face])).toEqual([['grey', 'blank']]);
});

test('votes are counted by answer, with the names of those who give them', () => {
  const votes = [
    { seat: 1, option: 'task:C01:guard' },
    { seat: 2, option: 'go:L01' },
    { seat: 0, option: 'task:C01:guard' },
  ];
  const found = tally({ votes }, ['Ann', 'Bob', 'Cem']);
  expect(found).toEqual({ 'task:C01:guard': ['Bob', 'Ann'], 'go:L01': ['Cem'] });
});

test('a bot that leads waits for a word, for readers, or for the others', () => {
  expect(botWaits({}, 0)).toBe('');
  expect(botWaits({ wait: 3 }, 0)).toBe('advice-bot-waits');
  expect(botWaits({ wait: 3, reading: true }, 0)).toBe('advice-bot-reads');
  expect(botWaits({ reading: true, ready: [0] }, 0)).toBe('advice-bot-heard');
  expect(botWaits({ wait: 3, votes: [{ seat: 0, option: 'go' }] }, 0)).toBe('advice-bot-heard');
  expect(botWaits({ wait: 3, votes: [{ seat: 1, option: 'go' }] }, 0)).toBe('advice-bot-waits');
});

test('where there is one answer there is nothing to propose', () => {
  const choice = (option: string, why = ''): ToldChoice => ({ option, label: option, why });
  const told = (choices: ToldChoice[]) => ({ serial: 1, seat: 0, kind: 'combat.choose', text: 'x', choices });
  expect(proposable(told([choice('read_on'), choice('fly', 'no wings')]))?.choices).toEqual([]);
  expect(proposable(told([choice('fight'), choice('run')]))?.choices).toHaveLength(2);
});
