/** What a game brings to the table: its board, its players' boards, and small things. Another game adds another entry. */
import type { Component } from 'svelte';
import type { IconName } from './lib/icon-names';
import { targets, type Place, type Targets } from './lib/options';
import type { Step } from './lib/plan.svelte';
import type { ChoiceText, Line, Question, TableInfo } from './protocol';
import * as aiming from './stalker/aiming';
import StalkerArt from './stalker/Art.svelte';
import StalkerBoard from './stalker/Board.svelte';
import StalkerEnd from './stalker/End.svelte';
import StalkerMission from './stalker/Mission.svelte';
import StalkerPda from './stalker/Pda.svelte';
import { EVENT_ICONS as STALKER_ICONS, figure as stalkerOf } from './stalker/pieces.svelte';
import { read } from './stalker/reading';
import { SURPRISES } from './stalker/routes';
import StalkerStage from './stalker/Stage.svelte';
import StalkerSummary from './stalker/Summary.svelte';
import './stalker/theme.css';
import StalkerTray from './stalker/Tray.svelte';
import EndScreen from './table/EndScreen.svelte';
import TwomArt from './twom/Art.svelte';
import * as desk from './twom/aiming';
import TwomBoard from './twom/Board.svelte';
import TwomEnd from './twom/End.svelte';
import TwomGroup from './twom/Group.svelte';
import { EVENT_ICONS as TWOM_ICONS } from './twom/signs';
import TwomStage from './twom/Stage.svelte';
import TwomStorage from './twom/Storage.svelte';
import TwomSummary from './twom/Summary.svelte';
import './twom/theme.css';
import TwomTray from './twom/Tray.svelte';
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
  question: Question | null;
  onpick: Pick;
  /** Several answers one after the other. */
  onplan: (steps: Step[]) => void;
}

export interface BoardMethods {
  step: (dx: number, dy: number) => void;
  focus: (id?: string) => void;
}

export interface GameFace {
  Board: Component<BoardProps, BoardMethods>;
  Seat: Component<{ view: View; seat: number; targets: Targets; onpick: Pick }>;
  Summary: Component<{ view: View; seat: number }>;
  Tray: Component<{ journal: Line[]; question: Question | null; names: string[]; targets: Targets; onpick: Pick }>;
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
  /** One board for everybody: it is shown once, not under each seat. */
  shared?: boolean;
  /** The stage tells the story of this question itself. */
  tells?: (question: Question) => boolean;
  /** The page's message that counts what can be chosen on the board. */
  onBoard?: string;
  /** Lines of the journal that are read on a page of their own. */
  stories?: ReadonlySet<string>;
  /** The page's message that counts the rounds. */
  round?: string;
  /** Answers that are asked for twice, with the page's message that asks. */
  warnings?: Record<string, string>;
  /** Events that call off the rest of several planned answers. */
  surprises: ReadonlySet<string>;
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
    End: EndScreen,
    read: (view: View) => view,
    figure,
    aim: targets,
    placeOf: () => 'bar',
    brief: false,
    surprises: new Set(),
    laidOut,
    icons: EVENT_ICONS,
    headings: new Set(['RoundBegan', 'PhaseBegan']),
  } as unknown as GameFace,
  stalker: {
    Board: StalkerBoard,
    Seat: StalkerPda,
    Summary: StalkerSummary,
    Tray: StalkerTray,
    Art: StalkerArt,
    Side: StalkerMission,
    Stage: StalkerStage,
    End: StalkerEnd,
    side: 'stalker-mission',
    sideVerbs: [],
    read,
    figure: stalkerOf,
    aim: aiming.aim,
    placeOf: aiming.placeOf,
    brief: true,
    surprises: SURPRISES,
    laidOut: aiming.laidOut,
    icons: STALKER_ICONS,
    headings: new Set(['RoundBegan', 'EnemyPhaseBegan', 'TurnBegan']),
  } as unknown as GameFace,
  twom: {
    Board: TwomBoard,
    Seat: TwomGroup,
    Summary: TwomSummary,
    Tray: TwomTray,
    Art: TwomArt,
    Side: TwomStorage,
    Stage: TwomStage,
    End: TwomEnd,
    side: 'twom-storage',
    sideVerbs: [],
    read: (view: View) => view,
    figure: () => '',
    reworded: desk.reworded,
    aim: desk.aim,
    placeOf: desk.placeOf,
    brief: true,
    shared: true,
    tells: desk.tells,
    onBoard: 'twom-in-the-house',
    stories: new Set(['PageRead', 'ScriptOpened']),
    round: 'twom-day',
    warnings: { leave_unguarded: 'twom-ask-twice' },
    surprises: new Set(),
    laidOut: desk.laidOut,
    icons: TWOM_ICONS,
    headings: new Set(['DayBegan', 'PhaseBegan']),
  } as unknown as GameFace,
};
