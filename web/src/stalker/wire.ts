// Written by scripts/protocol-types from the Python records; do not edit.

/** What is gained. */
export type AcquireFacts = {
  card: string;
};

/** Who moved, and the anomaly that is rolled for. */
export type ActivationFacts = {
  who: string;
  anomaly: string;
};

/** `card` and `action`: what is to be done there, if it is an action of a card. What is to be gathered lies in
 * anomalies. */
export type AimDrawn = {
  kind: 'gather' | 'hunt' | 'stay' | 'trade' | 'work';
  card: string;
  action: string;
  spaces: number[];
};

/** An attack on somebody's part of the body, with its odds and where they come from. */
export type AimFacts = {
  kill: number;
  hurt: number;
  heavy: number;
  light: number;
  miss: number;
  shares: Shares;
  target: string;
  part: string;
  range: number;
  accurate: boolean;
  dice: DiceCount;
  stars: number;
  cover: number;
  incoming: number;
  masks: number;
  focus: ChanceFacts | null;
  why: string[];
  need: Needed[];
};

/** An anomaly: its card, its overlays (several where it moves), what is covered (ST-14). */
export type Anomaly = {
  id: string;
  card: string;
  overlays: Overlay[];
  at?: number;
  artifact?: boolean;
  covers?: Cover[];
  scanned?: ('P1' | 'P2' | 'P3' | 'P4')[];
  more?: number;
  still?: number;
};

export type AnomalyDrawn = {
  card: string;
  type: 'chemical' | 'electric' | 'fire' | 'gravitational' | 'space' | 'special';
  centre: number;
  moving: boolean;
  spaces: SymbolsOn[];
  next: number[];
};

export type AnomalyPiece = {
  type: 'chemical' | 'electric' | 'fire' | 'gravitational' | 'space' | 'special';
  targets: 'T1' | 'T2';
  flags: ('area' | 'ignores:anomaly' | 'ignores:cover' | 'ignores:no_visibility' | 'immune:pinned' | 'immune:push' | 'leap' | 'loot_one' | 'moving' | 'no_anomaly_reroll' | 'no_artifact' | 'no_careful' | 'no_decoy' | 'no_exchange' | 'no_lead_heal' | 'no_prepare_focus' | 'p1_relevant' | 'passes:impassable' | 'range_cap:2' | 'sight_cap:2' | 'silent_movement' | 'stand_up_free' | 'swap_free' | 'symbols_ignored:P1' | 'symbols_ignored:P2' | 'take_along_quiet' | 'thunder' | 'yields')[];
};

export type ArmourPiece = {
  tier: number;
  value: number;
  defence: number;
  map_radiation: number;
  container: string;
};

export type ArtifactPiece = {
  value: number;
  type: 'chemical' | 'electric' | 'fire' | 'gravitational' | 'space' | 'special';
  base_dosage: number;
};

export type AttachmentPiece = {
  tier: number;
  value: number;
  slot: 'armour' | 'feed' | 'muzzle' | 'optic' | 'rail' | 'underbarrel';
  detector: boolean;
  container: boolean;
};

/** An attack of a weapon, all of it. */
export type AttackPiece = {
  key: string;
  type: 'aimed' | 'burst' | 'full_auto' | 'quick' | 'single' | 'volley';
  cost: 'FA' | 'SA';
  ammo: number;
  gear: number;
  attention: 'high' | 'low';
  pick: boolean;
  split: boolean;
  blast: boolean;
  empties: boolean;
  min_range: number;
  masks: number;
  once: boolean;
  stayed: boolean;
};

/** The running attack, for the cards that speak of it. */
export type AttackState = {
  attacker: string;
  target: string;
  by: 'enemy' | 'knife' | 'strike' | 'weapon';
  weapon?: string;
  attack?: string;
  type?: string;
  mode?: string;
  part?: 'head' | 'torso';
  ammo?: number;
  blast?: boolean;
  behind?: string[];
  moved?: number;
  damage?: number;
  lost?: number;
  halved?: boolean;
  stars?: number;
  place?: number;
};

/** Where the attention token comes to lie; `same`: it stays as it is. */
export type AttentionFacts = {
  side: string;
  space: string;
};

/** What a question tells the page beside its facts: ways by option and space, attacks by option, what a roll
 * that may be rolled again needs, and who attacks if the turn ends now. */
export type Beside = {
  routes?: Record<string, Record<string, RouteFacts>>;
  aims?: Record<string, AimFacts[]>;
  need?: Needed[];
  danger?: DangerFacts;
};

/** The binder of a campaign (ST-15.1): what the team has and knows beside a mission. */
export type BinderView = {
  began: number;
  places: Place[];
  destination: string;
  contacts: string[];
  stash: string[];
  magazines: Record<string, number>;
  kits: Kit[];
  ahead: string[];
  contract: string;
  companion: string;
  companion_owner: number;
  favours: Record<string, number>;
  late: Record<string, number>;
  failures: Record<string, number>;
  box_events: string[];
  chronicle: Debrief[];
  excursions: Excursion[];
};

/** Who chooses for the team. */
export type BloomFacts = {
  seat: number;
};

/** An equipment card in somebody's hands (ST-10.7). */
export type Card = {
  id: string;
  owner: number;
  place: 'armour' | 'artifact' | 'attached' | 'backpack' | 'weapon';
  host?: string;
  ammo?: number;
};

/** The card that asks, and the step of it that something is chosen for. */
export type CardStepFacts = {
  source: string;
  path: string;
  op: number;
};

/** The same as they are, and in whole per cent. */
export type ChanceFacts = {
  kill: number;
  hurt: number;
  heavy: number;
  light: number;
  miss: number;
  shares: Shares;
};

/** Somebody of Zone Survival (ST-19.11): with a figure an entity, without one a token on the space. */
export type Character = {
  id: string;
  name: string;
  space: number;
  hp?: number;
  most?: number;
  down?: boolean;
  with_turn?: number;
};

/** The card that asks. */
export type ChooseFacts = {
  side: string;
};

/** Whose companion it is about. */
export type CompanionFacts = {
  companion: string;
};

/** A companion on the map (ST-13.27). */
export type CompanionFigure = {
  id: string;
  contact: string;
  owner: number;
  space: number;
  cubes?: number;
};

/** The switches of a match. */
export type Config = {
  mode: 'campaign' | 'mission' | 'survival';
  mission: string;
  campaign: string;
  scenario: string;
  zone_map: string;
  hard: boolean;
  baskets: boolean;
  companion: string;
  ties: 'all' | 'matter' | 'never';
  consent: boolean;
  lost: boolean;
  cube_limit: boolean;
  decoy_side: 'high' | 'low';
  geiger_marks: number[];
};

export type ContactPiece = {
  kind: 'companion' | 'contract' | 'loner' | 'trader';
};

/** The contacts that were used, and how many may be. */
export type ContactsFacts = {
  used: string[];
  most: number;
};

/** The card, and who made the stalker draw it. */
export type ControlFacts = {
  card: string;
  attacker: string;
};

