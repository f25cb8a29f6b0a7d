// Written by scripts/protocol-types from the Python records; do not edit.

/** An area of the board with the threat tokens on it, oldest first. */
export type Area = {
  id: string;
  threats?: string[];
};

export type AreaPiece = {
  id: string;
  group: 'bunker' | 'end' | 'facility' | 'green' | 'red' | 'yellow';
};

export type BorderPiece = {
  areas: [string, string];
  shortcut: 'DIS' | 'RAD' | 'WND' | null;
  blocked_on_a: boolean;
};

/** The switches of ZO-4, ZO-5, ZO-26 and ZO-32. The defaults are the rules as we read them. */
export type Config = {
  facility_layout?: 'fixed' | 'random';
  character_draft?: 'open' | 'two';
  first_player?: 'host' | 'random';
  news_end?: 'after_last' | 'on_last_draw';
  emission_carry?: boolean;
  fatigue_min?: 0 | 1;
  area_fatigue_forced?: boolean;
  draw_after_secret?: boolean;
  lock_protection?: boolean;
  area_action_limit?: 'area' | 'turn';
  emission_one_batch?: boolean;
  die_faces?: ['BLANK' | 'HAZARD' | 'MINUS' | 'PLUS', 'BLANK' | 'HAZARD' | 'MINUS' | 'PLUS', 'BLANK' | 'HAZARD' | 'MINUS' | 'PLUS', 'BLANK' | 'HAZARD' | 'MINUS' | 'PLUS', 'BLANK' | 'HAZARD' | 'MINUS' | 'PLUS', 'BLANK' | 'HAZARD' | 'MINUS' | 'PLUS'];
};

/** A facility as everybody sees it; `finds` only for the seat that searches them now. */
export type FacilityView = {
  id: string;
  slot: string;
  entrances: string[];
  lock: string;
  open: boolean;
  events: number;
  finds: number;
  seen: string[];
};

/** An item card that somebody owns (ZO-7). */
export type Item = {
  card: string;
  owner: number;
  worn?: boolean;
  tokens?: number;
};

/** `boxes` for damage tokens: none on a permanent item, one on a single-use one; `sixth`: it opens one more
 * slot of the backpack. */
export type ItemPiece = {
  deck: string;
  price: number;
  place: string;
  boxes: number;
  category: string;
  parts: string;
  sixth: boolean;
};

/** How the match ended: `victory` or `defeat`, the seats that won, and what brought the end. */
export type Outcome = {
  result: string;
  winners: number[];
  cause: string;
};

/** How many cards are left, and the open discard pile. */
export type PileView = {
  left: number;
  discard: string[];
};

/** Areas and borders of the map, and the numbers on everything else, by id. */
export type Printed = {
  areas: AreaPiece[];
  borders: BorderPiece[];
  facility_of: Record<string, string>;
  items: Record<string, ItemPiece>;
  threats: Record<string, ThreatPiece>;
  scavengers: Record<string, ScavengerPiece>;
};

/** A row of the market; an empty string is a gap (ZO-9.4). */
export type Row = {
  id: string;
  cards?: string[];
};

/** A player's scavenger (ZO-6). A dead one, or one not chosen yet, has no character. */
export type Scavenger = {
  seat: number;
  character?: string;
  area?: string;
  injuries?: number;
  traumas?: ('INT' | 'PRO' | 'VIG' | 'WIL')[];
  fatigue?: number;
  reputation?: number;
  rubles?: number;
  trophies?: string[];
  lured?: string[];
  secrets?: string[];
  used?: string[];
  passes_as_good?: boolean;
  sure_footed?: boolean;
  out?: boolean;
};

export type ScavengerPiece = {
  VIG: number;
  PRO: number;
  INT: number;
  WIL: number;
  endurance: number;
  start: string;
  sixth: boolean;
};

