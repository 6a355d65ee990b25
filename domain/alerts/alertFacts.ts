import { daysBetween } from '#domain/calendar/days';
import { lastDayToApply } from '#domain/jobs/closing';
import type { HourlyRate, Job } from '#domain/jobs/job';
import type { AlertReason } from './alerts';

/** Days before a job closes on which an alert says so. */
export const CLOSES_SOON_DAYS = 3;

/** What of a job is compared with what its recipient knows of it. */
export type AlertFacts = Pick<
  Job,
  'hourlyRate' | 'startsOn' | 'endsOn' | 'hoursPerWeek' | 'timeOfDay' | 'closesOn'
>;

export function alertFactsOf(job: AlertFacts): AlertFacts {
  const { hourlyRate, startsOn, endsOn, hoursPerWeek, timeOfDay } = job;
  const closesOn = lastDayToApply(job);
  return { hourlyRate, startsOn, endsOn, hoursPerWeek, timeOfDay, closesOn };
}

/** What filters compare besides: by these a search finds a job or does not. */
type SearchedFacts = Pick<
  Job,
  | 'workRole'
  | 'workFields'
  | 'location'
  | 'employmentTypes'
  | 'systems'
  | 'onCallDuty'
  | 'travel'
  | 'housing'
>;

/**
 * A job as a round saw it. What was seen by an earlier version lacks what filters compare: then it is as it is now,
 * and no change of it is told.
 */
export type SeenFacts = AlertFacts & Partial<SearchedFacts>;

export function seenFactsOf(job: AlertFacts & SearchedFacts): SeenFacts {
  const { workRole, workFields, location, employmentTypes, systems, onCallDuty } = job;
  return {
    ...alertFactsOf(job),
    ...{ workRole, workFields, location, employmentTypes, systems, onCallDuty },
    // What is not said is kept as such, so that saying it is a change
    travel: job.travel ?? null,
    housing: job.housing ?? null,
  };
}

/** Whether nothing of a job has changed that alerts report. */
export function sameFacts(before: AlertFacts, now: AlertFacts): boolean {
  return (
    before.hourlyRate?.min === now.hourlyRate?.min &&
    before.hourlyRate?.max === now.hourlyRate?.max &&
    before.hourlyRate?.basis === now.hourlyRate?.basis &&
    before.closesOn === now.closesOn &&
    !hasOtherPeriod(before, now) &&
    !hasOtherHours(before, now)
  );
}

/** What a recipient knows of a job. */
export interface KnownJob {
  /** The job as it was when saved, or last notified; null when they know nothing of it. */
  facts: AlertFacts | null;
  /** The reasons for which they were notified of it. */
  notified: ReadonlySet<AlertReason>;
}

/**
 * Why an alert notifies of an open job now, each reason once a job and recipient.
 *
 * @param isNew - whether it came into a search of theirs.
 * @param today - `YYYY-MM-DD` in Stockholm.
 */
export function reasonsOf(
  now: AlertFacts,
  known: KnownJob,
  { isNew, today }: { isNew: boolean; today: string },
): AlertReason[] {
  const { facts: before, notified } = known;
  const reasons: AlertReason[] = [];
  if (before === null) {
    if (!isNew) return [];
    reasons.push('new_match');
  } else {
    if (isRaise(before.hourlyRate, now.hourlyRate)) reasons.push('pay_raised');
    if (hasOtherPeriod(before, now)) reasons.push('period_changed');
    if (hasOtherHours(before, now)) reasons.push('hours_changed');
  }
  if (closesSoon(now, today)) reasons.push('closes_soon');
  return reasons.filter((reason) => !notified.has(reason));
}

/** A rate of the same kind of which one end is higher and none lower. */
function isRaise(before: HourlyRate | null, now: HourlyRate | null): boolean {
  if (before === null || now === null || before.basis !== now.basis) return false;
  const isLower = now.min < before.min || now.max < before.max;
  return !isLower && (now.min > before.min || now.max > before.max);
}

function hasOtherPeriod(before: AlertFacts, now: AlertFacts): boolean {
  return before.startsOn !== now.startsOn || before.endsOn !== now.endsOn;
}

function hasOtherHours(before: AlertFacts, now: AlertFacts): boolean {
  const timesOf = ({ timeOfDay }: AlertFacts) => [...timeOfDay].sort().join();
  return before.hoursPerWeek !== now.hoursPerWeek || timesOf(before) !== timesOf(now);
}

function closesSoon({ closesOn }: AlertFacts, today: string): boolean {
  const days = daysBetween(today, closesOn);
  return days >= 0 && days <= CLOSES_SOON_DAYS;
}
