// Written by scripts/protocol-types from the Python records; do not edit.

export type ActionPiece = {
  id: string;
  cost: Record<string, number>;
  gain: Record<string, number>;
  needs: Record<string, number>;
  limit: '' | 'character' | 'day';
};

/** One thing that is missing; `have` and `need` are what is counted of it. */
export type Aim = {
  sort: 'board' | 'build' | 'cheer' | 'clear' | 'stock' | 'warm';
  things: string[];
  have: number;
  need: number;
};

export type AttackFacts = {
  who: string;
  weapon: string;
  die: 'grey' | 'red' | 'yellow';
  face: '1' | '2' | '3' | 'blank' | 'hatchet' | 'out_of_ammo' | 'script' | 'shotgun' | '';
  rerolls: number;
  hits: number;
  raid: boolean;
};

/** Each of these goes with some questions: pages to read, the card that it is about, the plan of a stage, what a
 * fight may bring, the risk of noise, what is there and what is packed. */
export type Beside = {
  pages?: PageText[];
  card?: string;
  left?: Record<string, number>;
  labels?: Record<string, Label>;
  pays?: Record<string, Record<string, number>>;
  waiting?: string[];
  idle?: Record<string, string>;
  forecast?: Record<string, Expected>;
  risk?: number;
  there?: Record<string, number>;
  packed?: Record<string, number>;
};

/** A card that offers something; `key` is where its options stand in the content. */
export type CardFacts = {
  card: string;
  key: string;
};

export type ChoiceFacts = {
  pages: string[];
  names: Record<string, string>;
  present: number;
  group: number;
  script: number;
  node: string;
};

/** The days until the chapter is over. Of the ending events nobody knows which one ends the war: then it is the most
 * that it can still take. */
export type Clock = {
  days: number;
  last: boolean;
};

export type CombatFacts = {
  card: string;
  fighters: string[];
};

/** The switches of TW-12.2, TW-33.5 and TW-37. The defaults are the rules as we read them. */
export type Config = {
  difficulty?: 'easy' | 'hard' | 'normal';
  saving?: 'casual' | 'strict';
  care?: 'full' | 'skip' | 'soften';
  stop_early?: boolean;
  stolen_by?: 'leader' | 'lot';
  raid_reshuffle?: boolean;
};

export type DawnFacts = {
  card: string;
  cards: string[];
};

export type DepartureFacts = {
  person: string;
  left: number;
};

/** Known to everybody, and without words. */
export type Drawn = {
  tonight: Tonight;
  blocked: Record<string, HeldBack>;
  load: Load;
  risk: Risk;
  goal: Goal | null;
  clock: Clock | null;
  ending: Ending | null;
};

export type DuskFacts = {
  drunk: string[];
  eaten: string[];
  fed: string[];
};

export type Ending = {
  result: string;
  cause: string;
  pages: number;
};

/** An enemy token on the Combat Table (TW-13.2). */
export type Enemy = {
  id: string;
  prowess: number;
  weapon: 'assault_rifle' | 'hatchet' | 'knife' | 'none' | 'pistol' | 'shotgun';
  second?: 'assault_rifle' | 'hatchet' | 'knife' | 'none' | 'pistol' | 'shotgun';
  wounds?: number;
};

export type EnemyAttackFacts = {
  who: string;
  weapon: string;
  die: 'grey' | 'red' | 'yellow';
  face: '1' | '2' | '3' | 'blank' | 'hatchet' | 'out_of_ammo' | 'script' | 'shotgun' | '';
};

export type EveningFacts = {
  plan: Record<string, 'bed' | 'floor' | 'guard' | 'scavenge'>;
  beds: number;
};

export type EventPiece = {
  cold: number;
  kind: 'chapter' | 'ending' | 'event';
};

/** What the throws of some weapons come to. */
export type Expected = {
  hits: number;
  any?: number;
  kill?: number;
};

export type ExplorationFacts = {
  left: number;
  noise: number;
};

/** What a person should know when a procedure asks: ids and numbers for the prompt. A procedure has a record of its
 * own for it. */
export type Facts = {
};

export type FindingsFacts = {
  taken: Record<string, number>;
  weight: number;
  limit: number;
};

