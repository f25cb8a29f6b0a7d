import { describe, expect, it } from 'vitest';
import { LOOKS as STALKER, looks as stalker } from '../stalker/busts';
import { FOES, LOOKS as TWOM } from '../twom/busts';
import { LOOKS as ZONA } from '../zona/busts';
import { draw } from './draw';
import type { Look } from './look';

const FILES = import.meta.glob<string>(
  '../../../src/cordon/games/*/content/**/{characters,residents,visitors,stalkers,contacts}.yaml',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** The ids of a list of content, as they are written there. */
const content = (game: string, file: string, key: string): string[] => {
  const text = FILES[`../../../src/cordon/games/${game}/content/${file}.yaml`] ?? '';
  return [...text.matchAll(new RegExp(`^(?:- |- \\{|  )${key}: (\\w+)`, 'gm'))].map((match) => match[1] ?? '');
};

describe('busts', () => {
  it('has everybody of each game, and nobody else', () => {
    const all: [Record<string, Look>, string[]][] = [
      [ZONA, content('zona', 'characters', 'id')],
      [STALKER.STALKERS, content('stalker', 'stalkers', 'key')],
      [STALKER.CONTACTS, content('stalker', 'contacts', 'key')],
      [STALKER.CHARACTERS, content('stalker', 'survival/characters', 'person')],
      [TWOM, ['characters', 'residents', 'visitors'].flatMap((file) => content('twom', file, 'id'))],
    ];
    expect(all.map(([, ids]) => ids.length)).toEqual([10, 12, 16, 11, 38]);
    for (const [looks, ids] of all) expect(Object.keys(looks).sort()).toEqual(ids.sort());
  });

  it('finds somebody of a mission by the side of their card', () => {
    expect(stalker('A1-04a')).toBe(STALKER.NAMED.dalik);
    expect(stalker('character-gleb')).toBe(STALKER.CHARACTERS.gleb);
    expect(stalker('A1-03b')).toBeUndefined();
  });

  it('draws no two alike', () => {
    const { STALKERS, CONTACTS, CHARACTERS, NAMED } = STALKER;
    const games: Record<string, Look>[] = [
      ZONA,
      { ...STALKERS, ...CONTACTS, ...NAMED },
      CHARACTERS,
      { ...TWOM, ...FOES },
    ];
    const seen = games.flatMap((looks) => Object.entries(looks).map(([id, look]) => [id, faceOf(look)] as const));
    for (const [id, face] of seen) {
      expect(face.length, id).toBeGreaterThan(100);
      expect(face, id).not.toMatch(/NaN|undefined/);
    }
    expect(new Set(seen.map(([, face]) => face)).size).toBe(seen.length);
    // Not only the hat differs: without it, no two of a game have the same bones and features.
    const bare = games.map((looks) => Object.values(looks).filter((look) => !('animal' in look) && !look.unseen));
    for (const people of bare) {
      const faces = people.map((look) => faceOf({ ...look, hat: undefined, props: [], turn: 0, tilt: 0 } as Look));
      expect(new Set(faces).size).toBe(faces.length);
    }
  });
});

const faceOf = (look: Look): string =>
  draw(look)
    .head.map(({ ink, d }) => ink + d)
    .join();