/** Who trades with whom, the purse, and what the counter pays for the goods that it buys. */
export type CounterFacts = {
  seat: number;
  trader: string;
  money: number;
  load: number;
  pays: Partial<Record<'diesel' | 'lead_bar' | 'salt', number>>;
};

/** Something covers one instance of a symbol (ST-14.11): a `bolt`, an `artifact`, or an entity. */
export type Cover = [space: number, symbol: 'P1' | 'P2' | 'P3' | 'P4', by: string];

/** All that react; `fall`: the chance to be left without HP. */
export type DangerFacts = {
  threats: ThreatFacts[];
  loss: number;
  fall: number;
  text: string;
};

/** Who deals with whom, the team's money, and what each option costs or brings. */
export type DealFacts = {
  seat: number;
  card: string;
  money: number;
  prices: Record<string, number>;
};

/** With whom, what the team has, and what everything costs or brings, by option. */
export type DealingFacts = {
  contact: string;
  money: number;
  prices: Record<string, number>;
};

/** A mission of the campaign in figures, for the chronicle. */
export type Debrief = {
  mission: string;
  result: 'defeat' | 'given_up' | 'victory';
  epilogue: string;
  rounds?: number;
  alarms?: number;
  dose?: number;
  artifacts?: number;
  kills?: number;
  fallen?: number[];
  kit?: number;
  spent?: number;
  bought?: string[];
  earned?: number;
  money?: number;
  visited?: string[];
  contract?: string;
  paid?: boolean;
  companion?: string;
  remembered?: [string, string][];
  opened?: string[];
  deeds?: Deeds[];
};

/** What one stalker did in a mission, and how they came home. */
export type Deeds = {
  seat: number;
  kills?: number;
  hp?: number;
  dose?: number;
};

export type Dice = {
  SD: [number, number, boolean][];
  GD: [number, number, boolean][];
  AD: ('P1' | 'P2' | 'P3' | 'P4')[];
};

export type DiceCount = {
  SD: number;
  GD: number;
};

/** Parts that go with the view. */
export type Drawn = {
  map: MapDrawn | null;
  sights: Sights;
  symbols: Record<string, AnomalyDrawn>;
  goals: GoalLine[];
  needs: Record<string, number>;
  room: number[];
  magazines: Record<string, number>;
  ending: Ending | null;
  zone: ZoneDrawn | null;
};

/** A side of a square with a token on it. */
export type EdgeDrawn = {
  x: number;
  y: number;
  side: 'E' | 'N' | 'S' | 'W';
};

/** How the match ended: the row of the epilogue of a mission, or the story that ends a campaign. */
export type Ending = {
  epilogue: string;
  codas: [string, string][];
};

/** A standee on the map (ST-13). */
export type Enemy = {
  id: string;
  kind: string;
  space: number;
  facing: 'E' | 'N' | 'S' | 'W';
  lost?: number;
  pinned?: boolean;
  exposed?: boolean;
  hurt?: boolean;
  carries?: string;
};

/** Who attacks whom. */
export type EnemyAttackFacts = {
  enemy: string;
  target: string;
};

export type EnemyAttackPiece = {
  key: string;
  mode: 'charge' | 'ranged';
  damage: number;
  range: number;
};

/** An enemy card in this mission: its marker and its pool (ST-13.7, ST-13.10). */
export type EnemyCard = {
  kind: string;
  colour: '' | 'C1' | 'C2' | 'C3' | 'C4';
  team: number;
  pool: string[];
};

/** Whom it is about. */
export type EnemyFacts = {
  enemy: string;
};

/** Who moves, toward what, how far. */
export type EnemyMoveFacts = {
  enemy: string;
  toward: string;
  n: number;
};

export type EnemyPiece = {
  standee: string;
  category: 'boss' | 'elite' | 'horde';
  types: ('human' | 'mutant' | 'psionic')[];
  mv: number;
  ehp: number;
  sight: [number, number, number];
  special: string;
  threat: number;
  head: ThresholdPiece[];
  torso: ThresholdPiece[];
  attack: EnemyAttackPiece;
};

/** The setup card that was drawn, and where it leads. */
export type EntranceFacts = {
  setup: string;
  tile: string;
};

/** An environment card in play; `up` is the side that shows, `back` what the team knows of the other one. */
export type EnvironmentView = {
  id: string;
  up: string;
  place: string;
  spaces?: number[];
  holder?: number;
  cubes?: number;
  back?: string;
};

/** Which mission, how it went, and the row of its epilogue. */
export type EpilogueFacts = {
  mission: string;
  result: string;
  epilogue: string;
  debrief: Debrief | null;
};

/** The next cards of the event deck. */
export type EventsFacts = {
  cards: string[];
};

/** Who wants what from whom for whom. */
export type ExchangeFacts = {
  by: number;
  exchange: string;
  owner: number;
  to: number;
};

/** A scenario of Zone Survival that was played during the campaign (ST-19.4), for the chronicle. */
export type Excursion = {
  scenario: string;
  map: string;
  result: 'defeat' | 'victory';
  points?: number;
  rounds?: number;
  after?: number;
  team?: string[];
};

/** What a person should know when a procedure asks: ids and numbers for the prompt. A procedure has a record of its
 * own for it. */
export type Facts = {
};

/** The anomaly, and the symbol that counts, once they are known. */
export type FindFacts = {
  anomaly: string;
  symbol: 'P1' | 'P2' | 'P3' | 'P4' | '';
};

/** Whom they would follow. */
export type FollowFacts = {
  seat: number;
  character: string;
};

/** Who goes forward, and how far. */
export type ForwardFacts = {
  enemy: string;
  n: number;
};

export type GoalLine = {
  key: string;
  done: boolean;
};

/** Tokens on a space; a face that nobody has seen is `?`. The top of a stack is its last one. */
export type GroundView = {
  space: number;
  loot?: string[];
  unknown?: string[];
  traps?: number;
  artifacts?: number;
  low?: number;
  high?: number;
  carcass?: boolean;
};

/** Who hands over to whom. */
export type HandOverFacts = {
  seat: number;
  character: string;
};

/** Who comes along. */
export type HireFacts = {
  contact: string;
};

/** A change of a value that a card put in force for a while. */
export type InForce = [source: string, until: 'mission' | 'round' | 'turn', value: string, by: number];

/** What was played, how it went, and the points. */
export type InterludeFacts = {
  scenario: string;
  result: string;
  points: number;
};

export type ItemPiece = {
  value: number;
  types: ('blast' | 'device' | 'food' | 'grenade' | 'medicine')[];
};

/** What a stalker set off with, to be packed again before the next mission (ST-15.15). */
export type Kit = {
  seat: number;
  cards?: Packed[];
  pistol?: number;
  rifle?: number;
  shotgun?: number;
};

/** Whom it is aimed at, once that is known. */
export type KnifeFacts = {
  target: string;
};

/** The territory in play: the side of its tile, and the space of the entrance token on the map; none of either is
 * empty. A territory without an entrance is closed. */
