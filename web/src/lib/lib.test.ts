import { describe, expect, it } from 'vitest';
import type { Line, TableInfo, TableLine, Update, Welcome } from '../protocol';
import { called } from './called';
import { codeIn } from './code';
import { around, beyond, blot, closed, holds, nearest, noise } from './geometry';
import { command } from './keys';
import { keyParts, kindOf, wordsKey } from './ids';
import { linked } from './links';
import { broken, labelSize, SMALLEST_SCALE, squeezed } from './letters';
import { copyName } from './names';
import { asked, read as saidBy, skipped, sorted, targets, written, type Question } from './options';
import { told } from './patch';
import { place } from './router.svelte';
import { found } from './rules';
import { seats } from './seats.svelte';
import { read } from './settings.svelte';
import { bundled, formatted, preferred } from './words.svelte';
import { TIPS as STALKER } from '../stalker/tips';
import { TIPS as TWOM } from '../twom/tips';
import { TIPS as ZONA } from '../zona/tips';

const line = (answer: number, event = 'Moved', fields: Record<string, unknown> = {}): Line => ({
  answer,
  event,
  fields,
  rule: 'ZO-12.3',
  text: `${event} ${answer}`,
});

const table = { code: 'ABC234', seats: [], asked: [] } as unknown as TableInfo;
const welcome: Welcome = {
  tell: 'welcome',
  protocol: 1,
  serial: 3,
  table,
  language: 'en',
  view: { round: 1, emission: 0 },
  questions: [],
  journal: [line(1), line(2), line(3)],
  chat: [],
  log: [],
  undo: [],
  undone: [],
  voices: {},
};
const update = (more: Partial<Update>): Update => ({
  tell: 'update',
  serial: 4,
  changed: {},
  lines: [],
  questions: [],
  undo: [],
  undone: [],
  voices: {},
  ...more,
});

describe('keys of words', () => {
  it('are made and taken apart by their sort', () => {
    expect(wordsKey('coda', 'A1', 'dalik', 'lives')).toBe('coda:A1:dalik:lives');
    expect(keyParts('coda:A1:dalik:lives')).toEqual({ sort: 'coda', ids: ['A1', 'dalik', 'lives'] });
    expect(keyParts('F03')).toEqual({ sort: '', ids: ['F03'] });
  });
});

describe('messages of the table', () => {
  it('are nothing before the first welcome', () => {
    expect(told(null, update({}))).toBeNull();
  });

  it('tell the chat under the names that people have now', () => {
    const called = (...names: string[]): TableInfo => ({
      ...table,
      seats: names.map((name, seat) => ({ seat, name, person: `p${seat}` })),
    });
    const said = [
      { name: 'Ben', text: 'hello', at: '', seat: 1 },
      { name: 'Ben', text: 'I only watch', at: '' },
      { name: 'Eve', text: 'I sat there once', at: '', seat: 1 },
    ];
    const before = told(null, { ...welcome, table: called('Ann', 'Ben'), chat: said });
    const after = told(before, { tell: 'seats', table: called('Ann', 'Benno') });
    expect(after?.chat.map((one) => one.name)).toEqual(['Benno', 'Ben', 'Eve']);
  });

  it('change only the parts of the view that they name', () => {
    const before = told(null, welcome);
    const after = told(before, update({ changed: { emission: 2 }, lines: [line(4)] }));
    expect(after?.view).toEqual({ round: 1, emission: 2 });
    expect(before?.view).toEqual({ round: 1, emission: 0 });
    expect(after?.journal.map((one) => one.answer)).toEqual([1, 2, 3, 4]);
    expect(after?.fresh).toEqual([line(4)]);
  });

  it('count what the table has seen again instead of telling it twice', () => {
    const seen = (id: number, count = 1): TableLine => ({ id, kind: 'sat', text: 'sat', at: '', answer: 0, count });
    const lines = [seen(1), seen(2), seen(1, 2)];
    const after = lines.reduce((match, line) => told(match, { tell: 'log', line }), told(null, welcome));
    expect(after?.log).toEqual([seen(1, 2), seen(2)]);
    expect(after?.chat).toEqual([]);
  });

  it('forget a wish when the match goes on', () => {
    const wish = { seat: 1, serial: 3, answers: 2, redo: false, may: [0] };
    const asked = told(told(null, welcome), { tell: 'wish', wish });
    expect(asked?.wish).toEqual(wish);
    expect(told(asked, update({}))?.wish).toBeNull();
  });

  it('take lines back after an undo', () => {
    const after = told(told(null, welcome), update({ serial: 5, taken_back: 2, keep: 1, lines: [line(1, 'Undone')] }));
    expect(after?.journal.map((one) => one.text)).toEqual(['Moved 1', 'Undone 1']);
  });

  it('that come late are not taken', () => {
    const now = told(told(null, welcome), update({ serial: 9, changed: { round: 2 } }));
    expect(told(now, update({ serial: 4, changed: { round: 1 } }))?.view.round).toBe(2);
  });

  it('play only what was missed after a lost connection, and nothing on arriving', () => {
    const first = told(null, welcome);
    expect(first?.fresh).toEqual([]);
    const again = told(first, { ...welcome, serial: 4, journal: [...welcome.journal, line(4)] });
    expect(again?.fresh).toEqual([line(4)]);
  });
});

