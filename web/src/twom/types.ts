/** What the table tells of a campaign, as the page reads it. */
import type * as options from '../lib/options';
import type { EventOf, FactsOf, LineOf, PreviewOf, QuestionOf } from '../lib/typed';
import type * as wire from './wire';

export type {
  Aim,
  Enemy,
  Goal,
  Label,
  PageText,
  Person,
  PersonView,
  Printed,
  SpacePiece as Space,
  SpaceView,
} from './wire';

export const STATES = ['fatigue', 'wounds', 'misery', 'hunger', 'illness'] as const;
export type StateName = (typeof STATES)[number];
export type Goods = Record<string, number>;
export type Event = EventOf<wire.Events>;
export type Line = LineOf<wire.Events>;
export type Facts = Omit<FactsOf<wire.Asked>, keyof wire.Beside> & wire.Beside;
export type Said = options.SaidOf<{ VERBS: typeof wire.VERBS; ANYTIME: typeof wire.ANYTIME }>;
export type Choice = options.Choice<Said>;
export type Targets = options.Targets<Choice>;
export type Question = QuestionOf<wire.Asked, Facts, Choice>;
export type TwomView = wire.TwomView & wire.Drawn;

export interface TwomWire {
  view: TwomView;
  line: Line;
  question: Question;
  preview: PreviewOf<never>;
}
