// Written by scripts/protocol-types from the Python records; do not edit.

/**
 * An overlay as it is laid (SM-3.2).
 *
 * @minItems 3
 * @maxItems 3
 */
export type Overlay = [number, string, 'E' | 'N' | 'S' | 'W'];
/**
 * Something covers one instance of a symbol (ST-14.11): a ``bolt``, an ``artifact``, or an entity.
 *
 * @minItems 3
 * @maxItems 3
 */
export type Cover = [number, 'P1' | 'P2' | 'P3' | 'P4', string];
/**
 * A change of a value that a card put in force for a while.
 *
 * @minItems 4
 * @maxItems 4
 */
export type InForce = [string, 'mission' | 'round' | 'turn', string, number];

/**
 * An anomaly: its card, its overlays (several where it moves), what is covered (ST-14).
 */
export interface Anomaly {
  id: string;
  card: string;
  overlays: Overlay[];
  at?: number;
  artifact?: boolean;
  covers?: Cover[];
  scanned?: ('P1' | 'P2' | 'P3' | 'P4')[];
}
/**
 * The running attack, for the cards that speak of it.
 */
export interface AttackState {
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
}
/**
 * An equipment card in somebody's hands (ST-10.7).
 */
export interface Card {
  id: string;
  owner: number;
  place: 'armour' | 'artifact' | 'attached' | 'backpack' | 'weapon';
  host?: string;
  ammo?: number;
}
/**
 * A companion on the map (ST-13.27).
 */
export interface CompanionFigure {
  id: string;
  contact: string;
  owner: number;
  space: number;
  cubes?: number;
}
/**
 * The switches of a match.
 */
export interface Config {
  mission?: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3';
  hard?: boolean;
  baskets?: boolean;
  companion?: '' | 'bublyk' | 'sister_vira' | 'yurko';
  ties?: 'all' | 'matter' | 'never';
  consent?: boolean;
  cube_limit?: boolean;
  decoy_side?: 'high' | 'low';
  geiger_marks?: number[];
}
/**
 * What a seat is asked. Computed from the state, never stored in it.
 */
export interface Decision {
  seat: number;
  kind: string;
  options?: string[];
  anytime?: string[];
  low?: number | null;
  high?: number | null;
}
/**
 * A standee on the map (ST-13).
 */
export interface Enemy {
  id: string;
  kind: string;
  space: number;
  facing: 'E' | 'N' | 'S' | 'W';
  lost?: number;
  pinned?: boolean;
  exposed?: boolean;
  hurt?: boolean;
  carries?: string;
}
/**
 * An enemy card in this mission: its marker and its pool (ST-13.7, ST-13.10).
 */
export interface EnemyCard {
  kind: string;
  colour: '' | 'C1' | 'C2' | 'C3' | 'C4';
  team: number;
  pool: string[];
}
/**
 * An environment card in play; ``up`` is the side that shows, ``back`` what the team knows of the other one.
 */
export interface EnvironmentView {
  id: string;
  up: string;
  place: string;
  spaces?: number[];
  holder?: number;
  cubes?: number;
  back?: string;
}
/**
 * What a person should know when a procedure asks: ids and numbers for the prompt. A procedure has a record of its
 *     own for it.
 */
export interface Facts {}
/**
 * Tokens on a space; a face that nobody has seen is ``?``. The top of a stack is its last one.
 */
export interface GroundView {
  space: number;
  loot?: string[];
  unknown?: string[];
  traps?: number;
  artifacts?: number;
  low?: number;
  high?: number;
  carcass?: boolean;
}
/**
 * How the match ended: ``victory`` or ``defeat``, the seats that won, and what brought the end.
 */
export interface Outcome {
  result: string;
  winners?: number[];
  cause?: string;
}
/**
 * The running roll (ST-3): dice as kind and face.
 */
export interface RollState {
  dice?: ['AD' | 'GD' | 'SD', number][];
  stars?: number;
  added?: [string, string, number][];
  anomaly?: string;
  masks?: number;
  used?: string[];
  more?: number;
  accurate?: boolean;
  dropped?: boolean;
  masked?: [string, string, number][];
}
/**
 * A stalker and the PDA (ST-10.6).
 */
export interface Stalker {
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
  /**
   * @minItems 2
   * @maxItems 2
   */
  slots?: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  cubes?: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  injured?: [boolean, boolean];
  /**
   * @minItems 2
   * @maxItems 2
   */
  taken?: [boolean, boolean];
  bolts?: number;
  pistol?: number;
  rifle?: number;
  shotgun?: number;
  moved?: boolean;
  used?: string[];
  next_free?: string[];
  dead?: boolean;
}
/**
 * The table as one seat sees it; ``seat`` is ``None`` for a spectator.
 */
export interface StalkerView {
  seat: number | null;
  seats: number;
  config: Config;
  round: number;
  lead: number;
  lead_used: boolean;
  turn: number;
  track: number;
  money: number;
  slowed: number;
  fog: number;
  hot: {
    [k: string]: number;
  };
  layout: string[];
  flooded: string[];
  event: string;
  attack: AttackState | null;
  roll: RollState | null;
  in_force: InForce[];
  memory: {
    [k: string]: string;
  };
  killed: {
    [k: string]: number;
  };
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
  piles: {
    [k: string]: number;
  };
  decisions: Decision[];
  asked: Facts;
  outcome: Outcome | null;
}
