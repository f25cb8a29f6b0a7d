/** Who sits at this browser: a guest at once, or an account. */
import type { Person } from '../protocol';
import { api } from './api';
import { recovery } from './recovery.svelte';
import { settings } from './settings.svelte';
import { preferred, words, type Language } from './words.svelte';

class People {
  me = $state.raw<Person | null>(null);
  problem = $state('');
  /** Whether the table has been asked who we are; before that, it knows nobody. */
  ready = $state(false);

  /** Words first, so that even a problem can be told; then the person. */
  async arrive(): Promise<void> {
    await words.speak(settings.now.language ?? preferred(navigator.languages));
    this.problem = '';
    try {
      this.me = await recovery.arrived(await api.me());
      if (this.me.language !== words.language) {
        if (settings.now.language) this.me = await api.rename({ language: words.language });
        else if (this.me.account && this.me.language) await words.speak(this.me.language);
        else this.me = await api.rename({ language: words.language });
      }
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
    this.ready = true;
  }

  async speak(language: Language): Promise<void> {
    settings.set({ language });
    await words.speak(language);
    if (this.me) this.me = await api.rename({ language }).catch(() => this.me);
  }
}

export const people = new People();
