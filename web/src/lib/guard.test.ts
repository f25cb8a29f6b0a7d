/** Which presses are meant for which question. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Guard, MOMENT } from './guard.svelte';

type Heed = (event: Partial<KeyboardEvent & MouseEvent>) => void;
let now = 0;
let heard: Record<string, Heed>;
let guard: Guard;

beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  heard = {};
  vi.stubGlobal('addEventListener', (name: string, heed: Heed) => void (heard[name] = heed));
  vi.stubGlobal('removeEventListener', () => {});
  guard = new Guard(() => now);
  guard.watch();
  guard.shown('0:1');
  pass(MOMENT);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function pass(time: number): void {
  now += time;
  vi.advanceTimersByTime(time);
}

it('takes a press on a question that was there to be read', () => {
  heard.pointerdown?.({});
  expect(guard.meant('0:1')).toBe(true);
});

it('takes no press in the moment in which a question is new', () => {
  guard.shown('0:2');
  pass(MOMENT - 1);
  heard.pointerdown?.({});
  expect([guard.isNew('0:2'), guard.meant('0:2')]).toEqual([true, false]);
});

it('takes no press that began before the question was there', () => {
  heard.pointerdown?.({});
  guard.shown('0:2');
  pass(MOMENT * 3);
  expect([guard.isNew('0:2'), guard.meant('0:2')]).toEqual([false, false]);
  heard.pointerdown?.({});
  expect(guard.meant('0:2')).toBe(true);
});

it('takes a click that has no press before it, as those who hear the page make it', () => {
  pass(5000);
  heard.click?.({ detail: 0 });
  expect(guard.meant('0:1')).toBe(true);
});

it('lets a held key press a button once', () => {
  const stop = vi.fn();
  const held = {
    key: 'Enter',
    repeat: true,
    preventDefault: stop,
    target: { closest: () => ({}) } as unknown as Element,
  };
  heard.keydown?.(held);
  expect(stop).toHaveBeenCalledOnce();
});
