import type { OneOf } from '../internal/oneOf';

/** Which letters are capitalized: the first of every word, of every sentence, or none. */
export type Capitalisation = OneOf<['words', 'sentences', 'none']>;

/** The first letter after the start, a space, a hyphen or an apostrophe. */
const WORD_START = /(^|[\s\-‐’'])(\p{Ll})/gu;
/** The first letter of the text and after a full stop, a question or an exclamation mark. */
const SENTENCE_START = /(^\s*|[.!?]\s+)(\p{Ll})/gu;

/**
 * Adds missing capitals. A text that has a capital anywhere was typed deliberately ("von Essen",
 * "McGregor") and stays as it is.
 */
export function capitalise(text: string, mode: Capitalisation): string {
  if (mode === 'none' || /\p{Lu}/u.test(text)) return text;
  const start = mode === 'words' ? WORD_START : SENTENCE_START;
  return text.replace(
    start,
    (_match, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
