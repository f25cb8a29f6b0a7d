/** The thing that the option under the pointer, or in the focus, is about: it stands out on the table. */
import { type Choice } from './options';

class Hot {
  id = $state('');
  /** The option itself. */
  choice = $state.raw<Choice | null>(null);

  at(choice: Choice | null): void {
    this.choice = choice;
    this.id = choice?.about ?? '';
  }
}

export const hot = new Hot();
