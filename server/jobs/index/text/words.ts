import { fold } from '#domain/text/fold';

/** Longer words are not searched for; the rest is cut off. */
const MAX_WORD_LENGTH = 40;

/** The folded words of a text, each once: runs of letters and digits. */
export function wordsOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, MAX_WORD_LENGTH)))];
}
