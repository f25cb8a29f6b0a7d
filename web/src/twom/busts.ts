/** Who may share the house, whom one meets outside, and who knocks, as their cards tell of them. */
import type { Look } from '../bust/look';

export const LOOKS = {
  // Vuk, quarryman, who had blasted hillsides.
  C01: { skull: 'square', build: 'huge', age: 2, turn: -1, hair: 'cropped', tone: 'grey', hat: 'cap', brows: 'bushy', eyes: 'narrow', nose: 'broken', beard: 'short', wear: 'jumper', props: ['whistle'] },
  // Mira, mountain guide.
  C02: { skull: 'long', soft: true, age: 1, turn: 3, hair: 'braid', tone: 'mid', brows: 'flat', eyes: 'squint', nose: 'straight', mouth: 'flat', marks: ['freckles'], wear: 'anorak', props: ['rope'] },
  // Jovan, former conscript.
  C03: { skull: 'young', age: 0, turn: -2, hair: 'cropped', tone: 'dark', brows: 'stern', eyes: 'open', nose: 'straight', mouth: 'thin', marks: ['scar-lip'], wear: 'turtleneck' },
  // Sanja, locksmith.
  C04: { skull: 'round', soft: true, age: 1, turn: 2, tilt: 2, hair: 'pixie', tone: 'dark', brows: 'flat', eyes: 'narrow', nose: 'snub', mouth: 'smirk', wear: 'apron', props: ['key'] },
  // Emin, tram driver, line 7.
  C05: { skull: 'narrow', age: 1, turn: 3, hair: 'short', tone: 'dark', hat: 'peaked', brows: 'arched', eyes: 'open', nose: 'hook', beard: 'moustache', wear: 'uniform' },
  // Ljuba, night porter; one pair of glasses for far, one for near.
  C06: { skull: 'jowly', soft: true, age: 2, turn: -3, hair: 'wavy', tone: 'grey', brows: 'arched', eyes: 'tired', nose: 'broad', mouth: 'full', glasses: 'half', wear: 'blouse', props: ['beads'] },
  // Nadia, canteen cook.
  C07: { skull: 'round', soft: true, build: 'broad', age: 2, turn: 1, hair: 'pulled', tone: 'mid', hat: 'kerchief', brows: 'sad', eyes: 'open', nose: 'broad', mouth: 'smile', wear: 'apron' },
  // Petar, teacher; spectacles held together with piano wire.
  C08: { skull: 'oval', age: 3, turn: 2, tilt: 4, hair: 'balding', tone: 'white', brows: 'sad', eyes: 'open', nose: 'long', mouth: 'flat', beard: 'goatee', glasses: 'round', wear: 'cardigan', props: ['tie'] },
  // Irena, pharmacist for thirty years.
  C09: { skull: 'heart', soft: true, build: 'slight', age: 2, turn: -2, hair: 'bun', tone: 'grey', brows: 'thin', eyes: 'narrow', nose: 'straight', mouth: 'thin', glasses: 'square', wear: 'labcoat' },
  // Osman, carpenter, with what he read put in his cap.
  C10: { skull: 'pear', build: 'broad', age: 2, turn: -2, tilt: -4, hair: 'curly', tone: 'white', hat: 'cap', brows: 'bushy', eyes: 'closed', nose: 'broad', beard: 'walrus', wear: 'overalls', props: ['pencil'] },
  // Greta, solicitor.
  C11: { skull: 'square', soft: true, age: 2, turn: 2, tilt: -2, hair: 'bob', tone: 'white', brows: 'stern', eyes: 'open', nose: 'hook', mouth: 'thin', wear: 'suit', props: ['earring', 'badge'] },
  // Aleks, statistician.
  C12: { skull: 'gaunt', build: 'slight', age: 1, turn: 3, hair: 'side', tone: 'mid', brows: 'thin', eyes: 'tired', nose: 'long', mouth: 'thin', beard: 'stubble', glasses: 'thick', wear: 'coat', props: ['scarf'] },

  N01: { animal: 'cat' },
  // The man in front of the suitcases.
  N02: { skull: 'oval', age: 1, turn: 0, hair: 'receding', tone: 'mid', brows: 'sad', eyes: 'wide', nose: 'straight', mouth: 'frown', beard: 'stubble', wear: 'jumper' },
  N03: { skull: 'long', age: 1, turn: -3, hair: 'mop', hat: 'beanie', brows: 'flat', eyes: 'narrow', nose: 'broad', beard: 'short', wear: 'anorak', props: ['strap'] },
  // Conducts something.
  N04: { skull: 'jowly', age: 2, turn: 3, tilt: 8, hair: 'wild', tone: 'grey', brows: 'arched', eyes: 'closed', nose: 'broad', mouth: 'smile', beard: 'stubble', wear: 'suit', props: ['scarf'] },
  // A price also for the light.
  N05: { skull: 'narrow', age: 1, turn: -2, hair: 'slick', hat: 'brim', brows: 'arched', eyes: 'narrow', nose: 'hook', mouth: 'smirk', beard: 'pencil', wear: 'coat' },
  // She of the old couple.
  N06: { skull: 'round', soft: true, build: 'slight', age: 3, turn: 2, tilt: -3, hair: 'bun', tone: 'white', brows: 'sad', eyes: 'open', nose: 'snub', mouth: 'smile', glasses: 'round', wear: 'blouse' },
  N07: { skull: 'square', build: 'broad', age: 1, turn: 2, hair: 'cropped', hat: 'hood', brows: 'stern', eyes: 'narrow', nose: 'broken', mouth: 'smirk', wear: 'hoodie' },
  // His leg tied with a curtain cord.
  N08: { skull: 'gaunt', age: 1, turn: -2, tilt: -6, hair: 'mop', tone: 'mid', brows: 'sad', eyes: 'closed', nose: 'long', mouth: 'open', beard: 'stubble', marks: ['bandage'], wear: 'shirt' },
  N09: { animal: 'guard-dog' },
  N10: { skull: 'broad', build: 'broad', age: 1, turn: -2, hair: 'bald', hat: 'balaclava', brows: 'stern', eyes: 'narrow', wear: 'coat' },
  // A postman's jacket, with the badge.
  N11: { skull: 'jowly', build: 'broad', age: 1, turn: 3, hair: 'short', hat: 'bandana', brows: 'flat', eyes: 'open', nose: 'broken', mouth: 'smirk', beard: 'goatee', wear: 'uniform', props: ['badge'] },
  N12: { skull: 'square', age: 1, turn: 1, hair: 'cropped', hat: 'helmet', brows: 'stern', eyes: 'narrow', nose: 'straight', mouth: 'thin', wear: 'armour', props: ['chevrons'] },
  N13: { skull: 'oval', turn: 0, hair: 'bald', hat: 'hood', wear: 'cape', unseen: true },
  // Uniforms inside out.
  N14: { skull: 'long', age: 1, turn: -3, hair: 'mop', tone: 'mid', hat: 'ushanka', brows: 'sad', eyes: 'wide', nose: 'long', mouth: 'open', beard: 'stubble', wear: 'rags' },

  // A shop in a guitar case.
  V01: { skull: 'oval', soft: true, age: 1, turn: 3, hair: 'wavy', tone: 'mid', hat: 'beret', brows: 'arched', eyes: 'open', nose: 'straight', mouth: 'smirk', wear: 'fur', props: ['beads'] },
  V02: { skull: 'pear', build: 'broad', age: 2, turn: -2, hair: 'balding', brows: 'stern', eyes: 'narrow', nose: 'broad', mouth: 'thin', glasses: 'dark', wear: 'fur' },
  // In his good suit.
  V03: { skull: 'gaunt', age: 2, turn: 2, tilt: 5, hair: 'side', tone: 'grey', brows: 'sad', eyes: 'tired', nose: 'long', mouth: 'open', wear: 'suit', props: ['tie'] },
  V04: { skull: 'broad', build: 'huge', age: 1, turn: -1, hair: 'short', hat: 'helmet', brows: 'flat', eyes: 'open', nose: 'broad', beard: 'full', marks: ['soot'], wear: 'overalls' },
  // A clean collar.
  V05: { skull: 'heart', age: 1, turn: -3, hair: 'side', tone: 'dark', brows: 'arched', eyes: 'open', nose: 'straight', mouth: 'flat', wear: 'blouse', props: ['strap'] },
  // With a child that had been told to greet.
  V06: { skull: 'long', soft: true, age: 1, turn: 2, tilt: 4, hair: 'long', tone: 'dark', hat: 'scarf', brows: 'sad', eyes: 'tired', nose: 'straight', mouth: 'flat', wear: 'coat' },
  // The smallest did the talking.
  V07: { skull: 'small', soft: true, build: 'slight', age: 0, turn: 1, hair: 'mop', tone: 'mid', brows: 'thin', eyes: 'wide', nose: 'snub', mouth: 'flat', marks: ['soot'], wear: 'jumper' },
  V08: { skull: 'jowly', build: 'broad', age: 2, turn: -2, hair: 'short', hat: 'peaked', brows: 'bushy', eyes: 'narrow', nose: 'broad', beard: 'moustache', wear: 'uniform', props: ['strap', 'chevrons'] },
  V09: { skull: 'narrow', build: 'slight', age: 1, turn: 4, tilt: 3, hair: 'slick', hat: 'cap', brows: 'flat', eyes: 'squint', nose: 'hook', mouth: 'smirk', beard: 'stubble', wear: 'turtleneck' },
  V10: { skull: 'round', age: 2, turn: 2, hair: 'curly', tone: 'grey', brows: 'arched', eyes: 'open', nose: 'broad', mouth: 'smile', beard: 'full', wear: 'coat', props: ['scarf'] },
  V11: { skull: 'heart', soft: true, build: 'slight', age: 0, turn: -3, tilt: -4, hair: 'bob', tone: 'mid', brows: 'arched', eyes: 'open', nose: 'snub', mouth: 'smile', wear: 'coat', props: ['earring'] },
  V12: { skull: 'square', build: 'broad', age: 2, turn: 0, hair: 'bald', hat: 'straw', brows: 'flat', eyes: 'squint', nose: 'straight', mouth: 'flat', beard: 'whiskers', tone: 'grey', wear: 'stripes' },
} satisfies Record<string, Look>; // prettier-ignore

