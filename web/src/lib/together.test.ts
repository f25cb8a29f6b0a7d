import { describe, expect, it } from 'vitest';
import type { ChatLine, Line, Switch, TableInfo, TableLine } from '../protocol';
import { announced, talk } from './announced';
import { drawn } from './badge';
import { since } from './dates';
import { origins } from './here.svelte';
import { mentioned, namesOf, spoken } from './mentions';
import { kept, MOST, read as readPresets, type Preset } from './presets.svelte';
import { read as readRecovery } from './recovery.svelte';
import { aim, following } from './switches';
import { inOrder, isAwaited, isYours, listed } from './turns.svelte';

const seen = (id: number, kind: string, answer: number, at: string): TableLine => ({
  id,
  kind,
  answer,
  at,
  text: `${kind} ${id}`,
  count: 1,
});
const line = (answer: number, text: string): Line => ({ answer, text, rule: '', event: 'Moved' });

describe('what the table has seen', () => {
  const log = [seen(1, 'sat', 0, '1'), seen(2, 'second-look', 2, '2'), seen(3, 'left', 2, '4')];

  it('stands in the journal behind what had happened by then, as far as it is about people', () => {
    const told = announced([line(0, 'a'), line(1, 'b'), line(2, 'c'), line(3, 'd')], log);
    expect(told.map((one) => one.text)).toEqual(['a', 'sat 1', 'b', 'c', 'left 3', 'd']);
  });

  it('stands in the chat in the order of the clock', () => {
    const chat: ChatLine[] = [{ name: 'Ann', text: 'hello', at: '3' }];
    expect(talk(chat, log).map((one) => one.said?.text ?? one.seen?.text)).toEqual(['sat 1', 'hello', 'left 3']);
  });
});

describe('names in chat', () => {
  const cards = { swamp: { name: 'Swamp' }, deep: { name: 'Swamp King' }, tin: { name: 'Tin' } };
  const names = namesOf(cards, () => false);

  it('become ids where they stand as words of their own, the longer one first', () => {
    expect(mentioned('Swamp King in the Swamp, Swampy Tin', names, 'en')).toBe('[[deep]] in the [[swamp]], Swampy Tin');
    expect(mentioned('nothing here', names, 'en')).toBe('nothing here');
  });

  it('become names again for whoever knows them, and stay as they are for others', () => {
    const name = (id: string): string | undefined => (id === 'swamp' ? 'Sumpf' : undefined);
    expect(spoken('to [[swamp]] <b>[[x]]</b> https://a.example', name, 'de')).toEqual([
      { text: 'to ' },
      { text: 'Sumpf', id: 'swamp' },
      { text: ' <b>[[x]]</b> ' },
      { text: 'https://a.example', href: 'https://a.example/' },
    ]);
  });

  it.each([
    ['de', 'Roter Wald', 'Im Roten Wald, am Rand des Roten Waldes, nicht im Wald', 'Roten Wald|Roten Waldes'],
    ['pl', 'Czerwony Las', 'Przez Czerwony Las, z Czerwonego Lasu, a nie do lasu', '|Czerwonego Lasu'],
    ['pl', 'Mokradła', 'Na Mokradłach i wokół Mokradeł', 'Mokradłach'],
    ['pl', 'Wioska', 'W Wiosce, do Wioski, a nie w Wiosłach', 'Wiosce|Wioski'],
    ['uk', 'Рудий ліс', 'У Рудому лісі, з Рудого лісу, але не в лісі', 'Рудому лісі|Рудого лісу'],
    ['uk', 'Чорнобиль', 'До Чорнобиля, у Чорнобилі', 'Чорнобиля|Чорнобилі'],
  ])(
    'are known in their cases (%s: %s), and stay so for whoever reads the same language',
    (language, name, text, forms) => {
      const said = mentioned(text, new Map([[name, 'there']]), language);
      const parts = spoken(said, () => 'elsewhere', language);
      expect([...said.matchAll(/\[\[there(?:\|\w\w:([^\]]+))?\]\]/g)].map(([, form = '']) => form).join('|')).toBe(
        forms,
      );
      expect(parts.map((part) => (part.text === 'elsewhere' ? name : part.text)).join('')).toBe(text);
      expect(
        spoken(said, () => 'Red Forest', 'en')
          .filter((part) => part.id)
          .map((part) => part.text),
      ).toEqual(forms.split('|').map(() => 'Red Forest'));
    },
  );

  it('of two things with one name the one on the board is meant', () => {
    expect(namesOf({ a: { name: 'Wolf' }, b: { name: 'Wolf' } }, (id) => id === 'b').get('Wolf')).toBe('b');
  });
});

const table = (code: string, more: Partial<TableInfo> = {}): TableInfo => ({
  code,
  name: code,
  game: 'zona',
  host: 'ann',
  seats: [
    { seat: 0, person: 'ann' },
    { seat: 1, person: 'ben' },
  ],
  public: false,
  undo: 'free',
  discussion: 0,
  config: {},
  state: 'playing',
  round: 1,
  asked: [0],
  outcome: '',
  created: '1',
  changed: '1',
  you: 0,
  ...more,
});

