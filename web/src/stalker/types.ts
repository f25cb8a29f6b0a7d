/** What the table tells of a mission: the view of a seat, what is printed, and the facts of its questions. */
import type * as wire from './wire';

export type Facing = 'N' | 'E' | 'S' | 'W';
export type EdgeType = 'open' | 'impassable' | 'wall' | 'door' | 'window';
export type Terrain = 'concrete' | 'mud' | 'grass' | 'water' | 'indoor';
export type Side = '' | 'low' | 'high';
export type Spot = [number, number];

export interface Space {
  id: string;
  squares: Spot[];
  /** Those of the squares that give no place to stand. */
  partial: Spot[];
  capacity: number;
  rad: number;
  cov: number;
  room: string;
  building: string;
  terrain: Terrain;
  at: Spot;
}

/** The east or south side of a square, where two spaces meet. */
export interface Segment {
  x: number;
  y: number;
  side: 'E' | 'S';
  edge: EdgeType;
  one: string;
  other: string;
}

export interface MapView {
  mission: string;
  width: number;
  height: number;
  spaces: Space[];
  segments: Segment[];
  solid: Spot[];
  start: number[];
  exit: number[];
  tiles: { id: string; x: number; y: number; turns: number }[];
}

/** Records as the page reads them: with everything that goes without saying. */
export type StalkerRecord = Required<wire.Stalker>;
export type CardRecord = Required<wire.Card>;
export type EnemyRecord = Required<wire.Enemy>;
export type EnemyCardRecord = wire.EnemyCard;
export type CompanionRecord = Required<wire.CompanionFigure>;
export type AnomalyRecord = Required<wire.Anomaly>;

export interface SymbolsOf {
  card: string;
  type: string;
  centre: number;
  moving: boolean;
  spaces: { space: number; symbols: string; left: string }[];
  next: number[];
}

export type Die = 'SD' | 'GD' | 'AD';

type Filled = 'config' | 'stalkers' | 'cards' | 'enemies' | 'enemy_cards' | 'companions' | 'anomalies';

/** The view of a seat, with what the table draws beside it. */
export interface StalkerView extends Omit<wire.StalkerView, Filled> {
  config: Required<wire.Config>;
  stalkers: StalkerRecord[];
  cards: CardRecord[];
  enemies: EnemyRecord[];
  enemy_cards: EnemyCardRecord[];
  companions: CompanionRecord[];
  anomalies: AnomalyRecord[];
  map: MapView;
  sights: { enemies: Record<string, number[]>; stalkers: Record<string, number[]>; watched: number[]; fog: number[] };
  symbols: Record<string, SymbolsOf>;
  goals: { key: string; done: boolean }[];
  needs: Record<string, number>;
  /** Places in each stalker's backpack. */
  room: number[];
  /** What each weapon in somebody's hands holds, with what is attached to it. */
  magazines: Record<string, number>;
  ending: { epilogue: string; codas: [string, string][] } | null;
}

/** A way to a space and its price. */
export interface Route {
  path: string[];
  /** `same`: the token stays as it is. */
  attention: { side: Side | 'same'; space: string };
  radiation: number;
  dose: number;
  anomalies: Record<string, number>;
  seen: string[];
  meets: string[];
  text: string;
}

/** What the table says of a way that a player draws. */
export interface Traced {
  /** The spaces that it leads over as wished. */
  through: string[];
  route: Route | null;
  /** The spaces where it could go on to. */
  next: string[];
}

export interface Chances {
  miss: number;
  light: number;
  heavy: number;
  hurt: number;
  kill: number;
  /** The same in whole per cent, which add up to 100. */
  shares: Record<'kill' | 'hurt' | 'heavy' | 'light' | 'miss', number>;
}

/** An attack on somebody's part of the body, with its odds. */
export interface Aim extends Chances {
  target: string;
  part: 'torso' | 'head';
  range: number;
  accurate: boolean;
  dice: { SD: number; GD: number };
  stars: number;
  cover: number;
  incoming: number;
  masks: number;
  focus: Chances | null;
  /** Where the chances come from. */
  why: string[];
  need: Need[];
}

/** So many stars, and what they bring. */
export interface Need {
  stars: number;
  text: string;
}

export interface Facts {
  routes?: Record<string, Record<string, Route>>;
  aims?: Record<string, Aim[]>;
  dice?: [Die, number][];
  stars?: number;
  masks?: number;
  need?: Need[];
  damage?: number;
  left?: number;
  /** The dice that are to be rolled again. */
  picked?: number[];
  path?: string[];
  /** The card that the question is about. */
  card?: string;
  /** The enemy that the question is about. */
  enemy?: string;
}

export interface AttackPiece {
  key: string;
  type: string;
  cost: string;
  ammo: number;
  gear: number;
  attention: Side;
}

export type Face = [stars: number, masks: number, accuracy: boolean];

/** What is printed on the components, by key. */
export interface Pieces {
  /** The faces of the dice: stars, masks, and whether it is the accuracy face; symbols on the anomaly die. */
  dice: { SD: Face[]; GD: Face[]; AD: string[] };
  /** Gear dice of radiation exposure, by dosage. */
  exposure: number[];
  weapons: Record<
    string,
    {
      tier: number;
      kind: string;
      value: number;
      ammo: number;
      ammo_type: string;
      accurate: [number, number];
      max_range: number;
      slots: string[];
      attacks: AttackPiece[];
    }
  >;
  armours: Record<string, { tier: number; value: number; defence: number; map_radiation: number; container: string }>;
  attachments: Record<string, { tier: number; value: number; slot: string }>;
  items: Record<string, { value: number; types: string[] }>;
  artifacts: Record<string, { value: number; type: string; base_dosage: number }>;
  stalkers: Record<string, { hp: number; shooting: { dice: number; upto?: number }[]; abilities: string[] }>;
  enemies: Record<
    string,
    {
      standee: string;
      category: string;
      types: string[];
      mv: number;
      ehp: number;
      sight: [number, number, number];
      attack: { key: string; mode: string; damage: number; range: number };
      special: string;
    }
  >;
  anomalies: Record<string, { type: string; targets: string; flags: string[] }>;
  missions: Record<string, { level: number; difficulty: string; budget: number; lines: string[]; events: number }>;
  terrain: Record<string, Terrain>;
}