export type ThreatPiece = {
  slot: 'ANO-G' | 'ANO-Y' | 'MUT-G' | 'MUT-Y';
  detection: number;
  attribute: 'INT' | 'PRO' | 'VIG' | 'WIL';
  difficulty: number;
  damage: Partial<Record<'DIS' | 'RAD' | 'WND', number>>;
  fatigue: number;
  trophy: number | null;
};

/** The table as one seat sees it; `seat` is `None` for a spectator. */
export type ZonaView = {
  seat: number | null;
  seats: number;
  config: Config;
  round: number;
  voice: number;
  turn: number;
  acting: boolean;
  emission: number;
  timed: string;
  marker: string;
  met: string;
  scavengers: Scavenger[];
  items: Item[];
  areas: Area[];
  facilities: FacilityView[];
  market: Row[];
  piles: Record<string, PileView>;
  unused_characters: string[];
  next_news: string;
  outcome: Outcome | null;
};

/** What happens, by the name of the event. */
export type Events = {
  AreaActionTaken: { seat: number; area: string; bunker?: boolean };
  BoardsDealt: { seat: number; characters: string[] };
  Camped: { seat: number; area: string };
  CardTaken: { seat: number; card: string };
  CardsDrawn: { seat: number; cards: string[] };
  CharacterChosen: { seat: number; character: string };
  DamageCancelled: { seat: number; source: string; RAD?: number; DIS?: number; WND?: number; last?: string };
  DamageConverted: { seat: number; source: string; kind: string; to: string };
  DamageTaken: { seat: number; RAD?: number; DIS?: number; WND?: number; plain?: number; source?: string };
  Died: { seat: number; character: string };
  EmissionAdvanced: { to: number };
  EmissionStruck: { emission: string };
  EncounterAvoided: { seat: number; threat: string };
  EncounterBegan: { seat: number; threat: string };
  EventDrawn: { seat: number; event: string; section: string };
  FacilityOpened: { seat: number; facility: string; lock: string };
  FacilityRansacked: { facility: string };
  FatigueChanged: { seat: number; by: number; to: number; told?: boolean };
  FatigueOverflowed: { seat: number; by: number };
  FindsGone: { seat: number; facility: string };
  FindsSearched: { seat: number; facility: string };
  Fled: { seat: number; threat: string };
  Forced: { seat: number; by?: number; to?: number };
  InjuriesHealed: { seat: number; count: number; price?: number };
  ItemBought: { seat: number; card: string; price: number };
  ItemDamaged: { seat: number; card: string; breaks?: boolean };
  ItemDeactivated: { seat: number; card: string };
  ItemDeclined: { seat: number; card: string };
  ItemDiscarded: { seat: number; card: string; spent?: boolean };
  ItemDropped: { seat: number; card: string; full?: boolean };
  ItemGained: { seat: number; card: string; how?: string };
  ItemPacked: { seat: number; card: string };
  ItemRepaired: { seat: number; card: string; price?: number };
  ItemSold: { seat: number; card: string; price: number };
  ItemWorn: { seat: number; card: string };
  LeftTheGame: { seat: number; willing?: boolean };
  MarketRenewed: { row: string };
  MatchLost: { cause: string };
  MatchWon: { seat: number; event: string };
  MissionFailed: { seat: number; event: string };
  Moved: { seat: number; area: string; shortcut?: boolean };
  NewsDrawn: { news: string };
  NewsEnded: { news: string };
  NewsMarked: { news: string; marker: string; seat?: number; by?: string };
  NewsSeen: { seat: number; news: string };
  NobodyConcerned: { news: string };
  NothingHappened: { seat: number; source?: string };
  OfferTaken: { seat: number; offer: string };
  OpeningBegan: { seat: number; facility: string; lock: string };
  OutcomeTold: { seat: number; text: string };
  ParagraphReached: { seat: number; event: string; section: string };
  PartChosen: { seat: number; text: string };
  PartDeclined: { seat: number; source?: string };
  Passed: { seat: number };
  PhaseBegan: { phase: string; empty?: boolean };
  PriceUnpaid: { seat: number; source: string };
  Ran: { seat: number; area: string; by?: number; to?: number };
  Relocated: { seat: number; area: string };
  ReputationChanged: { seat: number; to: string };
  ReputationDecided: { seat: number; reputation: string };
  ReputationStuck: { seat: number; reputation: string };
  Rerolled: { seat: number; dice: string[] };
  Rested: { seat: number; by?: number; to?: number; replaced?: boolean };
  Rolled: { seat: number; attribute: string; difficulty: number; dice: string[] };
  RoundBegan: { round: number };
  RublesChanged: { seat: number; by: number; to: number };
  ScavengerNamed: { seat: number; target: number; by?: string };
  SecretDiscovered: { seat: number; facility: string };
  SecretKept: { seat: number; facility: string };
  ShortcutTaken: { seat: number; area: string };
  SideEffectIgnored: { seat: number; card: string; source: string };
  SourceUsed: { seat: number; source: string; last?: string; ability?: boolean; quiet?: boolean };
  TestEnded: { seat: number; attribute: string; difficulty: number; result: number; success: boolean };
  ThreatBeaten: { seat: number; threat: string };
  ThreatChosen: { seat: number; threat: string; scavenger: number; by: string };
  ThreatDiscarded: { threat: string };
  ThreatPlaced: { threat: string; area: string; seat?: number; by?: string; source?: string };
  ThreatWon: { seat: number; threat: string };
  ThreatsSwept: Record<string, never>;
  TraumaHealed: { seat: number; attribute: string };
  TraumaTaken: { seat: number; attribute: string };
  TrophyDiscarded: { seat: number; threat: string };
  TrophySold: { seat: number; threat: string; price: number };
  TrophyTaken: { seat: number; threat: string };
  VoicePassed: { seat: number };
};

