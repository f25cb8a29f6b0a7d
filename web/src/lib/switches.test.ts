import { describe, expect, it } from 'vitest';
import type { Switch } from '../protocol';
import { changed, counts, now } from './switches';

const one = (key: string, values: string[], when: Switch['when'] = []): Switch => ({
  key,
  kind: 'choice',
  place: 'open',
  name: key,
  text: '',
  values: values.map((value) => ({ value, name: value })),
  default: values[0] ?? '',
  when,
});
const road = one('road', ['dry', 'muddy']);
const mud = one('mud', ['thin', 'deep'], [{ key: 'road', values: ['muddy'] }]);
const boots = one('boots', ['shoes', 'waders'], [{ key: 'mud', values: ['deep'] }]);
const all = [road, mud, boots];

describe('switches', () => {
  it('are as by default until somebody chooses', () => {
    expect(now(all, {}, 'road')).toBe('dry');
    expect(changed(all, {})).toEqual({});
    expect(changed(all, { road: 'dry' })).toEqual({});
  });

  it('count only where what they hang on is so, however far back', () => {
    const chosen = { mud: 'deep', boots: 'waders' };
    expect(counts(all, chosen, boots)).toBe(false);
    expect(changed(all, chosen)).toEqual({});
    expect(counts(all, { ...chosen, road: 'muddy' }, boots)).toBe(true);
    expect(changed(all, { ...chosen, road: 'muddy' })).toEqual({ road: 'muddy', mud: 'deep', boots: 'waders' });
  });
});
