/** What the table tells of a campaign: the view, what is printed, and the facts of its questions. */
export const STATES = ['fatigue', 'wounds', 'misery', 'hunger', 'illness'] as const;
export type StateName = (typeof STATES)[number];
export type Goods = Record<string, number>;

/** Somebody of the group; what goes without saying is not sent. */
export interface Person extends Partial<Record<StateName, number>> {
  id: string;
  founder?: boolean;
  task?: string;
  where?: 'shelter' | 'party' | 'waiting';
  weapon?: string;
  medicine?: string[];
  dependant?: boolean;
  gave_up?: boolean;
}

export interface PersonView {
  person: Person;
  actions: number;
  present: boolean;
}

export interface SpaceView {
  id: string;
  card: string;
  fitting: string;
  boarded: boolean;
  reachable: boolean;
}

export interface Enemy {
  id: string;
  prowess: number;
  weapon: string;
  second?: string;
  wounds?: number;
  jammed?: boolean;
}

export interface TwomView {
  seat: number | null;
  seats: number;
  config: { difficulty?: string; saving?: string; care?: string };
  leader: number;
  day: number;
  phase: string;
  stage: number;
  people: PersonView[];
  gone: { id: string; fate: 'died' | 'left'; cause: string; day: number }[];
  storage: Goods;
  findings: Goods;
  carried: Goods;
  spaces: SpaceView[];
  fittings: { id: string; space: string; growth?: number; trap?: string }[];
  buildable: string[];
  ideas: string[];
  cold: number;
  boards: number;
  event: string;
  chapter: number;
  objective: string;
  marks: Goods;
  locations: string[];
  visits: Goods;
  place: string;
  noise: number;
  card: string;
  resident: string;
  hiding: boolean;
  visitor: string;
  host: string;
  enemies: Enemy[];
  raid: string;
  damage: number;
  raid_wounds: number;
  fate: string;
  hand: string[];
  piles: Record<string, { left: number; known: string[]; discard: string[] }>;
  may_save: boolean;
  outcome: { result: string; cause?: string } | null;
  tonight: {
    water: { need: number; have: number };
    food: { need: number; have: number };
    fuel: { cold: number; need: number; have: number };
    beds: number;
    ammo: number;
    weapons: number;
    boards: number;
    cold: number;
  };
  blocked: Record<string, { worst: StateName | ''; level: number; lost: number; able: boolean }>;
  load: { weight: number; limit: number };
  risk: { noise: number };
  goal: { card: string; met: boolean } | null;
  ending: { result: string; cause: string; pages: number } | null;
}

/** An action of the stage, without who does it. */
export interface Label {
  name: string;
  details: string[];
  cost: Goods;
  odds: number | null;
  place: string;
}

export interface Facts {
  stage?: number;
  people?: string[];
  plan?: Record<string, string>;
  reserved?: Goods;
  left?: Goods | number;
  labels?: Record<string, Label>;
  waiting?: string[];
  idle?: Record<string, string>;
  action?: string;
  pages?: { title: string; paragraphs: string[] }[];
  card?: string;
  beds?: number;
  /** Who has had a meal. */
  eaten?: string[];
  limit?: number;
  weight?: number;
  /** How many are still there, and how many are packed. */
  there?: Goods;
  packed?: Goods;
  commission?: number;
  credit?: number;
  given?: Goods;
  taken?: Goods | string[];
  forecast?: Record<string, { hits: number; any?: number; kill?: number }>;
  who?: string;
  weapon?: string;
  die?: string;
  face?: string;
  rerolls?: number;
  hits?: number;
  damage?: number;
  wounds?: number;
  reductions?: number;
}

export interface Space {
  id: string;
  floor: 'attic' | 'upper' | 'ground' | 'basement';
  at: [number, number];
  card: string;
  hole: boolean;
  action: string;
}

/** What is printed. */
export interface Printed {
  spaces: Space[];
  links: [string, string][];
  tools: Record<string, string>;
  obstacles: string[];
  tokens: Record<string, { colour: string; box: number; value: number; weight: number }>;
  people: Record<
    string,
    { frame: string; empathy: number; prowess: number; inventory: number; trait: string; habit: string }
  >;
  fittings: Record<string, { corner: string; cost: Goods; bed: boolean; replaces: string }>;
  dice: Record<string, string[]>;
  die_of_weapon: Record<string, string>;
  limits: { noise: number; cold: number; group: number; party: number; level: number };
  unknown: Record<string, number>;
  raids: Record<string, { damage: number; wounds: number }>;
  phases: string[];
}
