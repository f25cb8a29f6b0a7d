/** A function that works out its answer once, and again only for something else. */
export function once<A, R>(work: (of: A) => R): (of: A) => R {
  let last: { of: A; found: R } | null = null;
  return (of) => {
    if (last?.of !== of) last = { of, found: work(of) };
    return last.found;
  };
}
