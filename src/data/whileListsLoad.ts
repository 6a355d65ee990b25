import { ApiError } from '#domain/api/errors';

/**
 * The answer, or null while the server reads in its lists, just after a start: for what stands beside
 * a page that is whole without it.
 */
export async function nullWhileListsLoad<Answer>(read: Promise<Answer>): Promise<Answer | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && error.extra?.reason === 'lists_loading') return null;
    throw error;
  }
}
