import { locationById } from '#domain/vocabulary/lookup';
import type { Experience } from './experiences';
import type { JobPreferences } from './preferences';
import type { Availability, CandidateCard, ExperienceBand } from './recruiterView';

/** The data of a card. */
export interface CardSources {
  preferences: Pick<JobPreferences, 'workRoles' | 'workFields' | 'locations' | 'employmentTypes'>;
  /** The record systems that they know. */
  systems: readonly string[];
  experiences: readonly Pick<Experience, 'from' | 'to'>[];
  bankIdVerified: boolean;
}

/** @param today - `YYYY-MM-DD` in Stockholm. */
export function candidateCard(sources: CardSources, today: string): CandidateCard {
  const { workRoles, workFields, locations, employmentTypes } = sources.preferences;
  const regions = locations.flatMap((id) => locationById(id)?.regionId ?? []);
  return {
    // Sorted, since the order in which a candidate chose could identify them
    workRoles: [...workRoles].sort(),
    workFields: [...workFields].sort(),
    regions: [...new Set(regions)].sort(),
    systems: [...sources.systems].sort(),
    employmentTypes: [...employmentTypes].sort(),
    experience: experienceBand(sources.experiences, today),
    bankIdVerified: sources.bankIdVerified,
  };
}

const MONTHS_PER_YEAR = 12;

/** The bands by their lowest number of months, the highest first. */
const BANDS: readonly [least: number, band: ExperienceBand][] = [
  [10 * MONTHS_PER_YEAR, 'from_10'],
  [5 * MONTHS_PER_YEAR, 'from_5'],
  [2 * MONTHS_PER_YEAR, 'from_2'],
  [1, 'under_2'],
];

/** The months with at least one job, each counted once. */
function experienceBand(
  experiences: readonly Pick<Experience, 'from' | 'to'>[],
  today: string,
): ExperienceBand {
  const spans = experiences
    .map(({ from, to }) => ({ from: monthNumber(from), to: monthNumber(to ?? today) }))
    .sort((a, b) => a.from - b.from);
  let months = 0;
  let counted = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from - 1, counted));
    counted = Math.max(counted, to);
  }
  return BANDS.find(([least]) => months >= least)?.[1] ?? 'not_stated';
}

/** Of `YYYY-MM`, with or without a day. */
function monthNumber(text: string): number {
  return Number(text.slice(0, 4)) * MONTHS_PER_YEAR + Number(text.slice(5, 7));
}

/**
 * How much of a job's period a candidate can work.
 * @param chosen - keys of their weeks.
 * @param period - keys of the job's weeks; null when the job states no period.
 */
export function availabilityFor(
  chosen: readonly string[],
  period: readonly string[] | null,
): Availability {
  if (period === null || chosen.length === 0) return 'unknown';
  return period.every((week) => chosen.includes(week)) ? 'whole_period' : 'part_of_period';
}
