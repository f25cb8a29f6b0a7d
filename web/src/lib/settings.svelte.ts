/** What a person has set for this browser. */
import type { Learning } from './lesson';
import type { Wish } from './moments';
import type { Language } from './words.svelte';

export interface Settings {
  language: Language | null;
  motion: 'auto' | 'off';
  text: 100 | 115 | 130;
  never: string[];
  /** How quickly what others did is played. */
  pace: 0.5 | 1 | 2;
  /** Whether single letters and digits do something at the table. */
  keys: 'on' | 'off';
  /** What is held up in the middle of the table. */
  moments: Wish;
  /** `auto`: on, unless the page is to keep still. */
  sound: 'auto' | 'on' | 'off';
  /** Of a hundred. */
  volume: number;
  /** Games that give no tips. */
  silent: string[];
  /** Games whose goal was told. */
  primed: string[];
  seen: string[];
  /** The first match that is being played. */
  lesson: Learning | null;
  /** Tables where one wants to watch, by their codes: there nobody is asked to sit down again. */
  watches: string[];
  /** Whether the browser tells that it is one's turn while the page is out of sight. */
  notify: 'on' | 'off';
  /** Whether it is always told how the match may end, or only when it is asked for. */
  outlook: 'on' | 'off';
  /** Names of people whose lines, signs and marks are not shown. */
  muted: string[];
}

const KEY = 'cordon.settings';
const DEFAULTS: Settings = {
  language: null,
  motion: 'auto',
  text: 100,
  never: [],
  pace: 1,
  keys: 'on',
  moments: 'all',
  sound: 'auto',
  volume: 50,
  silent: [],
  primed: [],
  seen: [],
  lesson: null,
  watches: [],
  notify: 'off',
  outlook: 'off',
  muted: [],
};

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

  /** Text size, keys and motion are matters of the style sheet. */
  apply(): void {
    document.documentElement.dataset.text = String(this.now.text);
    document.documentElement.dataset.keys = this.now.keys;
    document.documentElement.dataset.motion = this.still ? 'off' : 'on';
  }

  get still(): boolean {
    return this.now.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Kept();

const TABLES_WATCHED = 20;
/** At this table nobody here is asked any more whether to sit down. */
export function watch(code: string): void {
  const others = settings.now.watches.filter((one) => one !== code);
  settings.set({ watches: [...others, code].slice(-TABLES_WATCHED) });
}
