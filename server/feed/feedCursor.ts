import { randomBytes } from 'node:crypto';
import { ApiError } from '#domain/api/errors';
import { findLastEventNumber, findNewestEventNumber } from '../jobs/jobFeed';
import type { Queryable } from '../storage/database';
import { deleteSetting, findOrClaimSetting, findSetting } from '../storage/settings.repository';

/** In `settings`: which numbering of events this is. Another store has another one. */
const SETTING = 'job_feed_store';
const CURSOR = /^(\d{1,15})-([0-9a-f]{12})$/u;

/** Where a reader of the feed has come to, in which store's numbering. */
export interface FeedCursor {
  event: number;
  store: string;
}

/** As `after` has it: `42-9f03c7a1e2b4`. */
export const formatFeedCursor = ({ event, store }: FeedCursor): string => `${event}-${store}`;

/**
 * Reads `after`; nothing, or 0, is the beginning.
 *
 * @throws ApiError `invalid_request` for anything that is no cursor; `conflict` for one of another
 * store, such as of before a restored backup: what it was told may not be what this one has.
 */
export async function readFeedCursor(db: Queryable, after: unknown): Promise<FeedCursor> {
  if (after === undefined || after === '0') return { event: 0, store: await feedStore(db) };
  return readGiven(db, 'after', after);
}

/** Where pages towards the older ones go on; null for the newest. @throws as `readFeedCursor`. */
export async function readOlderCursor(db: Queryable, before: unknown): Promise<FeedCursor | null> {
  return before === undefined ? null : readGiven(db, 'before', before);
}

/** The cursor of the last event that can be read now. */
export async function newestCursor(db: Queryable): Promise<FeedCursor> {
  const [store, event] = await Promise.all([feedStore(db), findNewestEventNumber(db)]);
  return { event, store };
}

async function readGiven(db: Queryable, name: string, given: unknown): Promise<FeedCursor> {
  const store = await feedStore(db);
  const [, number, of] = (typeof given === 'string' && CURSOR.exec(given)) || [];
  if (number === undefined) {
    throw new ApiError('invalid_request', `${name} is a cursor that an answer gave.`, {
      [name]: 'validation.wrong_type',
    });
  }
  const event = Number(number);
  if (of !== store || event > (await findLastEventNumber(db))) {
    throw new ApiError('conflict', `${name} is of another store: begin again without it.`);
  }
  return { event, store };
}

async function feedStore(db: Queryable): Promise<string> {
  const known =
    (await findSetting(db, SETTING)) ??
    (await findOrClaimSetting(db, SETTING, randomBytes(6).toString('hex')));
  return String(known);
}

/** After a backup was restored: readers may know events that this store does not have. */
export const beginNewFeed = (db: Queryable): Promise<void> => deleteSetting(db, SETTING);
