import { type ToContinue, toContinue } from '#domain/api/home';
import type { Prefetch } from '../../../data/prefetch';

/**
 * What a candidate can go on with; null where there is nothing, and when it cannot be read: the page
 * has all the rest.
 */
export async function readBegun(prefetch: Prefetch): Promise<ToContinue | null> {
  const begun = await prefetch.peek(toContinue, {}).catch(() => null);
  return begun && (begun.draft || begun.interview || begun.matches > 0) ? begun : null;
}
