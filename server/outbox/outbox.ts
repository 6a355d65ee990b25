import { instant, SECOND } from '../lib/time';
import type { Queryable } from '../storage/database';
import type { ChannelName, NewEntry } from './entry';
import {
  type Backlog,
  deleteExpired,
  deleteLane,
  findBacklog,
  findEntries,
  insertEntries,
  type ListedEntry,
  makeAllDue,
  makeDueNow,
} from './outbox.repository';

/** Writes entries in the transaction of their cause; the workers are notified at its commit. */
export async function queue(
  tx: Queryable,
  entries: readonly NewEntry[],
  now: number,
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ lane = null, dueAt = now, expiresAt, ...entry }) => ({
    ...entry,
    lane,
    dueAt: instant(dueAt),
    expiresAt: instant(expiresAt),
  }));
  await insertEntries(tx, rows, now);
}

/** Makes what a channel holds back of an account due now: a choice of theirs has changed. */
export function wake(
  tx: Queryable,
  waiting: { channel: ChannelName; userId: string },
  now: number,
): Promise<void> {
  return makeDueNow(tx, waiting, now);
}

/** Gives up all that waits in a lane. */
export function dropLane(tx: Queryable, channel: ChannelName, lane: string): Promise<void> {
  return deleteLane(tx, channel, lane);
}

/** Deletes what is no longer worth sending; once an hour is enough. */
export function pruneOutbox(db: Queryable, now: number): Promise<void> {
  return deleteExpired(db, now);
}

/** What a channel has not sent yet. */
export function backlogOf(db: Queryable, channel: ChannelName): Promise<Backlog> {
  return findBacklog(db, channel);
}

/** How old the oldest entry of a channel is that is not sent yet, in seconds; 0 when there is none. */
export async function oldestSeconds(
  db: Queryable,
  channel: ChannelName,
  now: number,
): Promise<number> {
  const { oldest } = await backlogOf(db, channel);
  return oldest === null ? 0 : (now - Date.parse(oldest)) / SECOND;
}

/** What waits, the oldest first, for an operator; of all channels when none is given. */
export function listWaiting(
  db: Queryable,
  wanted: { channel: ChannelName | null; limit: number },
): Promise<ListedEntry[]> {
  return findEntries(db, wanted);
}

/**
 * Makes what waits in a channel due, whatever it waited for; one entry where a key is given. The nodes
 * send it at once, at their rate. @returns how many became due.
 */
export function sendNow(
  db: Queryable,
  wanted: { channel: ChannelName; key: string | null },
  now: number,
): Promise<number> {
  return makeAllDue(db, wanted, now);
}
