import type { IconName } from './icon-names';

/** Everybody whose icons the page draws: CC BY asks for their names. */
export const AUTHORS = [
  'Delapouite', 'Lorc', 'sbed', 'Skoll', 'Carl Olsen', 'Caro Asercion', 'DarkZaitzev', 'Faithtoken', 'John Colburn',
  'Lord Berandas', 'Quoting',
] as const; // prettier-ignore

/** Who drew which. The set that the build takes them from names nobody; github.com/game-icons/icons has a folder for each author. */
export const DRAWN: Record<(typeof AUTHORS)[number], readonly IconName[]> = {
  Delapouite: [
    'archive-register', 'backpack', 'bandit', 'bed', 'beer-bottle', 'bookshelf', 'brain-tentacle', 'brick-pile',
    'camping-tent', 'canned-fish', 'cargo-crate', 'carrot', 'checkered-flag', 'cigarette', 'claws', 'closed-doors', 'coins',
    'cooking-pot', 'crosscut-saw', 'crowbar', 'cube', 'entry-door', 'executioner-hood', 'exit-door', 'eye-target',
    'factory', 'fallout-shelter', 'farm-tractor', 'first-aid-kit', 'flag-objective', 'floating-ghost', 'fog', 'forest',
    'gas-stove', 'greenhouse', 'heart-beats', 'herbs-bundle', 'hexagonal-nut', 'hill-fort', 'hills', 'huts-village',
    'locked-door', 'lockpicks', 'machine-gun-magazine', 'manual-water-pump', 'medicines', 'megaphone', 'modern-city',
    'newspaper', 'night-sleep', 'notebook', 'nuclear-plant', 'observatory', 'padlock-open', 'person-in-bed',
    'perspective-dice-six-faces-random', 'planks', 'plant-roots', 'pocket-radio', 'position-marker', 'rat', 'ringing-alarm',
    'sarcophagus', 'sawed-off-shotgun', 'secret-book', 'shaking-hands', 'shambling-zombie', 'shop', 'shotgun-rounds',
    'silver-bullet', 'sound-off', 'sound-on', 'stomach', 'sugar-cane', 'swamp', 'tavern-sign',
    'thermometer-cold', 'tired-eye', 'trash-can', 'village', 'walk', 'walkie-talkie', 'water-bottle', 'window-bars',
    'wood-pile', 'wooden-crate',
  ],
  Lorc: [
    'anvil', 'armor-vest', 'bandage-roll', 'barbed-wire', 'beast-eye', 'big-wave', 'bleeding-wound', 'book-cover', 'brain',
    'brandy-bottle', 'broken-bone', 'broken-shield', 'bullets', 'campfire', 'candle-flame', 'carrion', 'cauldron',
    'chemical-drop', 'circuitry', 'coffee-mug', 'desk-lamp', 'doorway', 'eyeball', 'floating-crystal', 'flower-pot',
    'gears', 'gem-necklace', 'guarded-tower', 'guitar', 'hammer-nails', 'hazard-sign', 'hood', 'meat', 'meditation',
    'mining', 'monster-grasp', 'muscle-up', 'open-book', 'padlock', 'pill', 'radar-dish', 'radioactive', 'raining', 'run', 'sands-of-time',
    'scroll-unfurled', 'skull-mask', 'sleepy', 'snowflake-1', 'spade', 'spanner', 'spiked-fence', 'spyglass',
    'square-bottle', 'sunken-eye', 'swap-bag', 'tank', 'targeting', 'tear-tracks', 'tentacles-skull', 'treasure-map',
    'trophy', 'uncertainty', 'virus', 'vortex', 'walking-boot', 'werewolf', 'wolf-head', 'wolf-trap', 'wood-axe',
  ],
  sbed: [
    'death-skull', 'electric', 'falling', 'fire', 'grenade', 'helmet', 'key', 'nuclear', 'shield', 'shotgun', 'water-drop',
    'wrench',
  ],
  Skoll: [
    'ak47', 'bowie-knife', 'box-trap', 'bullseye', 'footsteps', 'gas-mask', 'kevlar-vest', 'lee-enfield', 'mp5', 'talk',
  ],
  'Carl Olsen': [
    'crossbow', 'spider-alt', 'spider-face',
  ],
  'Caro Asercion': [
    'armchair', 'boar',
  ],
  DarkZaitzev: [
    'hooded-figure',
  ],
  Faithtoken: [
    'card-draw',
  ],
  'John Colburn': [
    'pistol-gun',
  ],
  'Lord Berandas': [
    'microscope',
  ],
  Quoting: [
    'bunker',
  ],
}; // prettier-ignore
