/** Stalkers, contacts, and whoever has a name in missions and in Zone Survival, as their cards tell of them. */
import type { Look } from '../bust/look';

const STALKERS = {
  // She irons her collar with hot sand.
  milady: { skull: 'heart', soft: true, age: 0, turn: -3, tilt: -3, build: 'slight', hair: 'bob', tone: 'dark', brows: 'arched', eyes: 'narrow', mouth: 'full', marks: ['mole'], wear: 'suit', props: ['earring'] },
  // Crosses himself with the wrong hand.
  chort: { skull: 'gaunt', age: 1, turn: 2, tilt: 3, hair: 'mohawk', brows: 'stern', eyes: 'wide', nose: 'hook', mouth: 'smirk', beard: 'chin', marks: ['scar-eye'], wear: 'rags', props: ['cross'] },
  // Counts heads at every door.
  palkan: { skull: 'square', build: 'broad', age: 2, turn: -1, hair: 'cropped', tone: 'grey', hat: 'beret', brows: 'flat', eyes: 'open', nose: 'broad', beard: 'moustache', wear: 'armour' },
  // The badger: a white streak, tins of bolts along the road.
  borsuk: { skull: 'pear', build: 'broad', age: 2, turn: 3, hair: 'streak', hat: 'goggles', brows: 'bushy', eyes: 'squint', nose: 'broad', beard: 'short', wear: 'anorak', props: ['rope'] },
  // Pays his debts and eats alone.
  mammon: { skull: 'long', age: 1, turn: 3, hair: 'slick', brows: 'flat', eyes: 'tired', nose: 'straight', mouth: 'thin', beard: 'stubble', wear: 'coat', props: ['strap'] },
  // The camp cot broke.
  velet: { skull: 'small', build: 'huge', age: 1, turn: 0, hair: 'bald', brows: 'flat', eyes: 'narrow', nose: 'broken', mouth: 'flat', beard: 'goatee', wear: 'stripes' },
  // Labels every jar.
  kvant: { skull: 'narrow', build: 'slight', age: 1, turn: -2, hair: 'receding', tone: 'mid', brows: 'thin', eyes: 'open', nose: 'long', mouth: 'flat', glasses: 'thick', wear: 'labcoat', props: ['pencil'] },
  // A thief; your watch has been wound.
  mukha: { skull: 'young', build: 'slight', age: 0, turn: -4, tilt: 4, hair: 'mop', tone: 'mid', hat: 'beanie', brows: 'arched', eyes: 'wide', nose: 'snub', mouth: 'smile', marks: ['freckles'], wear: 'hoodie' },
  // You hear the belt links first.
  hrim: { skull: 'broad', build: 'huge', age: 2, turn: 1, hair: 'cropped', hat: 'headset', brows: 'stern', eyes: 'squint', nose: 'broken', beard: 'full', wear: 'vest', props: ['strap'] },
  // Greases hinges in houses where she will never sleep.
  tykha: { skull: 'oval', soft: true, build: 'slight', age: 0, turn: 2, hair: 'pulled', hat: 'hood', brows: 'flat', eyes: 'narrow', mouth: 'flat', wear: 'turtleneck', props: ['muffler'] },
  // A forester who still files his rounds.
  lisnyk: { skull: 'long', age: 3, turn: -2, tilt: -2, hair: 'short', tone: 'white', hat: 'peaked', brows: 'bushy', eyes: 'open', nose: 'hook', beard: 'full', wear: 'uniform' },
  // Her eyebrows are drawn on.
  iskra: { skull: 'round', soft: true, age: 0, turn: 3, tilt: 3, hair: 'pixie', tone: 'mid', hat: 'bandana', brows: 'drawn', eyes: 'wide', nose: 'snub', mouth: 'smirk', marks: ['burn'], wear: 'vest' },
} satisfies Record<string, Look>; // prettier-ignore

