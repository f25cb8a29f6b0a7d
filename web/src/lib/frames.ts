/** An update of the table as frames: what is shown of it, one after the other, and how long each is looked at. */
import type { Line, Question } from '../protocol';
import { momentsIn, readAloud, wanted, type Moment, type Reading, type Wish } from './moments';
import type { Match } from './patch';
import { weightiest, weightOf, type Weights } from './weights';

/** A part of an update that a game shows by itself. */
export interface Beat {
  /** The lines of it: from the first one to the one before the first of the next. */
  from: number;
  to: number;
  text: string;
  /** What it is a part of. */
  point?: string;
  /** Whom it is about, and where it leads. */
  who?: string;
  goal?: string;
  /** Something moves: that is seen sooner than words are read. */
  moves?: boolean;
  /** What the view is to show with it; else as it was. */
  view?: object;
}

export interface Frame {
  match: Match;
  beat: Beat | null;
  moment: Moment | null;
  /** Milliseconds until the next one may come; `null`: when it has been read. */
  wait: number | null;
}

/** What frames are cut by. */
export interface Cutting extends Omit<Reading, 'view'> {
  weights: Weights;
  /** The parts that a game itself shows one by one. */
  beats?: (before: object, after: object, lines: readonly Line[]) => Beat[];
  read: (parts: Record<string, unknown>) => object;
  /** What comes with these is read otherwise: nothing is held up. */
  hush?: ReadonlySet<string>;
  wish: Wish;
  /** Whoever looks at this has brought it about. */
  own: boolean;
}

const PACE = 650;
const LETTER = 11;
const SHORT = 0.5;
const HELD = 1800;
const READ = 32;
const LONGEST = 14_000;
const TOLD = 3;

/** How long a moment is held up: as long as it takes to read it; a death, until somebody has. */
export function readingTime(moment: Moment): number | null {
  return moment.rank === 'death' ? null : Math.min(LONGEST, HELD + readAloud(moment).length * READ);
}

/** How long a beat is looked at; bookkeeping is passed over. */
function watchingTime(beat: Beat, lines: readonly Line[], weights: Weights): number {
  if (!beat.text) return beat.moves ? PACE * SHORT : 0;
  const light = lines.every((line) => !line.text || weightOf(line, weights) === 0);
  return ((beat.moves || light ? SHORT : 1) * PACE + beat.text.length * LETTER) | 0;
}

/** What is not asked yet: it may be known what kind of question it is, but it cannot be answered. */
export function withheld(question: Question): Question {
  const rest = { ...question, choices: [], closed: 0 };
  delete rest.low;
  delete rest.high;
  return rest;
}

const isAsked = (match: Match): boolean =>
  match.questions.some((one) => one.seat === match.table.you && (one.story?.length ?? 0) > 0);

/** The frames of an update; the last one is the match as it is now. */
export function framesOf(before: Match, after: Match, cutting: Cutting): Frame[] {
  const lines = after.fresh;
  const reading = { ...cutting, view: cutting.read(before.view) };
  const quiet = lines.some((line) => cutting.hush?.has(line.event));
  const held = momentsIn(lines, reading).filter((moment, i, all) => {
    const told = cutting.moments[moment.event]?.asks && i === all.length - 1 && isAsked(after);
    return !quiet && !told && wanted(moment.rank, cutting.wish);
  });
  const beats = cutting.beats?.(reading.view, cutting.read(after.view), lines) ?? [];
  const stops = beats.length ? cutAt(beats, held) : pieces(lines, held, cutting);
  const shown = (to: number, view: object | undefined, from: number): Match => ({
    ...before,
    view: { ...before.view, ...view },
    journal: [...before.journal, ...lines.slice(0, to)],
    questions: before.questions.map(withheld),
    fresh: lines.slice(from, to),
    news: lines.slice(0, to),
  });
  const found: Frame[] = [];
  let [told, view] = [0, undefined as object | undefined];
  const open = [...held];
  const holdUp = (until: number): void => {
    while (open[0] && open[0].at < until) {
      const moment = open.shift() as Moment;
      const to = Math.max(told, moment.at + moment.own);
      found.push({ match: shown(to, view, told), beat: null, moment, wait: readingTime(moment) });
      told = to;
    }
  };
  for (const beat of stops) {
    holdUp(beat.from + 1);
    view = beat.view ?? view;
    const to = Math.max(told, beat.to);
    const seen = held.some((moment) => moment.at === beat.from);
    const wait = seen ? 0 : watchingTime(beat, lines.slice(beat.from, beat.to), cutting.weights);
    found.push({ match: shown(to, view, told), beat, moment: null, wait });
    told = to;
  }
  holdUp(lines.length);
  const last = found.at(-1);
  // The last beat is the present, unless something is still to be read; what one has done oneself keeps nobody waiting.
  if (last && !last.moment && told === lines.length) found.pop();
  const plain = cutting.own && !held.length && !beats.length;
  const beat = last && !last.moment && !plain ? last.beat : null;
  const wait = cutting.own ? 0 : ((beat && last?.wait) ?? 0);
  const fresh = last && !last.moment ? last.match.fresh : lines.slice(told);
  return [...found, { match: { ...after, fresh }, beat, moment: null, wait }];
}

/** Beats end where something is held up: nothing that comes after it is told before. */
const cutAt = (beats: readonly Beat[], held: readonly Moment[]): Beat[] =>
  beats.flatMap((beat) => {
    const cuts = held.map((moment) => moment.at).filter((at) => at > beat.from && at < beat.to);
    const ends = [...cuts, beat.to];
    return [beat.from, ...cuts].map((from, i) => ({ ...beat, text: i ? '' : beat.text, from, to: ends[i] ?? beat.to }));
  });

/** Where a game shows nothing by itself: what lies between the moments, in the sentences that weigh most. */
function pieces(lines: readonly Line[], held: readonly Moment[], { weights }: Cutting): Beat[] {
  const found: Beat[] = [];
  const add = (from: number, to: number): void => {
    const part = lines.slice(from, to);
    const text = weightiest(part, weights, TOLD)
      .map((line) => line.text)
      .join(' ');
    if (from < to) found.push({ from, to, text });
  };
  let from = 0;
  for (const moment of held) {
    add(from, moment.at);
    from = moment.at + moment.own;
  }
  add(from, lines.length);
  return found;
}