/** A built fitting (TW-19). */
export type Fitting = {
  id: string;
  space: string;
  growth?: number;
  trap?: '' | 'baited' | 'set';
};

export type FittingPiece = {
  corner: 'green' | 'orange';
  cost: Record<string, number>;
  bed: boolean;
  replaces: string;
  beside: string;
  actions: ActionPiece[];
};

export type Fuel = {
  cold: number;
  need: number;
  have: number;
};

export type Goal = {
  card: string;
  met: boolean;
  aims: Aim[];
};

/** Somebody who died or left the group (TW-3.5). */
export type Gone = {
  id: string;
  fate: 'died' | 'left';
  cause: string;
  day: number;
  founder?: boolean;
  misery?: number;
  out?: boolean;
  dependant?: boolean;
};

/** The state that takes the most actions from somebody (TW-3.3); none if nothing is lost. */
export type HeldBack = {
  worst: 'fatigue' | 'hunger' | 'illness' | 'misery' | 'wounds' | '';
  level: number;
  lost: number;
  able: boolean;
};

export type JoiningFacts = {
  person: string;
  dependant: boolean;
};

/** An action of the stage, without who does it; `place`: the space where it is done. */
export type Label = {
  name: string;
  details: string[];
  cost: Record<string, number>;
  place: string;
};

export type Limits = {
  noise: number;
  cold: number;
  group: number;
  party: number;
  level: number;
};

export type Load = {
  weight: number;
  limit: number;
};

export type LosingFacts = {
  left: number;
  why?: string;
};

/** Why an enemy is named: by a fate card, or by a `sprinter`. */
export type NamedEnemyFacts = {
  why: string;
  card?: string;
};

/** Whom it is about is asked for; `state` will change for them, if that is known (TW-38). */
export type NamingFacts = {
  why: string;
  state?: 'fatigue' | 'hunger' | 'illness' | 'misery' | 'wounds' | '';
  by?: number;
  left?: number;
};

/** What the night takes, and what there is of it. */
export type Need = {
  need: number;
  have: number;
};

/** How the match ended: `victory` or `defeat`, the seats that won, and what brought the end. */
export type Outcome = {
  result: string;
  winners: number[];
  cause: string;
};

export type PackFacts = {
  limit: number;
  weight: number;
};

/** A page of the epilogue: the id of its text, and who is meant by its names. */
export type Page = {
  text: string;
  names: [string, string][];
};

/** Pages of the book that lie open, the people bound to names in them, and how many read them. */
export type PageFacts = {
  pages: string[];
  names: Record<string, string>;
  present: number;
  group: number;
};

/** A page of the book of scripts. */
export type PageText = {
  title: string;
  paragraphs: string[];
};

/** A character in the group (TW-3). */
export type Person = {
  id: string;
  founder?: boolean;
  fatigue?: number;
  wounds?: number;
  misery?: number;
  hunger?: number;
  illness?: number;
  task?: 'bed' | 'floor' | 'guard' | 'scavenge' | '';
  where?: 'party' | 'shelter' | 'waiting';
  weapon?: string;
  medicine?: string[];
  joined?: number;
  dependant?: boolean;
  gave_up?: boolean;
  extra?: boolean;
};

export type PersonPiece = {
  frame: 'black' | 'red';
  empathy: number;
  prowess: number;
  inventory: number;
  trait: 'bargainer' | 'consoler' | 'cook' | 'handyman' | 'locksmith' | 'night_owl' | 'pharmacist' | 'quiet_step' | 'sprinter' | 'strong_back' | 'trained' | 'trapper';
  habit: string;
};

/** A character with what is worked out from the states. */
export type PersonView = {
  person: Person;
  actions: number;
  present: boolean;
};

/** How many cards are left, those on top that everybody has seen, and the open discard pile. */
export type PileView = {
  left: number;
  known: string[];
  discard: string[];
};

