import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER, type JobFilter, type JobOrder } from '#domain/jobs/filter';
import type { Job, PayBasis } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { isUndated } from '#domain/jobs/undated';
import { toJobSummary } from '#domain/jobViews/jobSummary';
import type { Correction } from '#domain/search/understood';
import { fold } from '#domain/text/fold';
import { holds } from '../../scripts/testing/holds';
import type { Ranking } from './index/ranking';
import { type JobChanges, JobIndex } from './jobIndex';
import { candidate, changes, filter, job, ranking, TODAY } from './testing/arbitraries';
import { inOrder, naiveSearch } from './testing/naiveSearch';

const OPTIONS = {
  order: 'newest',
  pageLength: 100,
  startAfter: null,
  today: TODAY,
  facets: false,
} as const;
const order = fc.constantFrom<JobOrder>('relevance', 'newest', 'highest_hourly_rate');

/** Applies changes to the index and to the plain list that it must agree with. */
function applyTo(
  index: JobIndex,
  jobs: Map<string, Job>,
  { changed = [], removed = [] }: JobChanges,
) {
  index.apply({ changed, removed });
  for (const id of removed) jobs.delete(id);
  for (const each of changed) jobs.set(each.id, each);
}

function indexOf(...jobs: Job[]) {
  const index = new JobIndex();
  index.apply({ changed: jobs });
  return index;
}

/** Ads are compared by folded words; what is shown is as an ad wrote it. */
const folded = ({ from, to }: Correction) => ({ from, to: fold(to) });

/** What was found before the filter got a part has nothing chosen in it. */
const whole = (found: JobFilter): JobFilter => ({ ...EMPTY_FILTER, ...found });

const idsOf = (results: readonly { id: string }[]) => results.map(({ id }) => id);

