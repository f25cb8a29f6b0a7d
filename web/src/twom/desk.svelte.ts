/** Whoever is being planned for, and whether what lies over the house is folded away. */
class Desk {
  person = $state('');
  folded = $state(false);
}

export const desk = new Desk();
