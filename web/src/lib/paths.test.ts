import { expect, it } from 'vitest';
import { inWholeUnits } from './paths';

it('a path in whole units ends where it did, however many steps were rounded', () => {
  const steps = Array.from({ length: 30 }, () => 'l1.4 .4').join('');
  const ends = [...inWholeUnits(`M0 0${steps}`).matchAll(/l(-?\d+) ?(-?\d+)/g)];
  const sum = (i: number): number => ends.reduce((total, one) => total + Number(one[i]), 0);
  expect([sum(1), sum(2)]).toEqual([42, 12]);
});

it('reads values that are written without anything between them', () => {
  expect(inWholeUnits('M1.5.5l.6-.6')).toBe('M2 1l0-1');
  expect(inWholeUnits('M10 10a5.4 5.4 0 013.6-3.6')).toBe('M10 10a5 5 0 0 1 4-4');
  expect(inWholeUnits('M1e1 2 3 4z')).toBe('M10 2L3 4z');
});
