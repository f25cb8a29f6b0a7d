import 'virtual:icons/twom';
import { gameFace } from '../faces';
import * as aiming from './aiming';
import Art from './Art.svelte';
import Board from './Board.svelte';
import End from './End.svelte';
import Group from './Group.svelte';
import { EVENT_ICONS } from './signs';
import Stage from './Stage.svelte';
import Storage from './Storage.svelte';
import Summary from './Summary.svelte';
import './theme.css';
import Tray from './Tray.svelte';
import type { TwomView, TwomWire } from './types';
import { ANYTIME, VERBS } from './wire';

export const FACE = gameFace<TwomWire>({
  Board,
  Seat: Group,
  Summary,
  Tray,
  Art,
  Side: Storage,
  Stage,
  End,
  side: 'twom-storage',
  sideVerbs: [],
  language: { VERBS, ANYTIME },
  read: (parts) => parts as TwomView,
  round: (view) => view.day,
  begins: (line) => (line.event === 'DayBegan' ? line.fields.day : null),
  figure: () => '',
  reworded: aiming.reworded,
  aim: aiming.aim,
  placeOf: aiming.placeOf,
  brief: true,
  shared: true,
  tells: () => true,
  onBoard: 'twom-in-the-house',
  stories: new Set(['PageRead', 'ScriptOpened']),
  warning: aiming.warning,
  isLast: aiming.isLast,
  surprises: new Set(),
  throws: new Set(['DieRolled']),
  laidOut: aiming.laidOut,
  icons: EVENT_ICONS,
  headings: new Set(['DayBegan', 'PhaseBegan']),
});
