/** The table's records as a game fills them in: its view, its events, its questions. Each game's types are in its `wire.ts`. */
import type { Line, Preview } from '../protocol';
import type { Choice, Question } from './options';

/** Lines that the table itself writes. */
interface Own {
  Story: Record<string, never>;
  SecondLook: { answers: number };
  Folded: Record<string, never>;
}

/** The fields of an event go without saying where all of them do. */
type Fields<F> = object extends F ? { fields?: F } : { fields: F };

/** A line of the journal, with the fields of its event. */
export type LineOf<E> = {
  [Name in keyof (E & Own) & string]: Omit<Line, 'event' | 'fields'> & { event: Name } & Fields<(E & Own)[Name]>;
}[keyof (E & Own) & string];

/** The names of a game's events. */
export type EventOf<E> = keyof (E & Own) & string;

type FactName<F> = F extends unknown ? keyof F : never;
type FactValue<F, Name> = F extends unknown ? (Name extends keyof F ? F[Name] : never) : never;
/** Whatever is told with any question of a game. */
export type FactsOf<A> = { [Name in FactName<A[keyof A]>]?: FactValue<A[keyof A], Name> };

/** A question of a game, told apart by its kind. */
export type QuestionOf<A, F, C extends Choice<unknown>> = Omit<Question<C>, 'kind' | 'facts'> & {
  kind: keyof A & string;
  facts?: F;
};

export type PreviewOf<P> = Omit<Preview, 'facts'> & { facts: P | Record<string, never> };

/** What a game's part of the page is told. */
export interface Wire {
  view: object;
  line: Line;
  question: Question;
  preview: Preview;
}

/** Records come without what is as usual; here it is filled in, so that everybody else can rely on it. */
export function filled<T extends object>(usual: object, records: readonly T[]): Required<T>[] {
  return records.map((record) => ({ ...usual, ...record }) as Required<T>);
}

/** The procedures that ask questions of these kinds. */
export type Procedure<Kind extends string> = Kind extends `${infer Name}.${string}` ? Name : never;

/** The procedure that asks questions of a kind. */
export const procedureOf = <K extends string>(kind: K): Procedure<K> => kind.split('.', 1)[0] as Procedure<K>;

/** Whether a question is asked by one of these procedures. */
export function askedBy<K extends string>(question: { kind: K } | null, ...procedures: Procedure<K>[]): boolean {
  return question !== null && procedures.includes(procedureOf(question.kind));
}
