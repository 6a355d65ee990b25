import { expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { createPrefetch } from '../../data/prefetch';
import { fakeServices } from '../../testing/fakeServices';
import { loadSalary } from './loadSalary';

function load(lists: object) {
  const { client } = fakeServices({
    'misc/constants': { status: 0, ...CONSTANTS },
    'public/jobs/filter': lists,
    'public/pay_statistics': lists,
  });
  const url = new URL('https://vikari.example.com/loner/sjukskoterska');
  const params = { slug: 'sjukskoterska' };
  return loadSalary(createPrefetch(client), { url, params, language: 'sv' });
}

it('shows what a profession earns while the lists are being read in, and says that they are', async () => {
  const loading = new ApiError('unavailable', 'Loading.', undefined, { reason: 'lists_loading' });
  const salary = await load(loading);
  expect(salary).toMatchObject({ measured: null, jobs: { results: [], total: null } });
  expect(salary.figures.length).toBeGreaterThan(0);
  const gone = new ApiError('unavailable', 'The store is gone.');
  await expect(load(gone)).rejects.toBe(gone);
});