const VERBS = {
  'take_turn.choose': { move: { area: 'string' }, open: { facility: 'string' }, rest: {}, area: {} },
  'test.pick': { die: { number: 'number' }, convert: { source: 'string', change: 'string' } },
  'script.choose': { '': { who: 'string' }, assign: { person: 'string', action: 'string' } },
  'window.offer': { answer: { source: 'string' }, decline: {} },
} as const;
const ANYTIME = { use: { source: 'string' }, drop: { card: 'string' } } as const;

const question = (kind: string, ...options: string[]): Question =>
  asked(
    {
      serial: 1,
      seat: 0,
      kind,
      text: '',
      choices: options.map((option) => ({
        option: option.replace(/[!+]$/, ''),
        label: option,
        why: option.endsWith('!') ? 'no' : '',
        anytime: option.endsWith('+'),
      })),
    },
    { VERBS, ANYTIME },
  );

describe('options', () => {
  it('are read as a verb with what it names, and written again', () => {
    const options: [keyof typeof VERBS, string, object][] = [
      ['take_turn.choose', 'move:swamp', { verb: 'move', area: 'swamp' }],
      ['take_turn.choose', 'rest', { verb: 'rest' }],
      ['test.pick', 'die:2', { verb: 'die', number: 2 }],
      ['test.pick', 'convert:AG02-1:RAD-WND', { verb: 'convert', source: 'AG02-1', change: 'RAD-WND' }],
      ['script.choose', 'assign:C07:use:F03:cook', { verb: 'assign', person: 'C07', action: 'use:F03:cook' }],
      ['script.choose', 'snork-3', { verb: '', who: 'snork-3' }],
    ];
    for (const [kind, option, said] of options) {
      expect(saidBy(VERBS[kind], option)).toEqual(said);
      expect(written(saidBy(VERBS[kind], option))).toBe(option);
    }
    expect(saidBy(VERBS['test.pick'], 'convert:AG02-1')).toEqual({ verb: 'convert', source: 'AG02-1', change: '' });
  });

  it('glow where the thing is that they are about', () => {
    const about = (kind: string, option: string) => question(kind, option).choices[0]?.about;
    expect(about('take_turn.choose', 'move:swamp')).toBe('swamp');
    expect(about('test.pick', 'convert:AG02-1:RAD-WND')).toBe('AG02-1');
    expect(about('test.pick', 'die:2')).toBe('die:2');
    expect(about('take_turn.choose', 'rest')).toBe('rest');
    expect(about('script.choose', 'snork-3')).toBe('snork-3');
  });

  it('that are forbidden glow nowhere', () => {
    const found = targets(question('take_turn.choose', 'move:swamp', 'open:archive!', 'use:J06-2+'));
    expect([...found.keys()]).toEqual(['swamp', 'J06-2']);
  });

  it('are sorted into answers, things beside and refusals', () => {
    const parts = sorted(question('take_turn.choose', 'rest', 'area!', 'drop+'));
    expect(parts.open.map((one) => one.option)).toEqual(['rest']);
    expect(parts.anytime.map((one) => one.option)).toEqual(['drop']);
    expect(parts.closed.map((one) => one.option)).toEqual(['area']);
  });

  it('are declined by themselves only if nothing else is offered', () => {
    expect(kindOf('J06-2')).toBe('J06');
    expect(skipped(question('window.offer', 'answer:J06-2', 'decline'), ['J06'])).toBe('decline');
    expect(skipped(question('window.offer', 'answer:J06-2', 'answer:K01-1', 'decline'), ['J06'])).toBeNull();
    expect(skipped(question('damage.protect', 'use:J06-2', 'decline'), ['J06'])).toBeNull();
  });
});

