/** What the table tells of a mission, as the page reads it. */
import type * as options from '../lib/options';
import type { EventOf, FactsOf, LineOf, PreviewOf, QuestionOf } from '../lib/typed';
import type * as wire from './wire';

export type {
  AimFacts as Aim,
  AnomalyDrawn as SymbolsOf,
  ChanceFacts as Chances,
  DangerFacts as Danger,
  MapDrawn as MapView,
  RouteFacts as Route,
  Segment,
  SpaceDrawn as Space,
  Way as Traced,
} from './wire';

export type Facing = wire.Enemy['facing'];
export type EdgeType = wire.Segment['edge'];
export type Terrain = wire.SpaceDrawn['terrain'];
export type Spot = [number, number];
export type Die = keyof wire.Dice;
export type Event = EventOf<wire.Events>;
export type Line = LineOf<wire.Events>;
export type Facts = Omit<FactsOf<wire.Asked>, keyof wire.Beside> & wire.Beside;
export type Said = options.SaidOf<{ VERBS: typeof wire.VERBS; ANYTIME: typeof wire.ANYTIME }>;
export type Choice = options.Choice<Said>;
export type Targets = options.Targets<Choice>;
export type Question = QuestionOf<wire.Asked, Facts, Choice>;
export type Preview = PreviewOf<wire.Way>;

/** Records as the page reads them: with everything that goes without saying. */
export type StalkerRecord = Required<wire.Stalker>;
export type CardRecord = Required<wire.Card>;
export type EnemyRecord = Required<wire.Enemy>;

type Filled = 'stalkers' | 'cards' | 'enemies' | 'companions' | 'anomalies' | 'survival' | 'map';

/** The view of a seat, with what the table draws beside it. */
export interface StalkerView extends Omit<wire.StalkerView, Filled>, Omit<wire.Drawn, 'map'> {
  map: wire.MapDrawn;
  stalkers: StalkerRecord[];
  cards: CardRecord[];
  enemies: EnemyRecord[];
  companions: Required<wire.CompanionFigure>[];
  anomalies: Required<wire.Anomaly>[];
  survival:
    | (Omit<wire.SurvivalView, 'tokens' | 'characters'> & {
        tokens: Required<wire.TokenView>[];
        characters: Required<wire.Character>[];
      })
    | null;
}

export interface StalkerWire {
  view: StalkerView;
  line: Line;
  question: Question;
  preview: Preview;
}
