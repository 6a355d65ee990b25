import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { createPrefetch } from '../../data/prefetch';
import { fakeServices } from '../../testing/fakeServices';
import { loadJobList } from './loadJobList';

function load(path: string) {
  const { client, asked } = fakeServices({
    'misc/constants': { status: 0, ...CONSTANTS },
    'public/jobs/filter': { status: 0, results: [], total: 0, nextPageToken: null },
  });
  const url = new URL(path, 'https://vikari.example.com');
  const loading = loadJobList(createPrefetch(client), { url, params: {}, language: 'sv' });
  return { loading, asked };
}

const locationOf = (thrown: unknown) =>
  thrown instanceof Response ? thrown.headers.get('location') : thrown;

describe('loadJobList', () => {
  it('requests what the address says, and sends the names that it shows', async () => {
    const { loading, asked } = load('/jobs?locations=m-1280&order=highest_hourly_rate');
    const { places } = await loading;
    expect(asked.find(({ path }) => path === 'public/jobs/filter')?.request).toEqual({
      filter: { ...EMPTY_FILTER, locations: ['m-1280'] },
      order: 'highest_hourly_rate',
    });
    expect(places.some(({ label }) => label === 'Malmö')).toBe(true);
  });

  it.each([
    ['/jobs?roles=barnmorska,trollkarl', '/jobs?roles=barnmorska'],
    ['/jobs?roles=trollkarl', '/jobs'],
    ['/jobs?systems=gone&lang=en', '/jobs?lang=en'],
    ['/jobs?systems=gone&q=natt&lang=en', '/jobs?q=natt&lang=en'],
  ])('leads %s to %s', async (from, to) => {
    const thrown: unknown = await load(from).loading.catch((error: unknown) => error);
    expect(locationOf(thrown)).toBe(to);
  });

  it.each(['/jobs?roles=&q=&from-date=', '/jobs?utm_source=mail', '/jobs?from-date=x'])(
    'accepts %s as it is',
    async (path) => {
      await expect(load(path).loading).resolves.toMatchObject({ roleGroups: expect.any(Array) });
    },
  );
});
