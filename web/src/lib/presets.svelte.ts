/** How somebody likes a table to be set up, kept in this browser under a name. */
import type { Config } from './switches';

export interface Preset {
  name: string;
  game: string;
  count: number;
  /** Who sits on each seat: `person`, or a bot's name. */
  kinds: string[];
  config: Config;
  undo: 'free' | 'strict';
  /** Seconds to talk; nothing: as usual. */
  talk: number | null;
  open: boolean;
}

const KEY = 'cordon.presets';
export const MOST = 30;

/** What was kept; anything odd is left out. */
export function read(stored: string | null): Preset[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found) ? found.filter(isPreset).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isPreset(value: unknown): value is Preset {
  const one = value as Partial<Preset> | null;
  return (
    typeof one?.name === 'string' &&
    typeof one.game === 'string' &&
    typeof one.count === 'number' &&
    Array.isArray(one.kinds) &&
    one.kinds.every((kind) => typeof kind === 'string') &&
    typeof one.config === 'object' &&
    one.config !== null
  );
}

/** A preset in the place of one with the same name and game. */
export const kept = (all: readonly Preset[], one: Preset): Preset[] =>
  [...all.filter((other) => other.game !== one.game || other.name !== one.name), one].slice(-MOST);

class Presets {
  all = $state.raw<Preset[]>(typeof localStorage === 'undefined' ? [] : stored());

  set(all: Preset[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // Without storage they hold until the page is closed.
    }
  }
}

function stored(): Preset[] {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

export const presets = new Presets();