/** The Shelter's plan and the numbers on cards, tokens and dice. */
export type Printed = {
  spaces: SpacePiece[];
  links: [string, string][];
  tools: Record<string, string>;
  obstacles: string[];
  tokens: Record<string, TokenPiece>;
  people: Record<string, PersonPiece>;
  fittings: Record<string, FittingPiece>;
  dice: Record<string, ('1' | '2' | '3' | 'blank' | 'hatchet' | 'out_of_ammo' | 'script' | 'shotgun')[]>;
  die_of_weapon: Record<string, 'grey' | 'red' | 'yellow'>;
  killing_face: Record<string, string>;
  lost_actions: number[];
  limits: Limits;
  unknown: Record<string, number>;
  raids: Record<string, RaidPiece>;
  findings: Record<string, Partial<Record<'furniture' | 'junk' | 'pantry', Record<string, number>>>>;
  exploration: Record<string, number>;
  classes: Record<string, string[]>;
  events: Record<string, EventPiece>;
  phases: ('dawn' | 'day' | 'dusk' | 'evening' | 'morning' | 'night_raid' | 'scavenging')[];
};

export type RaidFacts = {
  card: string;
  damage: number;
  wounds: number;
  reductions: number;
  left: number;
};

export type RaidPiece = {
  damage: number;
  wounds: number;
  first: string;
  red: boolean;
};

export type Risk = {
  noise: number;
};

export type RowFacts = {
  cards: string[];
  row: 'furniture' | 'junk' | 'pantry' | 'any';
};

/** The cards that everybody looks at. */
export type SeenFacts = {
  cards: string[];
};

export type SpacePiece = {
  id: string;
  floor: 'attic' | 'basement' | 'ground' | 'upper';
  at: [number, number];
  card: string;
  hole: boolean;
  action: '' | 'guard' | 'search' | 'sleep';
};

/** A space of the Shelter; the back of its card stays secret. */
export type SpaceView = {
  id: string;
  card: string;
  fitting: string;
  boarded: boolean;
  reachable: boolean;
};

export type StageFacts = {
  stage: number;
  people: string[];
  plan: Record<string, string>;
  reserved: Record<string, number>;
  action: string;
};

export type TestFacts = {
  why: string;
  kind: string;
  value: number;
};

export type TokenPiece = {
  colour: 'green' | 'grey' | 'red' | 'resource' | 'yellow';
  box: number;
  value: number;
  weight: number;
};

/** What the night will ask for, against what there is. */
export type Tonight = {
  water: Need;
  food: Need;
  fuel: Fuel;
  beds: number;
  weapons: number;
  ammo: number;
  boards: number;
  cold: number;
};

export type TradeFacts = {
  commission: number;
  offer: string[];
  given: Record<string, number>;
  taken: Record<string, number>;
  credit: number;
};

/** The table as everybody sees it; `seat` is `None` for a spectator. */
export type TwomView = {
  seat: number | null;
  seats: number;
  config: Config;
  leader: number;
  day: number;
  phase: 'dawn' | 'day' | 'dusk' | 'evening' | 'morning' | 'night_raid' | 'scavenging' | '';
  stage: number;
  people: PersonView[];
  gone: Gone[];
  storage: Record<string, number>;
  findings: Record<string, number>;
  carried: Record<string, number>;
  box: Record<string, number>;
  spaces: SpaceView[];
  fittings: Fitting[];
  buildable: string[];
  ideas: string[];
  cold: number;
  boards: number;
  event: string;
  chapter: number;
  objective: string;
  marks: Record<string, number>;
  locations: string[];
  visits: Record<string, number>;
  place: string;
  noise: number;
  card: string;
  resident: string;
  hiding: boolean;
  carrying_limit: number;
  visitor: string;
  host: string;
  enemies: Enemy[];
  raid: string;
  damage: number;
  raid_wounds: number;
  fate: string;
  hand: string[];
  piles: Record<string, PileView>;
  aside_raids: number;
  aside_residents: number;
  deeds: Record<string, number>;
  may_save: boolean;
  closing: Page[];
  outcome: Outcome | null;
};

export type VolleyFacts = {
  stage: string;
  dealt: number;
  suffered: number;
  kills: number;
};

/** Which moment it is, and what it is about. */
export type WindowFacts = {
  moment: string;
  about: string;
};

