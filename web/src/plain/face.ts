/** The face of a game that brings none: its view as panels, and every option in the bar. */
import type { GameFace, View } from '../faces';
import { targets } from '../lib/options';
import Art from './Art.svelte';
import Board from './Board.svelte';
import End from './End.svelte';
import Seat from './Seat.svelte';
import Side from './Side.svelte';
import Summary from './Summary.svelte';
import Tray from './Tray.svelte';

export function plainFace(game: string): GameFace {
  return {
    Board,
    Seat,
    Summary,
    Tray,
    Art,
    Side,
    End,
    side: 'plain-cards',
    sideVerbs: [],
    read: (fields: View) => ({ game, fields }),
    figure: () => '',
    aim: (question) => targets(question),
    placeOf: () => 'bar',
    brief: false,
    surprises: new Set(),
    laidOut: () => [],
    icons: {},
    headings: new Set(),
  };
}