export type Laid = {
  tile: string;
  entrance: string;
};

/** Squares, spaces and segments for drawing; spaces in the order of their numbers. */
export type MapDrawn = {
  mission: string;
  width: number;
  height: number;
  spaces: SpaceDrawn[];
  segments: Segment[];
  solid: [number, number][];
  start: number[];
  exit: number[];
  tiles: TileDrawn[];
  territory: TerritoryDrawn | null;
};

/** Who chooses, in which mission. */
export type MatchFacts = {
  seat: number;
  mission: string;
};

/** How many steps are left, the way so far, and how it is walked. */
export type MoveFacts = {
  left: number;
  path: string[];
  quiet: boolean;
  careful: boolean;
};

/** The mission that is fixed, and the other place that was visited; empty: not yet. */
export type NavigationFacts = {
  mission: string;
  visited: string;
};

/** So many stars, and what they bring. */
export type Needed = {
  stars: number;
  text: string;
};

/** How the match ended: `victory` or `defeat`, the seats that won, and what brought the end. */
export type Outcome = {
  result: string;
  winners: number[];
  cause: string;
};

/** How many cards are too many. */
export type OverflowFacts = {
  over: number;
};

/** An overlay as it is laid (SM-3.2). */
export type Overlay = [number: number, square: string, tip: 'E' | 'N' | 'S' | 'W'];

/** A card as it was carried: where, and attached to what. */
export type Packed = [card: string, place: 'armour' | 'artifact' | 'attached' | 'backpack' | 'weapon', host: string];

/** Who packs, and who has agreed. */
export type PackingFacts = {
  seat: number;
  agreed: number[];
};

/** The card that asks, and where on it. */
export type PartFacts = {
  source: string;
  path: string;
};

/** Which dice are chosen, and how many more may be. */
export type PickFacts = {
  picked: number[];
  left: number;
  dice: (['AD' | 'GD' | 'SD', number])[];
  stars: number;
  masks: number;
  accurate: boolean;
  damage: number | null;
};

/** A map small enough for a form: a letter for each square, row by row, and the sides with walls (`x,y,E`). */
export type Picture = {
  rows: string[];
  walls: ([number, number, 'E' | 'N' | 'S' | 'W'])[];
  start: [number, number][];
  exit: [number, number][];
  sites: Record<string, [number, number][]>;
};

/** A place of the zone map that a sticker has opened, or that is crossed out (ST-15.5 to ST-15.7). */
export type Place = {
  id: string;
  crossed?: boolean;
};

/** Which enemies come. */
export type PlaceFacts = {
  kind: string;
};

/** A place of the zone map, by its square (`D4`). */
export type PlacePiece = {
  kind: 'contact' | 'mission' | 'stash';
  grid: string;
};

/** Who is next. */
export type PlayersFacts = {
  seat: number;
};

/** Who stands there together. */
export type PrepareFacts = {
  seats: number[];
};

/** Numbers on cards, by deck and key; without words. */
export type Printed = {
  dice: Dice;
  exposure: number[];
  weapons: Record<string, WeaponPiece>;
  armours: Record<string, ArmourPiece>;
  attachments: Record<string, AttachmentPiece>;
  items: Record<string, ItemPiece>;
  artifacts: Record<string, ArtifactPiece>;
  stalkers: Record<string, StalkerPiece>;
  enemies: Record<string, EnemyPiece>;
  anomalies: Record<string, AnomalyPiece>;
  places: Record<string, PlacePiece>;
  contacts: Record<string, ContactPiece>;
  faces: Record<string, string>;
  terrain: Record<string, 'concrete' | 'grass' | 'mud' | 'rock' | 'snow' | 'water'>;
  zone: ZonePrinted;
};

/** Whose token moves. */
export type PullFacts = {
  seat: number;
};

/** Who is pushed, and how far still. */
export type PushFacts = {
  who: string;
  left: number;
};

/** Who is put somewhere else. */
export type RelocateFacts = {
  who: string;
};

export type RequestLine = {
  card: string;
  met: boolean;
};

/** When they may be changed. */
export type RerollFacts = {
  moment: string;
  dice: (['AD' | 'GD' | 'SD', number])[];
  stars: number;
  masks: number;
  accurate: boolean;
  damage: number | null;
};

/** The running roll (ST-3): dice as kind and face. */
export type RollState = {
  dice?: (['AD' | 'GD' | 'SD', number])[];
  stars?: number;
  added?: [string, string, number][];
  anomaly?: string;
  masks?: number;
  used?: string[];
  more?: number;
  accurate?: boolean;
  dropped?: boolean;
  masked?: [string, string, number][];
};

/** A way to a space and its price. */
export type RouteFacts = {
  path: string[];
  attention: AttentionFacts;
  radiation: number;
  dose: number;
  anomalies: Record<string, number>;
  seen: string[];
  meets: string[];
  text: string;
};

export type ScenarioPiece = {
  kind: string;
  rounds: number[];
  special: string[];
};

/** The score sheet (SV-11.3): what a victory counts, and each card's icons; of a defeat, what it would have been. */
export type Score = {
  base: number;
  cards: [string, number][];
  unseen: string[];
  total: number;
};

/** The same, and whether only the order of so many is asked. */
export type ScriptFacts = {
  source: string;
  path: string;
  op: number;
  order: number;
};

/** The east or south side of a square, where the spaces `one` and `other` meet (ST-4.6). A side of a solid
 * square has `""` for it. */
export type Segment = {
  x: number;
  y: number;
  side: 'E' | 'N' | 'S' | 'W';
  edge: 'door' | 'impassable' | 'open' | 'wall' | 'window';
  one: string;
  other: string;
};

/** Who shares out, and what is not spent. */
export type SettingOffFacts = {
  seats: number[];
  money: number;
};

/** The ends of an attack in whole per cent that add up to 100, in the order of the page's bar. */
export type Shares = {
  kill: number;
  hurt: number;
  heavy: number;
  light: number;
  miss: number;
};

/** The dice of a stalker up to a range. */
export type ShootingPiece = {
  dice: number;
  upto: number;
};

/** Who buys, and what the team has. */
export type ShoppingFacts = {
  seat: number;
  money: number;
};

/** The spaces that everybody sees: enemies by id, stalkers by seat. */
export type Sights = {
  enemies: Record<string, number[]>;
  stalkers: Record<string, number[]>;
  watched: number[];
  fog: number[];
};

/** Whose standees are placed, how many are left, and where one looks on each of the spaces. */
export type SlotFacts = {
  kind: string;
  left: number;
  facings: Record<string, 'E' | 'N' | 'S' | 'W'>;
};

/** A space of the map; `partial` are those of its squares that give no place to stand. */
export type SpaceDrawn = {
  id: string;
  squares: [number, number][];
  partial: [number, number][];
  capacity: number;
  rad: number;
  cov: number;
  room: string;
  building: string;
  terrain: 'concrete' | 'grass' | 'mud' | 'rock' | 'snow' | 'water' | 'indoor';
  at: [number, number];
};

