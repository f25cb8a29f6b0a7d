/** From a description to cuts: what is behind, what the body wears, and the head with its tilt. */
import { animal } from './animals';
import { clothed } from './clothes';
import { face } from './features';
import { beard, behind, hair } from './hair';
import { behindHat, hatted } from './hats';
import { isAnimal, type Hat, type Look } from './look';
import type { Cut } from './pen';
import { glassed, onBody, onHead } from './props';
import { bonesOf, outline } from './skull';

export interface Drawing {
  body: Cut[];
  back: Cut[];
  head: Cut[];
  tilt: number;
}

/** Under these nothing is seen of the hair. */
const COVERS: ReadonlySet<Hat> = new Set(['hood', 'deep', 'scarf', 'veil', 'balaclava']);

export function draw(look: Look): Drawing {
  if (isAnimal(look)) return { body: [], back: [], head: animal(look.animal), tilt: 0 };
  const b = bonesOf(look);
  const covered = look.hat && COVERS.has(look.hat);
  const features: Cut[] = look.unseen
    ? [{ ink: 'ink', d: outline(b) }]
    : [...face(look, b), ...(covered ? [] : hair(look, b)), ...beard(look, b), ...glassed(look.glasses, b)];
  return {
    back: [...(covered ? [] : behind(look, b)), ...behindHat(look.hat, b)],
    body: [...clothed(look, b), ...onBody(look, b)],
    head: [...features, ...hatted(look.hat, b), ...onHead(look, b)],
    tilt: look.tilt ?? 0,
  };
}

/** Draws each of a game's people when they are first seen. */
export function draws(looks: (id: string) => Look | undefined): (id: string) => Drawing | null {
  const drawn = new Map<Look, Drawing>();
  return (id) => {
    const look = looks(id);
    if (!look) return null;
    const found = drawn.get(look) ?? draw(look);
    drawn.set(look, found);
    return found;
  };
}
