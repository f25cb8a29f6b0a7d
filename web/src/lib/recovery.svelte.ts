/** The way back for a guest whose cookie is lost: a code that this browser keeps, good for once. An account has its password. */
import { api, Refusal } from './api';
import type { Person } from '../protocol';

const KEY = 'cordon.recovery';

interface Kept {
  person: string;
  code: string;
}

/** What was kept; anything odd counts as nothing. */
export function read(stored: string | null): Kept | null {
  try {
    const found = JSON.parse(stored ?? 'null') as Partial<Kept> | null;
    return found && typeof found.person === 'string' && typeof found.code === 'string'
      ? { person: found.person, code: found.code }
      : null;
  } catch {
    return null;
  }
}

class Recovery {
  kept = $state.raw<Kept | null>(typeof localStorage === 'undefined' ? null : stored());

  private keep(kept: Kept | null): void {
    this.kept = kept;
    try {
      if (kept) localStorage.setItem(KEY, JSON.stringify(kept));
      else localStorage.removeItem(KEY);
    } catch {
      // Without storage there is the link that the settings show.
    }
  }

  /** Whoever has come: the guest of before if the table does not know this browser any more. An account needs no code. */
  async arrived(me: Person): Promise<Person> {
    if (me.account) this.keep(null);
    const kept = this.kept;
    if (me.account || !kept || kept.person === me.id) return me;
    try {
      return await this.use(kept.code);
    } catch (error) {
      // Without a line it is tried again next time.
      if (error instanceof Refusal && error.problem.code === 'no-recovery') this.keep(null);
      return me;
    }
  }

  /** Be the guest of a code. */
  async use(code: string): Promise<Person> {
    const found = await api.recover(code);
    this.keep({ person: found.person.id, code: found.code });
    return found.person;
  }

  /** A guest who has something to lose gets a code, once. */
  async ensure(me: Person | null): Promise<void> {
    if (!me || me.account || this.kept?.person === me.id) return;
    this.keep({ person: me.id, code: (await api.recovery()).code });
  }

  /** Somebody goes on purpose: nothing brings them back by itself. */
  forget(): void {
    this.keep(null);
  }
}

function stored(): Kept | null {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

export const recovery = new Recovery();
