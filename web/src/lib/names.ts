/** Names of tables. */
const MOST = 48;

/** What a copy is called: as the table that it comes from, with the moment that it goes on from. */
export function copyName(name: string, moment: string): string {
  const plain = name.replace(/ \([^()]*\)$/, '');
  const from = ` (${moment})`;
  return plain.slice(0, Math.max(0, MOST - from.length)) + from.slice(0, MOST);
}
