import { clip, oneLine } from './plainText';

/**
 * Reads fields of a parsed ad, of which nothing is known: every one may be missing or of another
 * type than the format says.
 */

/** The value at the end of a path of keys; undefined when any step is no object. */
export function valueAt(value: unknown, ...path: string[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = Object.getOwnPropertyDescriptor(at, key)?.value;
  }
  return at;
}

/** What stands in published collections of ads where a person's name was taken out. */
const REDACTED = /\[borttaget\]/giu;

/**
 * A string with control characters and repeated blanks taken away, `…` for what was redacted, cut
 * at `longest` characters; null when it is none, or empty.
 */
export function textAt(value: unknown, longest: number, ...path: string[]): string | null {
  const found = valueAt(value, ...path);
  if (typeof found !== 'string') return null;
  const text = oneLine(found).replace(REDACTED, '…');
  return text === '' ? null : clip(text, longest);
}

/** The string as it is, its line breaks kept; null when it is none. */
export function rawTextAt(value: unknown, ...path: string[]): string | null {
  const found = valueAt(value, ...path);
  return typeof found === 'string' ? found : null;
}

/** The elements at the end of a path; none when it is no array. */
export function listAt(value: unknown, ...path: string[]): unknown[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found : [];
}
