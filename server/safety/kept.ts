/** Below it a text says nothing any more. */
const SHORTEST = 50;
/** Entries of a list that are kept. */
const LISTED = 100;

/**
 * A thing with its texts cut, the longest first, until it is within so many characters as JSON: who
 * reads it sees what it was, however long its texts were.
 */
export function shortened<Thing extends object>(thing: Thing, most: number): object {
  let [kept, longest] = [thing as object, most];
  while (JSON.stringify(kept).length > most && longest > SHORTEST) {
    longest = Math.ceil(longest / 2);
    kept = cut(thing, longest) as object;
  }
  return kept;
}

function cut(value: unknown, longest: number): unknown {
  if (typeof value === 'string') {
    return value.length > longest ? `${value.slice(0, longest)}…` : value;
  }
  if (Array.isArray(value)) return value.slice(0, LISTED).map((one) => cut(one, longest));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cut(one, longest)]));
}

/** The last of a list that are within so many characters as JSON, in their order; the last always. */
export function newestWithin<One>(most: number, all: readonly One[]): One[] {
  let left = most;
  const kept: One[] = [];
  for (const one of all.toReversed()) {
    left -= JSON.stringify(one).length;
    if (left < 0 && kept.length > 0) break;
    kept.push(one);
  }
  return kept.toReversed();
}
