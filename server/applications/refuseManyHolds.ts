import { DAY, instant } from '../lib/time';
import { tooMany } from '../lib/tooMany';
import type { Queryable } from '../storage/database';
import { findHoldsSince } from './documentRequests.repository';

/** How often an application can be made to wait in a day: each time is a line, a push and a mail. */
const HOLDS_A_DAY = 5;

/**
 * Refuses to make an application wait for its candidate once more; else how often it has been in the
 * last 24 hours.
 *
 * @param now - milliseconds since the epoch.
 * @throws ApiError `rate_limited`
 */
export async function refuseManyHolds(tx: Queryable, id: string, now: number): Promise<number> {
  const holds = await findHoldsSince(tx, id, instant(now - DAY));
  const last = holds[HOLDS_A_DAY - 1];
  if (last === undefined) return holds.length;
  const message = `An application can be made to wait ${HOLDS_A_DAY} times a day.`;
  throw tooMany(message, Date.parse(last) + DAY - now);
}
