import 'virtual:icons/zona';
import { draws } from '../bust/draw';
import { gameFace } from '../faces';
import { sorted, targets } from '../lib/options';
import * as aiming from './aiming';
import Art from './Art.svelte';
import Board from './Board.svelte';
import { looks } from './busts';
import Die from './Die.svelte';
import { headline } from './headline';
import { MOMENTS } from './moments';
import { EVENT_ICONS, figure, laidOut } from './pieces.svelte';
import ScavengerBoard from './ScavengerBoard.svelte';
import Summary from './Summary.svelte';
import Throw from './Throw.svelte';
import { read } from './reading';
import type { ZonaWire } from './types';
import { SOUNDS } from './sounds';
import lesson from './lesson.json';
import { GLOSSARY } from './glossary';
import { TIPS } from './tips';
import { ANYTIME, VERBS } from './wire';
import { begins } from './story';
import { WEIGHTS } from './weights';

export const FACE = gameFace<ZonaWire>({
  Board,
  Seat: ScavengerBoard,
  Summary,
  Throw,
  Die,
  Art,
  Side: () => import('./Market.svelte'),
  side: 'zona-market',
  sideVerbs: ['buy'],
  End: () => import('./End.svelte'),
  language: { VERBS, ANYTIME },
  lesson,
  sounds: SOUNDS,
  tips: TIPS,
  glossary: { game: 'zona', terms: GLOSSARY },
  primer: () => 'zona',
  read,
  headline: (view, _, question) =>
    headline(view, question?.kind === 'take_turn.choose' ? (question.facts?.left ?? null) : null),
  begins,
  figure,
  busts: draws(looks),
  aim: targets,
  placeOf: aiming.placeOf,
  goesOn: aiming.goesOn,
  early: aiming.early,
  isLast: aiming.isLast,
  letters: { rest: 'R', search: 'S', area: 'A', open: 'O', outfit: 'W', heal: 'L' },
  foldLetter: 'M',
  brief: false,
  needsBoard: (question) => sorted(question).open.some(aiming.isOnMap),
  throws: new Set(['Rolled', 'Rerolled']),
  surprises: new Set(),
  laidOut,
  icons: EVENT_ICONS,
  weights: WEIGHTS,
  moments: MOMENTS,
  headings: new Set(['RoundBegan', 'PhaseBegan']),
});
