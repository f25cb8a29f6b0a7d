/** The line to the table, with a clock and a socket of our own. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromTable, Question } from '../protocol';
import { DEAF, DOUBT, HELD, Link, PING, SLOW, WAITS } from './link.svelte';

class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = Socket.CONNECTING;
  sent: { say: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as { say: string });
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  tell(message: Partial<FromTable>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  end(code: number, reason = ''): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }

  get pings(): number {
    return this.sent.filter((message) => message.say === 'ping').length;
  }
}

const WELCOME = {
  tell: 'welcome',
  serial: 0,
  table: { code: 'AAAAAA', you: 0, seats: [] },
  questions: [],
  journal: [],
  chat: [],
  undo: [],
  voices: {},
} as unknown as FromTable;
const QUESTION: Question = { serial: 0, seat: 0, kind: 'k', text: '?' };

let heard: Record<string, () => void>;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  heard = {};
  const listen = (name: string, heed: () => void): void => void (heard[name] = heed);
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: listen, removeEventListener: () => {} });
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('removeEventListener', () => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function newest(): Socket {
  const found = Socket.all.at(-1);
  if (!found) throw new Error('nothing has been connected');
  return found;
}

function opened(): Link {
  const link = new Link('AAAAAA');
  newest().open();
  newest().tell(WELCOME);
  return link;
}

describe('a line that seems open', () => {
  it('is kept while pings are answered', () => {
    const link = opened();
    for (let i = 1; i <= 4; i++) {
      vi.advanceTimersByTime(PING);
      expect(newest().pings).toBe(i);
      newest().tell({ tell: 'pong' });
    }
    expect([link.status, Socket.all.length]).toEqual(['open', 1]);
  });

  it('is lost when a ping is not answered', () => {
    const link = opened();
    vi.advanceTimersByTime(PING + DEAF - 1);
    expect(link.status).toBe('open');
    vi.advanceTimersByTime(1);
    expect(link.status).toBe('lost');
    vi.advanceTimersByTime(WAITS[0] ?? 0);
    expect(Socket.all.length).toBe(2);
  });

  it('has to prove itself when the network changes', () => {
    const link = opened();
    heard.offline?.();
    expect(newest().pings).toBe(1);
    vi.advanceTimersByTime(DOUBT);
    expect(link.status).toBe('lost');
    heard.online?.();
    expect(Socket.all.length).toBe(2);
    newest().open();
    newest().tell(WELCOME);
    expect(link.status).toBe('open');
  });

  it('does not heed what a line says that was given up', () => {
    const link = opened();
    const old = newest();
    vi.advanceTimersByTime(PING + DEAF);
    old.tell(WELCOME);
    old.end(1000);
    expect(link.status).toBe('lost');
  });
});

describe('an answer', () => {
  it('is told to be on its way when it takes long, and the line is looked at', () => {
    const link = opened();
    link.answer(QUESTION, 'rest');
    expect([link.waiting, link.sending]).toEqual([true, false]);
    vi.advanceTimersByTime(SLOW);
    expect([link.sending, newest().pings]).toEqual([true, 1]);
    newest().tell({ tell: 'pong' });
    vi.advanceTimersByTime(DEAF);
    expect([link.status, link.sending, link.waiting]).toEqual(['open', true, true]);
    newest().tell({ ...WELCOME, tell: 'update', serial: 1, changed: {}, lines: [] } as unknown as FromTable);
    expect([link.sending, link.waiting]).toEqual([false, false]);
  });

  it('does not hang on a line that is dead', () => {
    const link = opened();
    link.answer(QUESTION, 'rest');
    vi.advanceTimersByTime(DEAF);
    expect([link.status, link.sending, link.waiting]).toEqual(['lost', false, false]);
  });
});

describe('coming back', () => {
  it('is tried ever more rarely, until a line has held', () => {
    const link = opened();
    for (const wait of WAITS) {
      newest().end(1012);
      expect(link.status).toBe('lost');
      const count = Socket.all.length;
      vi.advanceTimersByTime(wait - 1);
      expect(Socket.all.length).toBe(count);
      vi.advanceTimersByTime(1);
      expect(Socket.all.length).toBe(count + 1);
      newest().open();
      newest().tell(WELCOME);
      expect(link.status).toBe('open');
    }
    vi.advanceTimersByTime(HELD);
    newest().end(1006);
    const count = Socket.all.length;
    vi.advanceTimersByTime(WAITS[0] ?? 0);
    expect(Socket.all.length).toBe(count + 1);
  });

  it('keeps to the pause that the table asks for, and to its words', () => {
    const link = opened();
    const words = 'The server cannot save anything just now.';
    newest().tell({ tell: 'refused', code: 'unavailable', message: words, pause: 5 } as unknown as FromTable);
    newest().end(1013, 'unavailable');
    expect([link.status, link.reason, link.refused]).toEqual(['lost', words, null]);
    vi.advanceTimersByTime(4999);
    expect(Socket.all.length).toBe(1);
    vi.advanceTimersByTime(1);
    newest().open();
    newest().tell(WELCOME);
    expect([link.status, link.reason]).toEqual(['open', '']);
  });

  it('does not wait for ever for a server that takes the call and says nothing', () => {
    new Link('AAAAAA');
    vi.advanceTimersByTime(DEAF + (WAITS[0] ?? 0));
    expect(Socket.all.length).toBe(2);
  });

  it('is not tried where there is no table', () => {
    const link = new Link('AAAAAA');
    newest().end(4404);
    vi.advanceTimersByTime(60_000);
    expect([link.status, Socket.all.length]).toEqual(['closed', 1]);
  });
});

describe('a refusal', () => {
  it('that a bot plays is gone when the seats have changed', () => {
    const link = opened();
    newest().tell({ tell: 'refused', code: 'not-yours', message: 'A bot is playing in your place.' });
    expect(link.refused).not.toBeNull();
    newest().tell({ tell: 'seats', table: { code: 'AAAAAA' } } as unknown as FromTable);
    expect(link.refused).toBeNull();
  });
});
