import 'virtual:icons/stalker';
import { gameFace } from '../faces';
import * as aiming from './aiming';
import Art from './Art.svelte';
import Board from './Board.svelte';
import End from './End.svelte';
import Mission from './Mission.svelte';
import Pda from './Pda.svelte';
import { EVENT_ICONS, figure } from './pieces.svelte';
import { read } from './reading';
import { SURPRISES } from './routes';
import Stage from './Stage.svelte';
import Summary from './Summary.svelte';
import './theme.css';
import Tray from './Tray.svelte';
import type { StalkerView, StalkerWire } from './types';
import { ANYTIME, VERBS } from './wire';
import { begins } from './story';

/** The epilogue of a mission lies open: its map is still there, but everybody reads. */
const closing = (asked: readonly string[]): boolean => asked.includes('mission_end.read');
const between = (view: StalkerView, asked: readonly string[]): boolean =>
  view.binder !== null && !view.outcome && (view.mission === '' || closing(asked));

export const FACE = gameFace<StalkerWire>({
  Board,
  Seat: Pda,
  Summary,
  Tray,
  Art,
  Side: Mission,
  Stage,
  End,
  side: 'stalker-mission',
  sideVerbs: [],
  language: { VERBS, ANYTIME },
  read,
  reworded: aiming.reworded,
  round: (view) => view.round,
  begins,
  figure,
  aim: aiming.aim,
  placeOf: aiming.placeOf,
  brief: true,
  roomy: (view, asked) => view.mission !== '' && !closing(asked),
  book: between,
  tells: aiming.tells,
  council: between,
  surprises: SURPRISES,
  throws: new Set(['DiceRolled', 'DiceRerolled']),
  laidOut: aiming.laidOut,
  icons: EVENT_ICONS,
  headings: new Set(['RoundBegan', 'EnemyPhaseBegan', 'TurnBegan']),
});
