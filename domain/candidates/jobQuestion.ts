import type { Job } from '#domain/jobs/job';
import { COMPARED_BY, comparableRate } from '#domain/pay/comparableRate';
import { locationById, workFieldById } from '#domain/vocabulary/lookup';
import { rateStep } from './candidateCard';
import { monthsBetween } from './coarseTime';
import type { Availability, CandidateCard } from './recruiterView';

/**
 * What a job asks candidates for, as coarse as their cards. It is kept as it was when the job's
 * candidates were first counted. A fact that the job does not state excludes nobody.
 */
export interface JobQuestion {
  workRole: string;
  region: string | null;
  /** Its fields and their groups. */
  workFields: string[];
  systems: string[];
  employmentTypes: string[];
  /** The step of its highest comparable rate, SEK per hour. */
  rateUpTo: number | null;
  /** `YYYY-MM`. */
  months: string[] | null;
}

/** Of a job that lasts longer, only its first two years are compared. */
const MOST_MONTHS = 24;

export function questionOf(job: Job): JobQuestion {
  const { startsOn, endsOn, location, workFields, hourlyRate } = job;
  const groups = workFields.flatMap((id) => workFieldById(id)?.group ?? []);
  return {
    workRole: job.workRole,
    region: (location === null ? undefined : locationById(location)?.regionId) ?? null,
    workFields: [...new Set([...workFields, ...groups])].sort(),
    systems: [...job.systems].sort(),
    employmentTypes: [...job.employmentTypes].sort(),
    rateUpTo: hourlyRate && rateStep(comparableRate(hourlyRate, COMPARED_BY).max),
    months:
      startsOn === null || endsOn === null ? null : monthsBetween(startsOn, endsOn, MOST_MONTHS),
  };
}

/** Neither says nothing, and they have something in common. */
function meets(shown: readonly string[] | null, asked: readonly string[] | null): boolean {
  if (!shown || !asked || shown.length === 0 || asked.length === 0) return true;
  return shown.some((one) => asked.includes(one));
}

/**
 * Whether a card fits a job. By what the card shows and by nothing else: so being in a list or not
 * says nothing more of anybody.
 */
export function fitsQuestion(card: CandidateCard, question: JobQuestion): boolean {
  return (
    card.workRoles.includes(question.workRole) &&
    meets(card.regions, question.region === null ? null : [question.region]) &&
    meets(card.workFields, question.workFields) &&
    meets(card.systems, question.systems) &&
    meets(card.employmentTypes, question.employmentTypes) &&
    meets(card.months, question.months) &&
    (card.rateFrom === null || question.rateUpTo === null || card.rateFrom <= question.rateUpTo)
  );
}

/** How much of a job's period a candidate can work, by the months of their card. */
export function availabilityFor(
  { months }: Pick<CandidateCard, 'months'>,
  question: Pick<JobQuestion, 'months'>,
): Availability {
  if (!months || months.length === 0 || question.months === null) return 'unknown';
  return question.months.every((month) => months.includes(month))
    ? 'whole_period'
    : 'part_of_period';
}
