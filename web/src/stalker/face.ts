import 'virtual:icons/stalker';
import { draws } from '../bust/draw';
import { gameFace } from '../faces';
import * as aiming from './aiming';
import Art from './Art.svelte';
import Board from './Board.svelte';
import { looks } from './busts';
import OwnDie from './OwnDie.svelte';
import { headline } from './headline';
import { changes, MOMENTS } from './moments';
import Pda from './Pda.svelte';
import { EVENT_ICONS, figure } from './pieces.svelte';
import { framed } from './playback';
import { read } from './reading';
import { SURPRISES } from './routes';
import Stage from './Stage.svelte';
import Summary from './Summary.svelte';
import './theme.css';
import Throw from './Throw.svelte';
import Tray from './Tray.svelte';
import type { StalkerView, StalkerWire } from './types';
import { SOUNDS } from './sounds';
import lesson from './lesson.json';
import { GLOSSARY } from './glossary';
import { TIPS } from './tips';
import { ANYTIME, VERBS } from './wire';
import { begins } from './story';
import { stalkerAt } from './ids';
import { WEIGHTS } from './weights';

/** The epilogue of a mission lies open: its map is still there, but everybody reads. */
const closing = (asked: readonly string[]): boolean => asked.includes('mission_end.read');
const between = (view: StalkerView, asked: readonly string[]): boolean =>
  view.binder !== null && !view.outcome && (view.mission === '' || closing(asked));

export const FACE = gameFace<StalkerWire>({
  Board,
  Seat: Pda,
  Summary,
  Tray,
  Throw,
  Die: OwnDie,
  Art,
  Side: () => import('./Mission.svelte'),
  Stage,
  End: () => import('./End.svelte'),
  side: 'stalker-mission',
  sideVerbs: [],
  language: { VERBS, ANYTIME },
  lesson,
  sounds: SOUNDS,
  tips: TIPS,
  glossary: { game: 'stalker', terms: GLOSSARY },
  primer: ({ binder, survival }) => (survival ? 'stalker-survival' : binder ? 'stalker-campaign' : 'stalker'),
  rare: ({ config }) => config.mode !== 'mission',
  read,
  reworded: aiming.reworded,
  headline,
  begins,
  figure,
  seatAs: stalkerAt,
  busts: draws(looks),
  aim: aiming.aim,
  placeOf: aiming.placeOf,
  inMiddle: aiming.inMiddle,
  goesOn: aiming.goesOn,
  isLast: aiming.isLast,
  letters: aiming.LETTERS,
  brief: true,
  roomy: (view, asked) => view.mission !== '' && !closing(asked),
  book: between,
  tells: aiming.tells,
  council: between,
  surprises: SURPRISES,
  throws: new Set(['DiceRolled', 'DiceRerolled', 'AnomalyDieRolled']),
  laidOut: aiming.laidOut,
  icons: EVENT_ICONS,
  weights: WEIGHTS,
  moments: MOMENTS,
  changes,
  hush: new Set(['MissionBegan', 'SetupCardDrawn', 'ScenarioBegan']),
  beats: framed,
  headings: new Set(['RoundBegan', 'EnemyPhaseBegan', 'TurnBegan']),
});
