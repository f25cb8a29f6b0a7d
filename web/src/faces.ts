/** What a game brings to the table: its board, its players' boards, and small things. Another game adds another `face.ts`. */
import type { Component } from 'svelte';
import type { IconName } from './lib/icon-names';
import type { Play } from './lib/keys';
import type { Place, Targets } from './lib/options';
import type { Step } from './lib/plan.svelte';
import type { ChoiceText, Line, Preview, Question, TableInfo } from './protocol';

export type View = Record<string, unknown>;
type Pick = (choices: ChoiceText[]) => void;

export interface BoardProps {
  view: View;
  targets: Targets;
  fresh: Line[];
  names: string[];
  question: Question | null;
  onpick: Pick;
  /** Several answers one after the other. */
  onplan: (steps: Step[]) => void;
  /** Ask the table what would come of an option, and what it has said last. */
  onask: (option: string, through: string[]) => void;
  preview: Preview | null;
}

export interface BoardMethods {
  step: (dx: number, dy: number) => void;
  focus: (id?: string) => void;
  /** What has just happened is played on the board; whether there was anything to play. */
  play?: (act: Play) => boolean;
}

export interface GameFace {
  Board: Component<BoardProps, BoardMethods>;
  Seat: Component<{ view: View; seat: number; targets: Targets; onpick: Pick }>;
  Summary: Component<{ view: View; seat: number }>;
  /** Beside the question; `news` are the lines of the last answer. */
  Tray: Component<{
    journal: Line[];
    news: Line[];
    question: Question | null;
    names: string[];
    targets: Targets;
    onpick: Pick;
  }>;
  /** The picture on an enlarged card. */
  Art: Component<{ id: string }>;
  /** A page beside the journal: what lies at the edge of the table. */
  Side: Component<{ view: View; journal: Line[]; code: string; targets: Targets; onpick: Pick }>;
  /** What lies over the board for a while. */
  Stage?: Component<{
    view: View;
    question: Question | null;
    journal: Line[];
    code: string;
    names: string[];
    onpick: Pick;
  }>;
  /** The end of a match. */
  End: Component<{ table: TableInfo; view: View; journal: Line[]; names: string[]; onlook: () => void }>;
  /** The page's message that names the side page. */
  side: string;
  /** Verbs of options that are about the side page. */
  sideVerbs: string[];
  /** The view as the game's own parts read it. */
  read: (view: View) => View;
  /** What a seat plays now, as the cards name it. */
  figure: (view: View, seat: number) => string;
  /** A question as this game's parts show it. */
  reworded?: (question: Question | null) => Question | null;
  /** Where the options of a question glow. */
  aim: (question: Question | null, view: View) => Targets;
  /** Where an option is chosen. */
  placeOf: (question: Question, choice: ChoiceText) => Place;
  /** There are many options: they are told at length only while they are pointed at. */
  brief: boolean;
  /** Questions follow each other quickly: the bar keeps its height, so that the board keeps its size. */
  steady?: boolean;
  /** It is played on the board: on a phone the board has more room than the page below it. */
  roomy?: boolean;
  /** One board for everybody: it is shown once, not under each seat. */
  shared?: boolean;
  /** The stage tells the story of this question itself. */
  tells?: (question: Question) => boolean;
  /** What is asked is chosen by looking at the board: nothing may lie over it. */
  needsBoard?: (question: Question) => boolean;
  /** The page's message that counts what can be chosen on the board. */
  onBoard?: string;
  /** Lines of the journal that are read on a page of their own. */
  stories?: ReadonlySet<string>;
  /** The page's message that asks once more, where an answer gives something away; else nothing. */
  warning?: (question: Question, choice: ChoiceText) => string;
  /** An answer that leaves things undone: it comes last, and under the last key. */
  isLast?: (choice: ChoiceText) => boolean;
  /** Events that are told only when the dice have landed. */
  throws?: ReadonlySet<string>;
  /** Events that call off the rest of several planned answers. */
  surprises: ReadonlySet<string>;
  /** The options whose cards are to be laid open, because they lie nowhere on the table. */
  laidOut: (question: Question) => ChoiceText[];
  icons: Record<string, IconName>;
  /** Lines of the journal that begin a chapter. */
  headings: ReadonlySet<string>;
}

/** The games that have a face of their own, each with what fetches its part of the page: it comes when somebody sits down to it. */
const FACES: Record<string, () => Promise<GameFace>> = {
  zona: async () => (await import('./zona/face')).FACE,
  stalker: async () => (await import('./stalker/face')).FACE,
  twom: async () => (await import('./twom/face')).FACE,
};

/** The face of a game: its own, or the plain one. */
export async function faceOf(game: string): Promise<GameFace> {
  return FACES[game] ? FACES[game]() : (await import('./plain/face')).plainFace(game);
}

/** The page's message that counts the rounds, where a game has a word of its own for them. */
export const ROUNDS: Record<string, string> = { twom: 'twom-day' };
