/** The face of a game that brings none: its view as panels, and every option in the bar. */
import { gameFace, type GameFace } from '../faces';
import { targets } from '../lib/options';
import { say } from '../lib/words.svelte';
import Art from './Art.svelte';
import Board from './Board.svelte';
import Seat from './Seat.svelte';
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
    Side: () => import('./Side.svelte'),
    End: () => import('./End.svelte'),
    side: 'plain-cards',
    sideVerbs: [],
    language: { VERBS: {}, ANYTIME: {} },
    read: (fields) => ({ game, fields }),
    headline: ({ fields }) =>
      typeof fields.round === 'number' ? { goal: say('round', { round: fields.round }), parts: [] } : null,
    begins: () => null,
    figure: () => '',
    aim: targets,
    placeOf: () => 'bar',
    brief: false,
    surprises: new Set(),
    laidOut: () => [],
    icons: {},
    weights: {},
    moments: {},
    headings: new Set(),
  });
}
