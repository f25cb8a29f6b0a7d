/** What is heard at a table: with what is shown, when it is shown, and that it is one's turn again. */
import type { Line } from '../protocol';
import { cuesOf, type Cue, type Sounds } from './sounds';

export class Hearing {
  private last: readonly Line[] | null = null;
  private passed = false;

  /** The sounds that go with what has changed; `fresh` is another list with each frame. What had happened before somebody came
   * is not heard. `asked`: something is asked of them on the page; `waits`: nothing is asked of them at the table. */
  next(fresh: readonly Line[], sounds: Sounds, asked: boolean, waits: boolean): Cue[] {
    const cues = this.last && fresh !== this.last ? cuesOf(fresh, sounds) : [];
    this.last = fresh;
    this.passed ||= waits;
    if (asked && this.passed) {
      this.passed = false;
      cues.push({ sound: 'turn', times: 1 });
    }
    return cues;
  }
}
