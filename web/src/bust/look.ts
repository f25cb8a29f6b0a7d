/** What somebody looks like, in a few words: a bust is cut from that. */

export type Skull =
  'oval' | 'long' | 'round' | 'square' | 'heart' | 'gaunt' | 'broad' | 'narrow' | 'young' | 'jowly' | 'pear' | 'small'; // prettier-ignore
export type Build = 'slight' | 'medium' | 'broad' | 'huge';
export type Hair =
  | 'bald' | 'balding' | 'cropped' | 'short' | 'side' | 'slick' | 'receding' | 'curly' | 'mop' | 'wild' | 'mohawk' | 'pixie'
  | 'bob' | 'bun' | 'pulled' | 'long' | 'braid' | 'wavy' | 'streak'; // prettier-ignore
export type Tone = 'dark' | 'mid' | 'grey' | 'white';
export type Hat =
  | 'cap' | 'peaked' | 'beanie' | 'hood' | 'deep' | 'helmet' | 'scarf' | 'ushanka' | 'beret' | 'straw' | 'brim' | 'nurse'
  | 'skufia' | 'bandana' | 'kerchief' | 'headset' | 'goggles' | 'balaclava' | 'budenovka' | 'veil'; // prettier-ignore
export type Brows = 'flat' | 'stern' | 'arched' | 'bushy' | 'thin' | 'drawn' | 'sad' | 'none';
export type Eyes = 'open' | 'wide' | 'narrow' | 'tired' | 'closed' | 'squint' | 'pale';
export type Nose = 'straight' | 'hook' | 'broad' | 'snub' | 'broken' | 'long';
export type Mouth = 'flat' | 'frown' | 'smirk' | 'full' | 'thin' | 'open' | 'smile';
export type Beard =
  | 'stubble' | 'moustache' | 'walrus' | 'pencil' | 'short' | 'full' | 'long' | 'goatee' | 'whiskers' | 'forked' | 'chin'; // prettier-ignore
export type Glasses = 'round' | 'square' | 'half' | 'thick' | 'dark';
export type Wear =
  | 'coat' | 'suit' | 'turtleneck' | 'uniform' | 'vest' | 'cassock' | 'labcoat' | 'apron' | 'hoodie' | 'fur' | 'stripes'
  | 'jumper' | 'armour' | 'shirt' | 'blouse' | 'cape' | 'rags' | 'cardigan' | 'overalls' | 'anorak' | 'poncho'; // prettier-ignore
export type Mark =
  'scar-cheek' | 'scar-eye' | 'scar-lip' | 'plaster' | 'patches' | 'burn' | 'freckles' | 'mole' | 'bandage' | 'eyepatch' | 'soot'; // prettier-ignore
export type Prop =
  | 'pencil' | 'earring' | 'cigarette' | 'cross' | 'beads' | 'tags' | 'stethoscope' | 'strap' | 'key' | 'whistle' | 'badge'
  | 'scarf' | 'muffler' | 'goggles' | 'headset' | 'mask' | 'tie' | 'chevrons' | 'armband' | 'detector' | 'candle' | 'rope'; // prettier-ignore

export interface Person {
  skull: Skull;
  build?: Build;
  /** Lines of the face: none, a few, many, furrows. */
  age?: 0 | 1 | 2 | 3;
  /** Softer features: most women, the very young. */
  soft?: boolean;
  /** Where the face is turned, and how the head is held, in degrees. */
  turn?: number;
  tilt?: number;
  hair: Hair;
  tone?: Tone;
  hat?: Hat;
  brows?: Brows;
  eyes?: Eyes;
  nose?: Nose;
  mouth?: Mouth;
  beard?: Beard;
  glasses?: Glasses;
  marks?: readonly Mark[];
  wear: Wear;
  props?: readonly Prop[];
  /** Nothing can be made out but the outline. */
  unseen?: boolean;
}

/** An animal has a head of its own. */
export interface Animal {
  animal: 'dog' | 'guard-dog' | 'cat';
}

export type Look = Person | Animal;

export const isAnimal = (look: Look): look is Animal => 'animal' in look;
