/** The thing that the option under the pointer, or in the focus, is about: it stands out on the table. */
import type { ChoiceText } from '../protocol';
import { target } from './options';

class Hot {
  id = $state('');
  /** The option itself. */
  choice = $state.raw<ChoiceText | null>(null);

  at(choice: ChoiceText | null): void {
    this.choice = choice;
    this.id = choice ? target(choice.option) : '';
  }
}

export const hot = new Hot();
