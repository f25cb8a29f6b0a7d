import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line, Question, TableInfo } from '../protocol';
import type { Cutting } from './frames';
import { Hearing } from './hearing';
import type { HeldUp } from './moments';
import { mine, type Match } from './patch';
import { settings } from './settings.svelte';
import { Show } from './show.svelte';
import { after as since, doings } from './since';
import type { Wire } from './typed';

const line = (event: string, text = event): Line => ({ answer: 1, text, rule: '', event });
const question = { seat: 0, serial: 1, kind: 'turn', text: 'What now?', choices: [{}] } as unknown as Question;
const MOMENTS: HeldUp<Wire> = {
  Died: { rank: 'death', kind: 'moment-death', title: () => 'Iwan', says: true },
  News: { rank: 'important', kind: 'moment-news', title: () => 'Damp', asks: true },
  Loot: { rank: 'usual', kind: 'moment-found' },
};
const CUTTING: Omit<Cutting, 'wish' | 'own'> = {
  moments: MOMENTS,
  ends: new Set(['Round']),
  called: () => '',
  weights: {},
  read: (parts) => parts,
};

let now = 0;
let still = false;
vi.spyOn(settings, 'still', 'get').mockImplementation(() => still);

function begin(): Match {
  const table = { code: 'ABC234', you: 0, seats: [] } as unknown as TableInfo;
  return {
    serial: 1,
    table,
    view: { hp: 9 },
    questions: [question],
    journal: [line('Began')],
    chat: [],
    log: [],
    undo: [],
    undone: [],
    wish: null,
    voices: {},
    fresh: [],
    news: [],
  } as unknown as Match;
}

/** The match after some more lines. */
function after(match: Match, lines: Line[], hp = 9, asked: Question[] = [question]): Match {
  const journal = [...match.journal, ...lines];
  return { ...match, serial: match.serial + 1, view: { hp }, journal, fresh: lines, news: lines, questions: asked };
}

function shown(cutting = CUTTING): { show: Show; first: Match } {
  const show = new Show(() => now);
  const first = begin();
  show.hear(first, false);
  show.cutting = cutting;
  return { show, first };
}

const asked = (show: Show): number => show.match?.questions[0]?.choices?.length ?? 0;
const told = (show: Show): string[] => (show.match?.journal ?? []).map((one) => one.event);

beforeEach(() => {
  [now, still] = [1000, false];
  settings.now = { ...settings.now, moments: 'all', pace: 1 };
});

