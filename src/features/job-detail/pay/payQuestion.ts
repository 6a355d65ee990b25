import type { JobDetail } from '#domain/api/portal';
import type { HourlyRate } from '#domain/jobs/job';
import type { Shift } from '#domain/jobs/jobFacts';
import type { OwnTax } from '../../../lib/pay/ownTax';

/** A request to the pay engine. */
export interface PayQuestion {
  rate: HourlyRate;
  hours: number;
  weeks: number;
  /** `YYYY-MM-DD` */
  startsOn: string;
  /** Null where the reader asks about another number of weeks than the assignment's. */
  endsOn: string | null;
  /** The shifts whose supplements are counted. */
  shifts: readonly Shift[] | null;
  own: OwnTax | null;
}

/** The reader's hours and weeks beside the assignment's own. */
export interface AskedTerms {
  hours: number;
  weeks: number;
  own: OwnTax | null;
  /** `YYYY-MM-DD`, from which an assignment without a first day is counted. */
  today: string;
}

type PaidJob = Pick<JobDetail, 'startsOn' | 'endsOn' | 'shifts' | 'hoursPerWeek' | 'inHand'>;

/**
 * Whether the reader has stated no tax, and hours and weeks are the assignment's own: then the
 * server's figures are shown.
 */
export function isAsStated(job: PaidJob, { hours, weeks, own }: AskedTerms): boolean {
  return own === null && hours === job.hoursPerWeek && weeks === job.inHand?.weeks;
}

/** The supplements of stated shifts belong to the stated hours and weeks only. */
export function payQuestion(job: PaidJob, rate: HourlyRate, asked: AskedTerms): PayQuestion {
  const { startsOn, endsOn, shifts, inHand, hoursPerWeek } = job;
  const { hours, weeks, own, today } = asked;
  const isStatedPeriod = weeks === inHand?.weeks;
  const hasSupplements = inHand?.supplements === 'ab' && isStatedPeriod && hours === hoursPerWeek;
  return {
    rate,
    hours,
    weeks,
    startsOn: startsOn ?? today,
    endsOn: isStatedPeriod ? endsOn : null,
    shifts: hasSupplements ? (shifts ?? null) : null,
    own,
  };
}