/** What sort of card is given away. */
export type SpendFacts = {
  sort: string;
};

/** A stalker and the PDA (ST-10.6). */
export type Stalker = {
  seat: number;
  card?: string;
  space?: number;
  hp?: number;
  dose?: number;
  focus?: boolean;
  pinned?: boolean;
  exposed?: boolean;
  attention?: '' | 'high' | 'low';
  noticed?: number;
  slots?: [number, number];
  cubes?: [number, number];
  injured?: [boolean, boolean];
  taken?: [boolean, boolean];
  bolts?: number;
  pistol?: number;
  rifle?: number;
  shotgun?: number;
  moved?: boolean;
  used?: string[];
  next_free?: string[];
  dead?: boolean;
  left?: boolean;
  fell?: boolean;
};

export type StalkerPiece = {
  hp: number;
  shooting: ShootingPiece[];
  abilities: string[];
};

/** The table as one seat sees it; `seat` is `None` for a spectator. */
export type StalkerView = {
  seat: number | null;
  seats: number;
  config: Config;
  mission: string;
  map: string;
  survival: SurvivalView | null;
  binder: BinderView | null;
  round: number;
  lead: number;
  lead_used: boolean;
  turn: number;
  track: number;
  money: number;
  slowed: number;
  fog: number;
  hot: Record<number, number>;
  layout: string[];
  flooded: string[];
  territory: Laid;
  event: string;
  attack: AttackState | null;
  roll: RollState | null;
  in_force: InForce[];
  memory: Record<string, string>;
  killed: Record<string, number>;
  stalkers: Stalker[];
  cards: Card[];
  enemies: Enemy[];
  enemy_cards: EnemyCard[];
  companions: CompanionFigure[];
  ground: GroundView[];
  anomalies: Anomaly[];
  environment: EnvironmentView[];
  environment_deck: number;
  events_left: number;
  piles: Record<string, number>;
  outcome: Outcome | null;
};

/** How many more may start there. */
export type StartFacts = {
  left: number;
};

/** Which story is read. */
export type StoryFacts = {
  story: string;
};

/** Who moves. */
export type StretcherFacts = {
  seat: number;
};

/** What there is of Zone Survival beside what a mission has. */
export type SurvivalView = {
  scenario: string;
  tokens: TokenView[];
  characters: Character[];
  counters: Record<string, number>;
  needs: Record<string, number>;
  flags: string[];
  icons: [string, number][];
};

/** What is given away, and the fee. */
export type SwapFacts = {
  card: string;
  fee: number;
};

/** The symbols of an anomaly on a space, and those that are left to cover. */
export type SymbolsOn = {
  space: number;
  symbols: string;
  left: string;
};

/** Whose hands are free. */
export type TakeTokensFacts = {
  seat: number;
};

/** The Lost Territories tile beside the map, and the two spaces that its entrance joins; none: it is closed. */
export type TerritoryDrawn = {
  tile: string;
  x: number;
  y: number;
  ways: number[];
};

/** An enemy that reacts: its damage at least and at most, the dice against it, what it costs on average. */
export type ThreatFacts = {
  enemy: string;
  how: 'attacks' | 'pinned' | 'short';
  low: number;
  high: number;
  dice: number;
  stars: number;
  loss: number;
  text: string;
};

/** What so many stars do to an enemy. */
export type ThresholdPiece = {
  stars: number;
  ehp: number;
  wound: '' | 'heavy' | 'light';
};

export type TileDrawn = {
  id: string;
  x: number;
  y: number;
  turns: number;
};

/** A token of Zone Survival; a face that nobody has seen is `?`. */
export type TokenView = {
  id: string;
  kind: string;
  space?: number;
  edge?: string;
  holder?: number;
  bearer?: string;
  face?: string;
  cubes?: number;
  blood?: number;
};

/** The actions that are left: slots, and cubes. */
export type TurnFacts = {
  left: number;
  cubes: number;
};

/** What a face-up card lets people do at a place. */
export type Use = {
  card: string;
  action: string;
};

/** A way that a player draws: the spaces that it leads over as wished, its best form, who attacks if the turn ends
 * there, and where it could go on to. */
export type Way = {
  through: string[];
  route: RouteFacts | null;
  danger: DangerFacts | null;
  next: string[];
};

/** The attack as far as it has come: its weapon and target, the ammo, what was rolled, with whom it is shared. */
export type WeaponAttackFacts = {
  weapon: string;
  attack: string;
  target: string;
  stars: number;
  masks: number;
  sharing: string;
  amount: number;
};

export type WeaponPiece = {
  tier: number;
  kind: string;
  value: number;
  ammo: number;
  ammo_type: 'pistol' | 'rifle' | 'shotgun' | 'special';
  accurate: [number, number];
  max_range: number;
  slots: ('armour' | 'feed' | 'muzzle' | 'optic' | 'rail' | 'underbarrel')[];
  trait: string;
  attacks: AttackPiece[];
};

/** Which moment it is, and what it is about. */
export type WindowFacts = {
  moment: string;
  about: string;
};

/** `fate`: the symbols that it heeds. */
export type ZoneCardPiece = {
  deck: string;
  person: string;
  role: string;
  icon: number;
  tags: ('ace' | 'anomaly' | 'breach' | 'character' | 'elite' | 'entrance' | 'ground' | 'horde' | 'house' | 'improved_enemies' | 'instant' | 'locks' | 'long' | 'loot' | 'one_turn' | 'radiation' | 'request' | 'vehicle' | 'way' | 'weather')[];
  fate: ('P1' | 'P2' | 'P3' | 'P4' | 'any')[];
};

export type ZoneDrawn = {
  sites: Record<string, number[]>;
  edges: Record<string, EdgeDrawn>;
  uses: Record<string, Use[]>;
  aims: AimDrawn[];
  requests: RequestLine[];
  page: string;
  score: Score | null;
};

export type ZonePrinted = {
  cards: Record<string, ZoneCardPiece>;
  scenarios: Record<string, ScenarioPiece>;
  tokens: Record<string, string>;
  maps: Record<string, Picture>;
};

/** The pages that lie open, and their script. */
export type ZoneScriptFacts = {
  pages: string[];
  script: string;
};

