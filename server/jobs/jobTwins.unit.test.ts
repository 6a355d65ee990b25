import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import type { Job } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { comesBeforeTwin, twinKeyOf } from '#domain/jobs/twins';
import { holds } from '../../scripts/testing/holds';
import { JobIndex } from './jobIndex';
import { createJobService } from './jobs.service';
import { searchAmong } from './searchJobs';
import { findSimilarJobs } from './similarJobs';

const TODAY = '2026-03-02';
const TITLES = ['Leg. optiker till Synsam Gislaved', 'Leg. optiker till Synsam Gävle', 'Optiker'];
const OPTIONS = {
  order: 'newest',
  pageLength: 100,
  startAfter: null,
  today: TODAY,
  facets: true,
} as const;

function anAd(number: number, changes: Partial<Job> = {}): Job {
  const id = `jt-${number}`;
  return aJob({
    id,
    title: TITLES[0] ?? '',
    workRole: 'optiker',
    description: [],
    employerId: null,
    source: {
      name: 'jobtech',
      id: `${number}`,
      url: null,
      applyUrl: null,
      extent: null,
      datesRebased: false,
    },
    ...changes,
  });
}

const ad: fc.Arbitrary<Job> = fc
  .record({
    title: fc.constantFrom(...TITLES),
    status: fc.constantFrom<Job['status']>('open', 'open', 'open', 'deleted'),
    closesOn: fc.constantFrom('2026-03-01', TODAY, '2026-03-03', '2026-04-15'),
    publishedAt: fc.constantFrom('2026-02-01T08:00:00.000Z', '2026-02-20T08:00:00.000Z'),
    location: fc.constantFrom('m-0662', 'm-2180'),
  })
  .chain((changes) => fc.nat(11).map((number) => anAd(number, changes)));

/** The open jobs of which no twin comes first, with how many twins each has. */
function expectedOf(jobs: readonly Job[]): [string, number | undefined][] {
  const open = jobs.filter(({ status, closesOn }) => status === 'open' && closesOn >= TODAY);
  const twinsOf = (job: Job) =>
    open.filter((one) => one.id !== job.id && twinKeyOf(one) === twinKeyOf(job));
  return open.flatMap((job): [string, number | undefined][] => {
    const twins = twinKeyOf(job) === null ? [] : twinsOf(job);
    if (twins.some((twin) => comesBeforeTwin(twin, job))) return [];
    return [[job.id, twins.length || undefined]];
  });
}

it('lists one of each group through any changes, and counts it once', () => {
  const steps = fc.array(fc.array(ad, { maxLength: 8 }), { minLength: 1, maxLength: 8 });
  holds(
    fc.property(steps, fc.array(fc.nat(11), { maxLength: 3 }), (batches, removed) => {
      const index = new JobIndex();
      const jobs = new Map<string, Job>();
      for (const [step, batch] of batches.entries()) {
        const gone = step === 1 ? removed.map((number) => `jt-${number}`) : [];
        index.apply({ changed: batch, removed: gone });
        for (const id of gone) jobs.delete(id);
        for (const job of batch) jobs.set(job.id, job);
        const { results, total, facets } = index.search(EMPTY_FILTER, OPTIONS);
        const expected = expectedOf([...jobs.values()]);
        const shown = results.map(({ id, twins }) => [id, twins]);
        expect(shown.sort()).toEqual([...expected].sort());
        expect(total).toBe(expected.length);
        expect(facets?.workroles.optiker ?? 0).toBe(expected.length);
      }
    }),
    { numRuns: 300 },
  );
});

it('shows the next twin when the first is removed, also after segments were merged', () => {
  const index = new JobIndex();
  const search = () => index.search(EMPTY_FILTER, OPTIONS).results.map(({ id }) => id);
  index.apply({ changed: [anAd(1), anAd(2, { closesOn: '2026-05-01' })] });
  expect(search()).toEqual(['jt-2']);
  index.apply({ changed: Array.from({ length: 40 }, (_, at) => aJob({ id: `v-${at}` })) });
  expect(search()).toHaveLength(41);
  index.apply({ removed: ['jt-2'] });
  expect(search()).toContain('jt-1');
  expect(index.twinsOf('jt-1', TODAY)).toEqual([]);
});

it('finds every twin by its id, as the one that is listed', () => {
  const index = new JobIndex();
  index.apply({ changed: [anAd(1), anAd(2), anAd(3, { location: 'm-2180' })] });
  const filter = { ...EMPTY_FILTER, locations: ['m-2480'] };
  expect(searchAmong(index, ['jt-1', 'jt-2', 'jt-3'], filter, { today: TODAY })).toEqual([
    'jt-1',
    'jt-2',
  ]);
  expect(['jt-1', 'jt-2', 'jt-3', 'v-9'].map((id) => index.listedFor(id))).toEqual([
    'jt-1',
    'jt-1',
    'jt-3',
    'v-9',
  ]);
  expect(index.twinsOf('jt-2', TODAY).map(({ id }) => id)).toEqual(['jt-1', 'jt-2']);
});

it('shows no twin of a job among the jobs that are similar to it', () => {
  const index = new JobIndex();
  index.apply({ changed: [anAd(1), anAd(2), anAd(3, { title: 'Optiker' })] });
  const wanted = { workroles: ['optiker'], locations: ['m-2480'], workfields: [] };
  const similar = findSimilarJobs(index, wanted, { exclude: 'jt-2', length: 6, today: TODAY });
  expect(similar.map(({ id }) => id)).toEqual(['jt-3']);
});

it('says on each page which the other twins are, and which one lists show', async () => {
  const closed = anAd(4, { closesOn: '2026-03-01' });
  const jobs = [
    anAd(1),
    anAd(2, { closesOn: '2026-05-01' }),
    closed,
    anAd(5, { title: 'Optiker' }),
  ];
  const index = new JobIndex();
  index.apply({ changed: jobs });
  const service = createJobService({
    index,
    clock: { now: () => Date.parse(`${TODAY}T12:00:00Z`) },
    repository: {
      async findAgain(id) {
        const job = jobs.find((one) => one.id === id);
        return job ? { job, written: 1 } : null;
      },
    },
    hasApplied: async () => false,
    repliesOf: async () => null,
  });
  const show = async (id: string) => {
    const { data } = await service.show(id, { userId: null, includeWorkplace: false });
    return { twins: data.twins?.map(({ closesOn }) => closesOn), listedAs: data.listedAs };
  };
  const slug = jobs[1]?.slug;
  expect(await show('jt-1')).toEqual({ twins: ['2026-05-01'], listedAs: slug });
  expect(await show('jt-2')).toEqual({ twins: ['2026-04-10'], listedAs: undefined });
  expect(await show('jt-4')).toMatchObject({ listedAs: slug });
  expect(await show('jt-5')).toEqual({ twins: undefined, listedAs: undefined });
});