/** What happens, by the name of the event. */
export type Events = {
  Acted: { person: string; action: string; thing?: string };
  Ate: { person: string; token: string };
  BilletFed: { token: string };
  BlackRolled: { rolled: number; person?: string; about?: string; state?: 'fatigue' | 'hunger' | 'illness' | 'misery' | 'wounds' | ''; met?: boolean };
  BoardLost: { space: string };
  BoardedUp: { person: string; space: string };
  BoxHarvested: { fitting: string };
  Broke: { person: string };
  BrokeOff: { rolled: number; people: string[] };
  BroughtHome: { goods: Record<string, number> };
  CameBack: { person: string };
  CampaignBegan: { people: string[] };
  CampaignEnded: { result: string; cause: string };
  CardCleared: { person: string; space: string; card: string };
  CardExplored: { card: string };
  CardIgnored: { card: string };
  CardsReturned: { n: number };
  CardsSeen: { pile: string; cards: string[] };
  ChildFed: { person: string; token: string };
  ChildStarved: { person: string };
  ColdChanged: { by: number; to: number };
  ColdChecked: { person: string; rolled: number; ill: boolean };
  Collapsed: { person: string };
  CostPaid: { person: string; goods: Record<string, number> };
  CrimeSpread: { raids: number; residents: number };
  DayBegan: { day: number };
  DieRolled: { who: string; die: 'grey' | 'red' | 'yellow'; face: '1' | '2' | '3' | 'blank' | 'hatchet' | 'out_of_ammo' | 'script' | 'shotgun'; again?: boolean };
  DieTurned: { who: string; face: '1' | '2' | '3' | 'blank' | 'hatchet' | 'out_of_ammo' | 'script' | 'shotgun' };
  Died: { person: string; cause: string };
  Drank: { person: string; token: string };
  EmpathyTested: { rolled: number; misery: number; people: string[] };
  EnemyKilled: { enemy: string };
  EnemyRan: { enemy: string };
  EnemyWounded: { enemy: string; wounds: number };
  EventDrawn: { card: string };
  ExplorationEnded: { why: string };
  FateDrawn: { card: string };
  FateTurned: { who: string; card: string; holds: boolean };
  FightBegan: { enemies: string[]; weapons?: string[]; animal?: boolean };
  FightEnded: { result: string; killed: number };
  FindingsDrawn: { card: string; row: 'furniture' | 'junk' | 'pantry' | 'any' };
  FittingBuilt: { person: string; fitting: string; space: string };
  FittingDismantled: { person: string; fitting: string };
  FittingGave: { fitting: string; token: string; n: number };
  FittingMoved: { person: string; fitting: string; space: string };
  FittingUsed: { person: string; fitting: string; action: string };
  Fled: Record<string, never>;
  FoundNothing: { row: 'furniture' | 'junk' | 'pantry' | 'any' };
  Gained: { token: string; n: number };
  HabitKept: { person: string; token: string };
  HidFrom: { card: string };
  HidingFound: Record<string, never>;
  IdeaFound: { fitting: string };
  Joined: { person: string };
  JournalPassed: { seat: number; first?: boolean };
  Left: { person: string };
  LeftBehind: { goods: Record<string, number> };
  LetBe: { card: string };
  LocationReplaced: { old: string; new: string };
  LockHeld: { person: string; rolled: number };
  Lost: { token: string; n: number };
  MedicinePlaced: { person: string; token: string };
  Mourned: { rolled: number; people: string[] };
  NarrativeDrawn: { cards: string[] };
  NarrativeKept: { card: string };
  NarrativePlayed: { card: string };
  NoiseChanged: { by: number; to: number };
  NoiseRolled: { rolled: number; noise: number; met: boolean };
  NoneLeft: { token: string; n: number };
  ObjectiveSet: { card: string };
  ObjectiveSettled: { card: string; met: boolean };
  OptionTaken: { card: string; option: string };
  Packed: { goods: Record<string, number> };
  PageRead: { text: string; names?: Record<string, string>; present?: number; group?: number };
  Paid: { token: string; n: number };
  PartyLeft: { location: string; people: string[] };
  PartyLost: Record<string, never>;
  PhaseBegan: { phase: 'dawn' | 'day' | 'dusk' | 'evening' | 'morning' | 'night_raid' | 'scavenging' };
  ProwessTested: { person: string; rolled: number; needed: number; passed: boolean };
  RaidDrawn: { card: string; damage: number; wounds: number };
  RaidReduced: { damage: number; wounds: number };
  RaidRepelled: { who: string };
  ResidentMet: { card: string };
  ScriptChosen: { text: string };
  ScriptOpened: { script: number };
  Searched: { person: string; rolled: number };
  StageBegan: { stage: number };
  Starved: { person: string };
  StateChanged: { person: string; state: 'fatigue' | 'hunger' | 'illness' | 'misery' | 'wounds'; by: number; to: number };
  Stayed: { person: string };
  TaskGiven: { person: string; task: 'bed' | 'floor' | 'guard' | 'scavenge' };
  Thirsted: { person: string; rolled: number };
  TradeDeclined: Record<string, never>;
  TradeOpened: { commission: number };
  Traded: { given: Record<string, number>; taken: Record<string, number> };
  TrapChecked: { fitting: string; rolled: number; caught: number };
  TurnedAway: { person: string };
  VisitorCame: { card: string; host: string };
  WeaponGone: { who: string; weapon: string };
  WentMissing: { person: string };
  WentOutside: { person: string; rolled: number };
};