/** What happens, by the name of the event. */
export type Events = {
  ActivationDrawn: { deck: string; card: string };
  AllUnpacked: Record<string, never>;
  AmmoChanged: { seat: number; weapon: string; ammo: number; told?: boolean };
  AnomalyActivated: { anomaly: string; card: string; symbol: 'P1' | 'P2' | 'P3' | 'P4' };
  AnomalyDieRolled: { who: string; symbol: 'P1' | 'P2' | 'P3' | 'P4'; source: string };
  AnomalyGone: { anomaly: string; card: string };
  AnomalyHeld: { anomaly: string; card: string; symbol: 'P1' | 'P2' | 'P3' | 'P4' };
  AnomalyMoved: { anomaly: string; card: string; space: string };
  AnomalyReplaced: { old: string; new: string };
  ArtifactCaptured: { enemy: string };
  ArtifactFound: { seat: number; anomaly: string; space: string; symbol: 'P1' | 'P2' | 'P3' | 'P4' };
  ArtifactPlaced: { space: string };
  ArtifactTaken: { seat: number; space: string };
  AttackDeclared: { seat: number; target: string; weapon: string; attack: string };
  AttackWasted: { enemy: string; target: string; cause?: string };
  AttentionMoved: { seat: number; space: string };
  AttentionPlaced: { seat: number; side: string; space: string };
  AttentionReduced: { seat: number; side: string };
  BackSeen: { side: string; space: string };
  BoltThrown: { seat: number; space: string; symbol: 'P1' | 'P2' | 'P3' | 'P4' };
  Bought: { seat: number; card: string; price: number };
  CampaignEnded: { story: string; people: number; coin: number; dark: number };
  CampaignPutAside: Record<string, never>;
  CampaignTakenUp: { scenario: string; result: 'defeat' | 'victory'; points: number; team: string[] };
  CardDiscarded: { seat: number; card: string; told?: boolean };
  CardEquipped: { seat: number; card: string };
  CardFlipped: { side: string; who?: string };
  CardGained: { seat: number; card: string };
  CardGiven: { seat: number; to: number; card: string };
  CardHandedIn: { card: string };
  CardInstalled: { seat: number; card: string; host: string };
  CardLaid: { side: string; space: string };
  CardPacked: { seat: number; card: string };
  CardStored: { card: string };
  CardStowed: { seat: number; card: string };
  CardSwapped: { contact: string; card: string; new: string; fee: number };
  CardTaken: { side: string; seat: number };
  CardTraded: { contact: string; card: string; money: number };
  CardUnpacked: { seat: number; card: string };
  CardUsed: { seat: number; source: string; path: string; spent?: boolean };
  CharacterCame: { character: string; space: string };
  CharacterDied: { character: string };
  CharacterDown: { character: string };
  CharacterGone: { character: string };
  CharacterHealed: { character: string; healed: number; hp: number };
  CharacterHurt: { character: string; lost: number; hp: number };
  CompanionFled: { companion: string };
  CompanionHired: { contact: string; seat: number };
  ContactGained: { contact: string };
  ContactLost: { contact: string };
  ContactVisited: { contact: string };
  ContractMet: { contact: string };
  ContractTaken: { contact: string };
  ControlDrawn: { seat: number; card: string };
  ControlTaken: { seat: number };
  CounterChanged: { counter: string; by: number; to: number; need: number };
  CriticallyInjured: { seat: number; injuries: number };
  CubesAdded: { side: string; n: number; cubes: number };
  CubesPlaced: { seat: number; n: number };
  DecoyThrown: { seat: number; space: string };
  Defended: { seat: number; damage: number; stars: number; lost: number };
  DiceRerolled: { who: string; dice: [string, number][]; stars: number; masks: number; accurate?: boolean; added?: [string, string, number][]; source?: string; path?: string; card?: string; before?: 'P1' | 'P2' | 'P3' | 'P4' | ''; masked?: [string, string, number][] };
  DiceRolled: { who: string; purpose: string; dice: [string, number][]; stars: number; masks: number; accurate?: boolean; added?: [string, string, number][]; masked?: [string, string, number][] };
  DoseChanged: { seat: number; by: number; to: number; source?: string };
  EhpLost: { enemy: string; n: number; left: number };
  EhpRegained: { enemy: string; n: number };
  EnemyAttacked: { enemy: string; target: string; damage: number; cover: number };
  EnemyDied: { enemy: string; kind: string; space: string; by?: string };
  EnemyMarked: { enemy: string };
  EnemyPhaseBegan: { round: number };
  EnemyPlaced: { enemy: string; space: string; facing: 'E' | 'N' | 'S' | 'W' };
  EnemyRemoved: { enemy: string };
  EntranceMoved: { space: string };
  EnvironmentDiscarded: { side: string };
  EpilogueRead: { mission: string; epilogue: string };
  EventBroughtUp: { event: string };
  EventDrawn: { event: string };
  EventForeseen: { card: string };
  EventJoined: { event: string };
  EventsAdded: { n: number };
  ExchangeDeclined: { seat: number; to: number };
  FateRolled: { symbol: 'P1' | 'P2' | 'P3' | 'P4'; cards: string[] };
  FogPlaced: { space: string };
  FrontArrived: { broken: number; missing: number };
  GearPacked: { seat: number; cards?: string[]; pistol?: number; rifle?: number; shotgun?: number };
  GearReturned: { cards?: string[]; pistol?: number; rifle?: number; shotgun?: number };
  GoodsChanged: { seat: number; good: 'diesel' | 'lead_bar' | 'salt'; by: number };
  GotUp: { enemy: string; seat: number };
  GrenadeMissed: { space: string };
  HeadAimed: { seat: number; target: string };
  Healed: { seat: number; n: number; hp: number };
  HitChecked: { target: string; stars: number; cover: number; threshold: number };
  HpLost: { seat: number; n: number; left: number; source?: string };
  InjuriesHealed: { seat: number };
  Interrupted: { enemy: string; target: string; told?: boolean };
  KitRefused: { seat: number };
  KitsPacked: Record<string, never>;
  LateMarked: { letter: string; n: number };
  LeadChosen: { seat: number };
  LeadPassed: { seat: number; to: number };
  LoadGiven: { seat: number; token: string; character: string };
  LookedAround: { enemy: string; target: string };
  LootPlaced: { space: string };
  LootTaken: { seat: number; space: string; token: string };
  LostSetupDrawn: { setup: string; tile: string; fits: boolean };
  MagazineBought: { seat: number; magazine: string; price: number };
  MagazinePacked: { seat: number; magazine: string; n: number };
  MagazineTraded: { contact: string; magazine: string; money: number };
  MagazinesStored: { magazine: string; n: number };
  MarkerPlaced: { side: string; space: string };
  MasksSpent: { seat: number; masks: number; trait: string; target: string };
  MissionActionTaken: { seat: number; side: string; action: string };
  MissionBegan: { mission: string; colours?: [string, string][] };
  MissionClosed: { mission: string; result: string; earned: number; money: number; kit?: number; spent?: number; fallen?: number[]; rounds?: number; alarms?: number; dose?: number; artifacts?: number; kills?: number };
  MissionEnded: { result: string; cause: string; rounds?: number; alarms?: number; dose?: number; artifacts?: number; money?: number };
  MoneyChanged: { by: number; to: number };
  NoUnknownLeft: { space?: string };
  Passed: { seat: number };
  PlaceCrossedOut: { place: string };
  PlaceOpened: { place: string };
  PlaceVisited: { place: string };
  PointBegan: { card: string; point: string; enemy?: string; verb?: string; goal?: string; toward?: string; whose?: string; n?: number; special?: string };
  PoolEmpty: { kind: string; enemy: string };
  Prepared: { seat: number };
  PriceChanged: { trader: string; good: 'diesel' | 'lead_bar' | 'salt'; price: number };
  Pushed: { who: string; space: string };
  Reacted: { enemy: string; seat: number };
  Reloaded: { seat: number; weapon: string; ammo: number };
  Relocated: { who: string; space: string };
  Remembered: { flag: string; value: string };
  RequestChecked: { card: string; met: boolean };
  RoundBegan: { round: number };
  RoundEndReached: { event: string };
  RoundsChanged: { by: number; left: number };
  ScenarioBegan: { scenario: string; map: string; colours: [string, string][] };
  ScenarioChosen: { scenario: string; map: string };
  ScriptBranched: { text: string };
  ScriptChosen: { script: string; option: string; seat: number };
  ScriptOpened: { script: string; seat: number };
  ScriptTested: { seat: number; stars: number; least: number; result: 'fail' | 'pass' };
  ServiceTaken: { contact: string; rule: string };
  SetupCardDrawn: { card: string; kept: boolean };
  SetupRead: { mission: string };
  SoldOnMap: { seat: number; card: string; price: number };
  SpaceFlooded: { space: string };
  SpecialUsed: { enemy: string; special: string };
  StalkerChosen: { seat: number; stalker: string };
  StalkerDied: { seat: number };
  StalkerLeft: { seat: number };
  StarsAdded: { seat: number; n: number; stars: number };
  StashCardLost: { card: string };
  StatusGained: { who: string; token: string };
  StatusLost: { who: string; token: string; told?: boolean };
  Stepped: { who: string; space: string; start?: string; how?: string };
  StockSpoiled: { trader: string; left: number };
  StoodUp: { seat: number };
  StoryChosen: { story: string; option: string };
  StoryRead: { story: string };
  StretcherDeclined: { seat: number; by: number };
  StretcherLifted: { seat: number; person: number };
  TerritoryCardLaid: { side: string; space: string };
  TerritoryClosed: { tile: string };
  TerritoryLaid: { tile: string; space: string };
  TieSettled: { who: string; chosen: string; n: number };
  TokenSeen: { space: string; token: string; kind?: string; n?: number };
  TokenSlid: { seat: number; n: number };
  TokensGained: { seat: number; token: string; n: number };
  TokensGiven: { seat: number; to: number; token: string };
  TokensSpent: { seat: number; token: string; n: number; told?: boolean };
  TrapPlaced: { space: string };
  TrapSprung: { space: string; enemy: string };
  TurnBegan: { seat: number; track: number };
  TurnEnded: { seat: number };
  Turned: { enemy: string; facing: 'E' | 'N' | 'S' | 'W' };
  UnknownPlaced: { space: string };
  UnknownRemoved: { space: string };
  UnknownResolved: { space: string; token: string; kind?: string; n?: number };
  WalkEnded: { seat: number };
  Walked: { who: string; way: string; how: string; facing?: 'E' | 'N' | 'S' | 'W' | ''; side?: string; noticed?: string; whose?: string; n?: number };
  WayOpened: { token: string; space: string };
  WoundDrawn: { enemy: string; severity: string; outcome: number; upgraded?: boolean };
  WoundedDied: { space: string };
  ZoneCardDiscarded: { card: string };
  ZoneEventDrawn: { card: string; left: number };
  ZoneTokenDropped: { seat: number; token: string };
  ZoneTokenGiven: { seat: number; to: number; token: string };
  ZoneTokenPlaced: { token: string; space: string };
  ZoneTokenRemoved: { token: string; space: string };
  ZoneTokenTaken: { seat: number; token: string };
  ZoneTokenTurned: { token: string; face: string; space: string };
};

