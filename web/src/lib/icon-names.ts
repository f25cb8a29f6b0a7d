/** The icons of the set “game-icons” (CC BY 3.0) that the page draws; the build takes these and no others. They come with the part
 * of the page that draws them: those of `page` with every page, those of `table` (more than one game draws them) with the table,
 * a game's own with the game. */
export const ICONS = {
  page: [
    'campfire', 'camping-tent', 'hood', 'megaphone', 'notebook', 'nuclear-plant', 'radioactive', 'sunken-eye', 'swamp',
    'talk',
  ],
  table: [
    'ak47', 'armor-vest', 'backpack', 'bandit', 'bed', 'big-wave', 'bleeding-wound', 'brain-tentacle', 'broken-bone',
    'bullets', 'candle-flame', 'canned-fish', 'card-draw', 'chemical-drop', 'closed-doors', 'coins', 'cube',
    'death-skull', 'entry-door', 'exit-door', 'eye-target', 'eyeball', 'falling', 'fire', 'first-aid-kit',
    'flag-objective', 'floating-crystal', 'footsteps', 'heart-beats', 'hooded-figure', 'modern-city', 'muscle-up',
    'newspaper', 'open-book', 'padlock', 'perspective-dice-six-faces-random', 'pistol-gun', 'position-marker',
    'radar-dish', 'ringing-alarm', 'run', 'sands-of-time', 'secret-book', 'shaking-hands', 'shield', 'shop', 'shotgun', 'sleepy',
    'sound-off', 'sound-on', 'spanner', 'swap-bag', 'targeting', 'trash-can', 'treasure-map', 'village', 'vortex',
    'walkie-talkie', 'wolf-head', 'wooden-crate', 'wrench',
  ],
  zona: [
    'archive-register', 'brain', 'bunker', 'factory', 'fallout-shelter', 'farm-tractor', 'forest', 'greenhouse',
    'hill-fort', 'hills', 'huts-village', 'microscope', 'mining', 'nuclear', 'observatory', 'padlock-open',
    'sarcophagus', 'scroll-unfurled', 'spiked-fence', 'tank', 'tavern-sign', 'tired-eye', 'trophy',
  ],
  stalker: [
    'beast-eye', 'boar', 'broken-shield', 'bullseye', 'carrion', 'checkered-flag', 'claws',
    'crossbow', 'crowbar', 'electric', 'executioner-hood', 'floating-ghost', 'fog', 'gas-mask',
    'grenade', 'hazard-sign', 'helmet', 'hexagonal-nut', 'kevlar-vest', 'key', 'lee-enfield',
    'machine-gun-magazine', 'meditation', 'monster-grasp', 'mp5', 'rat', 'sawed-off-shotgun',
    'shambling-zombie', 'shotgun-rounds', 'skull-mask', 'spider-alt', 'spider-face', 'spyglass',
    'tentacles-skull', 'uncertainty', 'walking-boot', 'werewolf', 'wolf-trap',
  ],
  twom: [
    'anvil', 'armchair', 'bandage-roll', 'barbed-wire', 'beer-bottle', 'book-cover', 'bookshelf',
    'bowie-knife', 'box-trap', 'brandy-bottle', 'brick-pile', 'cargo-crate', 'carrot', 'cauldron', 'cigarette',
    'circuitry', 'coffee-mug', 'cooking-pot', 'crosscut-saw', 'desk-lamp', 'doorway', 'flower-pot', 'gas-stove',
    'gears', 'gem-necklace', 'guarded-tower', 'guitar', 'hammer-nails', 'herbs-bundle',
    'locked-door', 'lockpicks', 'manual-water-pump', 'meat', 'medicines', 'night-sleep', 'person-in-bed', 'pill',
    'planks', 'plant-roots', 'pocket-radio', 'raining', 'silver-bullet', 'snowflake-1', 'spade', 'square-bottle',
    'stomach', 'sugar-cane', 'tear-tracks', 'thermometer-cold', 'virus', 'walk', 'water-bottle', 'water-drop',
    'window-bars', 'wood-axe', 'wood-pile',
  ],
} as const; // prettier-ignore

export type IconPart = keyof typeof ICONS;
export type IconName = (typeof ICONS)[IconPart][number];