describe('keys', () => {
  it('1 to 9 answer, unless somebody is typing', () => {
    expect(command({ key: '3' })).toEqual({ do: 'option', number: 3 });
    expect(command({ key: '3', typing: true })).toBeNull();
    expect(command({ key: '1', ctrlKey: true })).toBeNull();
  });

  it('arrows walk on the board only', () => {
    expect(command({ key: 'ArrowUp', board: true })).toEqual({ do: 'step', x: 0, y: -1 });
    expect(command({ key: 'ArrowUp' })).toBeNull();
  });

  it('K, comma and full stop play what has happened on the board', () => {
    expect(command({ key: 'k' })).toEqual({ do: 'play', act: 'toggle' });
    expect(command({ key: ',' })).toEqual({ do: 'play', act: 'back' });
    expect(command({ key: '.', typing: true })).toBeNull();
  });

  it('U undoes, ? shows the keys, Escape closes even while typing', () => {
    expect(command({ key: 'u' })).toEqual({ do: 'undo' });
    expect(command({ key: '?' })).toEqual({ do: 'keys' });
    expect(command({ key: 'Escape', typing: true })).toEqual({ do: 'close' });
  });

  it('E and Space go on, but Space presses what it is on', () => {
    expect(command({ key: 'e' })).toEqual({ do: 'go' });
    expect(command({ key: ' ' })).toEqual({ do: 'go' });
    expect(command({ key: ' ', control: true })).toBeNull();
  });

  it('the letters of what can be done now come first, by their place in another script', () => {
    const letters = new Set(['M', 'K']);
    expect(command({ key: 'k', letters })).toEqual({ do: 'act', letter: 'K' });
    expect(command({ key: 'ь', code: 'KeyM', letters })).toEqual({ do: 'act', letter: 'M' });
    expect(command({ key: 'm' })).toBeNull();
  });

  it('digits are found by their place, and with Shift they go beyond the ninth', () => {
    expect(command({ key: '&', code: 'Digit1' })).toEqual({ do: 'option', number: 1 });
    expect(command({ key: '"', code: 'Digit2', shiftKey: true })).toEqual({ do: 'option', number: 11 });
  });

  it('can be switched off, but for Escape and the arrows', () => {
    for (const key of ['1', 'e', ' ', 'u', '?']) expect(command({ key, off: true })).toBeNull();
    expect(command({ key: 'Escape', off: true })).toEqual({ do: 'close' });
    expect(command({ key: 'ArrowUp', board: true, off: true })).toEqual({ do: 'step', x: 0, y: -1 });
  });
});

