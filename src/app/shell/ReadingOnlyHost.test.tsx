import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filterJobs } from '#domain/api/portal';
import { READING_ONLY_HEADER } from '#domain/api/readingOnly';
import { serviceStatus } from '#domain/api/serviceStatus';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import type { ApiClient } from '../../data/apiClient';
import { httpClient } from '../../data/httpClient';
import { renderSite } from '../../testing/renderSite';
import { ReadingOnlyHost } from './ReadingOnlyHost';

const SINCE = '2026-11-22T13:05:00.000Z';
const SITE = { publicUrl: 'https://vikari.test', today: '2026-11-22', demo: true };
const line = () => screen.queryByRole('link')?.closest('p') ?? null;

let downSince: string | null;
const api = {
  call: async (endpoint: unknown) => {
    expect(endpoint).toBe(serviceStatus);
    return { status: 0, storeDownSince: downSince };
  },
} as unknown as ApiClient;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  downSince = SINCE;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the line about a store that is down', () => {
  it.each([
    [
      'sv',
      'Just nu kan du läsa och söka, men inte logga in',
      '22 nov. 14:05',
      'fortfarande inloggad',
    ],
    ['en', 'you can read and search, but not log in', '22 Nov', 'still logged in'],
  ] as const)(
    'in %s says what works, since when, and goes when it is over',
    async (language, ...texts) => {
      const site = { ...SITE, readingOnly: { since: SINCE, signedIn: true as const } };
      await renderSite(<ReadingOnlyHost />, { language, api, site });
      await waitFor(() => expect(line()).not.toBeNull());
      for (const text of texts) expect(line()).toHaveTextContent(text);
      expect(screen.getByRole('link')).toHaveAttribute('href', '/driftstatus');
      await act(() => vi.advanceTimersByTimeAsync(31_000));
      expect(line()).not.toBeNull();
      downSince = null;
      await act(() => vi.advanceTimersByTimeAsync(31_000));
      expect(line()).toBeNull();
    },
  );

  it('comes with an answer that was read without the store', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ status: 0, results: [] }, { headers: { [READING_ONLY_HEADER]: SINCE } }),
    );
    await renderSite(<ReadingOnlyHost />, { api, site: SITE });
    expect(line()).toBeNull();
    await act(() => httpClient.call(filterJobs, { filter: EMPTY_FILTER, order: 'newest' }));
    await waitFor(() => expect(line()).toHaveTextContent('Försök igen om några minuter'));
  });
});
