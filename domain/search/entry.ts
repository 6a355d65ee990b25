import type { FlagPart, ListPart } from '#domain/jobs/filterFields';
import type { Text } from '#domain/language';

/** A part of the filter that a term sets; a flag has no ids. */
export interface Facet {
  part: ListPart | FlagPart;
  ids: readonly string[];
}

/**
 * What a term needs to be read so: nothing; another word of care in the text; a preposition before
 * it, or a capital letter beside a word of care; one of its cues. The whole text is always enough.
 */
export type Need = 'nothing' | 'care' | 'place' | 'cue';

/** What a term of the thesaurus means. */
export interface Entry {
  /** As it is written. */
  term: string;
  facets: Facet[];
  need: Need;
  cues: readonly string[];
  /** What ids are called together: "norrland"; null: by the vocabulary. */
  name: string | null;
  /** The same in both languages: "Inom 60 km från Umeå". */
  label?: Text;
  /** The work field that the name of a profession also means: "kirurgen". */
  field: Facet | null;
  /** The group of professions that it stands for. */
  group: string | null;
  /** For a word for every profession of some groups: what is meant by it alone. */
  general: General | null;
  /** True for a word of another language, which nothing is a misspelling of. */
  isForeign?: boolean;
  /** True where the first of several professions is the one that is meant first: "ssk dialys". */
  firstIsExact: boolean;
}

/** A word for every doctor, or for every nurse. */
interface General {
  /** The profession that has the word as its own name. */
  role: string;
  label: Text;
}

export interface Lexicon {
  /** By `keyOf`. */
  exact: ReadonlyMap<string, Entry>;
  /** By `foldedKeyOf`, for what was written without å, ä and ö. */
  folded: ReadonlyMap<string, Entry>;
  /** Words that make a special profession of a nurse or a doctor beside them, by `keyOf`. */
  beside: ReadonlyMap<string, Beside>;
  /** Those of them that are words for a workplace or abbreviations: "iva", "psyk", with the professions. */
  workplaces: ReadonlyMap<string, readonly string[]>;
  /** Known misspellings by `foldedKeyOf`: what was meant is one of these terms. */
  misspelt: ReadonlyMap<string, readonly string[]>;
  /** Words and phrases that say nothing, by `keyOf`. */
  stop: ReadonlySet<string>;
  /** Words that are not ours, by `foldedKeyOf`. */
  others: ReadonlySet<string>;
  /** The names by which ads call a hospital, folded, by `keyOf` of what people call it. */
  hospitals: ReadonlyMap<string, readonly string[]>;
  /** The folded name of a part of a town, or of a place that is no municipality, by `keyOf`. */
  localities: ReadonlyMap<string, string>;
  /** The nearest profession to one that Sweden does not have, by `keyOf`. */
  nearest: ReadonlyMap<string, string>;
  /** The word that the ads use instead, by `keyOf`. */
  inAds: ReadonlyMap<string, string>;
}

/** The profession that a word makes of a nurse or of a doctor. */
export interface Beside {
  nurse?: string;
  doctor?: string;
}
