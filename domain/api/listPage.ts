import { isCalendarDay } from '#domain/calendar/days';

/** A caller's request for a page of a list; a GET's query contains texts. */
export interface ListPageRequest {
  /** 1–100, as digits. */
  pageLength?: string;
  /** The previous page's `nextPageToken`. */
  startAfter?: string;
}

/** The position in a list after the last row shown: that row's own sort key. */
export interface ListCursor {
  /** ISO 8601 UTC with microseconds, the precision of the database. */
  at: string;
  id: string;
}

const CONTENT =
  /^([12]\d{3}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}Z) ([\x21-\x7e]{1,64})$/;
const LONGEST_TOKEN = 128;

/** Writes the cursor as an opaque base64url token. */
export function encodeListToken({ at, id }: ListCursor): string {
  return btoa(`${at} ${id}`).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Reads a token; null for anything that `encodeListToken` did not write. */
export function decodeListToken(token: string): ListCursor | null {
  if (token.length > LONGEST_TOKEN || !/^[\w-]+$/.test(token) || token.length % 4 === 1) {
    return null;
  }
  const content = CONTENT.exec(atob(token.replaceAll('-', '+').replaceAll('_', '/')));
  const [, at = '', id = ''] = content ?? [];
  const ours = isCalendarDay(at.slice(0, 10)) && encodeListToken({ at, id }) === token;
  return ours ? { at, id } : null;
}
