import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import {
  deleteExpired,
  deleteLane,
  findBacklog,
  insertEntries,
  makeDueNow,
} from './outbox.repository';

/** The ways out. Each is an adapter in its own folder, which also lists its kinds. */
export type ChannelName = 'mail' | 'push' | 'webhook';

/** What is to be sent. */
export interface NewEntry {
  channel: ChannelName;
  /** What it is about, by the list of its channel: a mail's template, a webhook's event. */
  kind: string;
  /** The channel has one entry with it at a time: a newer one replaces the one that waits. */
  key: string;
  /** Entries of one lane are sent in order; one without a lane waits for no other. */
  lane?: string;
  /** Whose account it is about, with which it is deleted; null when it is about none. */
  userId: string | null;
  /** All that the channel needs, as JSON. Entries outlive a deploy: the next version reads it too. */
  payload: object;
  /** Milliseconds since the epoch; at once when absent. */
  dueAt?: number;
  /** Milliseconds since the epoch: when it is no longer worth sending. */
  expiresAt: number;
}

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

/** What a channel has not sent yet: how many, and when the oldest was written; null without one. */
export function backlogOf(
  db: Queryable,
  channel: ChannelName,
): Promise<{ count: number; oldest: string | null }> {
  return findBacklog(db, channel);
}
