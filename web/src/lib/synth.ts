/** Our own small sounds, made of noise and a few tones when they are needed; there are no files. */
import type { Sound } from './sounds';

interface Grain {
  /** Seconds: when it begins, and how long it takes to fade. */
  at?: number;
  long: number;
  /** How loud at its beginning; `rise` seconds until then. A filter leaves little of the noise: low ones need more than 1. */
  loud: number;
  rise?: number;
  /** A tone, or noise through a filter around this frequency. */
  tone?: number;
  noise?: number;
  /** The frequency at the end. */
  to?: number;
  filter?: BiquadFilterType;
}

/** What each sound consists of, and the seconds until the next when there are several. */
export const SOUNDS: Record<Sound, { grains: Grain[]; gap: number }> = {
  dice: {
    grains: [0, 0.07, 0.16, 0.22, 0.34].map((at, i) => ({
      at,
      long: 0.05,
      loud: 0.5 - i * 0.07,
      noise: 2600 - i * 200,
    })),
    gap: 0.4,
  },
  page: { grains: [{ long: 0.28, rise: 0.12, loud: 0.25, noise: 1800, to: 4200 }], gap: 0.3 },
  door: {
    grains: [
      { long: 0.35, rise: 0.1, loud: 0.12, tone: 190, to: 260 },
      { at: 0.32, long: 0.14, loud: 2.4, noise: 160, filter: 'lowpass' },
    ],
    gap: 0.5,
  },
  step: { grains: [{ long: 0.07, loud: 1.6, noise: 320, filter: 'lowpass' }], gap: 0.16 },
  shot: {
    grains: [
      { long: 0.06, loud: 0.9, noise: 1400 },
      { long: 0.4, loud: 2, noise: 260, to: 90, filter: 'lowpass' },
    ],
    gap: 0.13,
  },
  hit: { grains: [{ long: 0.16, loud: 0.4, tone: 110, to: 50 }], gap: 0.2 },
  geiger: { grains: [{ long: 0.012, loud: 0.45, noise: 3800 }], gap: 0.09 },
  wind: { grains: [{ long: 1.6, rise: 0.9, loud: 0.6, noise: 340, to: 620 }], gap: 2 },
  guns: {
    grains: [0, 0.5, 0.72].map((at) => ({ at, long: 0.7, rise: 0.03, loud: 2.2, noise: 90, filter: 'lowpass' })),
    gap: 1.4,
  },
  turn: {
    grains: [
      { long: 0.3, rise: 0.02, loud: 0.22, tone: 523 },
      { at: 0.14, long: 0.5, rise: 0.02, loud: 0.22, tone: 659 },
    ],
    gap: 0.6,
  },
};

/** A second of noise, once for each context. */
function hiss(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}

/** Sounds that meet are pressed together: never above 1, and what is quiet stays as it is. */
function pressed(context: BaseAudioContext, out: AudioNode): AudioNode {
  const [half, bent] = [context.createGain(), context.createWaveShaper()];
  half.gain.value = 0.5;
  bent.curve = Float32Array.from({ length: 257 }, (_, i) => Math.tanh((i / 128 - 1) * 2));
  half.connect(bent).connect(out);
  return half;
}

export class Synth {
  private readonly noise: AudioBuffer;
  private readonly mix: AudioNode;
  private readonly out: GainNode;

  constructor(private readonly context: BaseAudioContext) {
    this.noise = hiss(context);
    this.out = context.createGain();
    this.out.connect(context.destination);
    this.mix = pressed(context, this.out);
  }

  /** Several sounds one after the other, the first one in `after` seconds; how long they take. */
  play(sound: Sound, times: number, volume: number, after = 0): number {
    const { grains, gap } = SOUNDS[sound];
    this.out.gain.value = volume;
    for (let i = 0; i < times; i++) {
      // No counter ticks like a clock.
      const loose = times > 1 ? gap * (i + Math.random() * 0.5) : 0;
      for (const grain of grains) this.grain(grain, this.context.currentTime + after + loose);
    }
    return gap * times;
  }

  private grain(grain: Grain, now: number): void {
    const { context } = this;
    const start = now + (grain.at ?? 0);
    const peak = start + (grain.rise ?? 0.002);
    const end = peak + grain.long;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(grain.loud, peak);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    gain.connect(this.mix);
    const glide = (param: AudioParam, from: number): void => {
      param.setValueAtTime(from, start);
      if (grain.to) param.exponentialRampToValueAtTime(grain.to, end);
    };
    if (grain.tone) {
      const tone = context.createOscillator();
      tone.type = 'triangle';
      glide(tone.frequency, grain.tone);
      tone.connect(gain);
      tone.onended = () => gain.disconnect();
      tone.start(start);
      tone.stop(end);
      return;
    }
    const source = context.createBufferSource();
    source.buffer = this.noise;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = grain.filter ?? 'bandpass';
    glide(filter.frequency, grain.noise ?? 1000);
    source.connect(filter).connect(gain);
    source.onended = () => gain.disconnect();
    source.start(start, Math.random());
    source.stop(end);
  }
}