/** What is asked, and what is told with it. */
export type Asked = {
  'acquire.attach': AcquireFacts;
  'acquire.choose': AcquireFacts;
  'acquire.make_room': AcquireFacts;
  'acquire.make_slot': AcquireFacts;
  'act_at_once.choose': Facts;
  'activation_rolls.choose': ActivationFacts;
  'bloom.choose': BloomFacts;
  'bolts_and_nuts.choose': Facts;
  'cards_in_turn.choose': Facts;
  'carry_together.agree': StretcherFacts;
  'carry_together.choose': StretcherFacts;
  'choose_magazines.choose': Facts;
  'choose_on_card.choose': ChooseFacts;
  'choose_space.choose': CardStepFacts;
  'chosen_part.choose': PartFacts;
  'companion_acts.choose_act': CompanionFacts;
  'companion_acts.choose_space': CompanionFacts;
  'contacts.choose': ContactsFacts;
  'critical_injury.choose': Facts;
  'deal.choose': DealFacts;
  'dealing.choose': DealingFacts;
  'decoy.choose': Facts;
  'discard_item_of.choose': Facts;
  'discard_magazines.choose': Facts;
  'draw_control.choose': ControlFacts;
  'drop_tokens.choose': TakeTokensFacts;
  'enemy_attack.choose_target': EnemyAttackFacts;
  'enemy_move.choose_goal': EnemyMoveFacts;
  'enemy_move.choose_way': EnemyMoveFacts;
  'exchange.agree': ExchangeFacts;
  'face.choose': EnemyFacts;
  'fate_step.choose': Facts;
  'fetch.choose': Facts;
  'find_artifact.choose_anomaly': FindFacts;
  'find_artifact.choose_place': FindFacts;
  'find_artifact.choose_symbol': FindFacts;
  'find_artifact.offer_reroll': FindFacts;
  'follow.choose': FollowFacts;
  'gain_card.pick': Facts;
  'gain_magazines.choose': Facts;
  'give_artifact.choose': Facts;
  'give_up.read': EpilogueFacts;
  'go_forward.choose': ForwardFacts;
  'hand_in.choose': Facts;
  'hand_over.choose': HandOverFacts;
  'hire.choose': HireFacts;
  'interlude.read': InterludeFacts;
  'knife_attack.choose_part': KnifeFacts;
  'knife_attack.choose_target': KnifeFacts;
  'lay_territory.choose': EntranceFacts;
  'leap.choose': EnemyFacts;
  'look_at.choose': Facts;
  'look_at_card.choose': Facts;
  'look_at_events.look': EventsFacts;
  'look_below.choose': Facts;
  'match.choose_lead': MatchFacts;
  'match.choose_stalker': MatchFacts;
  'mission_end.read': EpilogueFacts;
  'navigation.choose': NavigationFacts;
  'nearest_enemies.choose': CardStepFacts;
  'order_events.choose': EventsFacts;
  'overflow.choose': OverflowFacts;
  'packing.agree': PackingFacts;
  'packing.choose': PackingFacts;
  'pick_space.choose': CardStepFacts;
  'place_cubes.choose': Facts;
  'place_enemies.choose': PlaceFacts;
  'place_enemies.choose_facing': PlaceFacts;
  'place_standees.choose': SlotFacts;
  'plan_interlude.choose_map': Facts;
  'plan_interlude.choose_scenario': Facts;
  'players_phase.begin_turn': PlayersFacts;
  'prepare.choose': PrepareFacts;
  'pull_attention.choose': PullFacts;
  'push_along.choose': PushFacts;
  'push_out.choose': Facts;
  'push_out.choose_place': Facts;
  'put_far.choose': CardStepFacts;
  'react.choose': Facts;
  'read_story.read': StoryFacts;
  'relocate.choose': RelocateFacts;
  'relocate.make_room': RelocateFacts;
  'reroll_dice.pick': PickFacts;
  'rerolls.choose': RerollFacts;
  'resolve_unknown.choose': Facts;
  'rouse.choose': Facts;
  'script.choose': ScriptFacts;
  'setting_off.choose': SettingOffFacts;
  'shift_price.choose': Facts;
  'shopping.choose': ShoppingFacts;
  'slide_token.choose': Facts;
  'spend_card.choose': SpendFacts;
  'stalker_move.choose': MoveFacts;
  'start_elsewhere.choose': StartFacts;
  'start_elsewhere.choose_space': StartFacts;
  'swap_card.choose': SwapFacts;
  'take_along.choose': FollowFacts;
  'take_tokens.choose': TakeTokensFacts;
  'trade_goods.choose': CounterFacts;
  'traitor.choose': Facts;
  'traitor.choose_attack': Facts;
  'triggered.choose': Facts;
  'turn.choose': TurnFacts;
  'weapon_attack_run.choose_ammo': WeaponAttackFacts;
  'weapon_attack_run.choose_part': WeaponAttackFacts;
  'weapon_attack_run.choose_target': WeaponAttackFacts;
  'weapon_attack_run.share': WeaponAttackFacts;
  'weapon_attack_run.share_amount': WeaponAttackFacts;
  'weapon_attack_run.spend_masks': WeaponAttackFacts;
  'window.offer': WindowFacts;
  'zone_choice.choose': ZoneScriptFacts;
  'zone_page.read_on': ZoneScriptFacts;
};