describe('what is shown of a match', () => {
  it('is the own answer at once, and what it brings to be read before the next question', () => {
    const { show, first } = shown();
    show.hear(after(first, [line('Moved')], 8), true);
    expect([show.live, asked(show), show.match?.view.hp]).toEqual([true, 1, 8]);
    const second = show.newest as Match;
    show.hear(
      after(second, [line('Test'), line('News'), line('Story', 'Rain.'), line('Hurt'), line('Round')], 7),
      true,
    );
    expect([told(show).at(-1), asked(show), show.moment]).toEqual(['Test', 0, null]);
    show.play('next');
    expect(show.moment).toMatchObject({ title: 'Damp', words: ['Rain.'], brought: [{ event: 'Hurt' }] });
    expect([told(show).at(-1), show.match?.view.hp, asked(show)]).toEqual(['Story', 8, 0]);
    show.on();
    expect([show.moment, show.live, asked(show), show.match?.view.hp]).toEqual([null, true, 1, 7]);
    expect(show.match?.fresh.map((one) => one.event)).toEqual(['Hurt', 'Round']);
  });

  it('goes on when the table gives a sign of life', () => {
    const { show, first } = shown();
    show.hear(after(first, [line('Test'), line('News'), line('Loot')]), true);
    show.play('next');
    expect(show.moment?.title).toBe('Damp');
    show.hear(show.newest, false);
    expect([show.moment?.title, show.live, show.missed]).toEqual(['Damp', false, false]);
  });

  it('is what others do, one after the other, with the question at the end', () => {
    const { show, first } = shown();
    const second = after(first, [line('Moved', 'Oleg moves.')], 9, []);
    show.hear(second, false);
    const third = after(second, [line('Passed', 'Oleg passes.')], 5);
    show.hear(third, false);
    expect([show.frame?.beat?.text, show.match?.view.hp, asked(show), show.live]).toEqual(['Oleg moves.', 9, 0, false]);
    show.play('next');
    expect([show.match?.view.hp, asked(show), show.live]).toEqual([5, 1, true]);
    expect(show.play('back')).toBe(true);
    expect([show.paused, told(show).at(-1), asked(show)]).toEqual([true, 'Moved', 0]);
    show.play('skip');
    expect([show.live, show.paused]).toEqual([true, false]);
    show.play('toggle');
    expect([show.frame?.beat?.text, show.paused]).toEqual(['Oleg moves.', false]);
  });

  it("is heard when it is seen, and that it is one's turn when the question is", () => {
    const { show, first } = shown();
    const hearing = new Hearing();
    const sounds = { Moved: 'step', Shot: 'shot' } as const;
    const heard = (): string[] =>
      hearing
        .next(show.match?.fresh ?? [], sounds, asked(show) > 0, !mine(show.newest).length)
        .map(({ sound }) => sound);
    expect(heard()).toEqual([]);
    const second = after(first, [line('Moved', 'Oleg moves.')], 9, []);
    show.hear(second, false);
    expect(heard()).toEqual(['step']);
    show.hear(after(second, [line('Shot', 'Oleg shoots.')]), false);
    expect(heard()).toEqual([]);
    show.play('next');
    expect(heard()).toEqual(['shot', 'turn']);
    show.play('back');
    show.play('skip');
    expect(heard()).not.toContain('turn');
    now += 5000;
    show.hear(after(show.newest as Match, [line('Moved'), line('News'), line('Hurt')]), true);
    expect(heard()).toEqual(['step']);
    show.play('skip');
    expect(heard()).toEqual([]);
  });

  it('goes on when what is shown has been looked at', () => {
    vi.useFakeTimers();
    const { show, first } = shown();
    const second = after(first, [line('Moved', 'Oleg moves.')], 9, []);
    show.hear(second, false);
    show.hear(after(second, [line('Passed', 'Oleg passes.')]), false);
    show.paused = true;
    expect(show.run()).toBeUndefined();
    show.paused = false;
    show.run();
    vi.advanceTimersByTime(5000);
    expect(show.live).toBe(true);
    vi.useRealTimers();
  });

  it('does not end what is being read, and keeps no chat waiting', () => {
    const { show, first } = shown();
    const second = after(first, [line('Died', 'Iwan died.')], 9, []);
    show.hear(second, false);
    expect(show.moment).toMatchObject({ rank: 'death', title: 'Iwan', words: ['Iwan died.'] });
    show.hear(after(second, [line('Moved')]), false);
    const chat = [{ name: 'Ann', text: 'Oh no' }] as unknown as Match['chat'];
    show.hear({ ...(show.newest as Match), chat, fresh: [] }, false);
    expect([show.moment?.title, show.match?.chat.length, show.frame?.wait]).toEqual(['Iwan', 1, null]);
    expect(show.run()).toBeUndefined();
  });

  it('is the present at once where nothing may move, but for a death', () => {
    still = true;
    const { show, first } = shown();
    const lines = [line('Loot'), line('Died', 'Iwan died.'), line('News'), line('Hurt')];
    show.hear(after(first, lines, 4), false);
    expect(show.moment?.rank).toBe('death');
    show.on();
    expect([show.live, asked(show), show.match?.view.hp]).toEqual([true, 1, 4]);
    expect(show.match?.fresh.map((one) => one.event)).toEqual(['News', 'Hurt']);
    expect(show.play('toggle')).toBe(true);
    expect([show.paused, show.live]).toEqual([true, false]);
  });

  it('passes by nothing that somebody wants to read, and by no death', () => {
    const { show, first } = shown();
    settings.now = { ...settings.now, moments: 'important' };
    show.hear(after(first, [line('Loot'), line('News'), line('Died')]), false);
    show.play('skip');
    expect(show.moment?.rank).toBe('death');
    expect(show.frames.filter((frame) => frame.moment)).toHaveLength(2);
    settings.now = { ...settings.now, moments: 'none' };
    const { show: quiet, first: match } = shown();
    quiet.hear(after(match, [line('Loot'), line('News'), line('Died')]), true);
    expect([quiet.live, quiet.frames.length]).toEqual([true, 2]);
  });

  it('is not read twice: what the question tells is not held up before it', () => {
    const { show, first } = shown();
    const reading = { ...question, story: ['Rain.'] };
    show.hear(after(first, [line('News'), line('Story', 'Rain.')], 9, [reading]), true);
    expect([show.live, show.moment]).toEqual([true, null]);
  });

  it('is shown as a game cuts it, with what each part is to show', () => {
    const beats: Cutting['beats'] = (_, __, lines) =>
      lines.map((one, i) => ({ from: i, to: i + 1, text: one.text, who: 'snork', view: { hp: 9 - i } }));
    const { show, first } = shown({ ...CUTTING, beats });
    show.hear(after(first, [line('Step'), line('Bite'), line('Died'), line('Step')], 1), true);
    const seen: unknown[] = [];
    while (!show.live) {
      seen.push(show.moment?.title ?? show.match?.view.hp);
      show.on();
    }
    expect([...seen, show.match?.view.hp]).toEqual([9, 8, 'Iwan', 7, 1]);
  });

  it('knows what came after the own last answer, and whether it was watched', () => {
    const { show, first } = shown();
    show.hear(after(first, [{ ...line('Passed'), answer: 2 }]), true);
    expect([show.mark, show.missed]).toEqual([2, false]);
    let match = show.newest as Match;
    for (const answer of [3, 4, 5])
      show.hear((match = after(match, [{ ...line('Moved', `Oleg ${answer}`), answer }], 9, [])), false);
    expect(show.missed).toBe(false);
    show.play('skip');
    expect([show.missed, show.mark]).toEqual([true, 2]);
    expect(since(show.match?.journal ?? [], show.mark)).toHaveLength(3);
  });

  it('lights what a moment names and the goods that follow from it, until something else begins', () => {
    const changes = ({ event }: Line): string[] => (event === 'Gained' ? ['wood'] : []);
    const { show, first } = shown({ ...CUTTING, changes });
    const named: Line = { ...line('Loot'), names: [[0, 4, 'crate']] };
    show.hear(after(first, [named, line('Gained', ''), line('Round'), line('Gained')]), true);
    expect(show.lit?.lit).toEqual(['crate', 'wood']);
    expect(show.moment).not.toBe(null);
    show.on();
    // It has been read: it is still known what to let glow.
    expect([show.moment, show.lit?.lit]).toEqual([null, ['crate', 'wood']]);
  });

  it('begins anew when something is taken back', () => {
    const { show, first } = shown();
    const second = after(first, [line('Moved', 'Oleg moves.')], 9, []);
    show.hear(second, false);
    show.hear({ ...first, serial: 3, fresh: [], news: [] }, false);
    expect([show.frames.length, show.live, told(show)]).toEqual([1, true, ['Began']]);
  });
});

describe('since the last turn', () => {
  it('each has the lines that weigh most, and what came of itself stands last', () => {
    const of = (seat: number, event: string): Line => ({ ...line(event), fields: { seat } });
    const lines = [
      line('News'),
      of(1, 'Moved'),
      of(1, 'Counted'),
      of(2, 'Hurt'),
      ...Array<Line>(4).fill(of(1, 'Hurt')),
    ];
    const found = doings(lines, { Hurt: 2, Counted: 0 }, new Set(['Round']));
    expect(found.map(({ seat, lines }) => [seat, lines.length])).toEqual([[1, 3], [2, 1], [null, 1]]); // prettier-ignore
  });
});