const CONTACTS = {
  // Buys at a quarter and calls the rest friendship.
  sidorovich: { skull: 'jowly', build: 'broad', age: 2, turn: 2, hair: 'balding', tone: 'grey', brows: 'arched', eyes: 'narrow', nose: 'broad', mouth: 'smirk', beard: 'stubble', glasses: 'half', wear: 'cardigan' },
  // A cook.
  halyna: { skull: 'round', soft: true, build: 'broad', age: 2, turn: -2, hair: 'pulled', tone: 'grey', hat: 'kerchief', brows: 'flat', eyes: 'open', nose: 'broad', mouth: 'full', wear: 'apron' },
  // Knocks on a plate and names the smelter.
  pola: { skull: 'square', soft: true, age: 1, turn: 3, hair: 'braid', tone: 'dark', hat: 'goggles', brows: 'stern', eyes: 'open', nose: 'straight', mouth: 'flat', marks: ['soot'], wear: 'overalls' },
  // Reads a treeline; deaf on one side.
  old_taras: { skull: 'gaunt', age: 3, turn: -4, tilt: -4, hair: 'balding', tone: 'white', hat: 'cap', brows: 'bushy', eyes: 'squint', nose: 'hook', beard: 'long', wear: 'coat' },
  // Every rifle on his wall points at the till.
  bashta: { skull: 'square', build: 'huge', age: 1, turn: 1, hair: 'cropped', brows: 'stern', eyes: 'narrow', nose: 'broken', mouth: 'frown', beard: 'short', marks: ['scar-eye'], wear: 'shirt' },
  // Sews with fishing line.
  doctor_rut: { skull: 'oval', age: 2, turn: 2, hair: 'side', tone: 'grey', brows: 'thin', eyes: 'tired', nose: 'long', mouth: 'thin', glasses: 'square', wear: 'labcoat', props: ['stethoscope'] },
  // A trader with a mule.
  luka: { skull: 'narrow', age: 2, turn: -3, tilt: 3, hair: 'curly', tone: 'mid', hat: 'straw', brows: 'arched', eyes: 'squint', nose: 'long', mouth: 'smile', beard: 'stubble', wear: 'rags', props: ['rope'] },
  // Fills your pockets with bolts.
  guide: { skull: 'heart', age: 1, turn: 3, hair: 'short', hat: 'hood', brows: 'flat', eyes: 'squint', nose: 'straight', mouth: 'flat', beard: 'goatee', wear: 'anorak' },
  // A professor with tongs.
  lemko: { skull: 'pear', age: 2, turn: -1, tilt: 2, hair: 'balding', tone: 'white', brows: 'arched', eyes: 'wide', nose: 'snub', mouth: 'open', glasses: 'round', wear: 'labcoat', props: ['tie'] },
  bublyk: { animal: 'dog' },
  // Nineteen and certified.
  yurko: { skull: 'young', build: 'slight', age: 0, turn: 3, hair: 'short', tone: 'mid', brows: 'arched', eyes: 'open', nose: 'straight', mouth: 'smile', marks: ['plaster'], wear: 'uniform', props: ['badge'] },
  // Four dressings and no gun.
  sister_vira: { skull: 'oval', soft: true, age: 2, turn: -2, tilt: -2, hair: 'pulled', hat: 'veil', brows: 'flat', eyes: 'tired', mouth: 'flat', wear: 'blouse', props: ['armband'] },
  // Hunts for pictures, a boot for scale.
  koza: { skull: 'long', soft: true, age: 1, turn: 4, tilt: 2, hair: 'wavy', tone: 'dark', brows: 'stern', eyes: 'narrow', nose: 'hook', mouth: 'smirk', wear: 'fur', props: ['earring'] },
  // You are standing on the brickworks.
  cartographer: { skull: 'narrow', soft: true, age: 3, turn: 2, tilt: -3, hair: 'bun', tone: 'white', brows: 'thin', eyes: 'open', nose: 'long', mouth: 'thin', glasses: 'half', wear: 'cardigan', props: ['pencil'] },
  // A mechanic.
  hvynt: { skull: 'broad', age: 1, turn: -2, hair: 'short', tone: 'mid', hat: 'beanie', brows: 'bushy', eyes: 'open', nose: 'broad', mouth: 'flat', beard: 'walrus', marks: ['soot'], wear: 'overalls' },
  // You have met the driver.
  patron: { skull: 'oval', turn: 0, hair: 'slick', hat: 'brim', wear: 'suit', props: ['tie'], unseen: true },
} satisfies Record<string, Look>; // prettier-ignore