/** The verbs of each question, with what they name. */
export const VERBS = {
  'acquire.attach': {"done":{},"install":{"card":"string","host":"string"}},
  'acquire.choose': {"backpack":{},"equip":{"card":"string"},"install":{"host":"string"}},
  'acquire.make_room': {"stow":{"card":"string"}},
  'acquire.make_slot': {"replace":{"card":"string"}},
  'act_at_once.choose': {"attack":{"attack":"string"},"bolt":{},"careful":{},"decoy":{},"knife":{},"lead":{"what":"string"},"move":{},"pick_up":{"what":"string","anomaly":"string","symbol":"string"},"prepare":{},"reload":{"card":"string"},"stand_up":{},"swap":{"card":"string"},"use":{"source":"string","path":"string"}},
  'activation_rolls.choose': {"anomaly":{"anomaly":"string"}},
  'bloom.choose': {"anomaly":{"anomaly":"string"}},
  'bolts_and_nuts.choose': {"symbol":{"anomaly":"string","space":"string","symbol":"string"}},
  'cards_in_turn.choose': {"zone_card":{"card":"string"}},
  'carry_together.agree': {"accept":{},"decline":{}},
  'carry_together.choose': {"alone":{},"together":{"person":"number"}},
  'choose_magazines.choose': {"magazine":{"magazine":"string"}},
  'choose_on_card.choose': {"card":{"card":"string","action":"string"}},
  'choose_space.choose': {"space":{"space":"string"}},
  'chosen_part.choose': {"decline":{},"part":{"part":"number"}},
  'companion_acts.choose_act': {"act":{},"rest":{}},
  'companion_acts.choose_space': {"space":{"space":"string"},"stay":{}},
  'contacts.choose': {"contact":{"contact":"string"},"done":{}},
  'critical_injury.choose': {"track":{"track":"number"}},
  'deal.choose': {"buy":{"card":"string"},"buy_bolt":{},"done":{},"magazine":{"magazine":"string"},"sell":{"card":"string"}},
  'dealing.choose': {"buy":{"card":"string"},"done":{},"magazine":{"magazine":"string"},"sell":{"card":"string"},"sell_magazine":{"magazine":"string"},"service":{"offer":"number"},"swap":{"card":"string"}},
  'decoy.choose': {"space":{"space":"string"}},
  'discard_item_of.choose': {"card":{"card":"string"}},
  'discard_magazines.choose': {"magazine":{"magazine":"string"}},
  'draw_control.choose': {"resist":{},"yields":{}},
  'drop_tokens.choose': {"drop_token":{"token":"string"}},
  'enemy_attack.choose_target': {"target":{"target":"string"}},
  'enemy_move.choose_goal': {"space":{"space":"string"}},
  'enemy_move.choose_way': {"way":{"way":"string"}},
  'exchange.agree': {"accept":{},"decline":{}},
  'face.choose': {"face":{"facing":"string"}},
  'fate_step.choose': {"zone_card":{"card":"string"}},
  'fetch.choose': {"space":{"space":"string"}},
  'find_artifact.choose_anomaly': {"anomaly":{"anomaly":"string"}},
  'find_artifact.choose_place': {"space":{"space":"string"}},
  'find_artifact.choose_symbol': {"symbol":{"symbol":"string"}},
  'find_artifact.offer_reroll': {"accept":{},"reroll":{}},
  'follow.choose': {"follow":{"character":"string"},"stay":{}},
  'gain_card.pick': {"card":{"card":"string"}},
  'gain_magazines.choose': {"magazine":{"magazine":"string"}},
  'give_artifact.choose': {"card":{"card":"string"}},
  'give_up.read': {"done":{}},
  'go_forward.choose': {"step":{"space":"string","facing":"string"}},
  'hand_in.choose': {"card":{"card":"string"}},
  'hand_over.choose': {"done":{},"give_load":{"token":"string"},"take_load":{"token":"string"}},
  'hire.choose': {"owner":{"person":"number"}},
  'interlude.read': {"done":{}},
  'knife_attack.choose_part': {"part":{"part":"string"}},
  'knife_attack.choose_target': {"target":{"target":"string"}},
  'lay_territory.choose': {"space":{"space":"string"}},
  'leap.choose': {"space":{"space":"string"}},
  'look_at.choose': {"space":{"space":"string"}},
  'look_at_card.choose': {"card":{"card":"string"}},
  'look_at_events.look': {"done":{}},
  'look_below.choose': {"space":{"space":"string"}},
  'match.choose_lead': {"lead":{"person":"number"}},
  'match.choose_stalker': {"stalker":{"stalker":"string"}},
  'mission_end.read': {"done":{}},
  'navigation.choose': {"done":{},"give_up":{"mission":"string"},"visit":{"place":"string"},"zone_survival":{}},
  'nearest_enemies.choose': {"":{"who":"string"}},
  'order_events.choose': {"next_event":{"card":"string"}},
  'overflow.choose': {"card":{"card":"string"}},
  'packing.agree': {"accept":{},"decline":{}},
  'packing.choose': {"as_before":{},"done":{},"equip":{"card":"string"},"give":{"card":"string","person":"number"},"hand":{"token":"string","giver":"number","person":"number"},"hand_token":{"token":"string","giver":"number","person":"number"},"install":{"card":"string","host":"string"},"pack":{"card":"string","person":"number"},"pack_magazine":{"magazine":"string","person":"number"},"pass":{"card":"string","person":"number"},"remove":{"card":"string"},"stow":{"card":"string"},"unpack":{"card":"string"},"unpack_all":{},"unpack_magazine":{"magazine":"string","person":"number"}},
  'pick_space.choose': {"space":{"space":"string"}},
  'place_cubes.choose': {"track":{"track":"number"}},
  'place_enemies.choose': {"space":{"space":"string"}},
  'place_enemies.choose_facing': {"face":{"facing":"string"}},
  'place_standees.choose': {"space":{"space":"string"}},
  'plan_interlude.choose_map': {"back":{},"draw":{},"zone_map":{"map":"string"}},
  'plan_interlude.choose_scenario': {"back":{},"draw":{},"scenario":{"scenario":"string"}},
  'players_phase.begin_turn': {"pass":{},"token":{"track":"number"}},
  'prepare.choose': {"done":{},"equip":{"card":"string"},"give":{"card":"string","person":"number"},"hand":{"token":"string","giver":"number","person":"number"},"hand_token":{"token":"string","giver":"number","person":"number"},"install":{"card":"string","host":"string"},"pass":{"card":"string","person":"number"},"remove":{"card":"string"},"stow":{"card":"string"}},
  'pull_attention.choose': {"space":{"space":"string"}},
  'push_along.choose': {"space":{"space":"string"}},
  'push_out.choose': {"":{"who":"string"}},
  'push_out.choose_place': {"space":{"space":"string"}},
  'put_far.choose': {"space":{"space":"string"}},
  'react.choose': {"":{"who":"string"}},
  'read_story.read': {"done":{},"option":{"option":"string"}},
  'relocate.choose': {"space":{"space":"string"}},
  'relocate.make_room': {"space":{"space":"string"}},
  'reroll_dice.pick': {"die":{"die":"number"},"enough":{}},
  'rerolls.choose': {"accept":{},"answer":{"source":"string"},"focus":{}},
  'resolve_unknown.choose': {"space":{"space":"string"}},
  'rouse.choose': {"":{"who":"string"}},
  'script.choose': {"":{"who":"string"}},
  'setting_off.choose': {"done":{},"equip":{"card":"string"},"give":{"card":"string","person":"number"},"hand":{"token":"string","giver":"number","person":"number"},"hand_token":{"token":"string","giver":"number","person":"number"},"install":{"card":"string","host":"string"},"pass":{"card":"string","person":"number"},"remove":{"card":"string"},"shop":{},"stow":{"card":"string"}},
  'shift_price.choose': {"price":{"trader":"string","good":"string"}},
  'shopping.choose': {"buy":{"card":"string"},"done":{},"magazine":{"magazine":"string"}},
  'slide_token.choose': {"track":{"track":"number"}},
  'spend_card.choose': {"card":{"card":"string"}},
  'stalker_move.choose': {"step":{"space":"string"},"stop":{}},
  'start_elsewhere.choose': {"done":{},"target":{"target":"string"}},
  'start_elsewhere.choose_space': {"done":{},"space":{"space":"string"}},
  'swap_card.choose': {"card":{"card":"string"}},
  'take_along.choose': {"follow":{"character":"string"},"stay":{}},
  'take_tokens.choose': {"take_token":{"token":"string"}},
  'trade_goods.choose': {"buy_good":{"good":"string"},"done":{},"sell_good":{"good":"string"}},
  'traitor.choose': {"target":{"target":"string"}},
  'traitor.choose_attack': {"attack":{"attack":"string"}},
  'triggered.choose': {"card":{"card":"string"}},
  'turn.choose': {"attack":{"attack":"string"},"bolt":{},"card":{"card":"string","action":"string"},"careful":{},"decoy":{},"end":{},"knife":{},"lead":{"what":"string"},"move":{},"pick_up":{"what":"string","anomaly":"string","symbol":"string"},"prepare":{},"reload":{"card":"string"},"stand_up":{},"swap":{"card":"string"},"use":{"source":"string","path":"string"}},
  'weapon_attack_run.choose_part': {"part":{"part":"string"}},
  'weapon_attack_run.choose_target': {"target":{"target":"string"}},
  'weapon_attack_run.share': {"all":{},"share":{"target":"string"}},
  'weapon_attack_run.spend_masks': {"keep":{},"mask":{"trait":"string","target":"string"}},
  'window.offer': {"answer":{"source":"string"},"decline":{}},
  'zone_choice.choose': {"script_option":{"option":"string"}},
  'zone_page.read_on': {"read_on":{}},
} as const;

