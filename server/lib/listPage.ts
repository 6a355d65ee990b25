import { decodeListToken, encodeListToken, type ListPageRequest } from '#domain/api/listPage';

/**
 * Which rows of a list a query reads: one more than the page holds, which shows whether there is a
 * next page.
 */
export interface PageBounds {
  limit: number;
  /** The sort key of the last row shown; null on the first page. */
  after: { at: string; id: string } | null;
}

/** A row with the exact instant that its list is ordered by. */
export interface PagedRow {
  id: string;
  /** As `ListCursor.at`. */
  cursorAt: string;
}

/** SQL for `PagedRow.cursorAt`. */
export function cursorText(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** @param usual - the page's length when the caller gives none. */
export function pageBounds({ pageLength, startAfter }: ListPageRequest, usual: number): PageBounds {
  return {
    limit: (pageLength === undefined ? usual : Number(pageLength)) + 1,
    after: startAfter === undefined ? null : decodeListToken(startAfter),
  };
}

/** The page's own rows, and the token of the next page; null on the last page. */
export function pageOf<Row extends PagedRow>(
  rows: readonly Row[],
  { limit }: PageBounds,
): { rows: Row[]; nextPageToken: string | null } {
  const page = rows.slice(0, limit - 1);
  const last = rows.length === limit ? page.at(-1) : undefined;
  return {
    rows: page,
    nextPageToken: last ? encodeListToken({ at: last.cursorAt, id: last.id }) : null,
  };
}
