/** The line to the table: one WebSocket that comes back by itself. */
import type {
  Closed,
  Coursed,
  FromPage,
  FromTable,
  Led,
  Moment,
  Preview,
  Question,
  Reaction,
  Refused,
  Tale,
  UndoLevel,
} from '../protocol';
import { thoughts } from './counsel.svelte';
import { marks } from './marks.svelte';
import { told, type Match } from './patch';
import { words } from './words.svelte';

const PROTOCOL = 1;
/** Milliseconds between two tries to come back: ever longer, lest a server in trouble be run over. */
export const WAITS = [300, 600, 1000, 2000, 4000, 8000, 15_000];
export const PING = 25_000;
/** Milliseconds after which it is said that an answer is still on its way. */
export const SLOW = 2_000;
/** Milliseconds of silence after which a line that seems open counts as lost; the network has just changed: fewer. */
export const DEAF = 10_000;
export const DOUBT = 3_000;
/** Milliseconds after which a line that came back has held. */
export const HELD = 10_000;

export class Link {
  match = $state.raw<Match | null>(null);
  status = $state<'connecting' | 'open' | 'lost' | 'closed' | 'old'>('connecting');
  refused = $state.raw<Refused | null>(null);
  /** What the table said last would come of an option. */
  preview = $state.raw<Preview | null>(null);
  /** What the rules forbid at an open question, since somebody looked at it. */
  closed = $state.raw<Closed | null>(null);
  /** An answer is on its way: buttons rest until the table has told what came of it. */
  waiting = $state(false);
  /** It has been on its way for longer than usual. */
  sending = $state(false);
  /** Why the table has ended the line, in words, if it has said so. */
  reason = $state('');

  /** Whoever looks at other moments of the match hears of them here. */
  past: (message: Moment | Coursed | Tale | Led) => void = () => undefined;

  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private slow: ReturnType<typeof setTimeout> | undefined;
  private deaf: ReturnType<typeof setTimeout> | undefined;
  private held: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private gone = false;
  /** Milliseconds after which the table wants to be tried again. */
  private pause = 0;

  /** `heard` is told what the match has come to, and whether an answer of this page has brought that. */
  constructor(
    readonly code: string,
    private readonly heard: (match: Match | null, own: boolean) => void = () => undefined,
  ) {
    this.connect();
    addEventListener('online', this.wake);
    addEventListener('offline', this.wake);
    document.addEventListener('visibilitychange', this.wake);
  }