describe('geometry', () => {
  const places = { west: { x: 0, y: 50 }, middle: { x: 50, y: 50 }, east: { x: 100, y: 52 }, far: { x: 200, y: 50 } };

  it('steps to the nearest place in a direction', () => {
    expect(nearest(places.middle, places, 1, 0)).toBe('east');
    expect(nearest(places.middle, places, -1, 0)).toBe('west');
    expect(nearest(places.middle, places, 0, 1)).toBeNull();
  });

  it('knows what lies in a picture, and beyond which of its edges the rest', () => {
    const picture = { x: 0, y: 0, w: 100, h: 60 };
    expect(holds(picture, places.middle)).toBe(true);
    expect(holds(picture, places.middle, 20)).toBe(false);
    expect(holds(picture, places.far)).toBe(false);
    expect(around([places.west, places.far], 10)).toEqual({ x: -10, y: 40, w: 220, h: 20 });
    expect(around([], 10)).toBeNull();
    const [near, south] = [{ x: 120, y: 70 }, { x: 110, y: 200 }]; // prettier-ignore
    expect(beyond([places.far, places.middle, near, south], picture)).toEqual([
      { side: 'east', points: [near, places.far] },
      { side: 'south', points: [south] },
    ]);
  });

  it('draws the same blot each time, closed', () => {
    const one = blot({ x: 10, y: 10 }, 5, 4, 7);
    expect(one).toBe(blot({ x: 10, y: 10 }, 5, 4, 7));
    expect(one).not.toBe(blot({ x: 10, y: 10 }, 5, 4, 8));
    expect(closed([{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 0, y: 1 }])).toMatch(/^M.*Z$/); // prettier-ignore
  });

  it('has noise between 0 and 1', () => {
    const next = noise(3);
    for (let i = 0; i < 100; i++) expect(next()).toBeLessThan(1);
  });
});

describe('small things', () => {
  it('find a code in a link', () => {
    expect(codeIn(' http://host/table/abc234/ ')).toBe('ABC234');
    expect(codeIn('ABC-234')).toBe('ABC234');
    expect(codeIn('ABC10O')).toBeNull();
  });

  it('know the addresses of the page', () => {
    expect(place('/table/ABC234')).toEqual({ page: 'table', id: 'ABC234' });
    expect(place('/')).toEqual({ page: 'start', id: '' });
    expect(place('/etc/passwd').page).toBe('nowhere');
  });

  it('call a seat by its figure and its person, once in a sentence, without taking names for patterns', () => {
    expect([called('Iwan', 'Ann'), called('', 'Ann'), called('Iwan', ''), called('Iwan', 'Iwan')]).toEqual([
      'Iwan (Ann)', 'Ann', 'Iwan', 'Iwan',
    ]); // prettier-ignore
    seats.sit(['A. (x)', 'Bo'], ['Iwan', 'Oleg']);
    expect(seats.parts('Iwan and Iwan meet Bo in Oleghof').map(({ text, seat, rest }) => [text, seat, rest])).toEqual([
      ['Iwan', 0, ' (A. (x))'],
      [' and ', null, ''],
      ['Iwan', 0, ''],
      [' meet ', null, ''],
      ['Bo', 1, ''],
      [' in Oleghof', null, ''],
    ]);
    expect([seats.of('A. (x) moves'), seats.of('Nobody moves')]).toEqual([0, null]);
    seats.sit([], []);
  });

  it('search rules by every word', () => {
    const rules = [{ id: 'ZO-1.1', title: 'Race', text: 'Each player races.' }];
    expect(found(rules, 'player RACE')).toHaveLength(1);
    expect(found(rules, 'player bunker')).toHaveLength(0);
  });

  it('read settings, whatever lies in the storage', () => {
    expect(read('{"text":130}').text).toBe(130);
    expect(read('nonsense').text).toBe(100);
    expect(read('null').silent).toEqual([]);
  });

  it('prefer a language that the browser asks for', () => {
    expect(preferred(['fr-FR', 'uk-UA', 'en'], ['en', 'uk'])).toBe('uk');
    expect(preferred(['fr'], ['en', 'uk'])).toBe('en');
  });
});

