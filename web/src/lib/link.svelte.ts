/** The line to the table: one WebSocket that comes back by itself. */
import type { FromPage, FromTable, Preview, Question, Refused } from '../protocol';
import { told, type Match } from './patch';
import { words } from './words.svelte';

const PROTOCOL = 1;
const WAITS = [300, 600, 1000, 2000, 3000];
const PING = 25_000;

export class Link {
  match = $state.raw<Match | null>(null);
  status = $state<'connecting' | 'open' | 'lost' | 'closed' | 'old'>('connecting');
  refused = $state.raw<Refused | null>(null);
  /** What the table said last would come of an option. */
  preview = $state.raw<Preview | null>(null);
  /** An answer is on its way: buttons rest until the table has told what came of it. */
  waiting = $state(false);

  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private gone = false;

  constructor(readonly code: string) {
    this.connect();
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
  }

  /** The network or the person is back: no more waiting. */
  private wake = (): void => {
    if (this.status === 'lost' && document.visibilityState === 'visible') this.retry();
  };

  /** The questions that this seat answers: its own, and those of somebody who is away. */
  get mine(): Question[] {
    const you = this.match?.table.you ?? null;
    const deputy = you !== null && this.match?.voices.deputy === you;
    return this.readable.filter((question) => question.seat === you || deputy);
  }

  /** The questions that this seat can read, also those that others answer. */
  get readable(): Question[] {
    return (this.match?.questions ?? []).filter(answerable);
  }

  answer(question: Question, option: string): void {
    if (this.waiting) return;
    this.refused = null;
    this.waiting = this.send({ say: 'answer', serial: question.serial, option });
  }

  /** What would come of an option, if these things were chosen after it. */
  ask(question: Question, option: string, through: string[]): void {
    this.send({ say: 'ask', serial: question.serial, option, through });
  }

  undo(level: 'choice' | 'action' | 'turn' | 'phase' | 'round'): void {
    if (!this.match) return;
    this.refused = null;
    this.send({ say: 'undo', serial: this.match.serial, level });
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

  /** What this seat would answer; an empty option takes it back. */
  propose(question: Question, option: string): void {
    this.refused = null;
    this.send({ say: 'propose', serial: question.serial, option });
  }

  ready(question: Question, ready: boolean): void {
    this.send({ say: 'ready', serial: question.serial, ready });
  }

  speak(): void {
    this.send({ say: 'language', language: words.language });
  }

  close(): void {
    this.gone = true;
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.timer);
    clearInterval(this.ping);
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
    socket.onopen = () => {
      const hello: FromPage = { say: 'hello', protocol: PROTOCOL, language: words.language };
      socket.send(JSON.stringify(hello));
      clearInterval(this.ping);
      this.ping = setInterval(() => this.send({ say: 'ping' }), PING);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromTable);
    socket.onclose = (event) => {
      if (this.gone || this.socket !== socket) return;
      clearInterval(this.ping);
      this.waiting = false;
      // No such table, or a page older than the table: nothing is gained by trying again.
      this.status = event.code === 4404 ? 'closed' : event.code === 4400 ? 'old' : 'lost';
      if (this.status === 'lost') {
        this.timer = setTimeout(() => this.connect(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
      }
    };
  }

  private hear(message: FromTable): void {
    if (message.tell === 'refused') {
      this.waiting = false;
      // A doubled answer was meant well and has done no harm.
      if (message.code !== 'stale') this.refused = message;
      return;
    }
    if (message.tell === 'preview') {
      this.preview = message;
      return;
    }
    if (message.tell === 'welcome' || message.tell === 'update') {
      this.status = 'open';
      this.tries = 0;
      this.waiting = false;
    }
    this.match = told(this.match, message);
  }

  private send(message: FromPage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}

export function answerable(question: Question): boolean {
  return (question.choices?.length ?? 0) > 0 || (question.low ?? null) !== null;
}
