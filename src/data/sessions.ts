import type { ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { endSession, listSessions } from '#domain/api/sessions';
import { keyOf } from './keys';
import { cacheAnswer, type SiteData } from './siteData';
import { type Reading, useApi } from './useApi';

type SessionList = ResponseOf<typeof listSessions>;

const LIST = keyOf(listSessions, {});

/** The candidate's sessions, this one first. */
export function useSessions(): Reading<SessionList> {
  return useApi(listSessions, {});
}

/** Reads the sessions again, after one has begun or ended elsewhere. */
export async function refreshSessions({ mutate }: SiteData): Promise<void> {
  await mutate(LIST);
}

/** Ends another of the candidate's sessions. Succeeds when it has ended already. */
export async function endOwnSession(data: SiteData, id: string): Promise<void> {
  try {
    await data.api.call(endSession, { id });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
  await cacheAnswer<SessionList>(
    data,
    LIST,
    (known) => known && { ...known, results: known.results.filter((one) => one.id !== id) },
  );
}
