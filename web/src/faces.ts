/** What a game brings to the table: its board, its players' boards, and small things. Another game adds another `face.ts`. */
import type { Component } from 'svelte';
import type { Draws } from './bust/busts.svelte';
import type { IconName } from './lib/icon-names';
import type { Spoken } from './lib/glossary.svelte';
import type { Lesson } from './lib/lesson';
import type { Beat } from './lib/frames';
import type { HeldUp } from './lib/moments';
import type { Language, Place, Targets } from './lib/options';
import type { Step } from './lib/plan.svelte';
import type { Sounds } from './lib/sounds';
import type { Tip } from './lib/tips';
import type { Wire } from './lib/typed';
import type { Weights } from './lib/weights';
import type { TableInfo } from './protocol';

/** A view as a game's own parts read it: the table hands it on without looking into it. */
export type View = Wire['view'];
type Chosen<W extends Wire> = W['question']['choices'][number];
type Pick<W extends Wire> = (choices: Chosen<W>[]) => void;

export interface BoardProps<W extends Wire> {
  view: W['view'];
  targets: Targets<Chosen<W>>;
  fresh: W['line'][];
  names: string[];
  question: W['question'] | null;
  onpick: Pick<W>;
  /** Several answers one after the other. */
  onplan: (steps: Step<W['line']>[]) => void;
  /** Ask the table what would come of an option, and what it has said last. */
  onask: (option: string, through: string[]) => void;
  preview: W['preview'] | null;
  /** What is being watched: whom it is about, and where it leads. */
  beat?: Beat | null;
}

export interface BoardMethods {
  step: (dx: number, dy: number) => void;
  focus: (id?: string) => void;
  /** Bring a thing into the picture; whether it is on the board. */
  point?: (id: string) => boolean;
  holds?: (id: string) => boolean;
  /** What lies open on the board is put away; whether there was anything. */
  close?: () => boolean;
  /** A digit that belongs to no button of the bar; whether something has that number. */
  press?: (number: number) => boolean;
}

/** What lies in front of a player. */
export interface SeatProps<W extends Wire> {
  view: W['view'];
  seat: number;
  targets: Targets<Chosen<W>>;
  onpick: Pick<W>;
}

/** Beside the question; `news` are the lines of the last answer. */
export interface TrayProps<W extends Wire> {
  journal: W['line'][];
  news: W['line'][];
  question: W['question'] | null;
  names: string[];
  targets: Targets<Chosen<W>>;
  onpick: Pick<W>;
}

/** A page beside the journal: what lies at the edge of the table. */
export interface SideProps<W extends Wire> {
  view: W['view'];
  journal: W['line'][];
  code: string;
  targets: Targets<Chosen<W>>;
  onpick: Pick<W>;
}

/** What lies over the board for a while. */
export interface StageProps<W extends Wire> {
  view: W['view'];
  question: W['question'] | null;
  journal: W['line'][];
  code: string;
  names: string[];
  onpick: Pick<W>;
}

/** A part that is fetched when it is needed. */
export type Fetched<P extends object> = () => Promise<{ default: Component<P> }>;

/** The end of a match. */
export interface EndProps<W extends Wire> {
  table: TableInfo;
  view: W['view'];
  journal: W['line'][];
  names: string[];
  onlook: () => void;
}

/** Something that the line over the board tells; `brief` where there is no room for words. */
export interface HeadlinePart {
  key: string;
  icon: IconName;
  text: string;
  brief: string;
  /** The card that tells more of it. */
  card?: string;
  /** It runs out. */
  loud?: boolean;
  /** It is left out where there is little room. */
  minor?: boolean;
}

/** Goal, clock and turn. */
export interface Headline {
  goal: string;
  card?: string;
  parts: HeadlinePart[];
  /** Actions of the running turn. */
  pips?: { left: number; most: number };
}

