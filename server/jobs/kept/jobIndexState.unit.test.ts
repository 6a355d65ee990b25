import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastDayToApply } from '#domain/jobs/closing';
import type { JobOrder } from '#domain/jobs/filter';
import type { Job } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { holds } from '../../../scripts/testing/holds';
import { JobIndex, type JobIndexState } from '../jobIndex';
import { searchJobs } from '../searchJobs';
import { candidate, changes, filter, ranking, TODAY } from '../testing/arbitraries';
import { PlainDataReader, recordsOf } from './plainData';

const OPTIONS = { pageLength: 100, startAfter: null, today: TODAY, facets: true } as const;
const order = fc.constantFrom<JobOrder>('relevance', 'newest', 'highest_hourly_rate');

async function keptAndRead(index: JobIndex, meanwhile = () => {}): Promise<JobIndex> {
  const records = recordsOf(index.state());
  const reader = new PlainDataReader();
  for (const record of records) {
    reader.add(record);
    meanwhile();
  }
  const again = new JobIndex();
  again.beginLoading();
  await again.restore(reader.done() as JobIndexState, TODAY, async () => undefined);
  again.endLoading();
  return again;
}

describe('an index from what was kept', () => {
  it('answers as one that was made anew, also after later changes', {
    timeout: 60_000,
  }, async () => {
    const search = fc.tuple(filter, order, ranking(), candidate, fc.boolean());
    const steps = fc.array(changes(60, { maxLength: 30 }), { minLength: 1, maxLength: 4 });
    await holds(
      fc.asyncProperty(
        steps,
        fc.array(changes(60), { maxLength: 3 }),
        fc.array(search, { minLength: 4, maxLength: 8 }),
        async (before, after, searches) => {
          const lived = new JobIndex();
          const jobs = new Map<string, Job>();
          const apply = (index: JobIndex, all: typeof before) => {
            for (const { changed, removed } of all) {
              index.apply({ changed, removed });
              for (const id of removed) jobs.delete(id);
              for (const job of changed) jobs.set(job.id, job);
              // Segments, and rows that are deleted in them
              index.refresh();
            }
          };
          apply(lived, before);
          const kept = await keptAndRead(lived, () => lived.refresh());
          // As the jobs are read in at a start
          const anew = new JobIndex();
          const open = [...jobs.values()].filter((job) => lastDayToApply(job) >= TODAY);
          anew.apply({ changed: open });
          for (const index of [kept, anew]) apply(index, after);
          for (const [wanted, by, preferred, who, byWeek] of searches) {
            const options = { ...OPTIONS, order: by, ranking: preferred, candidate: who, byWeek };
            expect(kept.search(wanted, options)).toEqual(anew.search(wanted, options));
            // As a person means it, with all that the index knows of words
            const asked = { filter: wanted, order: by, facets: true, pageLength: 100 };
            const asker = { today: TODAY, candidate: who };
            expect(searchJobs(kept, asked, asker)).toEqual(searchJobs(anew, asked, asker));
          }
          for (const { id } of jobs.values()) {
            expect(kept.listedFor(id)).toBe(anew.listedFor(id));
            expect(kept.twinsOf(id, TODAY)).toEqual(anew.twinsOf(id, TODAY));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('has all changes from before it was kept, and none from while it was written', async () => {
    const index = new JobIndex();
    index.apply({ changed: [aJob({ id: 'a' }), aJob({ id: 'b' })] });
    let changed = false;
    const kept = await keptAndRead(index, () => {
      if (changed) return;
      changed = true;
      index.apply({ changed: [aJob({ id: 'c' })], removed: ['a'] });
      index.refresh();
    });
    expect([kept.get('a')?.id, kept.get('b')?.id, kept.get('c')]).toEqual(['a', 'b', null]);
  });

  it('leaves out what closed meanwhile', async () => {
    const index = new JobIndex();
    const { closesOn } = aJob({});
    index.apply({ changed: [aJob({ id: 'open' }), aJob({ id: 'over', closesOn: '2026-01-01' })] });
    expect([closesOn >= TODAY, index.size]).toEqual([true, 2]);
    const kept = await keptAndRead(index);
    expect([kept.get('open')?.id, kept.get('over')]).toEqual(['open', null]);
  });
});
