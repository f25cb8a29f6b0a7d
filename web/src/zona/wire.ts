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

export type CampFacts = {
  prices: Record<string, number>;
  area: string;
  camped: boolean;
};

export type ChoosingFacts = {
  scavenger: number;
  by: string;
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

export type CostFacts = {
  what: string;
  count: number;
  category: 'artifact' | 'device' | 'document' | 'food' | 'medicine' | 'outfit' | 'substance' | 'tool' | 'weapon' | string;
};

export type CountFacts = {
  count: number;
};

export type DamageFacts = {
  RAD: number;
  DIS: number;
  WND: number;
  plain: number;
  free: number;
  total: number;
  source: string;
  spoils: string[];
};

export type DrawnFacts = {
  keep: number;
  drawn: string[];
};

export type EncounterFacts = {
  threat: string;
  attribute: 'INT' | 'PRO' | 'VIG' | 'WIL';
  difficulty: number;
  value: number;
  kind: 'anomaly' | 'mutant';
};

export type FacilityFacts = {
  facility: string;
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

/** What a person should know when a procedure asks: ids and numbers for the prompt. A procedure has a record of its
 * own for it. */
export type Facts = {
};

export type GainFacts = {
  card: string;
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

/** How far things go: secrets that open the way to the end, actions of a turn, the last space of the emission
 * track. */
export type Limits = {
  secrets: number;
  actions: number;
  emission: number;
};

export type LockFacts = {
  facility: string;
  lock: string;
};

export type MarkFacts = {
  news: string;
  alone: boolean;
};

export type NewsFacts = {
  news: string;
};

/** How the match ended: `victory` or `defeat`, the seats that won, and what brought the end. */
export type Outcome = {
  result: string;
  winners: number[];
  cause: string;
};

export type PartFacts = {
  card: string;
  key: string;
};

/** How many cards are left, and the open discard pile. */
export type PileView = {
  left: number;
  discard: string[];
};

/** A pictogram on a lock: what it asks for, and how much. */
export type PricePiece = {
  what: 'DIS' | 'RAD' | 'WND' | 'artifact' | 'fatigue' | 'item' | 'rubles' | 'trophy';
  count: number;
  colour: 'green' | 'yellow' | null;
};

/** What options cost or bring, by option. */
export type Priced = {
  prices: Record<string, number>;
};

/** Areas and borders of the map, and the numbers on everything else, by id. */
export type Printed = {
  areas: AreaPiece[];
  borders: BorderPiece[];
  facility_of: Record<string, string>;
  items: Record<string, ItemPiece>;
  threats: Record<string, ThreatPiece>;
  scavengers: Record<string, ScavengerPiece>;
  locks: Record<string, PricePiece[]>;
  limits: Limits;
};

export type PutFacts = {
  news: string;
  slot: 'ANO-G' | 'ANO-Y' | 'MUT-G' | 'MUT-Y';
  alone: boolean;
};

/** A row of the market; an empty string is a gap (ZO-9.4). */
export type Row = {
  id: string;
  cards?: string[];
};

/** What the emission will do to whoever stays. */
export type RunFacts = {
  RAD: number;
  DIS: number;
  WND: number;
  plain: number;
  free: number;
  tires: Record<string, number>;
  area: string;
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

export type SleepFacts = {
  by: number;
};

export type TestFacts = {
  attribute: 'INT' | 'PRO' | 'VIG' | 'WIL';
  difficulty: number;
  value: number;
  encounter: 'anomaly' | 'mutant' | string;
  stage: '' | 'confrontation' | 'detection';
  dice: ('BLANK' | 'HAZARD' | 'MINUS' | 'PLUS')[];
  result: number | null;
  source: string;
  cost: number;
  picked: ('BLANK' | 'HAZARD' | 'MINUS' | 'PLUS')[];
  minuses: number;
};

export type ThreatPiece = {
  slot: 'ANO-G' | 'ANO-Y' | 'MUT-G' | 'MUT-Y';
  kind: 'anomaly' | 'mutant';
  colour: 'green' | 'yellow';
  detection: number;
  attribute: 'INT' | 'PRO' | 'VIG' | 'WIL';
  difficulty: number;
  damage: Partial<Record<'DIS' | 'RAD' | 'WND', number>>;
  fatigue: number;
  trophy: number | null;
};

export type TurnFacts = {
  left: number;
  area: string;
};

export type UseFacts = {
  card: string;
};

/** Which moment it is, and what it is about. */
export type WindowFacts = {
  moment: string;
  about: string;
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
  DamageConverted: { seat: number; source: string; kind: 'DIS' | 'RAD' | 'WND'; to: 'DIS' | 'RAD' | 'WND' };
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
  MarketRenewed: { row: 'gear' | 'junk' };
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
  PhaseBegan: { phase: 'action' | 'event' | 'news'; empty?: boolean };
  PriceUnpaid: { seat: number; source: string };
  Ran: { seat: number; area: string; by?: number; to?: number };
  Relocated: { seat: number; area: string };
  ReputationChanged: { seat: number; to: 'bad' | 'good' | 'neutral' };
  ReputationDecided: { seat: number; reputation: 'bad' | 'good' | 'neutral' };
  ReputationStuck: { seat: number; reputation: 'bad' | 'good' | 'neutral' };
  Rerolled: { seat: number; dice: ('BLANK' | 'HAZARD' | 'MINUS' | 'PLUS')[] };
  Rested: { seat: number; by?: number; to?: number; replaced?: boolean };
  Rolled: { seat: number; attribute: 'INT' | 'PRO' | 'VIG' | 'WIL'; difficulty: number; dice: ('BLANK' | 'HAZARD' | 'MINUS' | 'PLUS')[] };
  RoundBegan: { round: number };
  RublesChanged: { seat: number; by: number; to: number };
  ScavengerNamed: { seat: number; target: number; by?: string };
  SecretDiscovered: { seat: number; facility: string };
  SecretKept: { seat: number; facility: string };
  ShortcutTaken: { seat: number; area: string };
  SideEffectIgnored: { seat: number; card: string; source: string };
  SourceUsed: { seat: number; source: string; last?: string; ability?: boolean; quiet?: boolean };
  TestEnded: { seat: number; attribute: 'INT' | 'PRO' | 'VIG' | 'WIL'; difficulty: number; result: number; success: boolean };
  ThreatBeaten: { seat: number; threat: string };
  ThreatChosen: { seat: number; threat: string; scavenger: number; by: string };
  ThreatDiscarded: { threat: string };
  ThreatPlaced: { threat: string; area: string; seat?: number; by?: string; source?: string };
  ThreatWon: { seat: number; threat: string };
  ThreatsSwept: Record<string, never>;
  TraumaHealed: { seat: number; attribute: 'INT' | 'PRO' | 'VIG' | 'WIL' };
  TraumaTaken: { seat: number; attribute: 'INT' | 'PRO' | 'VIG' | 'WIL' };
  TrophyDiscarded: { seat: number; threat: string };
  TrophySold: { seat: number; threat: string; price: number };
  TrophyTaken: { seat: number; threat: string };
  VoicePassed: { seat: number };
};

/** What is asked, and what is told with it. */
export type Asked = {
  'camp.choose': CampFacts;
  'change_outfit.choose': Facts;
  'choose_destination.choose': Facts;
  'choose_threat.choose': ChoosingFacts;
  'chosen_part.choose': PartFacts;
  'damage.protect': DamageFacts;
  'damage_items.choose': Facts;
  'deactivate_items.choose': Facts;
  'discard.choose': CostFacts;
  'draw_and_keep.choose': DrawnFacts;
  'drop.choose': Facts;
  'encounter.choose': EncounterFacts;
  'gain.place': GainFacts;
  'heal_trauma.choose': Facts;
  'improve_reputation.choose': Facts;
  'keep_board.choose': Facts;
  'make_room.choose': Facts;
  'mark_news.choose': MarkFacts;
  'match.choose_freely': Facts;
  'name_scavenger.choose': NewsFacts;
  'open.choose': LockFacts;
  'pay_with_items.choose': CountFacts;
  'repair.choose': CountFacts;
  'restart.choose_board': Facts;
  'restart.choose_secret': Facts;
  'run.choose': RunFacts;
  'search_finds.choose': FacilityFacts;
  'sell_for_more.choose': Priced;
  'sleep_off.choose': SleepFacts;
  'take_turn.choose': TurnFacts;
  'test.pick': TestFacts;
  'test.react': TestFacts;
  'test.ready': TestFacts;
  'trade.choose': Priced;
  'trauma.choose': Facts;
  'use_source.declare': UseFacts;
  'voice_puts.choose': PutFacts;
  'window.offer': WindowFacts;
};

/** The verbs of each question, with what they name. */
export const VERBS = {
  'camp.choose': {"buy":{"card":"string"},"camp":{},"heal":{},"leave":{},"offer":{"offer":"string"},"repair":{"card":"string"},"sell":{"card":"string"},"trophy":{"threat":"string"}},
  'change_outfit.choose': {"enough":{},"pack":{"card":"string"},"wear":{"card":"string"}},
  'choose_destination.choose': {"go":{"area":"string"}},
  'choose_threat.choose': {"meet":{"threat":"string"}},
  'chosen_part.choose': {"decline":{},"part":{"number":"number"}},
  'damage.protect': {"again":{"source":"string"},"convert":{"source":"string","change":"string"},"convert-again":{"source":"string","change":"string"},"take":{},"use":{"source":"string"}},
  'damage_items.choose': {"damage":{"card":"string"}},
  'deactivate_items.choose': {"deactivate":{"card":"string"}},
  'discard.choose': {"give":{"source":"string"}},
  'draw_and_keep.choose': {"keep":{"card":"string"}},
  'drop.choose': {"drop":{"card":"string"},"keep":{"card":"string"}},
  'encounter.choose': {"confront":{},"flee":{}},
  'gain.place': {"decline":{},"drop":{"card":"string"},"pack":{"card":"string"},"wear":{"card":"string"}},
  'heal_trauma.choose': {"recover":{"attribute":"string"}},
  'improve_reputation.choose': {"decline":{},"unwind":{}},
  'keep_board.choose': {"keep":{"character":"string"}},
  'make_room.choose': {"drop":{"card":"string"}},
  'mark_news.choose': {"mark":{"marker":"string"}},
  'match.choose_freely': {"keep":{"character":"string"}},
  'name_scavenger.choose': {"name":{"target":"number"}},
  'open.choose': {"way":{"number":"number"}},
  'pay_with_items.choose': {"give":{"source":"string"}},
  'repair.choose': {"enough":{},"repair":{"card":"string"}},
  'restart.choose_board': {"keep":{"character":"string"},"retire":{}},
  'restart.choose_secret': {"forget":{},"secret":{"event":"string"}},
  'run.choose': {"run":{"area":"string","source":"string"},"stay":{}},
  'search_finds.choose': {"decline":{},"keep":{"card":"string"}},
  'sell_for_more.choose': {"enough":{},"sell":{"card":"string"},"trophy":{"threat":"string"}},
  'sleep_off.choose': {"again":{"source":"string"},"sleep":{},"use":{"source":"string"}},
  'take_turn.choose': {"area":{},"end":{},"move":{"area":"string"},"open":{"facility":"string"},"outfit":{},"pass":{},"rest":{},"search":{},"use":{"source":"string"}},
  'test.pick': {"die":{"number":"number"},"enough":{}},
  'test.react': {"accept":{},"again":{"source":"string"},"force":{"source":"string"},"force-again":{"source":"string"},"use":{"source":"string"}},
  'test.ready': {"roll":{}},
  'trade.choose': {"buy":{"card":"string"},"enough":{},"sell":{"card":"string"},"trophy":{"threat":"string"}},
  'trauma.choose': {"trauma":{"attribute":"string"}},
  'use_source.declare': {"negate":{"source":"string"},"suffer":{}},
  'voice_puts.choose': {"put":{"area":"string"}},
  'window.offer': {"answer":{"source":"string"},"decline":{}},
} as const;

/** What can be done beside some questions. */
export const ANYTIME = {
  drop: {"card":"string"},
  use: {"source":"string"},
} as const;

/** What the records of the view leave out because it is as usual. */
export const USUAL = {
  Area: {"threats":[]},
  Config: {"facility_layout":"fixed","character_draft":"two","first_player":"random","news_end":"after_last","emission_carry":false,"fatigue_min":0,"area_fatigue_forced":true,"draw_after_secret":true,"lock_protection":true,"area_action_limit":"turn","emission_one_batch":true,"die_faces":["PLUS","PLUS","BLANK","BLANK","MINUS","HAZARD"]},
  Item: {"worn":false,"tokens":0},
  Row: {"cards":[]},
  Scavenger: {"character":"","area":"","injuries":0,"traumas":[],"fatigue":1,"reputation":0,"rubles":0,"trophies":[],"lured":[],"secrets":[],"used":[],"passes_as_good":false,"sure_footed":false,"out":false},
} as const;