/** What is asked, and what is told with it. */
export type Asked = {
  'action_stage.assign': StageFacts;
  'action_stage.choose_space': StageFacts;
  'arm.choose': Facts;
  'attack.aim': AttackFacts;
  'attack.decide': AttackFacts;
  'change_some.name': NamingFacts;
  'choose_findings.choose': FindingsFacts;
  'choose_idea.choose': Facts;
  'choose_option.choose': CardFacts;
  'choose_person.name': NamingFacts;
  'combat.choose': CombatFacts;
  'dawn_phase.close_the_day': DawnFacts;
  'dawn_phase.drink_after': DawnFacts;
  'dawn_phase.drink_before': DawnFacts;
  'dawn_phase.keep': DawnFacts;
  'dawn_phase.treat': DawnFacts;
  'departure.pick': DepartureFacts;
  'draw_fate.name_runner': NamedEnemyFacts;
  'dusk_phase.drink': DuskFacts;
  'dusk_phase.eat': DuskFacts;
  'dusk_phase.indulge': DuskFacts;
  'encounter.choose': CardFacts;
  'encounter.hide': CardFacts;
  'enemy_attack.decide': EnemyAttackFacts;
  'evening_phase.assign': EveningFacts;
  'evening_phase.settle_in': EveningFacts;
  'exploration.choose': ExplorationFacts;
  'joining.choose': JoiningFacts;
  'look_at_unknown.choose': SeenFacts;
  'lose_board.choose': Facts;
  'lose_some.pick': LosingFacts;
  'night_raid_phase.crime_wave': RaidFacts;
  'night_raid_phase.hurt': RaidFacts;
  'night_raid_phase.reduce': RaidFacts;
  'night_raid_phase.steal': RaidFacts;
  'pack.choose': PackFacts;
  'pay_most_valuable.pick': LosingFacts;
  'scavenging_phase.choose': Facts;
  'scout_locations.choose': SeenFacts;
  'scout_locations.order': SeenFacts;
  'script_choice.choose': ChoiceFacts;
  'script_test.pick': TestFacts;
  'spare_enemies.choose': NamedEnemyFacts;
  'take_rows.choose': RowFacts;
  'trade.exchange': TradeFacts;
  'trade.pay': TradeFacts;
  'turn_die.choose': Facts;
  'turn_page.read_on': PageFacts;
  'volley.choose_victim': VolleyFacts;
  'volley.deal': VolleyFacts;
  'window.offer': WindowFacts;
};

