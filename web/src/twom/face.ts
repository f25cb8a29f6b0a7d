import 'virtual:icons/twom';
import { draws } from '../bust/draw';
import { gameFace } from '../faces';
import * as aiming from './aiming';
import Art from './Art.svelte';
import Board from './Board.svelte';
import { looks } from './busts';
import Die from './Die.svelte';
import Group from './Group.svelte';
import { headline } from './headline';
import { changes, MOMENTS } from './moments';
import { EVENT_ICONS } from './signs';
import Stage from './Stage.svelte';
import Summary from './Summary.svelte';
import './theme.css';
import Throw from './Throw.svelte';
import Tray from './Tray.svelte';
import type { TwomView, TwomWire } from './types';
import { WEIGHTS } from './weights';
import { SOUNDS } from './sounds';
import lesson from './lesson.json';
import { GLOSSARY } from './glossary';
import { TIPS } from './tips';
import { ANYTIME, VERBS } from './wire';

export const FACE = gameFace<TwomWire>({
  Board,
  Seat: Group,
  Summary,
  Tray,
  Throw,
  Die,
  Art,
  Side: () => import('./Storage.svelte'),
  Stage,
  End: () => import('./End.svelte'),
  side: 'twom-storage',
  sideVerbs: [],
  language: { VERBS, ANYTIME },
  lesson,
  sounds: SOUNDS,
  tips: TIPS,
  glossary: { game: 'twom', terms: GLOSSARY },
  primer: () => 'twom',
  read: (parts) => parts as TwomView,
  headline,
  begins: (line) => (line.event === 'DayBegan' ? line.fields.day : null),
  figure: () => '',
  busts: draws(looks),
  reworded: aiming.reworded,
  aim: aiming.aim,
  placeOf: aiming.placeOf,
  inMiddle: aiming.inMiddle,
  goesOn: aiming.goesOn,
  letters: { fight: 'F', flee: 'R', next: 'N', stop: 'S', reroll: 'R' },
  brief: true,
  shared: true,
  tells: () => true,
  onBoard: 'twom-in-the-house',
  stories: new Set(['PageRead', 'ScriptOpened']),
  early: aiming.early,
  warning: aiming.warning,
  isLast: aiming.isLast,
  surprises: new Set(),
  throws: new Set(['DieRolled']),
  laidOut: aiming.laidOut,
  icons: EVENT_ICONS,
  weights: WEIGHTS,
  moments: MOMENTS,
  changes,
  headings: new Set(['DayBegan', 'PhaseBegan']),
});
