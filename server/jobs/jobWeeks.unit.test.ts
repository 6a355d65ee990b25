import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/days';
import { isoWeekOf } from '#domain/calendar/isoWeek';
import { EMPTY_FILTER, type JobFilter, type JobOrder } from '#domain/jobs/filter';
import type { Job } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { holds } from '../../scripts/testing/holds';
import { JobIndex } from './jobIndex';
import { filter, job, ranking, TODAY } from './testing/arbitraries';
import { inOrder, naiveSearch } from './testing/naiveSearch';

const order = fc.constantFrom<JobOrder>('relevance', 'newest', 'highest_hourly_rate');

/** The Monday under which a job is listed; null where it states no start. */
function mondayOf({ startsOn }: Job, { fromDate }: JobFilter, today: string): string | null {
  const first = isoWeekOf(fromDate !== null && fromDate > today ? fromDate : today).startDate;
  if (startsOn === null) return null;
  const monday = isoWeekOf(startsOn).startDate;
  return monday > first ? monday : first;
}

const hasWorkIn = (monday: string | null) => (job: Job) =>
  monday === null
    ? job.startsOn === null
    : job.startsOn !== null &&
      job.startsOn <= addDays(monday, 6) &&
      (job.endsOn === null || job.endsOn >= monday);

/** The jobs in the order of the weeks, and the weeks with their counts. */
function naiveWeeks(jobs: readonly Job[], wanted: JobFilter, today: string) {
  const mondays = [...new Set(jobs.map((each) => mondayOf(each, wanted, today)))].sort((a, b) =>
    a === null ? 1 : b === null || a < b ? -1 : 1,
  );
  return mondays.map((startDate) => ({
    startDate,
    jobs: jobs.filter((each) => mondayOf(each, wanted, today) === startDate),
    working: jobs.filter(hasWorkIn(startDate)).length,
  }));
}

function allPages(index: JobIndex, wanted: JobFilter, options: object, pageLength: number) {
  const ids: string[] = [];
  let startAfter: string | null = null;
  do {
    const page = index.search(wanted, {
      order: 'newest',
      today: TODAY,
      facets: false,
      byWeek: true,
      ...options,
      pageLength,
      startAfter,
    });
    ids.push(...page.results.map(({ id }) => id));
    startAfter = page.nextPageToken;
  } while (startAfter !== null);
  return ids;
}

describe('a list by weeks', () => {
  it('has the weeks, the counts and the jobs of the definition, on any pages', () => {
    const jobs = fc.array(job(60), { maxLength: 80 });
    const size = fc.integer({ min: 1, max: 9 });
    const today = fc.constantFrom(TODAY, '2026-03-01', '2026-10-30');
    holds(
      fc.property(
        jobs,
        filter,
        order,
        ranking(),
        size,
        today,
        (all, wanted, by, preferred, n, on) => {
          const index = new JobIndex();
          const byId = new Map(all.map((each) => [each.id, each]));
          index.apply({ changed: [...byId.values()] });
          const found = naiveSearch([...byId.values()], wanted, on, null, preferred);
          const weeks = naiveWeeks(inOrder(found.results, by, found.scoreOf), wanted, on);
          const options = { order: by, today: on, ranking: preferred };
          const answer = index.search(wanted, {
            ...options,
            pageLength: 1,
            startAfter: null,
            facets: false,
            byWeek: true,
          });
          expect(answer.weeks).toEqual(weeks.map((week) => ({ ...week, jobs: week.jobs.length })));
          expect(answer.total).toBe(found.total);
          expect(allPages(index, wanted, options, n)).toEqual(
            weeks.flatMap((week) => week.jobs.map(({ id }) => id)),
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  it('shows a long job once, where it begins, and counts it in every week with work', () => {
    const index = new JobIndex();
    index.apply({
      changed: [
        aJob({ id: 'v-1', startsOn: '2026-01-12', endsOn: '2026-03-25' }),
        aJob({ id: 'v-2', startsOn: '2026-03-11', endsOn: '2026-03-20' }),
        aJob({ id: 'v-3', startsOn: '2026-03-23', endsOn: null }),
        aJob({ id: 'v-4', startsOn: null, endsOn: null }),
      ],
    });
    const { weeks, results } = index.search(EMPTY_FILTER, {
      order: 'newest',
      pageLength: 30,
      startAfter: null,
      today: '2026-03-04',
      facets: false,
      byWeek: true,
    });
    expect(results.map(({ id }) => id)).toEqual(['v-1', 'v-2', 'v-3', 'v-4']);
    expect(weeks).toEqual([
      { startDate: '2026-03-02', jobs: 1, working: 1 },
      { startDate: '2026-03-09', jobs: 1, working: 2 },
      { startDate: '2026-03-23', jobs: 1, working: 2 },
      { startDate: null, jobs: 1, working: 1 },
    ]);
  });

  it('has no other order for jobs without dates: they are at its end already', () => {
    const index = new JobIndex();
    const source = { name: 'jobtech', id: '1', url: null, applyUrl: null } as const;
    const imported = { source: { ...source, extent: null, datesRebased: false } };
    index.apply({
      changed: [
        aJob({ id: 'v-1', startsOn: null, endsOn: null }),
        aJob({ id: 'v-2', startsOn: null, endsOn: null, ...imported }),
        aJob({ id: 'v-3', startsOn: '2026-03-11', endsOn: '2026-03-20' }),
      ],
    });
    const filter = { ...EMPTY_FILTER, fromDate: '2026-03-09' };
    const options = { order: 'newest', pageLength: 30, startAfter: null, facets: false } as const;
    const search = (byWeek: boolean) =>
      index.search(filter, { ...options, today: '2026-03-04', byWeek }).results.map(({ id }) => id);
    expect(search(true)).toEqual(['v-3', 'v-2', 'v-1']);
    expect(search(false)).toEqual(['v-3', 'v-1', 'v-2']);
  });

  it('continues in the first week where that of the last page has passed', () => {
    const index = new JobIndex();
    const starts = ['2026-03-03', '2026-03-10'];
    index.apply({ changed: starts.map((startsOn, at) => aJob({ id: `v-${at}`, startsOn })) });
    const options = { order: 'newest', pageLength: 1, facets: false, byWeek: true } as const;
    const first = index.search(EMPTY_FILTER, { ...options, startAfter: null, today: '2026-03-08' });
    const startAfter = first.nextPageToken;
    const next = index.search(EMPTY_FILTER, { ...options, startAfter, today: '2026-03-09' });
    expect(first.results.map(({ id }) => id)).toEqual(['v-0']);
    expect(next.weeks).toEqual([{ startDate: '2026-03-09', jobs: 2, working: 2 }]);
  });
});