/** The verbs of each question, with what they name. */
export const VERBS = {
  'action_stage.assign': {"assign":{"person":"string","action":"string"},"clear":{"person":"string"},"commit":{}},
  'action_stage.choose_space': {"cancel":{},"space":{"space":"string"}},
  'arm.choose': {"arm":{"person":"string","weapon":"string"},"disarm":{"person":"string"},"done":{}},
  'attack.aim': {"shots":{"n":"number"}},
  'attack.decide': {"fate":{},"hit":{},"keep":{},"miss":{},"reroll":{}},
  'change_some.name': {"done":{},"person":{"person":"string"}},
  'choose_findings.choose': {"carry":{"token":"string"},"done":{},"drop":{"token":"string"}},
  'choose_idea.choose': {"idea":{"fitting":"string"}},
  'choose_option.choose': {"option":{"option":"string"}},
  'choose_person.name': {"person":{"person":"string"}},
  'combat.choose': {"fight":{},"flee":{}},
  'dawn_phase.close_the_day': {"next_day":{}},
  'dawn_phase.drink_after': {"done":{},"pour":{"person":"string","token":"string"}},
  'dawn_phase.drink_before': {"done":{},"pour":{"person":"string","token":"string"}},
  'dawn_phase.keep': {"keep":{"card":"string"}},
  'dawn_phase.treat': {"done":{},"place":{"person":"string","token":"string"}},
  'departure.pick': {"token":{"token":"string"}},
  'draw_fate.name_runner': {"enemy":{"enemy":"string"}},
  'dusk_phase.drink': {"done":{},"drink":{"person":"string"}},
  'dusk_phase.eat': {"done":{},"eat":{"person":"string","token":"string"},"feed":{"person":"string","token":"string"}},
  'dusk_phase.indulge': {"done":{},"habit":{"person":"string"}},
  'encounter.choose': {"leave":{},"option":{"option":"string"}},
  'encounter.hide': {"ambush":{},"hide":{},"meet":{}},
  'enemy_attack.decide': {"fate":{},"miss":{}},
  'evening_phase.assign': {"clear":{"person":"string"},"commit":{},"leave_unguarded":{},"task":{"person":"string","task":"string"}},
  'evening_phase.settle_in': {"go_on":{}},
  'exploration.choose': {"next":{},"offer":{"option":"string"},"stop":{}},
  'joining.choose': {"accept":{},"refuse":{}},
  'look_at_unknown.choose': {"card":{"card":"string"},"done":{}},
  'lose_board.choose': {"space":{"space":"string"}},
  'lose_some.pick': {"token":{"token":"string"}},
  'night_raid_phase.hurt': {"wound":{"person":"string"}},
  'night_raid_phase.steal': {"steal":{"token":"string"}},
  'pack.choose': {"back":{"token":"string"},"done":{},"take":{"token":"string"}},
  'pay_most_valuable.pick': {"token":{"token":"string"}},
  'scavenging_phase.choose': {"go":{"slot":"string"}},
  'scout_locations.choose': {"far":{"location":"string"}},
  'scout_locations.order': {"top":{"location":"string"}},
  'script_choice.choose': {"option":{"option":"string"}},
  'script_test.pick': {"person":{"person":"string"}},
  'spare_enemies.choose': {"enemy":{"enemy":"string"}},
  'take_rows.choose': {"card":{"card":"string"},"row":{"row":"string"}},
  'trade.exchange': {"done":{},"give":{"token":"string"},"take":{"token":"string"}},
  'trade.pay': {"decline":{},"pay":{"token":"string"}},
  'turn_die.choose': {"face":{"face":"string"}},
  'turn_page.read_on': {"read_on":{}},
  'volley.choose_victim': {"kill":{"enemy":"string"},"killed":{"person":"string"}},
  'volley.deal': {"hit":{"enemy":"string"},"wound":{"person":"string"}},
  'window.offer': {"answer":{"source":"string"},"decline":{}},
} as const;

/** What can be done beside some questions. */
export const ANYTIME = {
  eat_now: {"person":"string","token":"string"},
  play: {"card":"string"},
  pour_now: {"person":"string","token":"string"},
  treat_now: {"person":"string","token":"string"},
} as const;

/** What the records of the view leave out because it is as usual. */
export const USUAL = {
  Config: {"difficulty":"normal","saving":"casual","care":"full","stop_early":true,"stolen_by":"leader","raid_reshuffle":true},
  Enemy: {"second":"none","wounds":0},
  Fitting: {"growth":0,"trap":""},
  Gone: {"founder":false,"misery":0,"out":false,"dependant":false},
  Person: {"founder":false,"fatigue":0,"wounds":0,"misery":0,"hunger":0,"illness":0,"task":"","where":"shelter","weapon":"","medicine":[],"joined":0,"dependant":false,"gave_up":false,"extra":false},
} as const;
