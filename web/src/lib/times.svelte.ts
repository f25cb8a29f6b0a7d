/** Other moments of a match than now: which one is looked at, how they are played one after the other, and who leads. */
import type { Coursed, Led, Line, Mark, Moment, Tale } from '../protocol';
import { named, type Match } from './patch';

/** What a line to the table can be asked about the past. */
export interface Asking {
  look: (at: number) => void;
  course: () => void;
  tale: () => void;
  lead: (at: number | null) => void;
  /** What it is told of the past. */
  past: (message: Moment | Coursed | Tale | Led) => void;
}

const KEPT = 120;
/** Milliseconds that a moment stands while a match is played. */
export const PACES = { slow: 3600, even: 1800, quick: 700 } as const;
export type Pace = keyof typeof PACES;

export class Times {
  /** The moment that is wanted; nothing: now. */
  at = $state<number | null>(null);
  shown = $state.raw<Moment | null>(null);
  course = $state.raw<Coursed | null>(null);
  tale = $state.raw<Line[] | null>(null);
  led = $state.raw<Led | null>(null);
  playing = $state(false);
  pace = $state<Pace>('even');
  /** Whoever is led may look elsewhere for a while. */
  alone = $state(false);
  private known: Record<number, Moment> = {};
  private order: number[] = [];
  private stops: number[] = [];
  /** Where to go as soon as it is known which moments there are. */
  private wanted: number | null = null;

  constructor(private readonly link: Asking) {
    link.past = (message) => this.hear(message);
  }

  get leading(): boolean {
    return this.led?.you ?? false;
  }

  /** Somebody else leads, and this page goes along. */
  get following(): boolean {
    return !!this.led && this.led.at !== null && !this.led.you && !this.alone;
  }

  private hear(message: Moment | Coursed | Tale | Led): void {
    if (message.tell === 'course') {
      this.course = message;
      if (this.wanted !== null) this.go(this.wanted);
      this.wanted = null;
    } else if (message.tell === 'tale') this.tale = message.lines;
    else if (message.tell === 'led') {
      this.led = message.at === null ? null : message;
      if (!this.led) this.alone = false;
      else if (this.following && message.at !== null) this.show(message.at);
    } else {
      const moment = { ...message, lines: message.lines.map(named) };
      this.known[message.at] = moment;
      this.order = [...this.order.filter((at) => at !== message.at), message.at];
      for (const at of this.order.splice(0, this.order.length - KEPT)) delete this.known[at];
      if (message.at === this.at) this.shown = moment;
    }
  }

  /** What has happened at which answers: there a match that is played stops. */
  tell(journal: readonly Line[]): void {
    const told = journal.filter((line) => line.text).map((line) => line.answer);
    this.stops = told.filter((at, i) => at !== told[i - 1]);
  }

  /** Look at a moment; whoever leads takes the others along. */
  go(at: number): void {
    if (!this.course) this.link.course();
    const last = this.course?.last ?? at;
    const wanted = Math.max(this.course?.first ?? 0, Math.min(at, last));
    if (this.led && !this.led.you) this.alone = true;
    this.show(wanted);
    if (this.leading) this.link.lead(wanted);
  }

  private show(at: number): void {
    if (!this.course) this.link.course();
    this.at = at;
    const known = this.known[at];
    if (known) this.shown = known;
    else this.link.look(at);
  }

  /** From the beginning, or from a moment on; behind what can be looked at there is nothing. */
  begin(at = 0): void {
    this.wanted = at;
    this.playing = false;
    this.link.course();
  }

  /** To the next moment at which something was told, or to the one before; whether there was one. */
  step(by: 1 | -1): boolean {
    const { at, course } = this;
    if (at === null || !course) return false;
    const covered = (this.stops[0] ?? Infinity) <= course.first;
    const next = !covered
      ? at + by
      : by > 0
        ? (this.stops.find((stop) => stop > at) ?? course.last)
        : (this.stops.findLast((stop) => stop < at) ?? course.first);
    if (next === at || next < course.first || next > course.last) return false;
    this.go(next);
    return true;
  }

  /** Fetch the next moment before it is wanted. */
  ahead(): void {
    const next = this.stops.find((stop) => stop > (this.at ?? Infinity));
    if (next !== undefined && !this.known[next]) this.link.look(next);
  }

  now(): void {
    [this.at, this.shown, this.playing] = [null, null, false];
    if (this.leading) this.link.lead(null);
  }

  /** The match has gone on: its moments are others, and those after what was taken back are no more. */
  moved(keep: number | null): void {
    this.course = null;
    if (keep === null) {
      if (this.at !== null) this.link.course();
      return;
    }
    for (const at of this.order) if (at > keep) delete this.known[at];
    if (this.at !== null && this.at > keep) this.now();
    else if (this.at !== null) this.link.course();
  }

  lead(lead: boolean): void {
    this.alone = false;
    this.link.lead(lead ? (this.at ?? this.course?.first ?? 0) : null);
  }

  follow(): void {
    this.alone = false;
    if (this.led?.at !== null && this.led?.at !== undefined) this.show(this.led.at);
  }
}

/** The last thing that began at or before a moment. */
export const markAt = (course: Coursed | null, at: number): Mark | null =>
  course?.marks.findLast((mark) => mark.at <= at) ?? null;

/** A match as it was at a moment, for everything that draws one: nothing is asked, nothing is new. */
export function then(match: Match, moment: Moment): Match {
  return {
    ...match,
    view: moment.view,
    questions: [],
    journal: match.journal.filter((line) => line.answer <= moment.at),
    fresh: [],
    news: moment.lines,
  };
}
