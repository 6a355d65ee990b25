import type { Entry } from './entry';
import { entryOf } from './lexicon';
import type { Token } from './tokens';

const LINKS: ReadonlySet<string> = new Set(['och', 'eller', 'samt', 'el']);
/** Shorter parts end too many words. */
const MIN_PART = 3;

/**
 * "Sjuk- och undersköterska": what a word means that leaves its end to the word after the next. Null for any
 * other word.
 */
export function ellipsisAt(tokens: readonly Token[], at: number): Entry | null {
  const [first, link, whole] = tokens.slice(at, at + 3);
  if (!first || !link || !whole || !link.gap.startsWith('-') || !LINKS.has(link.key)) return null;
  for (let end = MIN_PART; end <= whole.key.length - MIN_PART; end += 1) {
    const entry = entryOf(first.key + whole.key.slice(end));
    if (entry?.need === 'nothing') return entry;
  }
  return null;
}
