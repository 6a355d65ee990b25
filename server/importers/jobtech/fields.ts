import { lineOfMarkup, textOfMarkup } from './markup';
import { clip, oneLine } from './plainText';

/**
 * Reads fields of a parsed ad, in which anything may be missing or of another type than the format
 * says.
 */

/** The value at the end of a path of keys; undefined when any step is not an object. */
export function valueAt(value: unknown, ...path: string[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = Object.getOwnPropertyDescriptor(at, key)?.value;
  }
  return at;
}

/** The placeholder for a removed person's name in published collections of ads. */
const REDACTED = /\[borttaget\]/giu;

/**
 * A string without markup, control characters and repeated blanks, with `…` for what was redacted, cut at
 * `longest` characters; null when it is not a string, or is empty.
 */
export function textAt(value: unknown, longest: number, ...path: string[]): string | null {
  const found = valueAt(value, ...path);
  if (typeof found !== 'string') return null;
  const text = oneLine(lineOfMarkup(found)).replace(REDACTED, '…');
  return text === '' ? null : clip(text, longest);
}

/** The string with its line breaks, without markup; null when it is not a string. */
export function rawTextAt(value: unknown, ...path: string[]): string | null {
  const found = valueAt(value, ...path);
  return typeof found === 'string' ? textOfMarkup(found) : null;
}

/** The elements at the end of a path; empty when it is not an array. */
export function listAt(value: unknown, ...path: string[]): unknown[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found : [];
}
