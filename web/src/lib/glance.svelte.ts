/** A match that is only looked at: its line to the table, its game's part of the page, and its other moments. */
import { busts } from '../bust/busts.svelte';
import { faceOf, type GameFace, type View } from '../faces';
import type { TableInfo } from '../protocol';
import { called } from './called';
import { cards } from './cards.svelte';
import { Link } from './link.svelte';
import type { Match } from './patch';
import { seats } from './seats.svelte';
import { Times } from './times.svelte';
import { say, words } from './words.svelte';

export class Glance {
  match = $state.raw<Match | null>(null);
  face = $state.raw<GameFace | null>(null);
  readonly link: Link;
  readonly times: Times;
  private coming = false;

  constructor(readonly code: string) {
    this.link = new Link(code, (match) => this.hear(match));
    this.times = new Times(this.link);
  }

  private hear(match: Match | null): void {
    this.match = match;
    if (!match || this.coming) return;
    this.coming = true;
    const { game } = match.table;
    void faceOf(game).then((face) =>
      cards.stories(game, words.language).then(() => {
        busts.use(face.busts);
        this.face = face;
      }),
    );
  }

  /** The view as it is, or was. */
  view = $derived.by<View>(() => {
    const parts = this.times.shown?.view ?? this.match?.view;
    return parts && this.face ? this.face.read(parts) : {};
  });

  names = $derived.by<string[]>(() => (this.match && this.face ? namesOf(this.match.table, this.face, this.view) : []));

  /** Names in sentences are those of this match. */
  seat(): void {
    const { match, face, view } = this;
    if (!match || !face) return;
    const figures = match.table.seats.map(({ seat }) => nameOf(face.figure(view, seat)));
    seats.sit(
      match.table.seats.map(({ name }) => name ?? ''),
      figures,
    );
  }

  close(): void {
    this.link.close();
  }
}

const nameOf = (id: string): string => (id ? cards.name(id) : '');

/** What each seat is called: the figure and its player. */
export function namesOf(table: TableInfo, face: GameFace, view: View): string[] {
  return table.seats.map(
    ({ seat, name }) =>
      called(nameOf(face.figure(view, seat)), name ?? '') || say('player-number', { number: seat + 1 }),
  );
}
