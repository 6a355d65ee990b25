import { appendChange, type Change } from '../changeLog/changeLog';
import type { Queryable } from '../storage/database';

/**
 * How a session ended: by a sign-out, or by a new sign-in in the same browser. The second is not
 * sent as an event, since that browser is signed in.
 */
const SESSION_END_TYPES = ['session_ended', 'session_replaced'] as const;
export type SessionEndType = (typeof SESSION_END_TYPES)[number];

/** A new session of a user; like the end of one, it changes the user's list of sessions. */
const SESSION_STARTED = 'session_started';

/** A session that has ended. */
export interface SessionEnd {
  type: SessionEndType;
  /** The hash that identifies it. */
  sessionId: string;
}

/** Writes the end of a session to the change log, in the transaction that ends it. */
export async function appendSessionEnd(
  tx: Queryable,
  { type, userId, sessionId }: SessionEnd & { userId: string },
): Promise<void> {
  await appendChange(tx, { scope: `user:${userId}`, type, entityId: sessionId });
}

/** Writes the start of a session to the change log, in the transaction that starts it. */
export async function appendSessionStart(
  tx: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await appendChange(tx, {
    scope: `user:${userId}`,
    type: SESSION_STARTED,
    entityId: sessionId,
  });
}

/** Whether a change is about a user's list of sessions. */
export function isSessionChange({ type }: Pick<Change, 'type'>): boolean {
  return type === SESSION_STARTED || SESSION_END_TYPES.some((end) => end === type);
}

/** The session ends among some changes. */
export function sessionEndsIn(changes: readonly Change[]): (SessionEnd & Pick<Change, 'cursor'>)[] {
  return changes.flatMap(({ type, entityId, cursor }) => {
    const known = SESSION_END_TYPES.find((one) => one === type);
    return known ? [{ type: known, sessionId: entityId, cursor }] : [];
  });
}
