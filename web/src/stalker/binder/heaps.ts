/** Things that are called alike lie on one heap, in the order in which the first of each came. */
export function heaped(ids: readonly string[], nameOf: (id: string) => string): string[][] {
  const found = new Map<string, string[]>();
  for (const id of ids) found.set(nameOf(id), [...(found.get(nameOf(id)) ?? []), id]);
  return [...found.values()];
}
