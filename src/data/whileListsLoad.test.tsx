import { expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { openNow } from '#domain/api/home';
import { fakeServices } from '../testing/fakeServices';
import { LISTS_LOADING } from '../testing/loadingLists';
import { onceListsAreRead } from './onceListsAreRead';
import { createPrefetch } from './prefetch';
import { createSiteData } from './siteData';
import { awaitsLists, nullWhileListsLoad } from './whileListsLoad';

const FAULTS = [new ApiError('unavailable', 'The database is gone.'), new TypeError('x')];

it('goes without a list that is being read in, notes it, and hides no other fault', async () => {
  const prefetch = createPrefetch(fakeServices({}).client);
  expect(await nullWhileListsLoad(prefetch, Promise.resolve(7))).toBe(7);
  for (const fault of FAULTS) {
    await expect(nullWhileListsLoad(prefetch, Promise.reject(fault))).rejects.toBe(fault);
  }
  expect(prefetch.missesLists).toBeUndefined();
  expect(await nullWhileListsLoad(prefetch, Promise.reject(LISTS_LOADING))).toBeNull();
  expect(prefetch.missesLists).toBe(true);
});

it('waits for lists that are being read in: all of a page by one question', async () => {
  vi.useFakeTimers();
  let loading = true;
  const answer = () => {
    if (loading) throw LISTS_LOADING;
    return { status: 0, results: [] };
  };
  const { client, asked } = fakeServices({ [openNow.path]: answer });
  const data = createSiteData(client);
  const calls = [vi.fn(async () => answer()), vi.fn(async () => answer())];
  const answers = Promise.all(calls.map((call) => onceListsAreRead(data, call)));
  await vi.waitFor(() => expect(data.state.get(awaitsLists)).toBe(true));
  await vi.advanceTimersByTimeAsync(20_000);
  // After 1, 2, 4 seconds, and then every 5
  expect(asked).toHaveLength(6);
  loading = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(await answers).toHaveLength(2);
  expect(data.state.get(awaitsLists)).toBe(false);
  expect(calls.map((call) => call.mock.calls.length)).toEqual([2, 2]);
  vi.useRealTimers();
});

it.each(FAULTS)('does not wait for what is %s', async (fault) => {
  const data = createSiteData(fakeServices({ [openNow.path]: fault }).client);
  await expect(onceListsAreRead(data, () => Promise.reject(fault))).rejects.toBe(fault);
  const call = vi.fn().mockRejectedValueOnce(LISTS_LOADING).mockRejectedValueOnce(fault);
  await expect(onceListsAreRead(data, call)).rejects.toBe(fault);
});
