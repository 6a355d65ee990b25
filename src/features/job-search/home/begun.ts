import { suggestedJobs } from '#domain/api/account';
import { type ToContinue, toContinue } from '#domain/api/home';
import type { Prefetch } from '../../../data/prefetch';

/** What a candidate has begun, and how many jobs match their preferences. */
export interface Begun extends ToContinue {
  matches: number;
}

/**
 * Reads it; null where there is nothing, and when it cannot be read: the page has all the rest.
 *
 * @param hasWishes - without any, every job would match.
 */
export async function readBegun(prefetch: Prefetch, hasWishes: boolean): Promise<Begun | null> {
  try {
    const [{ draft, interview }, { total }] = await Promise.all([
      prefetch.peek(toContinue, {}),
      hasWishes ? prefetch.peek(suggestedJobs, { pageLength: '1' }) : { total: 0 },
    ]);
    return draft || interview || total > 0 ? { draft, interview, matches: total } : null;
  } catch {
    return null;
  }
}
