/** The ten scavengers, as their cards tell of them. */
import type { Look } from '../bust/look';

export const LOOKS = {
  // A scientist whose institute lost its roof: leaded coat, tired eyes, spectacles.
  lidija: { skull: 'heart', soft: true, age: 1, turn: -2, tilt: -2, hair: 'bun', tone: 'mid', brows: 'thin', eyes: 'tired', glasses: 'round', mouth: 'flat', wear: 'labcoat', build: 'slight', props: ['pencil'] },
  // A deserter, young, under a steel helmet, with somebody else's tags.
  kostia: { skull: 'young', age: 0, turn: 2, hair: 'cropped', tone: 'mid', hat: 'helmet', brows: 'sad', eyes: 'wide', nose: 'snub', mouth: 'frown', marks: ['soot'], wear: 'uniform', props: ['tags'] },
  // A mercenary whom people make room for.
  iwan: { skull: 'square', build: 'broad', age: 2, turn: -1, hair: 'bald', brows: 'stern', eyes: 'narrow', nose: 'broken', mouth: 'smirk', beard: 'stubble', marks: ['scar-cheek'], wear: 'vest' },
  // A finder of wells, who has let the chickens go.
  tamara: { skull: 'round', soft: true, age: 3, turn: 2, tilt: 3, hair: 'pulled', tone: 'grey', hat: 'scarf', brows: 'flat', eyes: 'squint', nose: 'broad', mouth: 'thin', wear: 'overalls', props: ['detector'] },
  // A smuggler of fourteen years' standing.
  andriej: { skull: 'long', age: 2, turn: 3, tilt: 2, hair: 'short', hat: 'cap', brows: 'arched', eyes: 'narrow', nose: 'long', mouth: 'smirk', beard: 'pencil', wear: 'coat', props: ['cigarette'] },
  // Walked out of the marsh: male, about forty; they quarrelled over the rest.
  sawwa: { skull: 'gaunt', age: 1, turn: 0, hair: 'long', tone: 'grey', brows: 'thin', eyes: 'pale', nose: 'straight', mouth: 'thin', marks: ['patches'], wear: 'rags', props: ['cross'] },
  // Nineteen winters alone in the crusher hut.
  oleg: { skull: 'broad', build: 'broad', age: 3, turn: -2, hair: 'wild', tone: 'grey', hat: 'ushanka', brows: 'bushy', eyes: 'squint', nose: 'broad', mouth: 'flat', beard: 'full', wear: 'poncho' },
  // A mystic whom the monastery asked to leave.
  foma: { skull: 'narrow', build: 'slight', age: 2, turn: 1, tilt: -3, hair: 'long', tone: 'dark', hat: 'skufia', brows: 'sad', eyes: 'wide', nose: 'hook', beard: 'long', wear: 'cassock', props: ['candle'] },
  // A district medic who takes her own pulse.
  wiera: { skull: 'oval', soft: true, age: 1, turn: 2, hair: 'bob', tone: 'dark', brows: 'flat', eyes: 'open', nose: 'straight', mouth: 'full', wear: 'apron', props: ['stethoscope'] },
  // A hunter in a fur coat, who keeps a map of every kill.
  danylo: { skull: 'jowly', build: 'broad', age: 2, turn: -3, hair: 'receding', tone: 'grey', hat: 'brim', brows: 'bushy', eyes: 'open', nose: 'hook', beard: 'walrus', wear: 'fur' },
} satisfies Record<string, Look>; // prettier-ignore

export const looks = (id: string): Look | undefined => (LOOKS as Record<string, Look>)[id];
