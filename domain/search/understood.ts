import type { JobFilter } from '#domain/jobs/filter';
import type {
  DaysPart,
  FilterPart,
  FlagPart,
  ListPart,
  NumbersPart,
} from '#domain/jobs/filterFields';
import type { Text } from '#domain/language';

/** A part of the filter that words of the text were taken for. */
export type UnderstoodValue =
  | { part: ListPart; ids: string[] }
  | { part: FlagPart }
  /** Whole numbers, both included; null: no limit. */
  | { part: NumbersPart; min: number | null; max: number | null }
  /** Days `YYYY-MM-DD`, both included; null: no limit. */
  | { part: DaysPart; fromDate: string | null; toDate: string | null };

/** Words of the text that were taken for a filter. */
export interface UnderstoodFilter {
  value: UnderstoodValue;
  /** The words as they were written. */
  words: string;
  /** What the filter is called: "Natt", "Umeå". */
  label: Text;
  /** The whole text without these words, in the form of `q`. */
  without: string;
}

/** A wish that nothing could be done about. */
export interface UnmetWish {
  /** As it was written. */
  words: string;
  /** `place`: where the user is, is not known; `unknown`: no ad states such a thing. */
  why: 'place' | 'unknown';
}

/** Words of the text for jobs that are left out: "ej natt". */
export interface UnwantedWords {
  /** As they were written, with the negation. */
  words: string;
  /** "Inte natt". */
  label: Text;
  /** The whole text without these words. */
  without: string;
}

/** A word that was searched for in another spelling. */
export interface Correction {
  /** As it was written. */
  from: string;
  to: string;
}

/** What words of the text may mean besides: it is offered, not searched for. */
export interface Offer {
  /**
   * A spelling that a word may be a slip of; the one profession that a general word names; the place that an
   * employer is called after.
   */
  kind: 'spelling' | 'profession' | 'place' | 'nearest';
  /** The words as they were written. */
  words: string;
  /** What they would mean: "Båstad". */
  label: Text;
  /** What differs from the filter that was asked for. */
  change: Partial<JobFilter>;
}

/** How the text of a search was understood, as part of its answer. */
export interface UnderstoodText {
  /** In the order of the text. */
  filters: UnderstoodFilter[];
  /** The words that the ads themselves were searched for, as they were written. */
  words: string[];
  /** Words without which there are jobs, and with which there would be none; as they were written. */
  leftOut?: string[];
  /** Employers of whom no job is open, as they were written; absent where there are none. */
  withoutJobs?: string[];
  corrections: Correction[];
  /** Wishes that nothing could be done about; absent where there are none. */
  unmet?: UnmetWish[];
  /** The best paid were asked for, and come first where the list has no other order. */
  bestPaid?: boolean | undefined;
  /** What was left out; absent where nothing was. */
  unwanted?: UnwantedWords[];
  /** Absent where there are none. */
  offers?: Offer[];
  /** The text in the form that searches for its words as they are: in quotes. */
  literal: string;
}

/** The text in the form that searches for its words as they are. */
export const literalOf = (text: string): string => `"${text.replaceAll('"', '')}"`;

/** For an empty result: how many jobs there are without a part of the filter. */
export interface DroppedPart {
  drop: FilterPart;
  total: number;
  /** The text without the words that were taken for the part; absent where it stays as it is. */
  text?: string;
}

/** A search that has results where the one that was asked for has none. */
export interface NearSearch {
  kind: 'place' | 'week' | 'profession' | 'employer' | 'elsewhere';
  /** What differs from the filter that was asked for, `text` included. */
  change: Partial<JobFilter>;
  /** The place, the week, the profession or the employer: "Skellefteå", "Barnmorska"; or what is looked for elsewhere. */
  label: Text;
  total: number;
}
