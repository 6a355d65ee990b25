import type { JobOrder } from './filter';

/**
 * The position in a list after the last job shown: that job's own sort key, so that a page begins
 * where the last one ended even when jobs were added or removed meanwhile.
 */
export interface PageCursor {
  order: JobOrder;
  /**
   * The last job's place in its order: its highest comparable rate, SEK per hour, 0 for none; its
   * score in the order `relevance`; 0 in the order `newest`.
   */
  rank: number;
  /** Milliseconds since the epoch. */
  publishedAt: number;
  id: string;
  /** In a list by weeks: the day number of the Monday under which it is. */
  week?: number;
}

const PREFIX = { relevance: 'm', newest: 'n', highest_hourly_rate: 'r' } as const satisfies Record<
  JobOrder,
  string
>;
const CONTENT = /^([mnr])(?:w(\d{1,7}))?\.(\d{1,7})\.(\d{1,15})\.([\x21-\x7e]{1,64})$/;
const MAX_TOKEN_LENGTH = 136;

/** Writes the cursor as an opaque base64url token. */
export function encodePageToken({ order, rank, publishedAt, id, week }: PageCursor): string {
  return btoa(
    `${PREFIX[order]}${week === undefined ? '' : `w${week}`}.${rank}.${publishedAt}.${id}`,
  )
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Reads a token; null for anything that `encodePageToken` did not write for this order. */
export function decodePageToken(token: string, order: JobOrder): PageCursor | null {
  if (token.length > MAX_TOKEN_LENGTH || !/^[\w-]+$/.test(token) || token.length % 4 === 1) {
    return null;
  }
  const content = CONTENT.exec(atob(token.replaceAll('-', '+').replaceAll('_', '/')));
  if (!content) return null;
  const [, prefix, week, rank, publishedAt, id = ''] = content;
  const cursor = {
    order,
    rank: Number(rank),
    publishedAt: Number(publishedAt),
    id,
    ...(week !== undefined && { week: Number(week) }),
  };
  const ours = prefix === PREFIX[order] && encodePageToken(cursor) === token;
  return ours ? cursor : null;
}

/** A token of one order as one of another, for a list whose text asks for an order of its own. */
export function pageTokenIn(token: string, { from, to }: { from: JobOrder; to: JobOrder }): string {
  const cursor = decodePageToken(token, from);
  return cursor ? encodePageToken({ ...cursor, order: to }) : token;
}
