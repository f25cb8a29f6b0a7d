/** What is held up for a moment, one thing after the other: fate rolls and events, each with what came of it. */
import { cards } from '../../lib/cards.svelte';
import { settings } from '../../lib/settings.svelte';
import { say } from '../../lib/words.svelte';
import type { Line } from '../types';
import { moments, type Moment } from './zone';

const LEAST = 4000;
const LETTER = 25;
const UNKNOWN = 'P4';

/** Whom a fate roll is about: the cards that heed it, or the tokens that it turns over. */
export function heeded({ symbol, heeding }: Moment): string {
  if (heeding.length) return heeding.map((card) => cards.name(card)).join(', ');
  return say(symbol === UNKNOWN ? 'stalker-zone-fate-unknown' : 'stalker-zone-fate-nobody');
}

/** A moment in words. */
function told(moment: Moment): string {
  const head = moment.card
    ? [cards.name(moment.card), cards.of(moment.card)?.rules ?? '']
    : [say('stalker-zone-fate', { symbol: moment.symbol }), heeded(moment)];
  return [...head, ...moment.brought].join('. ');
}

export class Held {
  queue = $state.raw<Moment[]>([]);
  /** For those who listen: everything, whether it is held up or not. */
  spoken = $state('');

  /** News from the table; `asked`: the words of the card that asks lie there already. With anything new, what was is over. */
  hear(lines: readonly Line[], asked: boolean): void {
    if (!lines.length) return;
    const found = moments(lines);
    this.spoken = found.map(told).join(' ');
    this.queue = settings.still ? [] : found.filter((moment) => moment.symbol || !asked);
  }

  /** Goes on by itself after a while; to be run in an effect. */
  run(): (() => void) | undefined {
    const [now] = this.queue;
    if (!now) return undefined;
    const later = setTimeout(() => this.next(), (LEAST + told(now).length * LETTER) / settings.now.pace);
    return () => clearTimeout(later);
  }

  next(): void {
    this.queue = this.queue.slice(1);
  }

  /** Away with all of it; whether there was something. */
  skip(): boolean {
    const shown = this.queue.length > 0;
    this.queue = [];
    return shown;
  }
}
