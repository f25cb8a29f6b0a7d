/** What a game brings to the table: its board, its players' boards, and small things. Another game adds another entry. */
import type { Component } from 'svelte';
import type { IconName } from './lib/icon-names';
import type { Targets } from './lib/options';
import type { ChoiceText, Line, Question } from './protocol';
import ZonaArt from './zona/Art.svelte';
import ZonaBoard from './zona/Board.svelte';
import ZonaMarket from './zona/Market.svelte';
import { EVENT_ICONS, figure, laidOut } from './zona/pieces';
import ZonaBoardOfSeat from './zona/ScavengerBoard.svelte';
import ZonaSummary from './zona/Summary.svelte';
import ZonaTray from './zona/Tray.svelte';

type View = Record<string, unknown>;
type Pick = (choices: ChoiceText[]) => void;

export interface BoardProps {
  view: View;
  targets: Targets;
  fresh: Line[];
  names: string[];
  onpick: Pick;
}

export interface BoardMethods {
  step: (dx: number, dy: number) => void;
  focus: (id?: string) => void;
}

export interface GameFace {
  Board: Component<BoardProps, BoardMethods>;
  Seat: Component<{ view: View; seat: number; targets: Targets; onpick: Pick }>;
  Summary: Component<{ view: View; seat: number }>;
  Tray: Component<{ journal: Line[]; names: string[]; targets: Targets; onpick: Pick }>;
  /** The picture on an enlarged card. */
  Art: Component<{ id: string }>;
  /** A page beside the journal: what lies at the edge of the table. */
  Side: Component<{ view: View; targets: Targets; onpick: Pick }>;
  /** The page's message that names the side page. */
  side: string;
  /** Verbs of options that are about the side page. */
  sideVerbs: string[];
  /** What a seat plays now, as the cards name it. */
  figure: (view: View, seat: number) => string;
  /** The options whose cards are to be laid open, because they lie nowhere on the table. */
  laidOut: (question: Question) => ChoiceText[];
  icons: Record<string, IconName>;
  /** Lines of the journal that begin a chapter. */
  headings: ReadonlySet<string>;
}

export const FACES: Record<string, GameFace> = {
  zona: {
    Board: ZonaBoard,
    Seat: ZonaBoardOfSeat,
    Summary: ZonaSummary,
    Tray: ZonaTray,
    Art: ZonaArt,
    Side: ZonaMarket,
    side: 'zona-market',
    sideVerbs: ['buy'],
    figure,
    laidOut,
    icons: EVENT_ICONS,
    headings: new Set(['RoundBegan', 'PhaseBegan']),
  } as unknown as GameFace,
};
