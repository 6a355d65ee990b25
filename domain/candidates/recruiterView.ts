/**
 * Whole years of experience, in bands: exact figures could identify a candidate. `not_stated`: they
 * have said nothing of it, which is not that they have none.
 */
export const EXPERIENCE_BANDS = ['not_stated', 'under_2', 'from_2', 'from_5', 'from_10'] as const;
export type ExperienceBand = (typeof EXPERIENCE_BANDS)[number];

/** What employers see of a candidate whose identity is hidden. Lists are of vocabulary ids. */
export interface CandidateCard {
  workRoles: string[];
  workFields: string[];
  /** Regions only: a municipality could identify a candidate. */
  regions: string[];
  /** The record systems that they know. */
  systems: string[];
  employmentTypes: string[];
  experience: ExperienceBand;
  /** Whether a BankID is connected. */
  bankIdVerified: boolean;
}

/** How much of a job's period a candidate can work; `unknown` when either states nothing. */
export const AVAILABILITIES = ['whole_period', 'part_of_period', 'unknown'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Fewer matching candidates than this are shown blurred, since their cards could identify them. */
export const SMALLEST_SHOWN_SET = 5;
