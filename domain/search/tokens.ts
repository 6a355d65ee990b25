import { fold } from '#domain/text/fold';

/** A word of a text with its place in it. */
export interface Token {
  /** As it was written. */
  text: string;
  start: number;
  end: number;
  /** Lower case, with å, ä and ö but without other accents; letters and digits only. */
  key: string;
  /** The same without å, ä and ö. */
  folded: string;
  /** Between double quotes. */
  literal: boolean;
  /** What stands between it and the word before it. */
  gap: string;
}

/** More words than this are no name and no term together. */
export const MOST_WORDS = 6;

/** A run of letters and digits; `&` joins single letters, as in A&E. */
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:&[\p{L}\p{N}](?![\p{L}\p{N}]))*/gu;
const QUOTED = /["”“„]([^"”“„]*)["”“„]/gu;
const NOT_IN_KEY = /[^\p{L}\p{N}]/gu;
const NOT_SWEDISH = /[^åäö]+/gu;

/** A word as the thesaurus's first pass compares it. */
export function keyOf(word: string): string {
  const lower = word.normalize('NFC').toLowerCase();
  return lower.replace(NOT_SWEDISH, fold).replace(NOT_IN_KEY, '');
}

/** A word as the second pass compares it. */
export const foldedKeyOf = (word: string): string => fold(word).replace(NOT_IN_KEY, '');

/** The words of a text; those in double quotes are literal. */
export function tokensOf(text: string): Token[] {
  const quoted = [...text.matchAll(QUOTED)].map(({ index, 0: { length } }) => [
    index,
    index + length,
  ]);
  let last = 0;
  return [...text.matchAll(WORDS)].flatMap(({ index: start, 0: word }) => {
    const gap = text.slice(last, start);
    last = start + word.length;
    const key = keyOf(word);
    if (key === '') return [];
    const literal = quoted.some(([from = 0, to = 0]) => from < start && start < to);
    return [
      { text: word, start, end: start + word.length, key, folded: foldedKeyOf(word), literal, gap },
    ];
  });
}
