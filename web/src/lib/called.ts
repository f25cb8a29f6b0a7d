/** One name for each seat, and where it stands in a sentence. */

/** “Andriej (Ania)”: the figure, and whoever plays it. */
export const called = (figure: string, person: string): string =>
  figure && person && figure !== person ? `${figure} (${person})` : figure || person;

export interface Called {
  text: string;
  /** The seat whose name this is. */
  seat: number | null;
  /** The rest of the name, where the sentence has only half of it. */
  rest: string;
}

export interface Known {
  names: ReadonlyMap<string, { seat: number; rest: string }>;
  pattern: RegExp | null;
}

/** How seats may be called: as people call themselves, and by what they play. */
export function known(people: readonly string[], figures: readonly string[]): Known {
  const names = new Map<string, { seat: number; rest: string }>();
  people.forEach((person, seat) => {
    const figure = figures[seat] ?? '';
    const whole = called(figure, person);
    if (person) names.set(person, { seat, rest: '' });
    if (figure) names.set(figure, { seat, rest: whole.slice(figure.length) });
    if (whole) names.set(whole, { seat, rest: '' });
  });
  const longest = [...names.keys()].sort((a, b) => b.length - a.length);
  const any = longest.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return { names, pattern: any ? new RegExp(`(?<![\\p{L}\\p{N}])(${any})(?![\\p{L}\\p{N}])`, 'gu') : null };
}

/** A sentence with the names of the seats apart; it is never taken for markup. */
export function seated(text: string, { names, pattern }: Known): Called[] {
  const parts = pattern ? text.split(pattern).filter(Boolean) : [text];
  return parts.map((part) => ({ text: part, seat: null, rest: '', ...names.get(part) }));
}
