import { openNow } from '#domain/api/home';
import { keepTrying } from '../lib/keepTrying';
import type { SiteData } from './siteData';
import { awaitsLists, isListsLoading } from './whileListsLoad';

/** Milliseconds between two questions, as the server's `Retry-After`. */
const LONGEST_PAUSE = 5000;

const waits = new WeakMap<SiteData, Promise<void>>();

/**
 * Resolves when the server's lists are read in, or when it has no answer for another reason, which
 * the next call tells. All that wait in a page ask by one call.
 */
export function waitForLists(data: SiteData): Promise<void> {
  const wait = waits.get(data) ?? ask(data).finally(() => waits.delete(data));
  waits.set(data, wait);
  return wait;
}

async function ask({ api, state }: SiteData): Promise<void> {
  state.set(awaitsLists, true);
  await keepTrying(() => api.call(openNow, {}), {
    signal: new AbortController().signal,
    mayPass: isListsLoading,
    longestPause: LONGEST_PAUSE,
  }).catch(() => undefined);
  state.set(awaitsLists, false);
}
