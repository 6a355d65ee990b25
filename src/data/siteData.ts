import { type Cache, type ScopedMutator, type State, type Unloader, unstable_serialize } from 'swr';
// Components get `mutate` from `useSWRConfig`; loaders run before and outside components
import { initCache } from 'swr/_internal';
import { signOut } from '#domain/api/v2';
import type { ApiClient } from './apiClient';
import { type ConstantsMemory, createConstantsMemory } from './constantsMemory';
import { type AnswerKey, type LocalKey, listKey } from './keys';
import { isSignedOut, reportLostSession } from './lostSession';
import { createPageState, type PageState } from './pageState';

/** An answer that a loader has read, and the key under which hooks find it. */
export interface Prefetched {
  key: AnswerKey;
  answer: unknown;
  /** Whether it is the first page of a list. */
  list?: true;
}

/**
 * The data of one page of the site, from its start until it is closed: the client of the services,
 * SWR's cache of their answers, and what the page itself knows. A test creates its own, so that
 * tests are independent.
 */
export interface SiteData {
  /**
   * Rejects a call that is answered after the answers were cleared, since it was made by someone else;
   * but for a sign-out.
   */
  readonly api: ApiClient;
  readonly cache: Cache;
  readonly mutate: ScopedMutator;
  readonly unload: Unloader;
  readonly constants: ConstantsMemory;
  readonly state: PageState;
  /** How often the answers have been cleared. */
  clearings: number;
}

/** A call was made before the page's answers were cleared, by someone else. */
export class StartedOverError extends Error {
  override message = 'The page has started over.';
}

/** @param prefetched what the server has read for the page. */
export function createSiteData(
  api: ApiClient,
  prefetched: readonly Prefetched[] = [],
  constants: ConstantsMemory = createConstantsMemory(),
): SiteData {
  const entries = prefetched.flatMap(entriesOf);
  const made = initCache(new Map<string, State>(entries));
  if (!made) throw new Error('no cache');
  const [cache, mutate, , , unload] = made;
  const data: SiteData = {
    api: {
      call(endpoint, request, options) {
        const before = data.clearings;
        const explains = options?.explainsLostSession ?? endpoint.method !== 'GET';
        const requireSamePage = () => {
          // A sign-out may be followed before its own answer comes, which is about nobody
          if (data.clearings === before || endpoint.path === signOut.path) return;
          throw new StartedOverError();
        };
        return api.call(endpoint, request, options).then(
          (answer) => {
            requireSamePage();
            return answer;
          },
          (error: unknown) => {
            requireSamePage();
            // A refused sign-in is none
            if (explains && endpoint.access === 'candidate' && isSignedOut(error)) {
              reportLostSession(data);
            }
            throw error;
          },
        );
      },
    },
    cache,
    mutate,
    unload,
    constants,
    state: createPageState(),
    clearings: 0,
  };
  return data;
}

/**
 * The entries of an answer in SWR's cache; a list has one for the whole and one for its first page.
 */
function entriesOf({ key, answer, list }: Prefetched): [string, State][] {
  const own: [string, State] = [unstable_serialize(key), { data: answer }];
  return list ? [own, [listKey(key), { data: [answer] }]] : [own];
}

/**
 * Puts an answer, or what the device keeps, into the cache; the hooks of its key show it.
 */
export async function cacheAnswer<Answer>(
  { mutate }: SiteData,
  key: AnswerKey | LocalKey,
  answer: Answer | ((known: Answer | undefined) => Answer | undefined),
): Promise<void> {
  await mutate(key, answer, { revalidate: false });
}

/** The cached answer of a key; undefined when there is none. */
export function cachedAnswer<Answer>(
  { cache }: SiteData,
  key: AnswerKey | LocalKey,
): Answer | undefined {
  return cache.get(unstable_serialize(key))?.data;
}

/**
 * Removes every answer from the cache and every value of the page; calls that are still running
 * reject, so that nothing of theirs is put in later. Nothing is called again. What the page needs
 * next must be put in within the same task, so that no part of it is rendered without it.
 */
export function clearAnswers(data: SiteData): void {
  data.clearings += 1;
  data.unload({ revalidate: false });
  data.state.clear();
}
