/**
 * Whole years of experience, in bands: exact figures could identify a candidate. `not_stated`: they
 * have said nothing of it, which is not that they have none.
 */
export const EXPERIENCE_BANDS = ['not_stated', 'under_2', 'from_2', 'from_5', 'from_10'] as const;
export type ExperienceBand = (typeof EXPERIENCE_BANDS)[number];

/**
 * What employers see of a candidate whose identity is hidden: only what at least
 * `SMALLEST_SHOWN_SET` people of the profession who want offers have in common, word for word. A
 * detail that is null is not shown, since too few share it. Lists are of vocabulary ids; an empty
 * one says that the candidate names nothing.
 */
export interface CandidateCard {
  /** The profession that the job asks for; the candidate's others are not shown. */
  workRoles: string[];
  /** Regions: one of them at least. */
  regions: string[] | null;
  experience: ExperienceBand | null;
  /** Fields, or the groups of fields around them. */
  workFields: string[] | null;
  /** Months in which they can work at least a week, `YYYY-MM`, or whole quarters around them. */
  months: string[] | null;
  employmentTypes: string[] | null;
  /** The step of 250 kr that their lowest comparable rate is in, SEK per hour. */
  rateFrom: number | null;
  /** The record systems that they know. */
  systems: string[] | null;
  /** Whether a BankID is connected. */
  bankIdVerified: boolean | null;
}

/** How much of a job's period a candidate can work, by months; `unknown` when either shows nothing. */
export const AVAILABILITIES = ['whole_period', 'part_of_period', 'unknown'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** SEK per hour: rates are shown and compared in steps as wide as this. */
export const RATE_STEP = 250;

/** Of fewer people than this nothing is told, not even that there are some. */
export const SMALLEST_SHOWN_SET = 5;
