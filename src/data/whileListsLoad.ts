import { ApiError } from '#domain/api/errors';
import { pageValue } from './pageState';
import type { Prefetch } from './prefetch';

/** Whether the page asks, until they come, for lists that the server reads in just after its start. */
export const awaitsLists = pageValue(false);

/** Whether a call has no answer since the server reads in its lists. */
export const isListsLoading = (error: unknown): boolean =>
  error instanceof ApiError && error.extra?.reason === 'lists_loading';

/**
 * A loader's answer, or null while the server reads in its lists: for what stands beside a page that
 * is whole without it. The loader runs again when they have come.
 */
export async function nullWhileListsLoad<Answer>(
  prefetch: Pick<Prefetch, 'missesLists'>,
  read: Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await read;
  } catch (error) {
    if (!isListsLoading(error)) throw error;
    prefetch.missesLists = true;
    return null;
  }
}
