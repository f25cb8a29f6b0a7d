/** What the table tells of a match of Zona. */
import type { EventOf, FactsOf, LineOf, PreviewOf, QuestionOf } from '../lib/typed';
import type { Asked, Events, ZonaView } from './wire';

export type { Item, ItemPiece, Scavenger, ScavengerPiece, ThreatPiece, ZonaView } from './wire';
export type Event = EventOf<Events>;
export type Line = LineOf<Events>;
export type Question = QuestionOf<Asked, FactsOf<Asked>>;

export interface ZonaWire {
  view: ZonaView;
  line: Line;
  question: Question;
  preview: PreviewOf<never>;
}