/** Those who come with others, or with no card of their own. */
export const FOES = {
  F1: { skull: 'long', age: 1, turn: 2, hair: 'slick', tone: 'mid', brows: 'flat', eyes: 'narrow', nose: 'broken', wear: 'hoodie', props: ['muffler'] },
  F2: { skull: 'heart', build: 'slight', age: 0, turn: -3, tilt: 3, hair: 'mop', tone: 'dark', hat: 'cap', brows: 'arched', eyes: 'wide', nose: 'long', mouth: 'smirk', wear: 'jumper' },
  F3: { skull: 'round', build: 'broad', age: 2, turn: 1, hair: 'balding', tone: 'grey', brows: 'bushy', eyes: 'narrow', nose: 'broad', beard: 'full', marks: ['scar-eye'], wear: 'coat' },
  F4: { skull: 'young', age: 0, turn: 3, hair: 'cropped', hat: 'helmet', brows: 'flat', eyes: 'open', nose: 'snub', mouth: 'frown', wear: 'uniform', props: ['strap'] },
  F5: { skull: 'jowly', build: 'broad', age: 2, turn: -2, hair: 'cropped', hat: 'beret', brows: 'bushy', eyes: 'narrow', nose: 'hook', beard: 'moustache', wear: 'armour' },
} satisfies Record<string, Look>; // prettier-ignore

const ALL: Record<string, Look> = { ...LOOKS, ...FOES };

export const looks = (id: string): Look | undefined => ALL[id];
