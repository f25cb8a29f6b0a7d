/** The icons of the set “game-icons” (CC BY 3.0) that the page draws; the build takes these and no others. */
export const ICONS = [
  'archive-register', 'armor-vest', 'backpack', 'barbed-wire', 'beast-eye', 'bleeding-wound', 'brain', 'broken-bone',
  'brain-tentacle', 'bunker', 'camping-tent', 'campfire', 'canned-fish', 'card-draw', 'cargo-crate', 'chemical-drop', 'closed-doors',
  'coins', 'conversation', 'crowbar', 'crystal-growth', 'death-skull', 'dice-six-faces-six', 'doorway', 'electric',
  'entry-door', 'eye-target', 'eyeball', 'factory', 'fallout-shelter', 'farm-tractor', 'first-aid-kit', 'fizzing-flask',
  'floating-crystal', 'fog', 'footsteps', 'forest', 'gas-mask', 'greenhouse', 'hazard-sign', 'heart-beats', 'hill-fort',
  'hills', 'hood', 'huts-village', 'lightning-arc', 'magic-swirl', 'medicines', 'megaphone', 'microscope', 'mining',
  'modern-city', 'muscle-up', 'newspaper', 'night-sleep', 'notebook', 'nuclear', 'nuclear-plant', 'observatory',
  'open-book', 'padlock', 'padlock-open', 'paw-print', 'perspective-dice-six-faces-random', 'pistol-gun', 'plant-roots',
  'pocket-radio', 'position-marker', 'radar-dish', 'radioactive', 'run', 'sarcophagus', 'secret-book', 'shaking-hands',
  'shield', 'sleepy', 'spanner', 'sunken-eye', 'swamp', 'talk', 'tank', 'tavern-sign', 'tired-eye', 'trash-can',
  'trophy', 'trousers', 'vortex', 'walkie-talkie', 'walking-boot', 'wolf-head', 'wooden-crate', 'wrench', 'water-drop',
  'spiked-fence', 'village', 'swap-bag', 'scroll-unfurled', 'tied-scroll', 'helmet', 'big-wave', 'shop', 'candle-flame',
  'checkered-flag', 'boar', 'uncertainty', 'cube', 'sound-off', 'bandit', 'skull-mask', 'rat', 'flag-objective',
  'fire', 'portal', 'targeting', 'hooded-figure', 'acid-blob', 'ringing-alarm', 'claws', 'machine-gun-magazine',
  'bullets', 'werewolf', 'floating-ghost', 'concentric-crescents', 'tentacles-skull', 'hexagonal-nut',
  'shambling-zombie', 'wolf-trap', 'executioner-hood', 'monster-grasp', 'spider-alt', 'spider-face',
  'sound-on', 'shotgun-rounds', 'ak47', 'lee-enfield', 'crossbow', 'mp5', 'sawed-off-shotgun', 'kevlar-vest',
  'exit-door', 'spyglass', 'grenade', 'meditation', 'falling', 'broken-shield', 'carrion', 'treasure-map', 'bullseye',
  'sitting-dog', 'key',
] as const; // prettier-ignore

export type IconName = (typeof ICONS)[number];
