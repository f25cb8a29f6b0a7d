/** What the table tells of a match of Zona. */
import type * as options from '../lib/options';
import type { EventOf, FactsOf, LineOf, PreviewOf, QuestionOf } from '../lib/typed';
import type { ANYTIME, Asked, Events, VERBS, ZonaView } from './wire';

export type { Item, ItemPiece, Scavenger, ScavengerPiece, ThreatPiece, ZonaView } from './wire';
export type Event = EventOf<Events>;
export type Line = LineOf<Events>;
export type Choice = options.Choice<options.SaidOf<{ VERBS: typeof VERBS; ANYTIME: typeof ANYTIME }>>;
export type Targets = options.Targets<Choice>;
export type Question = QuestionOf<Asked, FactsOf<Asked>, Choice>;

export interface ZonaWire {
  view: ZonaView;
  line: Line;
  question: Question;
  preview: PreviewOf<never>;
}
