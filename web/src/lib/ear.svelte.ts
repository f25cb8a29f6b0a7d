/** Whether anything is heard, and the one place where it is made. Nothing sounds before somebody has clicked or pressed a key. */
import { settings } from './settings.svelte';
import type { Cue } from './sounds';
import { Synth } from './synth';

class Ear {
  private synth: Synth | null = null;
  private context: AudioContext | null = null;

  /** By itself there is sound, quietly, unless the page is to keep still. */
  get open(): boolean {
    return settings.now.sound === 'on' || (settings.now.sound === 'auto' && !settings.still);
  }

  toggle(): void {
    settings.set({ sound: this.open ? 'off' : 'on' });
    if (this.open) this.wake();
    else this.rest();
  }

  /** After a gesture: browsers let nothing sound before one. */
  wake(): void {
    if (!this.open || typeof AudioContext === 'undefined') return;
    try {
      this.context ??= new AudioContext();
      this.synth ??= new Synth(this.context);
      if (this.context.state !== 'running') void this.context.resume().catch(() => undefined);
    } catch {
      // A machine without a sound device is a quiet one.
      this.rest();
    }
  }

  /** While nobody looks, only that it is one's turn is told. */
  play(cues: readonly Cue[]): void {
    if (!this.open || !this.synth || this.context?.state !== 'running') return;
    let after = 0;
    for (const { sound, times } of cues) {
      if (document.hidden && sound !== 'turn') continue;
      after += this.synth.play(sound, times, settings.now.volume / 100, after);
    }
  }

  /** Silent at once, also what has begun; the next gesture wakes it again. */
  private rest(): void {
    void this.context?.close().catch(() => undefined);
    this.context = this.synth = null;
  }

  /** While somebody is at a table. A finger counts as a gesture only when it is lifted, and Escape never does. */
  listen(): () => void {
    const wake = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') this.wake();
    };
    addEventListener('pointerup', wake);
    addEventListener('keydown', wake);
    return () => {
      removeEventListener('pointerup', wake);
      removeEventListener('keydown', wake);
      this.rest();
    };
  }
}

export const ear = new Ear();
