/** What the page shows of a match. The table may be ahead: what others, the Zone and the story do is shown one thing after the
 * other, at a pace one can follow; it can wait, go back, be skipped and be watched once more. Everything on the page comes from
 * the frame that is shown, so questions, journal and figures wait for it. */
import { framesOf, withheld, type Cutting, type Frame } from './frames';
import type { Line } from '../protocol';
import type { Play } from './keys';
import type { Moment } from './moments';
import type { Match } from './patch';
import { settings } from './settings.svelte';
import { keepMark, markOf } from './since';

/** Frames that are kept to be watched once more. */
const MOST = 240;

const plain = (match: Match): Frame => ({ match, beat: null, moment: null, wait: 0 });

/** Whether one match has come out of the other by something that happened, and not by taking back or coming back. */
function follows(before: Match, now: Match): boolean {
  const kept = now.journal.length - now.fresh.length;
  return now.serial >= before.serial && kept >= 0 && now.journal[kept - 1] === before.journal.at(-1);
}

export class Show {
  frames = $state.raw<Frame[]>([]);
  at = $state(-1);
  paused = $state(false);
  /** Somebody points at what is held up: it stays. */
  held = $state(false);
  /** The match as the table told it last. */
  newest = $state.raw<Match | null>(null);
  /** How the game's part of the page cuts an update; before it is there, nothing is cut. */
  cutting: Omit<Cutting, 'wish' | 'own'> | null = null;
  /** The last answer that had been given when whoever looks at this last answered; what came after it is new to them. */
  mark = $state(-1);
  /** Some of that has not been watched. */
  missed = $state(false);
  /** Where that began which came after the own last answer. */
  private first = $state(0);
  /** What has happened between the frame that was shown before and this one. */
  private fresh = $state.raw<Line[]>([]);
  /** The furthest frame that was shown, and since when the one is that is shown now. */
  private seen = -1;
  private begun = 0;

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** The match as it is shown. Who is there and what they say is always told at once. */
  match = $derived.by<Match | null>(() => {
    const [frame, now] = [this.frames[this.at], this.newest];
    if (!frame || !now) return now;
    const { table, chat, log, undo, undone, wish, voices } = now;
    const questions = this.live ? frame.match.questions : frame.match.questions.map(withheld);
    return { ...frame.match, fresh: this.fresh, questions, table, chat, log, undo, undone, wish, voices };
  });

  /** Nothing is left to be shown. */
  get live(): boolean {
    return this.at === this.frames.length - 1;
  }

  get frame(): Frame | undefined {
    return this.frames[this.at];
  }

  get moment(): Moment | null {
    return this.frame?.moment ?? null;
  }

  /** What was held up a moment ago, or still is: the things that it changes are lit. */
  get lit(): Moment | null {
    return this.moment ?? this.frames[this.at - 1]?.moment ?? null;
  }

  /** The frames since the own last answer that there is anything to see of. */
  get reel(): Frame[] {
    return this.frames.slice(this.first).filter((frame) => frame.moment || frame.beat?.text);
  }

  /** What has happened since the own last answer, as far as it has been shown. */
  get since(): Line[] {
    return this.frames.slice(this.first, this.at + 1).flatMap((frame) => frame.match.fresh);
  }

  /** News from the table; `own`: the answer of whoever looks at this has brought them. */
  hear(now: Match | null, own: boolean): void {
    const before = this.newest;
    // A sign of life of the table, or a refusal: nothing has happened, and what is shown goes on.
    if (!now || now === before) return;
    this.newest = now;
    const { code } = now.table;
    const last = now.journal.at(-1)?.answer ?? 0;
    if (!before) this.mark = markOf(code) ?? last;
    if (!before || !follows(before, now)) {
      this.missed = true;
      return this.begin([plain(now)]);
    }
    if (now.serial === before.serial) return;
    if (own) {
      [this.mark, this.missed] = [last, false];
      keepMark(code, last);
    }
    const found = this.cutting
      ? framesOf(before, now, { ...this.cutting, wish: settings.now.moments, own })
      : [plain(now)];
    const live = this.live;
    const gone = Math.max(0, Math.min(this.at, this.frames.length - MOST));
    const old = this.frames.slice(gone);
    this.first = own ? old.length : Math.max(0, this.first - gone);
    this.seen -= gone;
    this.frames = [...old, ...found];
    this.at -= gone;
    if (settings.still) {
      if (live) this.skip();
    } else if (live && this.left <= 0) this.go(this.at + 1);
  }

  /** Milliseconds that the shown frame is still to be looked at. */
  private get left(): number {
    const wait = this.frame?.wait ?? 0;
    return wait / settings.now.pace - (this.clock() - this.begun);
  }

  /** Goes on by itself; to be run in an effect. */
  run(): (() => void) | undefined {
    if (this.live || this.paused || this.held || this.frame?.wait === null) return undefined;
    const timer = setTimeout(() => this.go(this.at + 1), Math.max(0, this.left));
    return () => clearTimeout(timer);
  }

  /** What is held up has been read. */
  on(): void {
    if (settings.still && !this.paused) this.skip();
    else this.go(this.at + 1);
  }

  /** Wait, go on, or play it once more; whether there is anything to play. */
  play(act: Play): boolean {
    if (act === 'toggle') return this.toggle();
    if (act === 'back') {
      if (this.at <= 0 || (this.live && !this.reel.length)) return false;
      this.paused = true;
      this.go(this.at - 1);
      return true;
    }
    if (this.live) return false;
    if (act === 'next') this.go(this.at + 1);
    else this.skip();
    return true;
  }

  private toggle(): boolean {
    if (!this.live) this.paused = !this.paused;
    else {
      const [first] = this.reel;
      if (!first) return false;
      this.paused = settings.still;
      this.go(this.frames.indexOf(first));
    }
    return true;
  }

  /** To the present; but nobody passes by a death. */
  private skip(): void {
    this.missed ||= this.frames.length - this.at > 2 || settings.still;
    const death = this.frames.findIndex((frame, at) => at > this.seen && frame.moment?.rank === 'death');
    this.paused = false;
    this.go(death < 0 ? this.frames.length - 1 : death);
  }

  private begin(frames: Frame[]): void {
    this.frames = frames;
    this.first = 0;
    this.seen = this.at = -1;
    this.go(frames.length - 1);
  }

  private go(to: number): void {
    const at = Math.min(Math.max(0, to), this.frames.length - 1);
    const from = at > this.at ? this.at + 1 : at;
    this.fresh = this.frames.slice(from, at + 1).flatMap((frame) => frame.match.fresh);
    this.at = at;
    this.seen = Math.max(this.seen, this.at);
    this.begun = this.clock();
    this.held = false;
    if (this.live) this.paused = false;
  }

  /** Slower, as usual, quicker. */
  quicken(): void {
    settings.set({ pace: settings.now.pace === 1 ? 2 : settings.now.pace === 2 ? 0.5 : 1 });
  }
}
