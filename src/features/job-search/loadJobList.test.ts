import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { createPrefetch } from '../../data/prefetch';
import { fakeServices } from '../../testing/fakeServices';
import { LISTS_LOADING } from '../../testing/loadingLists';
import { loadJobList } from './loadJobList';

const EMPTY = { status: 0, results: [], total: 0, nextPageToken: null };

function load(path: string, list: object = EMPTY, inBrowser?: true) {
  const { client, asked } = fakeServices({
    'misc/constants': { status: 0, ...CONSTANTS },
    'public/jobs/filter': list,
  });
  const url = new URL(path, 'https://vikari.example.com');
  const prefetch = createPrefetch(client);
  const request = { url, params: {}, language: 'sv', ...(inBrowser && { inBrowser }) } as const;
  return { loading: loadJobList(prefetch, request), asked, prefetch };
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

  it('opens in a browser without a list that is being read in; a server has no page then', async () => {
    const { loading, prefetch } = load('/jobs', LISTS_LOADING, true);
    await expect(loading).resolves.toMatchObject({ roleGroups: expect.any(Array) });
    expect(prefetch.missesLists).toBe(true);
    await expect(load('/jobs', LISTS_LOADING).loading).rejects.toBe(LISTS_LOADING);
  });

  it.each(['/jobs?roles=&q=&from-date=', '/jobs?utm_source=mail', '/jobs?from-date=x'])(
    'accepts %s as it is',
    async (path) => {
      await expect(load(path).loading).resolves.toMatchObject({ roleGroups: expect.any(Array) });
    },
  );
});
