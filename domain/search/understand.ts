import type { FilterPart } from '#domain/jobs/filterFields';
import { fold } from '#domain/text/fold';
import type { Correction, UnderstoodFilter } from './understood';

/** A word, or words that belong together, that an ad must contain in one of its forms. */
export interface SearchTerm {
  /** As it was written. */
  written: string;
  /** Folded words (`fold`), any of which stands for it: the word, its inflections, its synonyms. */
  anyOf: string[];
  /** True for words in quotes: neither inflected nor corrected. */
  literal: boolean;
}

/** What a text asks for. */
export interface Understanding {
  /** In the order of the text. */
  filters: UnderstoodFilter[];
  /** The remaining words; an ad must contain each of them. */
  terms: SearchTerm[];
  /** Spellings that were changed to a known term. */
  corrections: Correction[];
}

export interface UnderstandOptions {
  /** `YYYY-MM-DD` in Stockholm: "sommar" is the next one. */
  today: string;
  /** Parts that were chosen already: words for them are searched for as words. */
  taken: ReadonlySet<FilterPart>;
}

/** Reads a text of the search: words that are filters become filters, the rest stays words. */
export function understand(text: string, _options: UnderstandOptions): Understanding {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return {
    filters: [],
    terms: words.map((word) => ({ written: word, anyOf: [fold(word)], literal: false })),
    corrections: [],
  };
}
