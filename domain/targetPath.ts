import { MAX_LENGTH } from './limits';

/** Backslashes (a slash to browsers), spaces and control characters of every kind. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point
const FORBIDDEN = /[\\\s\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/u;

/**
 * The rule for every `target_path`: where a person is sent after signing in must be a path of
 * this very site. Accepts `/path?query#hash` of at most 2048 characters, unchanged.
 *
 * @returns null for anything else, such as `//evil`, `/\evil`, `https:…`, a path that becomes
 * one of them when it is normalised or percent-decoded, or one with control characters.
 */
export function safeTargetPath(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > MAX_LENGTH.path) return null;
  if (!input.startsWith('/')) return null;
  if (FORBIDDEN.test(input)) return null;
  const path = input.split(/[?#]/u, 1)[0] ?? '';
  return isSameSite(path) && isSameSite(decodeFully(path)) ? input : null;
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
