/** The people of the game that lies on the table. How they are drawn comes with the game. */
import type { Drawing } from './draw';

export type Draws = (id: string) => Drawing | null;

class Busts {
  private draws = $state.raw<Draws>(() => null);

  /** Whose people are drawn from now on: an id of one game means nobody, or somebody else, in another. */
  use(draws: Draws = () => null): void {
    this.draws = draws;
  }

  has(id: string): boolean {
    return this.draws(id) !== null;
  }

  of(id: string): Drawing | null {
    return this.draws(id);
  }
}

export const busts = new Busts();