describe('JobIndex', () => {
  it('gives the results of the definition, through any changes', { timeout: 60_000 }, () => {
    // The same two candidates search repeatedly while the jobs change
    const people = fc.tuple(candidate, candidate);
    const step = fc.tuple(changes(60), filter, order, ranking(), fc.nat(1));
    holds(
      fc.property(people, fc.array(step, { maxLength: 12 }), (asking, steps) => {
        const index = new JobIndex();
        const jobs = new Map<string, Job>();
        for (const [change, found, by, preferred, one] of steps) {
          const wanted = whole(found);
          const who = asking[one] ?? null;
          applyTo(index, jobs, change);
          const expected = naiveSearch([...jobs.values()], wanted, TODAY, who, preferred);
          const options = { ...OPTIONS, order: by, candidate: who, ranking: preferred };
          const answer = index.search(wanted, { ...options, facets: true });
          expect(answer.results).toEqual(
            inOrder(expected.results, by, expected.scoreOf, wanted).map(toJobSummary),
          );
          expect(answer.total).toBe(expected.total);
          const asksForDays = wanted.fromDate !== null || wanted.toDate !== null;
          const undated = asksForDays ? expected.results.filter(isUndated).length : 0;
          expect(answer.undated ?? 0).toBe(undated);
          expect(answer.facets).toEqual(expected.facets);
          expect(answer.histogram).toEqual({ from: 500, width: 100, bars: expected.bars });
          expect(answer.suggestions).toEqual(
            expected.total === 0 ? expected.suggestions : undefined,
          );
          expect(answer.corrected?.map(folded) ?? []).toEqual(expected.corrected);
          expect(answer.ignored).toEqual(
            wanted.onlyEligible && !who ? ['onlyEligible'] : undefined,
          );
          const bare = index.search(wanted, options);
          expect(bare).toEqual({ ...answer, facets: undefined, histogram: undefined });
        }
      }),
      { numRuns: 120 },
    );
  });

  it('agrees with many jobs, in bitmaps and merged segments', { timeout: 60_000 }, () => {
    const batch = fc
      .nat(400)
      .chain((length) => changes(900, { minLength: length, maxLength: length }));
    const batches = fc.array(batch, { minLength: 3, maxLength: 5 });
    const searches = fc.array(fc.tuple(filter, candidate, ranking()), {
      minLength: 5,
      maxLength: 5,
    });
    holds(
      fc.property(batches, searches, (all, asked) => {
        const index = new JobIndex();
        const jobs = new Map<string, Job>();
        for (const batch of all) {
          applyTo(index, jobs, batch);
          index.search(EMPTY_FILTER, OPTIONS);
        }
        for (const [found, who, preferred] of asked) {
          const wanted = whole(found);
          const expected = naiveSearch([...jobs.values()], wanted, TODAY, who, preferred);
          const order = 'relevance' as const;
          const options = { ...OPTIONS, order, facets: true, candidate: who, ranking: preferred };
          const answer = index.search(wanted, options);
          expect(idsOf(answer.results)).toEqual(
            idsOf(inOrder(expected.results, order, expected.scoreOf, wanted).slice(0, 100)),
          );
          expect(answer.total).toBe(expected.total);
          expect(answer.facets).toEqual(expected.facets);
          expect(answer.histogram?.bars).toEqual(expected.bars);
        }
      }),
      { numRuns: 6 },
    );
  });

  it('lists every job once over all pages', () => {
    const size = fc.integer({ min: 1, max: 7 });
    holds(
      fc.property(
        fc.array(job(40), { maxLength: 60 }),
        filter,
        order,
        ranking(),
        size,
        (all, found, by, preferred, pageLength) => {
          const wanted = whole(found);
          const index = indexOf(...all);
          const jobs = new Map(all.map((each) => [each.id, each]));
          const { results, scoreOf } = naiveSearch(
            [...jobs.values()],
            wanted,
            TODAY,
            null,
            preferred,
          );
          const pages = walk(index, wanted, by, preferred, pageLength, () => {});
          expect(pages.flat()).toEqual(idsOf(inOrder(results, by, scoreOf, wanted)));
          for (const page of pages.slice(0, -1)) expect(page).toHaveLength(pageLength);
        },
      ),
    );
  });

  it('neither skips nor repeats a job while others are added and removed between pages', () => {
    const between = fc.array(changes(40, { maxLength: 6 }), { minLength: 1, maxLength: 8 });
    holds(
      fc.property(
        fc.array(job(40), { maxLength: 60 }),
        filter,
        order,
        // Other words may be read in another way once an ad has them
        ranking(fc.constant(true)),
        between,
        (all, anyWanted, by, preferred, later) => {
          const wanted = whole(by === 'relevance' ? { ...anyWanted, text: '' } : anyWanted);
          const index = indexOf(...all);
          const before = new Map(all.map((each) => [each.id, each]));
          const jobs = new Map(before);
          const touched = new Set<string>();
          let turn = 0;
          const seen = walk(index, wanted, by, preferred, 3, () => {
            const change = later[turn] ?? { changed: [], removed: [] };
            turn += 1;
            applyTo(index, jobs, change);
            for (const id of [...idsOf(change.changed), ...change.removed]) touched.add(id);
          }).flat();
          const wantedOf = (some: Map<string, Job>) =>
            new Set(
              idsOf(
                naiveSearch([...some.values()], { ...wanted, text: '' }, TODAY, null, preferred)
                  .results,
              ),
            );
          const stayed = [...wantedOf(before)].filter((id) => !touched.has(id));
          const untouched = seen.filter((id) => !touched.has(id));
          expect(new Set(untouched).size).toBe(untouched.length);
          if (wanted.text === '') expect([...untouched].sort()).toEqual(stayed.sort());
        },
      ),
    );
  });

  describe('compares rates as the invoices that they are worth', () => {
    const rated = (id: string, basis: PayBasis, min: number, max = min) =>
      aJob({ id, hourlyRate: { basis, min, max } });
    const index = indexOf(
      rated('invoice-499', 'consultant_invoice', 499),
      rated('invoice-500', 'consultant_invoice', 500),
      // × 1.370117: 500 and 548
      rated('wage-365', 'hourly_employment', 365),
      rated('consultant-365', 'consultant_salary', 365),
      rated('wage-400', 'hourly_employment', 400),
      rated('invoice-550', 'consultant_invoice', 550),
      // 274, and 3 562
      rated('wage-200', 'hourly_employment', 200),
      rated('wage-2600', 'hourly_employment', 2600),
      aJob({ id: 'none', hourlyRate: null }),
    );
    const found = (limits: Partial<JobFilter>) =>
      idsOf(
        index.search({ ...EMPTY_FILTER, ...limits }, { ...OPTIONS, order: 'highest_hourly_rate' })
          .results,
      );

    it('in the order: the three bases of the same worth side by side', () => {
      expect(found({})).toEqual([
        'wage-2600',
        'invoice-550',
        'wage-400',
        'wage-365',
        'invoice-500',
        'consultant-365',
        'invoice-499',
        'wage-200',
        'none',
      ]);
    });

    it.each<[limits: Partial<JobFilter>, ids: string[]]>([
      [{ minHourlyRate: 540, maxHourlyRate: 600 }, ['invoice-550', 'wage-400']],
      // An end of the scale is no limit
      [{ minHourlyRate: 560 }, ['wage-2600']],
      [{ minHourlyRate: 560, maxHourlyRate: 3500 }, ['wage-2600']],
      [
        { maxHourlyRate: 510 },
        ['wage-365', 'invoice-500', 'consultant-365', 'invoice-499', 'wage-200'],
      ],
      [
        { minHourlyRate: 500, maxHourlyRate: 510 },
        ['wage-365', 'invoice-500', 'consultant-365', 'invoice-499', 'wage-200'],
      ],
    ])('in the filter %o', (limits, ids) => {
      expect(found(limits)).toEqual(ids);
    });

    it('in the histogram, whose first and last bars have all that is outside', () => {
      const { histogram } = index.search(EMPTY_FILTER, { ...OPTIONS, facets: true });
      expect(histogram?.bars.at(0)).toBe(7);
      expect(histogram?.bars.at(-1)).toBe(1);
    });
  });

  it('closes a job when its last day is over, without a change', () => {
    const index = indexOf(aJob({ closesOn: '2026-03-02' }));
    const totalOn = (today: string) => index.search(EMPTY_FILTER, { ...OPTIONS, today }).total;
    expect(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-02'].map(totalOn)).toEqual([
      1, 1, 0, 1,
    ]);
  });

  it('finds a job by id, by slug and by an old slug, until it is removed', () => {
    const open = aJob();
    const index = indexOf(open);
    expect(index.get(open.id)).toEqual(toJobSummary(open));
    expect(index.bySlug(open.slug)?.id).toBe(open.id);
    expect(index.bySlug(`annan-titel--${open.id}`)?.id).toBe(open.id);
    expect(index.bySlug('nothing--here')).toBeNull();
    index.apply({ changed: [{ ...open, status: 'disabled' }] });
    expect(index.get(open.id)).toBeNull();
    expect(index.size).toBe(0);
  });

  it.each([
    ['sjuksköterska', ['ambulance', 'nurse']],
    ['SJUKSKOTERSKA', ['ambulance', 'nurse']],
    ['sjukskötreska', ['ambulance', 'nurse']],
    ['nurse', ['ambulance', 'nurse']],
    ['ambulans', ['ambulance']],
    ['umea', ['nurse']],
    ['skåne sjuksköterska', ['ambulance']],
    ['norrlands universitetssjukhus', ['nurse']],
    ['natt umeå', []],
  ])('finds by the text "%s"', (text, expected) => {
    const index = indexOf(
      aJob({ id: 'nurse' }),
      aJob({
        id: 'ambulance',
        title: 'Natt i Malmö',
        workRole: 'ambulanssjukskoterska',
        location: 'm-1280',
        workplace: { ...aJob().workplace, name: 'Ambulansen Syd' },
      }),
    );
    const { results } = index.search({ ...EMPTY_FILTER, text }, OPTIONS);
    expect(idsOf(results).sort()).toEqual(expected);
  });

  it('refuses a token of the other order', () => {
    const index = indexOf(aJob({ id: 'a' }), aJob({ id: 'b' }));
    const { nextPageToken } = index.search(EMPTY_FILTER, { ...OPTIONS, pageLength: 1 });
    const search = () =>
      index.search(EMPTY_FILTER, {
        ...OPTIONS,
        order: 'highest_hourly_rate',
        startAfter: nextPageToken,
      });
    expect(search).toThrow(RangeError);
  });
});

