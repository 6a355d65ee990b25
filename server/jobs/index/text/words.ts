import { fold } from '#domain/text/fold';

/** Longer words are not searched for; the rest is cut off. */
const MAX_WORD_LENGTH = 40;
const WORDS = /[\p{L}\p{N}]+/gu;

/** The folded words of a text, each once: runs of letters and digits. */
export function wordsOf(text: string): string[] {
  const words = fold(text).match(WORDS) ?? [];
  return [...new Set(words.map((word) => word.slice(0, MAX_WORD_LENGTH)))];
}

/** Where a word is in a folded text, and how it was written, in lower case. */
type WordVisitor = (folded: string, from: number, to: number, written: string) => void;

/**
 * Calls `visit` with every word of a text, as `wordsOf` has them but repeated. The `written` text
 * has the word at the same place as the folded one.
 */
export function visitWords(text: string, visit: WordVisitor): void {
  const lower = text.toLowerCase();
  if (FOLDED_LETTER_BY_LETTER.test(lower)) {
    visitRuns(
      lower.replace(ACCENTED, (letter) => FOLDED[letter] ?? letter),
      lower,
      visit,
    );
    return;
  }
  const folded = fold(text);
  for (const { 0: word, index } of folded.matchAll(WORDS)) {
    visit(folded, index, index + Math.min(word.length, MAX_WORD_LENGTH), folded);
  }
}

function visitRuns(folded: string, written: string, visit: WordVisitor): void {
  let from = 0;
  for (let at = 0; at <= folded.length; at += 1) {
    // Past the end, and for a dash or a quotation mark, there is no number here
    if (at < folded.length && IS_IN_WORD[folded.charCodeAt(at)] === 1) continue;
    if (at > from) visit(folded, from, Math.min(at, from + MAX_WORD_LENGTH), written);
    from = at + 1;
  }
}

/** Nearly all ads: no æ, ø, ß or separate accents, which change the length or are not here. */
const FOLDED_LETTER_BY_LETTER = /^[\0-\xde\xe0-\xe5\xe7-\xff\u2010-\u2027]*$/;
const ACCENTED = /[\xe0-\xff]/g;
const LATIN = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));
const FOLDED: Readonly<Record<string, string>> = Object.fromEntries(
  LATIN.slice(0xe0).map((letter) => [letter, fold(letter)]),
);
/** 1 for letters and digits. */
const IS_IN_WORD = Uint8Array.from(LATIN, (letter) => (/[\p{L}\p{N}]/u.test(letter) ? 1 : 0));
