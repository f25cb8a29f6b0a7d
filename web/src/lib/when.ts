/** What a moment of a match is called: by its mission, round and turn. */
import { ROUNDS } from '../faces';
import type { Mark } from '../protocol';
import { say } from './words.svelte';

export function whenCalled(mark: Mark | null, game: string): string {
  if (!mark) return say('time-start');
  return [
    mark.mission > 1 ? say('time-mission', { number: mark.mission }) : '',
    mark.round ? say(ROUNDS[game] ?? 'round', { round: mark.round }) : say('time-start'),
    mark.turn ? say('time-turn', { number: mark.turn }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