/** What can be done beside some questions. */
export const ANYTIME = {
} as const;

/** What the records of the view leave out because it is as usual. */
export const USUAL = {
  Anomaly: {"at":0,"artifact":false,"covers":[],"scanned":[],"more":0,"still":0},
  AttackState: {"weapon":"","attack":"","type":"","mode":"","part":"torso","ammo":0,"blast":false,"behind":[],"moved":0,"damage":0,"lost":0,"halved":false,"stars":0,"place":-1},
  Card: {"host":"","ammo":0},
  Character: {"hp":0,"most":0,"down":false,"with_turn":-1},
  CompanionFigure: {"cubes":0},
  Debrief: {"rounds":0,"alarms":0,"dose":0,"artifacts":0,"kills":0,"fallen":[],"kit":0,"spent":0,"bought":[],"earned":0,"money":0,"visited":[],"contract":"","paid":false,"companion":"","remembered":[],"opened":[],"deeds":[]},
  Deeds: {"kills":0,"hp":0,"dose":0},
  Enemy: {"lost":0,"pinned":false,"exposed":false,"hurt":false,"carries":""},
  EnemyCard: {},
  EnvironmentView: {"spaces":[],"holder":-1,"cubes":0,"back":""},
  Excursion: {"points":0,"rounds":0,"after":0,"team":[]},
  GroundView: {"loot":[],"unknown":[],"traps":0,"artifacts":0,"low":0,"high":0,"carcass":false},
  Kit: {"cards":[],"pistol":0,"rifle":0,"shotgun":0},
  Place: {"crossed":false},
  RollState: {"dice":[],"stars":0,"added":[],"anomaly":"","masks":0,"used":[],"more":0,"accurate":false,"dropped":false,"masked":[]},
  Stalker: {"card":"","space":-1,"hp":0,"dose":0,"focus":false,"pinned":false,"exposed":false,"attention":"","noticed":-1,"slots":[0,0],"cubes":[0,0],"injured":[false,false],"taken":[false,false],"bolts":0,"pistol":0,"rifle":0,"shotgun":0,"moved":false,"used":[],"next_free":[],"dead":false,"left":false,"fell":false},
  TokenView: {"space":-1,"edge":"","holder":-1,"bearer":"","face":"","cubes":0,"blood":0},
} as const;
