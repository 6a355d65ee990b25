import type { Queryable } from '../storage/database';
import { appendSessionEnd } from './sessionChanges';
import { deleteSessionsOf } from './sessions.repository';
import { saveSuspension } from './suspension.repository';

/**
 * Suspends an account and ends its sessions; how many, or null when the account is unknown or was
 * suspended already.
 *
 * @param now - milliseconds since the epoch.
 */
export async function suspendAccount(
  tx: Queryable,
  { userId, at, now }: { userId: string; at: string; now: number },
): Promise<number | null> {
  if (!(await saveSuspension(tx, userId, at))) return null;
  const sessions = await deleteSessionsOf(tx, userId, now);
  for (const sessionId of sessions) {
    await appendSessionEnd(tx, { type: 'session_ended', userId, sessionId });
  }
  return sessions.length;
}

/** Lets a suspended account sign in again; false when it is unknown or not suspended. */
export function restoreAccount(tx: Queryable, userId: string): Promise<boolean> {
  return saveSuspension(tx, userId, null);
}
