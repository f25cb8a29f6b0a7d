/** What a person has set for this browser. */
import type { Language } from './words.svelte';

export interface Settings {
  language: Language | null;
  motion: 'auto' | 'off';
  text: 100 | 115 | 130;
  never: string[];
  /** How quickly what others did is played. */
  pace: 0.5 | 1 | 2;
  guide: 'on' | 'off';
  seen: string[];
}

const KEY = 'cordon.settings';
const DEFAULTS: Settings = { language: null, motion: 'auto', text: 100, never: [], pace: 1, guide: 'on', seen: [] };

/** Settings out of storage; anything odd there counts as not set. */
export function read(stored: string | null): Settings {
  try {
    const found: unknown = JSON.parse(stored ?? '{}');
    return typeof found === 'object' && found !== null ? { ...DEFAULTS, ...found } : { ...DEFAULTS };
  } catch {
    return { ...DEFAULTS };
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Kept {
  now = $state<Settings>(typeof localStorage === 'undefined' ? { ...DEFAULTS } : read(stored()));

  set(change: Partial<Settings>): void {
    this.now = { ...this.now, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.now));
    } catch {
      // Without storage a setting holds until the page is closed.
    }
    this.apply();
  }

  /** Text size and motion are matters of the style sheet. */
  apply(): void {
    document.documentElement.dataset.text = String(this.now.text);
    document.documentElement.dataset.motion = this.still ? 'off' : 'on';
  }

  get still(): boolean {
    return this.now.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Kept();
