import { describe, expect, it } from 'vitest';
import type { Line } from '../protocol';
import { sentences, spoken, weightiest } from './weights';

describe('weights', () => {
  const line = (event: string, text: string): Line => ({ answer: 1, text, rule: '', event });
  const WEIGHTS = { Died: 3, Hurt: 2, Counted: 0 } as const;
  const lines = [
    line('Hurt', 'Iwan takes 3 radiation.'),
    line('Story', 'It was warm to the touch.'),
    line('Moved', 'Iwan moves.'),
    line('Counted', 'The marker is on 2.'),
    line('Counted', ''),
  ];

  it('bookkeeping gives way to what weighs more, and the order stays', () => {
    const told = weightiest(lines, WEIGHTS, 2).map(({ text }) => text);
    expect(told).toEqual(['Iwan takes 3 radiation.', 'Iwan moves.']);
    expect(weightiest(lines, WEIGHTS, 9)).toHaveLength(3);
  });

  it('a heading and the name of a card end as sentences do', () => {
    const told = [line('EventDrawn', 'Snipers near'), line('Cold', 'It grew colder.'), line('Phase', 'Dusk')];
    expect(sentences(told)).toBe('Snipers near. It grew colder. Dusk');
  });

  it('whoever listens hears everything heavy', () => {
    const hurt = Array.from({ length: 6 }, (_, i) => line('Hurt', `${i}`));
    expect(spoken([...hurt, line('Moved', 'on')], WEIGHTS, 4)).toEqual(hurt);
    expect(spoken(lines, WEIGHTS, 4)).toHaveLength(3);
  });
});