/** Reads page after page, doing `meanwhile` in between; the ids on each page. */
function walk(
  index: JobIndex,
  wanted: JobFilter,
  by: JobOrder,
  preferred: Ranking,
  pageLength: number,
  meanwhile: () => void,
): string[][] {
  const pages: string[][] = [];
  let startAfter: string | null = null;
  do {
    const page = index.search(wanted, {
      ...OPTIONS,
      order: by,
      ranking: preferred,
      pageLength,
      startAfter,
    });
    pages.push(idsOf(page.results));
    startAfter = page.nextPageToken;
    meanwhile();
  } while (startAfter !== null && pages.length < 100);
  return pages;
}

it('has the stated rates of the jobs that a visitor would find', () => {
  const rate = (min: number) => ({ min, max: min, basis: 'hourly_employment' as const });
  const nurse = (id: string, min: number | null, more: Partial<Job> = {}) =>
    aJob({ id, workRole: 'sjukskoterska', hourlyRate: min === null ? null : rate(min), ...more });
  const index = indexOf(nurse('one', 300), nurse('two', 320), nurse('unstated', null));
  index.refresh();
  index.apply({
    changed: [
      nurse('three', 280),
      nurse('closed', 900, { closesOn: '2000-01-01' }),
      aJob({ id: 'other', workRole: 'lakare', hourlyRate: rate(900) }),
    ],
    removed: ['two'],
  });
  const wanted = { ...EMPTY_FILTER, workroles: ['sjukskoterska'] };
  expect(
    index
      .rates(wanted, TODAY)
      .map(({ min }) => min)
      .sort(),
  ).toEqual([280, 300]);
});
