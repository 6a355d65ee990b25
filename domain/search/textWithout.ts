import type { Span } from './spans';
import type { Token } from './tokens';

/** Words that belong to what follows them: "i Umeå", "från juni", "och Borås". */
const BEFORE: ReadonlySet<string> = new Set(
  'i|på|till|in|at|near|nära|kring|runt|vid|från|from|efter|after|före|innan|before|under|during|för|for|region|och|eller|and|or'.split(
    '|',
  ),
);
const AFTER: ReadonlySet<string> = new Set(['kommun', 'kommunen', 'stad', 'county']);
const LOOSE_END = /[\s,;/+–-]+$/u;
const LOOSE_START = /^[\s,;/+–%:-]+/u;

/** A text without the words of some spans, and without prepositions that would be left alone. */
export function textWithout(
  text: string,
  tokens: readonly Token[],
  spans: readonly Span[],
): string {
  let rest = text;
  for (const { from, to } of [...spans].sort((a, b) => b.from - a.from)) {
    let first = from;
    while (first > 0 && isLoose(tokens[first - 1], BEFORE)) first -= 1;
    const last = isLoose(tokens[to], AFTER) ? to : to - 1;
    const before = rest.slice(0, tokens[first]?.start).replace(LOOSE_END, '');
    const after = rest.slice(tokens[last]?.end).replace(LOOSE_START, '');
    rest = before && after ? `${before} ${after}` : before + after;
  }
  return rest.trim();
}

const isLoose = (token: Token | undefined, words: ReadonlySet<string>): boolean =>
  token !== undefined && !token.literal && words.has(token.key);

const SPECIAL = /[.*+?^${}()|[\]\\]/gu;

/** A text without words as they were written in it: "dialys", but not that of "dialyssköterska". */
export function withoutWritten(text: string, words: string): string {
  const escaped = words.replace(SPECIAL, '\\$&');
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u');
  return text.replace(whole, ' ').replace(/\s+/gu, ' ').trim();
}
