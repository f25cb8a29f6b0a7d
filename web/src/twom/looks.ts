/** What people look like from afar: a body and what is on the head. Feet stand at the origin. */
import { numberOf } from '../lib/ids';

const BODIES = {
  jacket: 'M-15 -52C-15 -63 15 -63 15 -52L18 -24L13 -23L14 0H3L1 -20H-1L-3 0H-14L-13 -23L-18 -24Z',
  skirt: 'M-13 -52C-13 -62 13 -62 13 -52L20 -14H8V0H2V-14H-2V0H-8V-14H-20Z',
  coat: 'M-17 -54C-16 -65 16 -65 17 -54L20 -28L14 -26L15 -17H11V0H3V-17H-3V0H-11V-17H-15L-14 -26L-20 -28Z',
};
const HEADS = {
  bare: '',
  hat: 'M-14 -78H14L10 -82C8 -92 -8 -92 -10 -82Z',
  cap: 'M-12 -74C-13 -92 13 -92 12 -74L9 -78H-9Z',
  bun: 'M-6 -81C-10 -92 10 -92 6 -81Z',
  hair: 'M-10 -74C-13 -91 13 -91 10 -74L14 -58L7 -60L8 -75H-8L-7 -60L-14 -58Z',
};

export type Body = keyof typeof BODIES;
export type Head = keyof typeof HEADS;

const PEOPLE: Record<string, [Body, Head]> = {
  C01: ['coat', 'cap'],
  C02: ['jacket', 'hair'],
  C03: ['jacket', 'bare'],
  C04: ['jacket', 'bun'],
  C05: ['jacket', 'hat'],
  C06: ['skirt', 'hair'],
  C07: ['skirt', 'bun'],
  C08: ['coat', 'bare'],
  C09: ['skirt', 'bun'],
  C10: ['coat', 'cap'],
  C11: ['skirt', 'hair'],
  C12: ['coat', 'hat'],
};
const STRANGERS: [Body, Head][] = [
  ['coat', 'cap'],
  ['jacket', 'hat'],
  ['jacket', 'cap'],
];

/** The look of somebody of the house; whoever else comes is one of a few, always the same for the same id. */
export function lookOf(id: string): { body: Body; head: Head } {
  const [body, head] = PEOPLE[id] ?? STRANGERS[numberOf(id) % STRANGERS.length] ?? ['coat', 'bare'];
  return { body, head };
}

export const outline = (body: Body, head: Head): string[] => [BODIES[body], HEADS[head]].filter(Boolean);
