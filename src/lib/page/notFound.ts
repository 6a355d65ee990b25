import { data as errorResponse } from 'react-router-dom';
import { ApiError } from '#domain/api/errors';

/** What a loader throws where there is no such page; its `ErrorBoundary` shows a `MissingPage`. */
export const notFound = () => errorResponse(null, { status: 404 });

/** What a page reads: there is no such page where the server knows no such thing, or the id is none. */
export async function readOrNotFound<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'not_found' || error.code === 'invalid_request') throw notFound();
    throw error;
  }
}
