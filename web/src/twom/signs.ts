/** The signs of tokens, fittings, states and events. */
import type { IconName } from '../lib/icon-names';
import type { Event, StateName } from './types';
import { deckOf, keyParts } from '../lib/ids';

export const TOKEN_ICONS: Record<string, IconName> = {
  canned_food: 'canned-fish', raw_food: 'meat', vegetable: 'carrot', pure_alcohol: 'square-bottle', moonshine: 'brandy-bottle',
  sugar: 'sugar-cane', coffee: 'coffee-mug', cigarettes: 'cigarette', shovel: 'spade', lockpick: 'lockpicks', saw: 'crosscut-saw',
  filter: 'manual-water-pump', mechanical_part: 'gears', electrical_part: 'circuitry', jewellery: 'gem-necklace',
  book: 'book-cover', broken_guitar: 'guitar', guitar: 'guitar', pistol: 'pistol-gun', assault_rifle: 'ak47',
  shotgun: 'shotgun', knife: 'bowie-knife', hatchet: 'wood-axe', ammo: 'bullets', shell: 'silver-bullet',
  weapon_part: 'spanner', broken_pistol: 'pistol-gun', broken_assault_rifle: 'ak47', broken_shotgun: 'shotgun',
  herbs: 'herbs-bundle', chemicals: 'chemical-drop', herbal_meds: 'medicines', meds: 'pill', bandages: 'bandage-roll',
  water: 'water-bottle', wood: 'wood-pile', components: 'hammer-nails', fists: 'muscle-up',
}; // prettier-ignore

export const FITTING_ICONS: Record<string, IconName> = {
  F01: 'bed', F02: 'bed', F03: 'gas-stove', F04: 'campfire', F05: 'anvil', F06: 'raining', F07: 'box-trap', F08: 'armchair',
  F09: 'pocket-radio', F10: 'flower-pot', F11: 'plant-roots', F12: 'herbs-bundle', F13: 'cauldron', F14: 'pistol-gun',
  F15: 'cooking-pot', F16: 'fire', F17: 'locked-door', F18: 'ringing-alarm', F19: 'box-trap', F20: 'guitar',
}; // prettier-ignore

export const STATE_ICONS: Record<StateName, IconName> = {
  fatigue: 'sleepy',
  wounds: 'bleeding-wound',
  misery: 'tear-tracks',
  hunger: 'stomach',
  illness: 'virus',
};

export const TASK_ICONS: Record<string, IconName> = {
  bed: 'bed',
  floor: 'person-in-bed',
  guard: 'guarded-tower',
  scavenge: 'walk',
};

/** The rules of what people do at night. */
export const TASK_RULES = { bed: 'TW-8.1', floor: 'TW-8.2', guard: 'TW-8.3', scavenge: 'TW-8.4' };

export const CARD_ICONS: Record<string, IconName> = {
  rubble: 'brick-pile',
  remnants: 'brick-pile',
  bars: 'window-bars',
  furniture: 'bookshelf',
  junk_heap: 'trash-can',
  pantry: 'canned-fish',
  closed_door: 'locked-door',
};

