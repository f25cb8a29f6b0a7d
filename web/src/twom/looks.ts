/** What people look like from afar: a body under the head of their bust. Feet stand at the origin. */
const BODIES = {
  jacket: 'M-15 -52C-15 -63 15 -63 15 -52L18 -24L13 -23L14 0H3L1 -20H-1L-3 0H-14L-13 -23L-18 -24Z',
  skirt: 'M-13 -52C-13 -62 13 -62 13 -52L20 -14H8V0H2V-14H-2V0H-8V-14H-20Z',
  coat: 'M-17 -54C-16 -65 16 -65 17 -54L20 -28L14 -26L15 -17H11V0H3V-17H-3V0H-11V-17H-15L-14 -26L-20 -28Z',
};

export type Body = keyof typeof BODIES;

const PEOPLE: Record<string, Body> = {
  C01: 'coat',
  C02: 'jacket',
  C03: 'jacket',
  C04: 'jacket',
  C05: 'jacket',
  C06: 'skirt',
  C07: 'skirt',
  C08: 'coat',
  C09: 'skirt',
  C10: 'coat',
  C11: 'skirt',
  C12: 'coat',
};

export const bodyOf = (id: string): Body => PEOPLE[id] ?? 'coat';
export const outline = (body: Body): string => BODIES[body];

const SOLDIERS = ['N12', 'F4', 'F5'];
const BANDITS = ['N10', 'F1', 'F2', 'F3'];

/** Whose face an enemy has: the first that of the card, the others those who go with such a card. */
export function foeLook(card: string, place: number, weapon: string): string {
  if (place === 0 && card) return card;
  const pool = card === 'N12' || (!card && weapon === 'assault_rifle') ? SOLDIERS : BANDITS;
  const others = pool.filter((look) => look !== card);
  return others[place % others.length] ?? 'N10';
}