  /** The network has changed or the person is back: no more waiting, and a line that seems open has to prove it. */
  private wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.status === 'lost') this.retry();
    else if (this.status === 'open') this.probe(DOUBT);
  };

  answer(question: Question, option: string): void {
    if (this.waiting) return;
    this.refused = null;
    thoughts.bots = [];
    this.waiting = this.send({ say: 'answer', serial: question.serial, option });
    if (this.waiting) this.expect();
  }

  /** What would come of an option, if these things were chosen after it. */
  ask(question: Question, option: string, through: string[]): void {
    this.send({ say: 'ask', serial: question.serial, option, through });
  }

  /** What else would one look for at a question, and why can it not be taken? */
  why(question: Question): void {
    this.send({ say: 'why', serial: question.serial });
  }

  undo(level: UndoLevel['level']): void {
    if (!this.match) return;
    this.refused = null;
    if (this.send({ say: 'undo', serial: this.match.serial, level })) this.expect();
  }

  /** Bring back what an undo took. */
  redo(undo: number): void {
    if (!this.match) return;
    this.refused = null;
    this.send({ say: 'redo', serial: this.match.serial, undo });
  }

  /** Yes or no to what somebody else wants to take back; no to the own wish withdraws it. */
  agree(agree: boolean): void {
    if (this.match) this.send({ say: 'agree', serial: this.match.serial, agree });
  }

  chat(text: string): void {
    this.send({ say: 'chat', text });
  }

  /** What somebody thinks of a line of chat; the same again takes it back. */
  react(line: number, sign: Reaction['sign']): void {
    this.send({ say: 'react', line, sign });
  }

  /** Show the others a thing on the board. */
  mark(thing: string): void {
    this.send({ say: 'mark', thing });
  }

  /** What this seat would answer; an empty option takes it back. */
  propose(question: Question, option: string): void {
    this.refused = null;
    this.send({ say: 'propose', serial: question.serial, option });
  }

  ready(question: Question, ready: boolean): void {
    this.send({ say: 'ready', serial: question.serial, ready });
  }

  /** How did the board look at a moment? The answer goes to `past`, as those of the next three. */
  look(at: number): void {
    this.send({ say: 'look', at });
  }

  course(): void {
    this.send({ say: 'course' });
  }

  tale(): void {
    this.send({ say: 'tale' });
  }

  /** Lead the others to a moment of a match that is over; nothing: no longer. */
  lead(at: number | null): void {
    this.send({ say: 'lead', at });
  }

  /** What would you do? */
  advise(question: Question): void {
    this.refused = null;
    thoughts.advising = this.send({ say: 'advise', serial: question.serial });
  }

  /** How will this end? */
  foresee(): void {
    if (this.match) thoughts.foreseeing = this.send({ say: 'outlook', serial: this.match.serial });
  }

  /** What did a match that is over turn on? */
  lookBack(): void {
    this.send({ say: 'hindsight' });
  }

  speak(): void {
    this.send({ say: 'language', language: words.language });
  }

  close(): void {
    this.gone = true;
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.rest();
    this.socket?.close();
  }

  /** Try again at once. */
  retry(): void {
    clearTimeout(this.timer);
    // An attempt that is under way is enough.
    if (this.status !== 'open' && this.socket?.readyState !== WebSocket.CONNECTING) this.connect();
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.code}`);
    this.socket = socket;
    this.listen(DEAF);
    socket.onopen = () => {
      const hello: FromPage = { say: 'hello', protocol: PROTOCOL, language: words.language };
      socket.send(JSON.stringify(hello));
      clearInterval(this.ping);
      this.ping = setInterval(() => this.probe(DEAF), PING);
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as FromTable);
    };
    socket.onclose = (event) => {
      if (!this.gone && this.socket === socket) this.lose(event.code);
    };
  }

  private lose(code: number): void {
    this.socket = null;
    this.rest();
    this.arrived();
    if (!this.pause) this.reason = '';
    // No such table, or a page older than the table: nothing is gained by trying again.
    this.status = code === 4404 ? 'closed' : code === 4400 ? 'old' : 'lost';
    if (this.status === 'lost') {
      const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 0;
      this.timer = setTimeout(() => this.connect(), Math.max(wait, this.pause));
    }
    this.pause = 0;
  }

  /** The table ends the line: it has told why, and when to come back. */
  private heedEnd(message: Refused): boolean {
    const { pause = 0 } = message;
    if (pause) {
      this.pause = pause * 1000;
      this.reason = message.message;
    }
    return pause > 0;
  }

  /** No timer runs any more. */
  private rest(): void {
    for (const timer of [this.timer, this.slow, this.deaf, this.held]) clearTimeout(timer);
    clearInterval(this.ping);
  }

  /** Something must be heard within this time; else the line is dead, however open it seems. */
  private listen(within: number): void {
    clearTimeout(this.deaf);
    this.deaf = setTimeout(() => {
      const socket = this.socket;
      this.lose(0);
      socket?.close();
    }, within);
  }

  private probe(within: number): void {
    if (this.send({ say: 'ping' })) this.listen(within);
  }

  /** The table is to tell what came of what was sent: if that takes long, it is said, and the line is looked at. */
  private expect(): void {
    clearTimeout(this.slow);
    this.slow = setTimeout(() => {
      this.sending = true;
      this.probe(DEAF - SLOW);
    }, SLOW);
  }

  /** What was sent has been answered, or never will be. */
  private arrived(): void {
    clearTimeout(this.slow);
    this.sending = false;
    this.waiting = false;
  }

  private hear(message: FromTable): void {
    clearTimeout(this.deaf);
    if (message.tell === 'refused') {
      this.arrived();
      thoughts.advising = thoughts.foreseeing = false;
      if (this.heedEnd(message)) return;
      // A doubled answer was meant well and has done no harm.
      if (message.code !== 'stale') this.refused = message;
      return;
    }
    if (message.tell === 'preview') {
      this.preview = message;
      return;
    }
    if (message.tell === 'closed') {
      this.closed = message;
      return;
    }
    if (message.tell === 'moment' || message.tell === 'course' || message.tell === 'tale' || message.tell === 'led') {
      this.past(message);
      return;
    }
    if (message.tell === 'advice' || message.tell === 'outlook' || message.tell === 'hindsight') {
      thoughts.hear(this.code, message, thoughts.advising || message.tell !== 'advice');
      return;
    }
    if (message.tell === 'marked') {
      marks.show(message);
      return;
    }
    const own = message.tell === 'update' && this.waiting;
    if (message.tell === 'welcome' || message.tell === 'update') {
      this.status = 'open';
      this.closed = null;
      thoughts.moved();
      this.arrived();
    }
    if (message.tell === 'welcome') {
      this.reason = '';
      this.held = setTimeout(() => (this.tries = 0), HELD);
    }
    // Who has a seat again, or has lost one, need not read why they could not answer before.
    if (message.tell === 'seats' && this.refused?.code === 'not-yours') this.refused = null;
    this.match = told(this.match, message);
    this.heard(this.match, own);
  }

  private send(message: FromPage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
