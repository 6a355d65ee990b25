import { daysBetween, weekdayOf } from '#domain/calendar/days';
import { isoWeekOf, weekKey } from '#domain/calendar/isoWeek';
import type { HourlyRate, JobSummary } from '#domain/jobs/job';
import type { SimilarReason } from '#domain/jobs/similarReason';
import { kilometresBetween } from '#domain/search/nearPlaces';
import { locationById, workRoleById } from '#domain/vocabulary/lookup';
import { WORK_FIELDS } from '#domain/vocabulary/workFields';

/** More would not be read. */
const MOST_REASONS = 4;
/** Farther away it is no reason. */
const FARTHEST_KM = 150;
/** Below this the difference is none: SEK an hour. */
const LEAST_DIFFERENCE = 10;
/** Three years. */
const MOST_WEEKS = 156;
const DAYS_PER_WEEK = 7;

/** Why a job is shown beside another one: only what both of them state. */
export function reasonsBeside(job: JobSummary, other: JobSummary): SimilarReason[] {
  return [
    ...professionReason(job, other),
    ...placeReason(job, other),
    ...rateReason(job.hourlyRate, other.hourlyRate),
    ...weeksReason(job, other),
    ...hoursReason(job, other),
    ...fieldReason(job, other),
  ].slice(0, MOST_REASONS);
}

function professionReason(job: JobSummary, other: JobSummary): SimilarReason[] {
  if (job.workRole === other.workRole) return [{ kind: 'same_profession' }];
  const group = workRoleById(job.workRole)?.group;
  return group && group === workRoleById(other.workRole)?.group ? [{ kind: 'same_group' }] : [];
}

function placeReason(job: JobSummary, other: JobSummary): SimilarReason[] {
  if (job.location === null || other.location === null) return [];
  const [place, otherPlace] = [locationById(job.location), locationById(other.location)];
  if (!place || !otherPlace) return [];
  const areMunicipalities = place.kind === 'municipality' && otherPlace.kind === 'municipality';
  if (areMunicipalities && place.id === otherPlace.id) return [{ kind: 'same_place' }];
  const km = areMunicipalities ? kilometresBetween(place.id, otherPlace.id) : Number.NaN;
  if (km <= FARTHEST_KM) return [{ kind: 'distance', km: rounded(km) }];
  return place.regionId === otherPlace.regionId ? [{ kind: 'same_region' }] : [];
}

/** To five kilometres, and to ten from 50 on; a municipality is wider than that. */
function rounded(km: number): number {
  const step = km < 50 ? 5 : 10;
  return Math.max(Math.round(km / step) * step, step);
}

function rateReason(rate: HourlyRate | null, other: HourlyRate | null): SimilarReason[] {
  if (!rate || !other || rate.basis !== other.basis) return [];
  const [atLowest, atHighest] = [rate.min - other.min, rate.max - other.max];
  const kronor = Math.floor(Math.min(atLowest, atHighest));
  if (kronor < LEAST_DIFFERENCE) return [];
  return [{ kind: 'higher_rate', kronor, exact: atLowest === kronor && atHighest === kronor }];
}

function weeksReason(job: JobSummary, other: JobSummary): SimilarReason[] {
  const { startsOn, endsOn } = job;
  if (!startsOn || !endsOn || !other.startsOn || !other.endsOn) return [];
  const week = (day: string) => weekKey(isoWeekOf(day));
  if (week(startsOn) === week(other.startsOn) && week(endsOn) === week(other.endsOn)) {
    return [{ kind: 'same_weeks' }];
  }
  const from = startsOn > other.startsOn ? startsOn : other.startsOn;
  const to = endsOn < other.endsOn ? endsOn : other.endsOn;
  if (from > to) return [];
  // From the Monday of the first week
  const weeks = Math.floor((weekdayOf(from) + daysBetween(from, to)) / DAYS_PER_WEEK) + 1;
  return [{ kind: 'shared_weeks', weeks: Math.min(weeks, MOST_WEEKS) }];
}

function hoursReason({ timeOfDay }: JobSummary, other: JobSummary): SimilarReason[] {
  const isSame =
    timeOfDay.length > 0 &&
    timeOfDay.length === other.timeOfDay.length &&
    timeOfDay.every((time) => other.timeOfDay.includes(time));
  return isSame ? [{ kind: 'same_hours' }] : [];
}

function fieldReason({ workFields }: JobSummary, other: JobSummary): SimilarReason[] {
  const shared = WORK_FIELDS.find(
    ({ id }) => workFields.includes(id) && other.workFields.includes(id),
  );
  return shared ? [{ kind: 'same_field', name: shared.text }] : [];
}
