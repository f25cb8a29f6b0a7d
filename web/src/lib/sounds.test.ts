import { describe, expect, it } from 'vitest';
import type { Line } from '../protocol';
import { SOUNDS as STALKER } from '../stalker/sounds';
import { SOUNDS as TWOM } from '../twom/sounds';
import { SOUNDS as ZONA } from '../zona/sounds';
import { cuesOf, MOST, type Sounds } from './sounds';

const line = (event: string, fields: object = {}): Line => ({ event, fields, text: '' }) as unknown as Line;
const heard = (sounds: object, ...lines: Line[]) => cuesOf(lines, sounds as Sounds);

describe('what is heard', () => {
  it('is in the order of what happened, each sound once', () => {
    const cues = heard(ZONA, line('Moved'), line('Rolled'), line('Rerolled'), line('EventDrawn'));
    expect(cues.map(({ sound }) => sound)).toEqual(['step', 'dice', 'page']);
  });

  it('ticks as the dosage rises, and is still when it falls', () => {
    const ticks = (by: number, to: number) => heard(STALKER, line('DoseChanged', { seat: 0, by, to }));
    expect(ticks(1, 9)[0]?.times).toBeGreaterThan(ticks(1, 2)[0]?.times ?? 0);
    expect(ticks(-2, 4)).toEqual([]);
  });

  it('tells a knife from a gun', () => {
    const of = (weapon: string) => heard(STALKER, line('AttackDeclared', { weapon })).map(({ sound }) => sound);
    expect([of(''), of('pistol')]).toEqual([['hit'], ['shot']]);
  });

  it('has guns at night and wind at dawn', () => {
    const of = (phase: string) => heard(TWOM, line('PhaseBegan', { phase })).map(({ sound }) => sound);
    expect([of('scavenging'), of('dawn'), of('day')]).toEqual([['guns'], ['wind'], []]);
  });

  it('is never more than a few sounds, and none for what has none', () => {
    const all = Object.keys(ZONA).map((event) => line(event, { RAD: 1 }));
    expect(heard(ZONA, ...all).length).toBeLessThanOrEqual(MOST);
    expect(heard(ZONA, line('VoicePassed'))).toEqual([]);
  });
});
