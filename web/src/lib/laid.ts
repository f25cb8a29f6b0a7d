/** Cards to choose from in the order in which they lie: first those for whoever does not know them. */
import { cards } from './cards.svelte';
import type { Choice } from './options';

export const isSuggested = ({ about }: Choice): boolean => !!cards.of(about)?.suggested;

export const asLaid = (choices: readonly Choice[]): Choice[] => [
  ...choices.filter(isSuggested),
  ...choices.filter((choice) => !isSuggested(choice)),
];
