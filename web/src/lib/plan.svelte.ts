/** Several answers given one after the other: a way walked step by step, an attack with its target and body part. */
import type { Choice, Line, Question } from '../protocol';

export interface Step<L extends Line = Line> {
  option: string;
  /** The table may have answered it by itself, because there was nothing else to choose. */
  maybe?: boolean;
  /** Whether it shows in what has just happened that the table has answered it by itself. */
  done?: (fresh: readonly L[]) => boolean;
}

export type Next = { answer: Choice } | 'wait' | 'off';

/** What a plan makes of a question: the answer to give, or that the plan does not fit any more. */
export function nextStep<L extends Line>(
  steps: readonly Step<L>[],
  question: Question,
  fresh: readonly L[] = [],
): { next: Next; left: Step<L>[] } {
  // An amount is the player's own to say; the plan goes on after it.
  if ((question.low ?? null) !== null) return { next: 'wait', left: [...steps] };
  const open = (question.choices ?? []).filter((choice) => !choice.why);
  for (const [i, step] of steps.entries()) {
    if (step.done?.(fresh)) continue;
    const answer = open.find((choice) => choice.option === step.option);
    if (answer) return { next: { answer }, left: steps.slice(i + 1) };
    if (!step.maybe) break;
  }
  return { next: 'off', left: steps.filter((step) => !step.done?.(fresh)) };
}

export class Plan {
  steps = $state.raw<Step[]>([]);
  /** The plan ended before its end: something else is asked now. */
  broken = $state(false);

  get running(): boolean {
    return this.steps.length > 0;
  }

  start(steps: Step[]): void {
    this.steps = steps;
    this.broken = false;
  }

  stop(): void {
    this.steps = [];
  }

  /** The answer to a question, if the plan has one; `surprised` calls the rest off. */
  answer(question: Question, fresh: readonly Line[], surprised: boolean): Choice | null {
    if (!this.running) return null;
    const { next, left } = surprised
      ? { next: 'off' as Next, left: this.steps }
      : nextStep(this.steps, question, fresh);
    if (next === 'wait') return null;
    if (next === 'off') {
      this.broken = left.some((step) => !step.maybe);
      this.steps = [];
      return null;
    }
    this.steps = left;
    return next.answer;
  }
}
