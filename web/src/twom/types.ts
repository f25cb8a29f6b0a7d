/** What the table tells of a campaign, as the page reads it. */
import type { EventOf, FactsOf, LineOf, PreviewOf, QuestionOf } from '../lib/typed';
import type * as wire from './wire';

export type { Enemy, Label, PageText, Person, PersonView, Printed, SpacePiece as Space, SpaceView } from './wire';

export const STATES = ['fatigue', 'wounds', 'misery', 'hunger', 'illness'] as const;
export type StateName = (typeof STATES)[number];
export type Goods = Record<string, number>;
export type Event = EventOf<wire.Events>;
export type Line = LineOf<wire.Events>;
/** Facts of procedures that have no record yet. */
type Loose = {
  stage?: number;
  people?: string[];
  plan?: Record<string, string>;
  reserved?: Goods;
  action?: string;
  beds?: number;
  eaten?: string[];
  limit?: number;
  weight?: number;
  commission?: number;
  credit?: number;
  given?: Goods;
  taken?: Goods | string[];
  who?: string;
  weapon?: string;
  die?: string;
  face?: string;
  rerolls?: number;
  hits?: number;
  damage?: number;
  wounds?: number;
  reductions?: number;
};
export type Facts = FactsOf<wire.Asked> & wire.Beside & Loose;
export type Question = QuestionOf<wire.Asked, Facts>;
export type TwomView = wire.TwomView & wire.Drawn;

export interface TwomWire {
  view: TwomView;
  line: Line;
  question: Question;
  preview: PreviewOf<never>;
}
