/** Facts in a row: none of them ends like a sentence. */
export const listed = (facts: readonly string[]): string => facts.map((fact) => fact.replace(/\.$/, '')).join(' · ');