describe('the live list', () => {
  it('knows whose turn it is, and whether somebody waits', () => {
    expect(isYours(table('A'))).toBe(true);
    expect(isYours(table('A', { asked: [1] }))).toBe(false);
    expect(isYours(table('A', { state: 'archived' }))).toBe(false);
    const alone = table('A', { seats: [{ seat: 0, person: 'ann' }] });
    expect([isYours(alone), isAwaited(alone), isAwaited(table('A'))]).toEqual([true, false, true]);
    const lent = table('A', { seats: [{ seat: 0, person: 'ann', bot: 'greedy' }] });
    expect(isYours(lent)).toBe(false);
  });

  it('has the own turn first, what is over last, and the newest before', () => {
    const all = [
      table('over', { outcome: 'victory', changed: '9' }),
      table('theirs', { asked: [1], changed: '8' }),
      table('old', { changed: '2' }),
      table('new', { changed: '3' }),
    ];
    expect(inOrder(all).map((one) => one.code)).toEqual(['new', 'old', 'theirs', 'over']);
  });

  it('follows what the lobby tells', () => {
    const first = listed(null, { tell: 'tables', tables: [table('A'), table('B')] });
    const changed = listed(first, { tell: 'table', table: table('B', { round: 2 }) });
    expect(changed.map(({ code, round }) => `${code}${round}`)).toEqual(['B2', 'A1']);
    expect(listed(changed, { tell: 'gone', code: 'A' }).map((one) => one.code)).toEqual(['B']);
  });

  it('is drawn on the tab', () => {
    expect(decodeURIComponent(drawn(12))).toContain('9+');
  });
});

describe('how long ago', () => {
  it('is told in the largest unit that fits', () => {
    const now = Date.parse('2026-11-18T12:00:00Z');
    expect(since('2026-11-18T11:59:30Z', now)).toBe('now');
    expect(since('2026-11-18T11:15:00Z', now)).toBe('45 minutes ago');
    expect(since('2026-11-17T11:00:00Z', now)).toBe('yesterday');
    expect(since('2026-11-15T12:00:00Z', now)).toBe('3 days ago');
    expect(since('nonsense', now)).toBe('');
  });
});

describe('the address for others', () => {
  it('is the own one unless that leads to this computer only', () => {
    const told = ['http://192.168.1.2:8000'];
    expect(origins('http://127.0.0.1:8000', '127.0.0.1', told)).toEqual(told);
    expect(origins('http://localhost:8000', 'localhost', [])).toEqual(['http://localhost:8000']);
    expect(origins('https://cordon.example', 'cordon.example', told)).toEqual(['https://cordon.example']);
  });
});

describe('what a browser keeps', () => {
  it('is believed only where it is what we wrote', () => {
    expect(readRecovery('{"person":"a","code":"b"}')).toEqual({ person: 'a', code: 'b' });
    expect([readRecovery('{"person":1}'), readRecovery('nonsense'), readRecovery(null)]).toEqual([null, null, null]);
    expect(readPresets('[{"name":"x"},null,3]')).toEqual([]);
    expect(readPresets('{')).toEqual([]);
  });

  it('has one preset of a name in a game, and not too many', () => {
    const one = (name: string): Preset => ({
      name,
      game: 'zona',
      count: 2,
      kinds: ['person', 'greedy'],
      config: {},
      undo: 'free',
      talk: null,
      open: false,
    });
    expect(kept([one('a'), one('b')], one('a')).map(({ name }) => name)).toEqual(['b', 'a']);
    const many = Array.from({ length: MOST }, (_, i) => one(String(i)));
    expect(kept(many, one('new'))).toHaveLength(MOST);
    expect(readPresets(JSON.stringify([one('a')]))).toEqual([one('a')]);
  });
});

describe('what is played', () => {
  const choice = (key: string, values: string[], when: Switch['when'] = []): Switch => ({
    key,
    kind: 'choice',
    place: 'first',
    name: key,
    text: '',
    values: values.map((value) => ({ value, name: `The ${value}` })),
    default: values[0] ?? '',
    when,
  });
  const switches = [
    choice('mode', ['mission', 'campaign']),
    choice('mission', ['A1', 'A2'], [{ key: 'mode', values: ['mission'] }]),
    choice('campaign', ['LANTERN'], [{ key: 'mode', values: ['campaign'] }]),
  ];

  it('is the innermost choice, and the next mission comes after it', () => {
    expect(aim(switches, {})).toBe('The A1');
    expect(aim(switches, { mode: 'campaign' })).toBe('The LANTERN');
    expect(following(switches, {})).toEqual({ config: { mission: 'A2' }, name: 'The A2' });
    expect(following(switches, { mission: 'A2' })).toBeNull();
    expect([aim([], {}), following([], {})]).toEqual(['', null]);
  });
});
