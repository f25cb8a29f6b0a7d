import 'virtual:icons/zona';
import type { GameFace, View } from '../faces';
import { sorted, target, targets } from '../lib/options';
import type { Question } from '../protocol';
import Art from './Art.svelte';
import Board from './Board.svelte';
import End from './End.svelte';
import { GROUPS } from './layout';
import Market from './Market.svelte';
import { EVENT_ICONS, figure, laidOut } from './pieces';
import ScavengerBoard from './ScavengerBoard.svelte';
import Summary from './Summary.svelte';
import Tray from './Tray.svelte';

export const FACE = {
  Board,
  Seat: ScavengerBoard,
  Summary,
  Tray,
  Art,
  Side: Market,
  side: 'zona-market',
  sideVerbs: ['buy'],
  End,
  read: (view: View) => view,
  figure,
  aim: targets,
  placeOf: () => 'bar',
  brief: false,
  needsBoard: (question: Question) =>
    sorted(question).open.some(({ option }) => target(option) in GROUPS || target(option).includes('/')),
  throws: new Set(['Rolled', 'Rerolled']),
  surprises: new Set(),
  laidOut,
  icons: EVENT_ICONS,
  headings: new Set(['RoundBegan', 'PhaseBegan']),
} as unknown as GameFace;
