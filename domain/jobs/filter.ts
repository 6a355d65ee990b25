import {
  COMMAND_FIELDS,
  type CommandField,
  DAY_ENDS,
  type DayEnd,
  FLAG_PARTS,
  type FlagPart,
  GROUP_FIELDS,
  type GroupField,
  LIST_PARTS,
  type ListPart,
  NUMBER_ENDS,
  type NumberEnd,
  recordByKey,
  recordOf,
  TEXT_PARTS,
  type TextPart,
} from './filterFields';

/**
 * The job filter of the specification's part 3, derived from its table (`filterFields.ts`). Empty
 * lists and nulls mean "any". Rates are SEK per hour, where null or the bound itself means no
 * limit; days are `YYYY-MM-DD`. `workfields` may contain a group, which means all its fields, as
 * does `workfieldGroup`.
 */
export interface JobFilter
  extends Record<ListPart, string[]>,
    Record<GroupField | DayEnd, string | null>,
    Record<FlagPart | CommandField, boolean>,
    Record<NumberEnd, number | null>,
    Record<TextPart, string> {}

/** `relevance`: the best matches of the text first, the newest among equals. */
export const JOB_ORDERS = ['relevance', 'newest', 'highest_hourly_rate'] as const;
export type JobOrder = (typeof JOB_ORDERS)[number];

export const isJobOrder = (value: unknown): value is JobOrder =>
  JOB_ORDERS.some((order) => order === value);

/** The order of a list whose address names none. */
export function defaultOrder({ text }: Pick<JobFilter, 'text'>): JobOrder {
  return text.trim() === '' ? 'newest' : 'relevance';
}

export const EMPTY_FILTER: JobFilter = Object.freeze({
  ...recordOf(LIST_PARTS, (): string[] => []),
  ...recordOf(GROUP_FIELDS, () => null),
  ...recordByKey([...NUMBER_ENDS, ...DAY_ENDS], () => null),
  ...recordOf([...FLAG_PARTS, ...COMMAND_FIELDS], () => false),
  ...recordOf(TEXT_PARTS, () => ''),
});

/** A request for a list of jobs: in process as it is, on the wire by `filterWire.ts`. */
export interface JobSearch {
  filter: JobFilter;
  order: JobOrder;
  /** 1–100; the default length when absent. */
  pageLength?: number;
  /** The previous page's `nextPageToken`; absent or null for the first page. */
  startAfter?: string | null;
  /** Also count facets and rates. */
  facets?: boolean;
  /** Week by week of the days on which the jobs begin; within a week in the order. */
  byWeek?: boolean;
}

/** The jobs of a list by weeks under one week. */
export interface JobWeek {
  /** Its Monday, `YYYY-MM-DD`; null for the jobs that state no start, which come last. */
  startDate: string | null;
  /** Jobs that begin in it; in the list's first week those that have begun before, too. */
  jobs: number;
  /** Jobs with work in it, whenever they begin; of those without a start, all. */
  working: number;
}

/** The facets that are counted; each leaves out its own filter. */
export type Facet = ListPart | FlagPart;
export const FACETS: readonly Facet[] = [...LIST_PARTS, ...FLAG_PARTS];

/** Jobs per option id; an absent id means 0. */
export type FacetCounts = Record<Facet, Record<string, number>>;

/** Jobs per bar of `width` SEK from `from`; the rate filter itself is left out. */
export interface RateHistogram {
  from: number;
  width: number;
  bars: number[];
}
