/** What the table tells of a match of Zona, as the page reads it. */
import type * as options from '../lib/options';
import type { EventOf, FactsOf, LineOf, PreviewOf, QuestionOf } from '../lib/typed';
import type * as wire from './wire';
import type { ANYTIME, Asked, Events, VERBS } from './wire';

export type { ItemPiece, ScavengerPiece, ThreatPiece } from './wire';
export type Event = EventOf<Events>;
export type Line = LineOf<Events>;
export type Said = options.SaidOf<{ VERBS: typeof VERBS; ANYTIME: typeof ANYTIME }>;
export type Choice = options.Choice<Said>;
export type Targets = options.Targets<Choice>;
export type Question = QuestionOf<Asked, FactsOf<Asked>, Choice>;

/** Records as the page reads them: with everything that goes without saying. */
export type Scavenger = Required<wire.Scavenger>;
export type Item = Required<wire.Item>;

export interface ZonaView extends Omit<wire.ZonaView, 'scavengers' | 'items' | 'areas' | 'market'> {
  scavengers: Scavenger[];
  items: Item[];
  areas: Required<wire.Area>[];
  market: Required<wire.Row>[];
}

export interface ZonaWire {
  view: ZonaView;
  line: Line;
  question: Question;
  preview: PreviewOf<never>;
}
