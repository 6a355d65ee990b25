import type { InHand, JobPayInHand } from '#domain/jobs/inHand';
import type { HourlyRate, Job } from '#domain/jobs/job';
import { AB_SUPPLEMENTS } from '#domain/pay/supplements/agreements';
import { supplementLines } from '#domain/pay/supplements/supplements';
import { AVERAGE_PERSON, averagePersonOf } from './averagePerson';
import { assignmentWeeks } from './compensation';
import { type AssignmentTerms, oreOf, payInHand, payOfRate } from './payInHand';
import type { KnownPayLine } from './payLine';
import type { TaxGroup } from './taxGroup';

type PaidJob = Pick<
  Job,
  'hourlyRate' | 'hoursPerWeek' | 'startsOn' | 'endsOn' | 'shifts' | 'publicEmployer'
>;

const MINUTES_PER_HOUR = 60;
/** An assignment that is longer says nothing of what is paid in the end: three years. */
const MOST_WEEKS = 156;

/** The card's figure; null where rate, hours or period are unknown. */
export function jobInHand(job: PaidJob): InHand | null {
  const terms = termsOf(job);
  if (terms === null || job.hourlyRate === null) return null;
  const lowest = oreOf(job.hourlyRate.min);
  const amountOf = (group: TaxGroup) => payInHand(terms, lowest, averagePersonOf(group)).inHand;
  return {
    amount: amountOf('under_66'),
    amountFrom66: amountOf('from_66'),
    amountAbroad: amountOf('abroad'),
    weeks: terms.weeks,
  };
}

/** The page's figures; null where rate, hours or period are unknown. */
export function jobPayInHand(job: PaidJob): JobPayInHand | null {
  const terms = termsOf(job);
  const inHand = jobInHand(job);
  if (terms === null || job.hourlyRate === null || inHand === null) return null;
  const { amountFrom66, amountAbroad } = inHand;
  return { ...payOfRate(terms, job.hourlyRate, AVERAGE_PERSON).pay, amountFrom66, amountAbroad };
}

function termsOf(job: PaidJob): AssignmentTerms | null {
  const { hourlyRate, hoursPerWeek, startsOn, endsOn } = job;
  if (!hourlyRate || hoursPerWeek === null || startsOn === null || endsOn === null) return null;
  const weeks = assignmentWeeks(startsOn, endsOn);
  if (weeks === 0 || weeks > MOST_WEEKS) return null;
  return {
    basis: hourlyRate.basis,
    weeks,
    minutes: Math.round(hoursPerWeek * weeks * MINUTES_PER_HOUR),
    startsOn,
    endsOn,
    supplements: supplementsOf(job, hourlyRate),
  };
}

/**
 * AB's supplements of the shifts that a region or a municipality names for its own employees. None
 * when one of their amounts is not published: the sum is then without supplements, and says so.
 */
function supplementsOf(
  { shifts, publicEmployer }: PaidJob,
  { basis }: HourlyRate,
): readonly KnownPayLine[] {
  if (!shifts || basis !== 'hourly_employment' || !publicEmployer) return [];
  const lines = supplementLines(shifts, AB_SUPPLEMENTS);
  const known = lines.filter((line): line is KnownPayLine => line.amount !== null);
  return known.length === lines.length ? known : [];
}
