/** A first match: fixed luck, and for each question the one answer that shows something. */
export interface LessonStep {
  /** The message is `lesson-<game>-<id>`. */
  id: string;
  option: string;
  /** Events that must come of it; the tests play every lesson. */
  brings?: string[];
}

export interface Lesson {
  seed: number;
  steps: LessonStep[];
}

/** How far somebody has come: the step that is next, and the moment of the table since which it is. */
export interface Learning {
  code: string;
  at: number;
  serial: number;
}

/** The next step at another moment of the table. An answer leads on, undoing leads back; nothing: the lesson does not fit any more. */
export function moved(
  learning: Learning,
  steps: readonly LessonStep[],
  serial: number,
  open: string[],
): Learning | null {
  const { at } = learning;
  if (serial === learning.serial) return learning;
  const onward = learning.serial < 0 ? at : at + 1;
  if (onward === steps.length) return { ...learning, at: onward, serial };
  const back = Array.from({ length: at + 1 }, (_, i) => at - i);
  const found = [onward, ...back].find((i) => open.includes(steps[i]?.option ?? ''));
  return found === undefined ? null : { ...learning, at: found, serial };
}

/** A question in which only one answer is open; the others say why they are not. */
export function narrowed<Q extends { choices: { option: string; why?: string | null }[] }>(
  question: Q,
  option: string,
  why: string,
): Q {
  const choices = question.choices.map((choice) =>
    choice.option === option || choice.why ? choice : { ...choice, why },
  );
  return { ...question, choices };
}
