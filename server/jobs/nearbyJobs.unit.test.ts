import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER, JOB_ORDERS, type JobFilter } from '#domain/jobs/filter';
import { aJob } from '#domain/jobs/testing/aJob';
import { JobIndex } from './jobIndex';
import { searchJobs } from './searchJobs';

const ASKER = { today: '2026-11-27', candidate: null };
const JOBS: readonly (readonly [role: string, place: string, title: string, times: number])[] = [
  ['barnmorska', 'm-2480', 'Förlossningen söker barnmorska', 2],
  ['iva-sjukskoterska', 'm-2480', 'IVA-sjuksköterska till Umeå', 8],
  ['anestesisjukskoterska', 'm-1480', 'Anestesisjuksköterska', 1],
  ['lakare', 'm-2480', 'Läkare till vårdcentral', 3],
];
const index = new JobIndex();
index.apply({
  changed: JOBS.flatMap(([workRole, location, title, times]) =>
    Array.from({ length: times }, (_, at) =>
      aJob({ workRole, location, title, id: `${workRole}-${at}`, closesOn: '2027-12-31' }),
    ),
  ),
});

const search = (changes: Partial<JobFilter>, options = {}) =>
  searchJobs(
    index,
    { filter: { ...EMPTY_FILTER, ...changes }, order: 'relevance', ...options },
    ASKER,
  );

describe('the professions near the chosen one', () => {
  it.each(JOB_ORDERS)('come apart from its own jobs in the order %s', (order) => {
    const { total, results, nearby } = search({ workroles: ['barnmorska'] }, { order });
    expect([total, results.map(({ workRole }) => workRole)]).toEqual([
      2,
      ['barnmorska', 'barnmorska'],
    ]);
    expect(nearby?.total).toBe(9);
    expect(nearby?.results).toHaveLength(6);
    expect(nearby?.change.workroles).not.toContain('barnmorska');
  });

  it('are found by the text without the profession’s words', () => {
    const { total, nearby } = search({ text: 'anestesisjuksköterska umeå' });
    expect(total).toBe(0);
    expect(nearby).toMatchObject({ total: 10, change: { text: 'umeå' } });
    const { change } = nearby ?? {};
    expect(search({ ...change }).total).toBe(10);
  });

  it.each([
    ['none was asked for', { locations: ['m-2480'] }, {}],
    ['its group has no jobs there', { workroles: ['lakare'] }, {}],
    ['later pages are read', { workroles: ['barnmorska'] }, { pageLength: 1 }],
    ['only numbers are asked for', { workroles: ['barnmorska'] }, { facets: true }],
  ])('are left out where %s', (_what, filter, options) => {
    expect(search(filter, options).nearby).toBeUndefined();
  });
});
