/** The face of a game that brings none: its view as panels, and every option in the bar. */
import { gameFace, type GameFace } from '../faces';
import { targets } from '../lib/options';
import Art from './Art.svelte';
import Board from './Board.svelte';
import End from './End.svelte';
import Seat from './Seat.svelte';
import Side from './Side.svelte';
import Summary from './Summary.svelte';
import Tray from './Tray.svelte';
import type { PlainWire } from './view';

export function plainFace(game: string): GameFace {
  return gameFace<PlainWire>({
    Board,
    Seat,
    Summary,
    Tray,
    Art,
    Side,
    End,
    side: 'plain-cards',
    sideVerbs: [],
    language: { VERBS: {}, ANYTIME: {} },
    read: (fields) => ({ game, fields }),
    round: ({ fields }) => (typeof fields.round === 'number' ? fields.round : 0),
    begins: () => null,
    figure: () => '',
    aim: targets,
    placeOf: () => 'bar',
    brief: false,
    surprises: new Set(),
    laidOut: () => [],
    icons: {},
    headings: new Set(),
  });
}
