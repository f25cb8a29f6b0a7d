/** Which sound goes with what happens; what a sound is made of stands in `synth.ts`. */
import type { Wire } from './typed';

export type Sound = 'dice' | 'page' | 'door' | 'step' | 'shot' | 'hit' | 'geiger' | 'wind' | 'guns' | 'turn';

export interface Cue {
  sound: Sound;
  /** How often, one after the other: ticks of a counter, shots. */
  times: number;
}

/** By event: a sound, or how a line sounds. */
export type Sounds<W extends Wire = Wire> = {
  [Event in W['line']['event']]?: Sound | ((line: Extract<W['line'], { event: Event }>) => Cue | null);
};

/** So many sounds belong to what is shown at once; more would be noise. */
export const MOST = 4;

/** What is heard of some lines: each sound once, in the order in which it happened. */
export function cuesOf(lines: readonly Wire['line'][], sounds: Sounds): Cue[] {
  const found = new Map<Sound, Cue>();
  for (const line of lines) {
    const how = sounds[line.event];
    const cue = typeof how === 'function' ? how(line) : how ? { sound: how, times: 1 } : null;
    if (cue && (found.get(cue.sound)?.times ?? 0) < cue.times) found.set(cue.sound, cue);
  }
  return [...found.values()].slice(0, MOST);
}
