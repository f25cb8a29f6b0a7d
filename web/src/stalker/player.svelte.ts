/** The player of what enemies did: one beat after the other, at a pace one can follow; it can wait, go back and be skipped. */
import { settings } from '../lib/settings.svelte';
import { beats, moved, stands, type Beat, type Stands } from './playback';
import type { Line, StalkerView } from './types';

const PACE = 700;
const LETTER = 9;

export class Player {
  beats = $state.raw<Beat[]>([]);
  /** The beat that is shown; below 0: the present. */
  at = $state(-1);
  paused = $state(false);
  private start = $state.raw<Stands>({});
  private last: Stands = {};

  get open(): boolean {
    return this.at >= 0;
  }

  /** Where the shown beat leads to. */
  get goal(): string {
    return this.beats[this.at]?.goal ?? '';
  }

  /** Who the shown beat is about. */
  get who(): string {
    return this.beats[this.at]?.who ?? '';
  }

  /** News from the table: enemies that acted are played; with anything else that is over. */
  hear(lines: readonly Line[], view: StalkerView): void {
    const found = beats(lines);
    if (found.length) {
      this.beats = found;
      this.start = this.last;
      this.paused = false;
      this.at = settings.still ? -1 : 0;
    } else if (lines.length) this.forget();
    this.last = stands(view);
  }

  /** Where everybody stands in the shown beat; `null`: where they are. */
  stands(index: ReadonlyMap<string, number>): Stands | null {
    if (this.at < 0) return null;
    const lines = this.beats.slice(0, this.at + 1).flatMap((beat) => beat.moves);
    return moved(this.start, lines, index);
  }

  /** Milliseconds that a beat is shown: words take longer than a step. */
  private get wait(): number {
    const beat = this.beats[this.at];
    return ((beat?.moves.length ? 0.6 : 1) * PACE + (beat?.text.length ?? 0) * LETTER) / settings.now.pace;
  }

  /** Goes on by itself; to be run in an effect. */
  run(): (() => void) | undefined {
    if (this.at < 0 || this.paused) return undefined;
    const timer = setTimeout(() => this.step(1), this.wait);
    return () => clearTimeout(timer);
  }

  step(by: number): void {
    if (by < 0) this.paused = true;
    this.at = this.at + by >= this.beats.length ? -1 : Math.max(0, this.at + by);
  }

  /** Wait, go on, or play it once more. */
  toggle(): void {
    if (this.at >= 0) this.paused = !this.paused;
    else {
      this.at = 0;
      this.paused = settings.still;
    }
  }

  /** Slower, as usual, quicker. */
  quicken(): void {
    settings.set({ pace: settings.now.pace === 1 ? 2 : settings.now.pace === 2 ? 0.5 : 1 });
  }

  skip(): void {
    this.at = -1;
  }

  /** It has been seen, or something else has happened since. */
  forget(): void {
    this.skip();
    this.beats = [];
  }
}
