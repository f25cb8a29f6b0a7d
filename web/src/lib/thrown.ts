/** Dice fall once: whoever sees the same throw again, at the next question or after a reload of a part, sees it lie. */
const fallen = new Map<string, readonly string[]>();
const MOST = 40;

/** Which dice of a throw are to tumble: all of a new one, and those that show something else than when it was last seen. */
export function falling(id: string, faces: readonly string[]): boolean[] {
  const before = fallen.get(id);
  fallen.set(id, faces);
  for (const old of fallen.keys()) if (fallen.size > MOST) fallen.delete(old);
  return faces.map((face, i) => before?.[i] !== face);
}
