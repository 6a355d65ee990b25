import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER, JOB_ORDERS, type JobFilter } from '#domain/jobs/filter';
import { searchJobs } from './searchJobs';
import { fewJobs as index } from './testing/fewJobs';

const ASKER = { today: '2026-11-27', candidate: null };
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
    // With few jobs of its own, more of the others are shown
    expect(nearby?.results).toHaveLength(9);
    expect(nearby?.change.workroles).not.toContain('barnmorska');
  });

  it('are six beside six or more of its own', () => {
    const { total, nearby } = search({ workroles: ['iva-sjukskoterska'] });
    expect([total, nearby?.total, nearby?.results.length]).toEqual([8, 3, 3]);
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
