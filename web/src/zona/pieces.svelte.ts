/** What is printed on Zona's components; the words come from the table. */
import type { IconName } from '../lib/icon-names';
import { kindOf, typeOf } from '../lib/ids';
import { sorted, things } from '../lib/options';
import { Printed } from '../lib/printed.svelte';
import type {
  Choice,
  Event,
  Item,
  ItemPiece,
  Question,
  Scavenger,
  ScavengerPiece,
  ThreatPiece,
  ZonaView,
} from './types';
import type * as wire from './wire';

export type Attribute = ThreatPiece['attribute'];
export type Damage = keyof ThreatPiece['damage'];
export const ATTRIBUTES: Attribute[] = ['VIG', 'PRO', 'INT', 'WIL'];
export const KINDS: Damage[] = ['RAD', 'DIS', 'WND'];
export const FATIGUE_MAX = 5;
export const BACKPACK = 5;

export const printed = new Printed<wire.Printed>('zona');

export const itemPiece = (card: string): ItemPiece | undefined => printed.now?.items[kindOf(card)];

export const threatPiece = (token: string): ThreatPiece | undefined => printed.now?.threats[typeOf(token)];

export const scavengerPiece = (character: string): ScavengerPiece | undefined => printed.now?.scavengers[character];

export const facilityOf = (event: string): string => printed.now?.facility_of[event] ?? '';

export function attribute(scavenger: Scavenger, name: Attribute): number {
  const printed = scavengerPiece(scavenger.character)?.[name] ?? 0;
  return Math.max(0, printed - (scavenger.traumas.includes(name) ? 1 : 0));
}

export interface Carried {
  worn: Item[];
  packed: Item[];
  small: Item[];
  slots: number;
}

/** What a seat carries, by where it is carried (ZO-7). */
export function carried(view: ZonaView, seat: number): Carried {
  const own = view.items.filter((item) => item.owner === seat);
  const worn = own.filter((item) => item.worn);
  const small = own.filter((item) => !item.worn && itemPiece(item.card)?.place === 'small');
  const packed = own.filter((item) => !worn.includes(item) && !small.includes(item));
  const character = view.scavengers.find((scavenger) => scavenger.seat === seat)?.character ?? '';
  const sixth = own.some((item) => itemPiece(item.card)?.sixth) || scavengerPiece(character)?.sixth;
  return { worn, packed, small, slots: BACKPACK + (sixth || packed.length > BACKPACK ? 1 : 0) };
}

/** The item worn on a part of the body: head, trunk or legs. */
export function wornOn(worn: readonly Item[], part: 'H' | 'T' | 'L'): Item | undefined {
  return worn.find((item) => itemPiece(item.card)?.parts.includes(part));
}

/** The scavenger of a seat. */
export function figure(view: ZonaView, seat: number): string {
  return view.scavengers.find((scavenger) => scavenger.seat === seat)?.character ?? '';
}

/** Boards to choose from, and cards that were just drawn: they lie nowhere else on the table. */
export const laidOut = (question: Question): Choice[] =>
  sorted(question).open.filter(({ said }) => said.verb === 'keep' && things(said).length > 0);

export const ATTRIBUTE_ICONS: Record<Attribute, IconName> = {
  VIG: 'eyeball',
  PRO: 'muscle-up',
  INT: 'brain',
  WIL: 'candle-flame',
};

export const DAMAGE_ICONS: Record<Damage | 'plain', IconName> = {
  RAD: 'radioactive',
  DIS: 'brain-tentacle',
  WND: 'bleeding-wound',
  plain: 'broken-bone',
};

/** What a lock asks for. */
export const PRICE_ICONS: Record<wire.PricePiece['what'], IconName> = {
  fatigue: 'tired-eye',
  RAD: 'radioactive',
  DIS: 'brain-tentacle',
  WND: 'bleeding-wound',
  rubles: 'coins',
  item: 'backpack',
  trophy: 'trophy',
  artifact: 'floating-crystal',
};

export const CATEGORY_ICONS: Record<string, IconName> = {
  artifact: 'floating-crystal',
  outfit: 'armor-vest',
  weapon: 'pistol-gun',
  tool: 'spanner',
  device: 'walkie-talkie',
  document: 'scroll-unfurled',
  medicine: 'first-aid-kit',
  food: 'canned-fish',
  substance: 'chemical-drop',
};