export const EVENT_ICONS: Partial<Record<Event, IconName>> = {
  StateChanged: 'heart-beats', Collapsed: 'falling', Broke: 'tear-tracks', Died: 'candle-flame', Left: 'exit-door',
  Stayed: 'doorway', Joined: 'shaking-hands', TurnedAway: 'closed-doors', Mourned: 'candle-flame', EmpathyTested: 'heart-beats',
  ProwessTested: 'muscle-up', Gained: 'swap-bag', NoneLeft: 'trash-can', Lost: 'trash-can', Paid: 'swap-bag', CostPaid: 'swap-bag', Ate: 'canned-fish',
  Drank: 'water-bottle', Thirsted: 'water-drop', Starved: 'stomach', ChildFed: 'canned-fish', ChildStarved: 'stomach',
  HabitKept: 'cigarette', MedicinePlaced: 'first-aid-kit', EventDrawn: 'newspaper', ColdChanged: 'snowflake-1',
  ObjectiveSet: 'flag-objective', ObjectiveSettled: 'flag-objective', IdeaFound: 'desk-lamp', TrapChecked: 'box-trap',
  FittingGave: 'swap-bag', BoxHarvested: 'flower-pot', Acted: 'footsteps', CardCleared: 'spade', LockHeld: 'padlock', Searched: 'eyeball',
  WentOutside: 'entry-door', BoardedUp: 'planks', BoardLost: 'planks', FittingBuilt: 'hammer-nails', FittingMoved: 'footsteps',
  FittingDismantled: 'hammer-nails', FittingUsed: 'wrench', BlackRolled: 'perspective-dice-six-faces-random',
  TaskGiven: 'night-sleep', VisitorCame: 'entry-door', OptionTaken: 'talk', LetBe: 'closed-doors', Packed: 'backpack', PartyLeft: 'walk', CardExplored: 'doorway',
  CardIgnored: 'closed-doors', NoiseChanged: 'sound-on', NoiseRolled: 'sound-on', CardsReturned: 'card-draw',
  FindingsDrawn: 'wooden-crate', ResidentMet: 'hooded-figure', HidFrom: 'sound-off', HidingFound: 'sound-off', BrokeOff: 'run',
  ExplorationEnded: 'exit-door', PartyLost: 'death-skull', BroughtHome: 'backpack', LeftBehind: 'trash-can', CardsSeen: 'eyeball',
  LocationReplaced: 'treasure-map', FightBegan: 'targeting', DieRolled: 'perspective-dice-six-faces-random',
  DieTurned: 'perspective-dice-six-faces-random', FateTurned: 'card-draw', EnemyWounded: 'bleeding-wound',
  EnemyKilled: 'death-skull', EnemyRan: 'run', WeaponGone: 'bullets', Fled: 'run', FightEnded: 'sound-off',
  RaidDrawn: 'ringing-alarm', RaidRepelled: 'shield', RaidReduced: 'shield', CrimeSpread: 'bandit', FateDrawn: 'card-draw',
  ColdChecked: 'thermometer-cold', NarrativeDrawn: 'card-draw', NarrativeKept: 'card-draw', NarrativePlayed: 'card-draw',
  TradeOpened: 'coins', Traded: 'coins', TradeDeclined: 'coins', ScriptOpened: 'open-book', PageRead: 'open-book',
  ScriptChosen: 'talk', Story: 'open-book', CampaignBegan: 'doorway', CampaignEnded: 'candle-flame', JournalPassed: 'notebook',
}; // prettier-ignore

/** Where people go at night: from the empty flats to the radio mast. */
const PLACE_ICONS: Record<string, IconName> = {
  L01: 'modern-city', L02: 'shop', L03: 'first-aid-kit', L04: 'secret-book', L05: 'brick-pile', L06: 'wrench',
  L07: 'candle-flame', L08: 'bed', L09: 'beer-bottle', L10: 'barbed-wire', L11: 'coins', L12: 'gem-necklace',
  L13: 'carrot', L14: 'cargo-crate', L15: 'wooden-crate', L16: 'medicines', L17: 'bookshelf', L18: 'radar-dish',
}; // prettier-ignore

/** The sign on an enlarged card: its own, or that of its deck. */
export function signOf(key: string): IconName {
  const { sort, ids } = keyParts(key);
  const id = ids[0] ?? '';
  if (sort === 'exploration') return 'doorway';
  const own = TOKEN_ICONS[id] ?? FITTING_ICONS[id] ?? PLACE_ICONS[id] ?? CARD_ICONS[id];
  if (own) return own;
  const first: Record<string, IconName> = {
    E: 'newspaper', CH: 'open-book', Z: 'candle-flame', O: 'flag-objective', L: 'village', N: 'hooded-figure',
    R: 'ringing-alarm', C: 'hood', FT: 'card-draw', V: 'entry-door', NA: 'notebook', K: 'wooden-crate',
  }; // prettier-ignore
  return first[deckOf(id)] ?? 'notebook';
}