const CHARACTERS = {
  // Seventeen and built like a wardrobe.
  foma: { skull: 'broad', build: 'huge', age: 0, turn: -2, hair: 'mop', tone: 'dark', brows: 'sad', eyes: 'open', nose: 'snub', mouth: 'open', wear: 'jumper', props: ['rope'] },
  // Writes while you bleed.
  ilarion: { skull: 'long', age: 2, turn: -3, tilt: 3, hair: 'balding', tone: 'mid', brows: 'arched', eyes: 'wide', nose: 'straight', beard: 'forked', glasses: 'round', wear: 'labcoat', props: ['detector'] },
  // Weighs everything twice.
  zoya: { skull: 'jowly', soft: true, build: 'broad', age: 2, turn: 3, hair: 'pulled', tone: 'dark', hat: 'scarf', brows: 'arched', eyes: 'open', nose: 'snub', mouth: 'smile', wear: 'apron', props: ['beads'] },
  // Mute, with prices on cardboard.
  gleb: { skull: 'gaunt', build: 'broad', age: 2, turn: 1, hair: 'long', tone: 'dark', brows: 'flat', eyes: 'tired', nose: 'broken', mouth: 'thin', marks: ['scar-lip'], wear: 'coat', props: ['scarf'] },
  // Blesses the counter.
  abbot: { skull: 'round', build: 'broad', age: 2, turn: -1, hair: 'long', tone: 'grey', hat: 'skufia', brows: 'bushy', eyes: 'narrow', nose: 'broad', beard: 'forked', wear: 'cassock', props: ['cross'] },
  // Dry in all weathers.
  rain_cape: { skull: 'long', turn: 0, hair: 'bald', hat: 'deep', wear: 'cape', unseen: true },
  // Two dark squares where something was unpicked.
  deserter: { skull: 'square', age: 1, turn: -3, hair: 'cropped', hat: 'helmet', brows: 'stern', eyes: 'wide', nose: 'straight', mouth: 'frown', beard: 'stubble', wear: 'uniform', props: ['strap'] },
  // Ran a ward of sixty beds.
  vasylyna: { skull: 'square', soft: true, age: 2, turn: 2, tilt: 2, hair: 'bob', tone: 'grey', hat: 'nurse', brows: 'flat', eyes: 'tired', nose: 'hook', mouth: 'flat', wear: 'coat', props: ['armband'] },
  // A child counts down there.
  well_voice: { skull: 'small', soft: true, build: 'slight', turn: 0, hair: 'long', wear: 'blouse', unseen: true },
  // Tamara knows the goat.
  tamara: { skull: 'gaunt', soft: true, build: 'slight', age: 3, turn: -3, tilt: -4, hair: 'pulled', tone: 'white', hat: 'scarf', brows: 'sad', eyes: 'squint', nose: 'hook', mouth: 'thin', wear: 'jumper' },
  // Stands guard as if with a broom.
  conscript: { skull: 'young', build: 'slight', age: 0, turn: 1, tilt: -3, hair: 'cropped', hat: 'budenovka', brows: 'sad', eyes: 'wide', nose: 'long', mouth: 'open', wear: 'uniform' },
} satisfies Record<string, Look>; // prettier-ignore

/** People of the missions, who are cards of theirs. */
const NAMED = {
  // Counts; came out with a steel case and pyjamas with anchors under the suit.
  dalik: { skull: 'heart', age: 2, turn: -2, tilt: -5, hair: 'mop', tone: 'grey', brows: 'sad', eyes: 'tired', nose: 'hook', mouth: 'flat', beard: 'short', marks: ['bandage'], wear: 'armour' },
  // Writes under the fume hood in a cardigan.
  holub: { skull: 'oval', soft: true, age: 2, turn: -3, tilt: 4, hair: 'pixie', tone: 'grey', brows: 'arched', eyes: 'closed', nose: 'straight', mouth: 'thin', glasses: 'square', wear: 'cardigan', props: ['scarf'] },
  // A priest with the clapper of his bell across his knees.
  makar: { skull: 'square', build: 'broad', age: 3, turn: 2, tilt: 4, hair: 'receding', tone: 'grey', brows: 'sad', eyes: 'wide', nose: 'broad', beard: 'full', wear: 'cassock', props: ['cross'] },
  // Blind Petro, who used to keep a shop and sits at his shelf in a tie.
  petro: { skull: 'narrow', age: 3, turn: -1, tilt: 3, hair: 'side', tone: 'white', brows: 'arched', eyes: 'closed', nose: 'broad', mouth: 'smile', glasses: 'dark', wear: 'suit', props: ['tie'] },
} satisfies Record<string, Look>; // prettier-ignore

/** Which cards of the missions are somebody. */
const SIDES: Record<string, keyof typeof NAMED | keyof typeof CONTACTS> = {
  'A1-04a': 'dalik',
  'A1-04b': 'dalik',
  'A1-09a': 'yurko',
  'A3-09b': 'holub',
  'A3-10a': 'holub',
  'B2-02b-makar': 'makar',
};

export const LOOKS = { STALKERS, CONTACTS, CHARACTERS, NAMED };

const ALL: Record<string, Look> = { ...STALKERS, ...CONTACTS, ...CHARACTERS, ...NAMED };

/** Somebody by the id of a stalker, contact or character, or by the side of a mission's card. */
export const looks = (id: string): Look | undefined => ALL[SIDES[id] ?? id.replace(/^(character|contact)[-:]/, '')];