describe('the catalogues', () => {
  const files = import.meta.glob('../../../src/cordon/locales/*/page.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }) as Record<string, string>;
  const text = (language: string): string => files[`../../../src/cordon/locales/${language}/page.ftl`] ?? '';
  const ids = (language: string): string[] =>
    [...text(language).matchAll(/^(page-[\w-]+|\s+\.[\w-]+) =/gm)].map((match) => match[1]?.trim() ?? '');

  it.each(Object.keys(files).map((path) => path.split('/').at(-2) ?? ''))(
    'have the same messages in %s',
    (language) => {
      expect(ids(language)).toEqual(ids('en'));
    },
  );

  it('have every message that the page asks for by name', () => {
    const sources = import.meta.glob(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }) as Record<string, string>;
    const known = new Set(ids('en'));
    const asked = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/\bsay\(\s*'([\w-]+)(?:\.[\w-]+)?'/g)].map((match) => match[1] ?? ''),
    );
    expect(asked.length).toBeGreaterThan(150);
    expect(asked.filter((id) => !known.has(`page-${id}`))).toEqual([]);
    const tips = Object.entries({ zona: ZONA, stalker: STALKER, twom: TWOM }).flatMap(([game, given]) =>
      given.map((tip) => `page-tip-${game}-${tip.id}`),
    );
    expect(tips.filter((id) => !known.has(id))).toEqual([]);
  });

  it('count in each language as it counts', () => {
    const count = (language: string, n: number): string =>
      formatted(bundled(language, text(language)), 'rules-found', { count: n });
    expect([1, 2, 5, 22].map((n) => count('pl', n))).toEqual(['1 zasada', '2 zasady', '5 zasad', '22 zasady']);
    expect([1, 3, 11, 21].map((n) => count('uk', n))).toEqual(['1 правило', '3 правила', '11 правил', '21 правило']);
    expect([1, 2].map((n) => count('de', n))).toEqual(['1 Regel', '2 Regeln']);
  });
});

describe('letters on a drawing', () => {
  const width = (text: string): number => text.length * 10;

  it('are never under 14 pixels until the drawing is very small', () => {
    for (const scale of [2, 1, 0.62, 0.55, SMALLEST_SCALE]) expect(labelSize(scale) * scale).toBeGreaterThan(14);
    expect(labelSize(0.1)).toBe(labelSize(SMALLEST_SCALE));
    expect(labelSize(0)).toBe(labelSize(1));
  });

  it('break where the wider line is shortest, if they are too wide', () => {
    expect(broken('Red Forest', 100, width)).toEqual(['Red Forest']);
    expect(broken('Туманний пагорб', 100, width)).toEqual(['Туманний', 'пагорб']);
    expect(broken('a bb cccc', 60, width)).toEqual(['a bb', 'cccc']);
    expect(broken('Truppenübungsplatz', 100, width)).toEqual(['Truppenübungsplatz']);
  });

  it('are set narrower where nothing can be broken', () => {
    expect(squeezed(90, 100)).toEqual({});
    expect(squeezed(180, 100)).toEqual({ textLength: 100, lengthAdjust: 'spacingAndGlyphs' });
  });
});

describe('addresses', () => {
  it('of the page are known, and all others are nowhere', () => {
    expect(place('/')).toEqual({ page: 'start', id: '' });
    expect(place('/table/ABC234')).toEqual({ page: 'table', id: 'ABC234' });
    expect(place('/rules')).toEqual({ page: 'rules', id: '' });
    for (const path of ['/table', '/new/zona', '/rules/zona/4', '/bunker']) expect(place(path).page).toBe('nowhere');
    expect(place('/join/%E0%A4%A').page).toBe('join');
  });

  it('in what people write are links, and nothing else is', () => {
    expect(linked('see https://a.example/x?y=1, or (http://b.example).').filter((part) => part.href)).toEqual([
      { text: 'https://a.example/x?y=1', href: 'https://a.example/x?y=1' },
      { text: 'http://b.example', href: 'http://b.example/' },
    ]);
    for (const text of ['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'https://'])
      expect(linked(text)).toEqual([{ text }]);
  });
});

describe('a copy', () => {
  it('is called after its moment, once, and not too long', () => {
    expect(copyName('Thursday night', 'Round 3')).toBe('Thursday night (Round 3)');
    expect(copyName('Thursday night (Round 3)', 'Round 5')).toBe('Thursday night (Round 5)');
    expect(copyName('x'.repeat(60), 'Round 3')).toHaveLength(48);
  });
});
