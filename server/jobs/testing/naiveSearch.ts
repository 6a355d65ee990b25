import type { CandidateFacts } from '#domain/eligibility/candidateFacts';
import { eligibilityOf } from '#domain/eligibility/eligibility';
import { lastDayToApply } from '#domain/jobs/closing';
import {
  EMPTY_FILTER,
  FACETS,
  type Facet,
  type FacetCounts,
  type JobFilter,
  type JobOrder,
} from '#domain/jobs/filter';
import { type FilterPart, recordOf } from '#domain/jobs/filterFields';
import { activeParts, isRateActive, withoutPart } from '#domain/jobs/filterParts';
import type { Job } from '#domain/jobs/job';
import { isForNewGraduates, isWithoutLicence } from '#domain/jobs/openTo';
import { isUndated } from '#domain/jobs/undated';
import { HOURLY_RATE } from '#domain/limits';
import { applyUnderstood } from '#domain/search/applyUnderstood';
import type { Unwanted } from '#domain/search/unwanted';
import { locationById, workFieldById } from '#domain/vocabulary/lookup';
import { NO_RANKING, type Ranking } from '../index/ranking';
import { naiveWords } from './naiveWords';

/** The definition of a search, job by job and without an index. */
export function naiveSearch(
  jobs: readonly Job[],
  filter: JobFilter,
  today: string,
  candidate: CandidateFacts | null = null,
  ranking: Ranking = NO_RANKING,
) {
  const open = jobs.filter(({ status }) => status === 'open');
  const words = naiveWords(open, filter.text, ranking.terms);
  const unwanted = (ranking.unwanted ?? []).map((each) => unwantedIn(open, each, today));
  const found = (wanted: JobFilter, leftOut: FilterPart | null = null) => {
    return open.filter(
      (job) =>
        matches(job, wanted, today) &&
        !unwanted.some((isLeftOut) => isLeftOut(job)) &&
        (leftOut === 'text' || words.scoreOf(job) !== null) &&
        (!wanted.onlyEligible || candidate === null || isEligible(job, candidate, today)),
    );
  };
  const results = found(filter);
  return {
    results,
    /** In the order `relevance`. */
    scoreOf: (job: Job) =>
      (words.scoreOf(job) ?? 0) + roleScore(job, filter, ranking) + fieldScore(job, ranking),
    corrected: words.corrected,
    total: results.length,
    facets: {
      ...countFacets((facet) => found(withoutPart(filter, facet))),
      onlyEligible: eligibleCount(found(withoutPart(filter, 'onlyEligible')), candidate, today),
    },
    bars: rateBars(found(withoutPart(filter, 'hourlyRate'))),
    suggestions: activeParts(filter)
      .map((drop) => ({ drop, total: found(withoutPart(filter, drop), drop).length }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total),
  };
}

/** Whether a job has all that is not wanted; one that states no days is in no period. */
function unwantedIn(open: readonly Job[], { values, terms }: Unwanted, today: string) {
  const filter = applyUnderstood(
    EMPTY_FILTER,
    values.map((value) => ({ value })),
  );
  const words = naiveWords(open, '', terms, { asWritten: true });
  const asksForDays = filter.fromDate !== null || filter.toDate !== null;
  return (job: Job): boolean =>
    matches(job, filter, today) && words.scoreOf(job) !== null && !(asksForDays && isUndated(job));
}

/** That it is the exact profession where others were searched for too. */
function fieldScore({ workFields }: Job, { prefers = [] }: Ranking): number {
  return prefers.some((id) => workFields.includes(id)) ? 40 : 0;
}

function roleScore(job: Job, { workroles }: JobFilter, { role }: Ranking): number {
  return workroles.length > 1 && job.workRole === role && workroles.includes(role) ? 10_000 : 0;
}

/**
 * The jobs in a list's order.
 *
 * @param wanted - where it asks for days, jobs that state none come last.
 */
export function inOrder(
  jobs: readonly Job[],
  order: JobOrder,
  scoreOf: (job: Job) => number = () => 0,
  wanted: JobFilter | null = null,
): Job[] {
  const asksForDays = wanted !== null && (wanted.fromDate !== null || wanted.toDate !== null);
  const isLast = (job: Job): number => (asksForDays && isUndated(job) ? 1 : 0);
  const rankIn = {
    relevance: scoreOf,
    newest: () => 0,
    highest_hourly_rate: (job) => invoiceOf(job)?.max ?? 0,
  } satisfies Record<JobOrder, (job: Job) => number>;
  const rank = rankIn[order];
  return [...jobs].sort(
    (a, b) =>
      isLast(a) - isLast(b) ||
      rank(b) - rank(a) ||
      Date.parse(b.publishedAt) - Date.parse(a.publishedAt) ||
      (a.id > b.id ? -1 : 1),
  );
}

/** Every term by its name, so that it uses neither the table nor its rule. */
const statesAllTerms = ({ terms }: Job): boolean =>
  [
    terms?.employs,
    terms?.collectiveAgreement,
    terms?.authorisation,
    terms?.sickPayFrom,
    terms?.pension,
    terms?.insurance,
    terms?.overtime,
    terms?.guaranteedHours,
    terms?.scheduleNotice,
    terms?.employerCancellation,
    terms?.candidateCancellation,
    terms?.rateHours,
  ].every((value) => value !== undefined && value !== null);

const any = (wanted: readonly string[], held: readonly string[]) =>
  wanted.length === 0 || wanted.some((value) => held.includes(value));

const held = (value: string | null | undefined) =>
  ['paid', 'arranged'].filter((option) => option === value);

/** The condition of each part of a filter but for its text. */
const MATCHES = {
  locations: (job, { locations }) => any(locations, locationsOf(job)),
  workroles: (job, { workroles }) => any(workroles, [job.workRole]),
  workfields: (job, { workfields, workfieldGroup }) =>
    any(workfieldGroup === null ? workfields : [...workfields, workfieldGroup], fieldsOf(job)),
  employmentTypes: (job, { employmentTypes }) => any(employmentTypes, job.employmentTypes),
  systems: (job, { systems }) => any(systems, job.systems),
  timeOfDay: (job, { timeOfDay }) => any(timeOfDay, job.timeOfDay),
  onCallDuty: (job, { onCallDuty }) => !onCallDuty || job.onCallDuty,
  newGraduates: (job, { newGraduates }) => !newGraduates || isForNewGraduates(job),
  withoutLicence: (job, { withoutLicence }) => !withoutLicence || isWithoutLicence(job),
  wholeTerms: (job, { wholeTerms }) => !wholeTerms || statesAllTerms(job),
  travel: (job, { travel }) => any(travel, held(job.travel)),
  housing: (job, { housing }) => any(housing, held(job.housing)),
  hourlyRate: matchesRate,
  share: matchesShare,
  period: ({ startsOn, endsOn }, { fromDate, toDate }) =>
    (fromDate === null || endsOn === null || endsOn >= fromDate) &&
    (toDate === null || startsOn === null || startsOn <= toDate),
} satisfies Record<
  Exclude<FilterPart, 'onlyEligible' | 'text'>,
  (job: Job, filter: JobFilter) => boolean
>;

/** That no rule says red on the day on which the assignment begins. */
function isEligible(job: Job, candidate: CandidateFacts, today: string): boolean {
  return eligibilityOf(job, candidate, today).lines.every(({ verdict }) => verdict !== 'red');
}

function eligibleCount(
  jobs: readonly Job[],
  candidate: CandidateFacts | null,
  today: string,
): Record<string, number> {
  const yes = jobs.filter((job) => candidate && isEligible(job, candidate, today)).length;
  return yes > 0 ? { yes } : {};
}

function matches(job: Job, filter: JobFilter, today: string): boolean {
  return (
    lastDayToApply(job) >= today && Object.values(MATCHES).every((holds) => holds(job, filter))
  );
}

function matchesRate(job: Job, filter: JobFilter): boolean {
  if (!isRateActive(filter)) return true;
  const rate = invoiceOf(job);
  const { min, max } = HOURLY_RATE;
  const { minHourlyRate: from, maxHourlyRate: to } = filter;
  return (
    rate !== null &&
    (from === null || from === min || rate.max >= from) &&
    (to === null || to === max || rate.min <= to)
  );
}

/** The hours of a week are of 40; an ad's own percentage is more than these. */
function matchesShare({ hoursPerWeek, source }: Job, { minShare, maxShare }: JobFilter): boolean {
  const from = minShare === null || minShare === 10 ? 0 : minShare;
  const to = maxShare === null || maxShare === 100 ? 1000 : maxShare;
  if (from === 0 && to === 1000) return true;
  const ad = source.name === 'jobtech' ? source : null;
  if (ad?.scope) return ad.scope.max >= from && ad.scope.min <= to;
  if (hoursPerWeek !== null) {
    const share = Math.min(Math.round(hoursPerWeek * 2.5), 100);
    return share >= from && share <= to;
  }
  if (ad?.extent === 'full_time') return to >= 100;
  return ad?.extent === 'part_time' && from === 0;
}

/** The rate as an invoice of whole kronor: a wage costs 37.0117 % more in 2026. */
function invoiceOf({ hourlyRate }: Job): { min: number; max: number } | null {
  if (hourlyRate === null) return null;
  const { min, max, basis } = hourlyRate;
  if (basis === 'consultant_invoice') return { min, max };
  return { min: Math.round(min * 1.370117), max: Math.round(max * 1.370117) };
}

function locationsOf({ location }: Job): string[] {
  const place = location === null ? undefined : locationById(location);
  return place ? [...new Set([place.id, place.regionId])] : [];
}

function fieldsOf({ workFields }: Job): string[] {
  return [...new Set(workFields.flatMap((id) => [id, workFieldById(id)?.group ?? id]))];
}

/** The values under which a job is counted. */
const VALUES = {
  locations: locationsOf,
  workroles: ({ workRole }) => [workRole],
  workfields: fieldsOf,
  employmentTypes: (job) => job.employmentTypes,
  systems: (job) => job.systems,
  timeOfDay: (job) => job.timeOfDay,
  onCallDuty: ({ onCallDuty }) => (onCallDuty ? ['yes'] : []),
  newGraduates: (job) => (isForNewGraduates(job) ? ['yes'] : []),
  withoutLicence: (job) => (isWithoutLicence(job) ? ['yes'] : []),
  wholeTerms: (job) => (statesAllTerms(job) ? ['yes'] : []),
  travel: (job) => held(job.travel),
  housing: (job) => held(job.housing),
  // Counted by the candidate, see above
  onlyEligible: () => [],
} satisfies Record<Facet, (job: Job) => string[]>;

function countFacets(without: (facet: Facet) => Job[]): FacetCounts {
  return recordOf(FACETS, (facet) => {
    const counts: Record<string, number> = {};
    for (const value of without(facet).flatMap(VALUES[facet])) {
      counts[value] = (counts[value] ?? 0) + 1;
    }
    return counts;
  });
}

function rateBars(jobs: readonly Job[]): number[] {
  const rates = jobs.map(invoiceOf);
  return Array.from({ length: 30 }, (_, bar) => {
    const from = bar === 0 ? 0 : 500 + bar * 100;
    const to = bar === 29 ? Number.POSITIVE_INFINITY : 500 + (bar + 1) * 100;
    return rates.filter((rate) => rate && rate.max >= from && rate.min < to).length;
  });
}