/** What is asked, and what is told with it. */
export type Asked = {
  'camp.choose': object;
  'change_outfit.choose': object;
  'choose_destination.choose': object;
  'choose_threat.choose': object;
  'chosen_part.choose': object;
  'damage.protect': object;
  'damage_items.choose': object;
  'deactivate_items.choose': object;
  'discard.choose': object;
  'draw_and_keep.choose': object;
  'drop.choose': object;
  'encounter.choose': object;
  'gain.place': object;
  'heal_trauma.choose': object;
  'improve_reputation.choose': object;
  'keep_board.choose': object;
  'make_room.choose': object;
  'mark_news.choose': object;
  'match.choose_freely': object;
  'name_scavenger.choose': object;
  'open.choose': object;
  'pay_with_items.choose': object;
  'repair.choose': object;
  'restart.choose_board': object;
  'restart.choose_secret': object;
  'run.choose': object;
  'search_finds.choose': object;
  'sell_for_more.choose': object;
  'sleep_off.choose': object;
  'take_turn.choose': object;
  'test.pick': object;
  'test.react': object;
  'test.ready': object;
  'trade.choose': object;
  'trauma.choose': object;
  'use_source.declare': object;
  'voice_puts.choose': object;
  'window.offer': object;
};

/** The verbs of each question, with what they name. */
export const VERBS = {
} as const;

/** What can be done beside some questions. */
export const ANYTIME = {
} as const;

/** What records leave out because it is as usual. */
export const USUAL = {
  Area: {"threats":[]},
  Config: {"facility_layout":"fixed","character_draft":"two","first_player":"random","news_end":"after_last","emission_carry":false,"fatigue_min":0,"area_fatigue_forced":true,"draw_after_secret":true,"lock_protection":true,"area_action_limit":"turn","emission_one_batch":true,"die_faces":["PLUS","PLUS","BLANK","BLANK","MINUS","HAZARD"]},
  Item: {"worn":false,"tokens":0},
  Row: {"cards":[]},
  Scavenger: {"character":"","area":"","injuries":0,"traumas":[],"fatigue":1,"reputation":0,"rubles":0,"trophies":[],"lured":[],"secrets":[],"used":[],"passes_as_good":false,"sure_footed":false,"out":false},
} as const;
