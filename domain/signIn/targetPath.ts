import { MAX_LENGTH } from '../limits';

/**
 * Backslashes (a slash to browsers), spaces, control and format characters of every kind, and lone
 * surrogates.
 */
const FORBIDDEN = /[\\\s\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const NOT_ASCII = /[^\p{ASCII}]/gu;

/**
 * The rule for every `target_path`: the address after signing in must be a path of this site.
 * Accepts `/path?query#hash` and returns it in the form of a `Location` header: non-ASCII is
 * percent-encoded, the rest is unchanged, and the whole is at most 2048 characters. Applying the
 * function again changes nothing.
 *
 * @returns null for anything else, such as `//evil`, `/\evil`, `https:…`, a path that becomes one
 * of them when it is normalized or percent-decoded, or one with control characters.
 */
export function safeTargetPath(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > MAX_LENGTH.path) return null;
  if (!input.startsWith('/')) return null;
  if (FORBIDDEN.test(input)) return null;
  const path = input.split(/[?#]/u, 1)[0] ?? '';
  if (!isSameSite(path) || !isSameSite(decodeFully(path))) return null;
  const encoded = input.replace(NOT_ASCII, encodeURIComponent);
  return encoded.length <= MAX_LENGTH.path ? encoded : null;
}

/** True when a browser that resolves the path stays on the site and sees one leading slash. */
function isSameSite(path: string): boolean {
  if (FORBIDDEN.test(path) || path.startsWith('//')) return false;
  const base = 'https://site.invalid';
  const resolved = new URL(path, base);
  return resolved.origin === base && !resolved.pathname.startsWith('//');
}

/** Percent-decodes every ASCII character until nothing changes, so that `%252F` hides nothing. */
function decodeFully(path: string): string {
  const decoded = path.replace(/%([0-7][0-9a-f])/giu, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return decoded === path ? path : decodeFully(decoded);
}