/** News, locks and emissions by the letter of their deck. */
export const DECK_ICONS: Record<string, IconName> = { N: 'newspaper', L: 'padlock', E: 'nuclear' };

export const AREA_ICONS: Record<string, IconName> = {
  science_camp: 'microscope',
  village: 'huts-village',
  inn: 'tavern-sign',
  farms: 'farm-tractor',
  quarry: 'mining',
  swamp: 'swamp',
  borderland: 'spiked-fence',
  headquarters: 'hill-fort',
  dump: 'trash-can',
  chernobyl: 'modern-city',
  red_forest: 'forest',
  factory: 'factory',
  white_lake: 'big-wave',
  misty_hill: 'hills',
  proving_ground: 'tank',
  moscow_eye: 'radar-dish',
  pripyat: 'village',
  power_plant: 'nuclear-plant',
  archive: 'archive-register',
  botanical_lab: 'greenhouse',
  shelter: 'fallout-shelter',
  observatory: 'observatory',
  sarcophagus: 'sarcophagus',
};

/** The sign of an event in the journal. */
export const EVENT_ICONS: Partial<Record<Event, IconName>> = {
  Moved: 'footsteps', Relocated: 'footsteps', Ran: 'run', Rested: 'sleepy', Passed: 'sleepy',
  Rolled: 'perspective-dice-six-faces-random', Rerolled: 'perspective-dice-six-faces-random',
  Forced: 'perspective-dice-six-faces-random', TestEnded: 'eye-target', SourceUsed: 'swap-bag',
  ItemGained: 'backpack', ItemDropped: 'backpack', ItemDiscarded: 'backpack', ItemDeclined: 'backpack',
  ItemWorn: 'armor-vest', ItemPacked: 'backpack', ItemDamaged: 'wrench', ItemRepaired: 'wrench', CardsDrawn: 'card-draw',
  DamageTaken: 'broken-bone', DamageCancelled: 'shield', DamageConverted: 'shield', InjuriesHealed: 'first-aid-kit',
  TraumaTaken: 'broken-bone', TraumaHealed: 'first-aid-kit', Died: 'death-skull', FatigueChanged: 'tired-eye',
  ReputationChanged: 'shaking-hands', RublesChanged: 'coins', EncounterBegan: 'wolf-head', EncounterAvoided: 'wolf-head',
  Fled: 'run', ThreatWon: 'wolf-head', ThreatBeaten: 'trophy', TrophyTaken: 'trophy', ThreatPlaced: 'position-marker',
  ThreatDiscarded: 'position-marker', EventDrawn: 'open-book', ParagraphReached: 'open-book', PartChosen: 'open-book',
  OutcomeTold: 'open-book', MissionFailed: 'closed-doors', SecretDiscovered: 'secret-book', SecretKept: 'secret-book',
  FacilityOpened: 'padlock-open', FindsSearched: 'wooden-crate', FacilityRansacked: 'entry-door', NewsDrawn: 'newspaper',
  NewsMarked: 'newspaper', NewsEnded: 'newspaper', NewsSeen: 'newspaper', EmissionAdvanced: 'nuclear',
  EmissionStruck: 'nuclear', MarketRenewed: 'shop', ItemBought: 'coins', ItemSold: 'coins', TrophySold: 'coins',
  MatchWon: 'sarcophagus', MatchLost: 'death-skull', VoicePassed: 'megaphone', AreaActionTaken: 'position-marker',
  CharacterChosen: 'hood', Story: 'open-book', ShortcutTaken: 'footsteps', Camped: 'sleepy', OfferTaken: 'shaking-hands',
  ThreatChosen: 'megaphone', ScavengerNamed: 'megaphone', FatigueOverflowed: 'tired-eye', ReputationStuck: 'shaking-hands',
  ReputationDecided: 'shaking-hands', PartDeclined: 'open-book', NothingHappened: 'open-book', OpeningBegan: 'padlock-open',
  PriceUnpaid: 'closed-doors', ThreatsSwept: 'position-marker', FindsGone: 'wooden-crate', NobodyConcerned: 'newspaper', ItemDeactivated: 'backpack',
}; // prettier-ignore