export interface GameFace<W extends Wire = Wire> {
  Board: Component<BoardProps<W>, BoardMethods>;
  Seat: Component<SeatProps<W>>;
  Summary: Component<{ view: W['view']; seat: number }>;
  Tray?: Component<TrayProps<W>>;
  /** Dice in the middle of the table. */
  Throw?: Component<TrayProps<W>>;
  /** A face of a die that people throw themselves. */
  Die?: Component<{ die: string; face: string; number: number }>;
  /** The picture on an enlarged card. */
  Art: Component<{ id: string }>;
  Side: Fetched<SideProps<W>>;
  Stage?: Component<StageProps<W>>;
  /** It is fetched when it comes to that. */
  End: Fetched<EndProps<W>>;
  /** The page's message that names the side page. */
  side: string;
  /** Verbs of options that are about the side page. */
  sideVerbs: Chosen<W>['said']['verb'][];
  /** The verbs of its questions. */
  language: Language;
  /** The first match of whoever learns the game. */
  lesson?: Lesson;
  /** The words of its rules, with what explains them. */
  glossary?: Spoken;
  /** What is heard of what happens. */
  sounds?: Sounds<W>;
  /** What is explained when it happens for the first time. */
  tips?: Tip<W>[];
  /** Which goal is told to whoever plays this for the first time: the page's messages `primer-<this>-goal` and so on. */
  primer?: (view: W['view']) => string;
  /** It speaks of cards that most matches do without: their words are waited for. */
  rare?: (view: W['view']) => boolean;
  /** The view as the game's own parts read it, out of its parts as they came. */
  read: (parts: Record<string, unknown>) => W['view'];
  /** Goal, clock and turn, in a line over the board; nothing while there is none of them. */
  headline: (view: W['view'], names: readonly string[], question: W['question'] | null) => Headline | null;
  /** The round, or whatever a game counts instead, that begins with a line, if one does. */
  begins: (line: W['line']) => number | null;
  /** What a seat plays now, as the cards name it. */
  figure: (view: W['view'], seat: number) => string;
  /** How sentences point at a seat, where not as one. */
  seatAs?: (seat: number) => string;
  /** The busts of its people. */
  busts?: Draws;
  /** A question as this game's parts show it. */
  reworded?: (question: W['question']) => W['question'];
  /** Where the options of a question glow. */
  aim: (question: W['question'] | null, view: W['view']) => Targets<Chosen<W>>;
  /** Where an option is chosen. */
  placeOf: (question: W['question'], choice: Chosen<W>) => Place;
  /** What is asked is answered in the middle of the table, in what lies over the board: the bar is one line. */
  inMiddle?: (question: W['question']) => boolean;
  /** The answer that goes on: ends the turn, accepts, turns the page. It always stands at the same place. */
  goesOn?: (question: W['question'], choice: Chosen<W>) => boolean;
  /** The letters of standing actions by their verbs, and the one that unfolds what is chosen on the board. */
  letters?: Partial<Record<Chosen<W>['said']['verb'], string>>;
  foldLetter?: string;
  /** There are many options: they are told at length only while they are pointed at. */
  brief: boolean;
  /** It is played on the board: on a phone the board has more room than the page below it. */
  roomy?: (view: W['view'], asked: readonly string[]) => boolean;
  /** A book lies open instead of the board, and questions are answered in it: the bar is small, and on a phone the pages below
   * the book show their tabs only. `asked`: the kinds of all questions that are open. */
  book?: (view: W['view'], asked: readonly string[]) => boolean;
  /** Whether the table decides together at this moment, in a game in which otherwise everybody plays for themselves. */
  council?: (view: W['view'], asked: readonly string[]) => boolean;
  /** One board for everybody: it is shown once, not under each seat. */
  shared?: boolean;
  /** The stage or the board tells the story of a question itself. */
  tells?: (question: W['question']) => boolean;
  /** What is asked is chosen by looking at the board: nothing may lie over it. */
  needsBoard?: (question: W['question']) => boolean;
  /** The page's message that counts what can be chosen on the board. */
  onBoard?: string;
  /** Lines of the journal that are read on a page of their own. */
  stories?: ReadonlySet<W['line']['event']>;
  /** The page's message that asks once more, where an answer gives something away; else nothing. */
  warning?: (question: W['question'], choice: Chosen<W>) => string;
  /** The answer that goes on would come early: it stands where it always does, and does not call for being pressed. */
  early?: (question: W['question'], choice: Chosen<W>) => boolean;
  /** An answer that leaves things undone: it comes last, and is never the 1. */
  isLast?: (choice: Chosen<W>) => boolean;
  /** Events that are told only when the dice have landed. */
  throws?: ReadonlySet<W['line']['event']>;
  /** Events that call off the rest of several planned answers. */
  surprises: ReadonlySet<W['line']['event']>;
  /** The options whose cards are to be laid open, because they lie nowhere on the table. */
  laidOut: (question: W['question']) => Chosen<W>[];
  icons: Partial<Record<W['line']['event'], IconName>>;
  /** What comes first where little can be told. */
  weights: Weights<W['line']['event']>;
  /** What is held up in the middle of the table, by event. */
  moments: HeldUp<W>;
  /** The goods that a line changes: they are lit while one reads why. */
  changes?: (line: W['line']) => readonly string[];
  /** Events that come with something to read: then nothing is held up. */
  hush?: ReadonlySet<W['line']['event']>;
  /** The parts of an update that are watched one by one, each with the parts of the view as they are to be shown. */
  beats?: (before: W['view'], after: W['view'], lines: readonly W['line'][]) => Beat[];
  /** Lines of the journal that begin a chapter. */
  headings: ReadonlySet<W['line']['event']>;
}

/** A game's face as the table knows it: the table hands each game its own records on without looking into them. */
export const gameFace = <W extends Wire>(face: GameFace<W>): GameFace => face as unknown as GameFace;

/** The games that have a face of their own, each with what fetches its part of the page: it comes when somebody sits down to it. */
const FACES: Record<string, () => Promise<GameFace>> = {
  zona: async () => (await import('./zona/face')).FACE,
  stalker: async () => (await import('./stalker/face')).FACE,
  twom: async () => (await import('./twom/face')).FACE,
};

/** Whether a game has a first match that teaches it. */
export const hasLesson = (game: string): boolean => game in FACES;

/** The face of a game: its own, or the plain one. */
export async function faceOf(game: string): Promise<GameFace> {
  return FACES[game] ? FACES[game]() : (await import('./plain/face')).plainFace(game);
}

/** The page's message that counts the rounds, where a game has a word of its own for them. */
export const ROUNDS: Record<string, string> = { twom: 'twom-day' };
