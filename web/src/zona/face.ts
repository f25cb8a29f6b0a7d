import 'virtual:icons/zona';
import { gameFace } from '../faces';
import { sorted, targets } from '../lib/options';
import Art from './Art.svelte';
import Board from './Board.svelte';
import End from './End.svelte';
import { groupOf, roads } from './layout';
import Market from './Market.svelte';
import { EVENT_ICONS, figure, laidOut } from './pieces.svelte';
import ScavengerBoard from './ScavengerBoard.svelte';
import Summary from './Summary.svelte';
import Tray from './Tray.svelte';
import { read } from './reading';
import type { ZonaWire } from './types';
import { ANYTIME, VERBS } from './wire';
import { begins } from './story';

export const FACE = gameFace<ZonaWire>({
  Board,
  Seat: ScavengerBoard,
  Summary,
  Tray,
  Art,
  Side: Market,
  side: 'zona-market',
  sideVerbs: ['buy'],
  End,
  language: { VERBS, ANYTIME },
  read,
  round: (view) => view.round,
  begins,
  figure,
  aim: targets,
  placeOf: () => 'bar',
  brief: false,
  needsBoard: (question) =>
    sorted(question).open.some(({ about }) => groupOf(about) || roads().some(({ id }) => id === about)),
  throws: new Set(['Rolled', 'Rerolled']),
  surprises: new Set(),
  laidOut,
  icons: EVENT_ICONS,
  headings: new Set(['RoundBegan', 'PhaseBegan']),
});
