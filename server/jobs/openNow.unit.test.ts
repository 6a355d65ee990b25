import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import type { Job } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { holds } from '../../scripts/testing/holds';
import { JobIndex } from './jobIndex';
import { countOpenNow, createOpenNowCounts } from './openNow';
import { changes, TODAY } from './testing/arbitraries';
import { naiveSearch } from './testing/naiveSearch';

it('counts what each list of the definition finds, through any changes', () => {
  holds(
    fc.property(fc.array(changes(40), { maxLength: 6 }), (steps) => {
      const index = new JobIndex();
      const openNowOn = createOpenNowCounts(index);
      const jobs = new Map<string, Job>();
      for (const { changed = [], removed = [] } of steps) {
        index.apply({ changed, removed });
        for (const id of removed) jobs.delete(id);
        for (const job of changed) jobs.set(job.id, job);
        const found = (filter: object) =>
          naiveSearch([...jobs.values()], { ...EMPTY_FILTER, ...filter }, TODAY).total;
        const open = openNowOn(TODAY);
        expect(openNowOn(TODAY)).toBe(open);
        expect(open.total).toBe(found({}));
        for (const { id, total } of open.professions) {
          expect(total).toBe(found({ workroles: [id] }));
        }
        for (const { id, total } of open.regions) expect(total).toBe(found({ locations: [id] }));
        for (const { fromDate, toDate, total } of open.weeks) {
          expect(total).toBe(found({ fromDate, toDate }));
        }
      }
    }),
    { numRuns: 60 },
  );
});

it('names the professions and regions with most jobs, and the weeks from today on', () => {
  const index = new JobIndex();
  const job = (id: string, changes: Partial<Job>) =>
    aJob({ id, closesOn: '2026-12-24', ...changes });
  index.apply({
    changed: [
      job('a', { workRole: 'barnmorska', location: 'm-1280', startsOn: null, endsOn: null }),
      job('b', { location: 'm-0180', startsOn: '2026-03-02', endsOn: '2026-03-08' }),
      job('c', { location: 'm-0180', startsOn: '2026-03-09', endsOn: '2026-03-20' }),
    ],
  });
  const { professions, regions, weeks } = countOpenNow(index, '2026-03-04');
  expect(professions.map(({ id, total }) => [id, total])).toEqual([
    ['sjukskoterska', 2],
    ['barnmorska', 1],
  ]);
  expect(regions.map(({ id, name, total }) => [id, name, total])).toEqual([
    ['r-01', 'Stockholms län', 2],
    ['r-12', 'Skåne län', 1],
  ]);
  expect(weeks).toHaveLength(8);
  expect(weeks.slice(0, 4)).toEqual([
    { weekNumber: 10, fromDate: '2026-03-04', toDate: '2026-03-08', total: 2 },
    { weekNumber: 11, fromDate: '2026-03-09', toDate: '2026-03-15', total: 2 },
    { weekNumber: 12, fromDate: '2026-03-16', toDate: '2026-03-22', total: 2 },
    { weekNumber: 13, fromDate: '2026-03-23', toDate: '2026-03-29', total: 1 },
  ]);
});

it('is counted again on another day', () => {
  const index = new JobIndex();
  index.apply({ changed: [aJob({ closesOn: '2026-03-05' })] });
  const openNowOn = createOpenNowCounts(index);
  expect(openNowOn('2026-03-05').total).toBe(1);
  expect(openNowOn('2026-03-06').total).toBe(0);
});
