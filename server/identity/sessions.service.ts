import { LRUCache } from 'lru-cache';
import type { SessionSummary } from '#domain/api/sessions';
import { SHARED_IDLE } from '#domain/signIn/sharedComputer';
import type { AuditLog } from '../audit/auditLog';
import type { Clock, SteadyClock } from '../lib/clock';
import { lifetime } from '../lib/lifetime';
import { DAY, HOUR, MINUTE, SECOND } from '../lib/time';
import { hashToken, isToken, randomToken } from '../lib/tokens';
import type { SignedIn } from '../policy/caller';
import type { Database, Queryable } from '../storage/database';
import { StoreUnavailableError } from '../storage/sqlError';
import { appendSessionEnd, type SessionEndType } from './sessionChanges';
import {
  deleteSession,
  deleteSessionByPublicId,
  deleteSessionsOf,
  findSession,
  insertSession,
  listSessionsOf,
  type SessionRow,
  touchSession,
} from './sessions.repository';

/** Milliseconds after a session was last seen, and after sign-in, at which it ends. */
const LIFE = { sliding: 30 * DAY, absolute: 90 * DAY };
/** The same on a shared computer: no longer than a work shift. */
const SHARED_LIFE = { sliding: SHARED_IDLE, absolute: 12 * HOUR };
const lifeOf = (shared: boolean) => (shared ? SHARED_LIFE : LIFE);

/** Milliseconds between the times at which it is noted that a session is used. */
const seenEvery = (shared: boolean) => (shared ? MINUTE : 10 * MINUTE);
/** How long a node may still accept a session that ended on another node, if it is not notified. */
const CACHE_LIFE = 5 * SECOND;
const CACHE_SIZE = 10_000;

/**
 * Seconds; the cookie may outlast the session, whose end only the server decides. On a shared
 * computer the cookie is deleted when the browser is closed.
 */
export function sessionCookieAge(shared: boolean): number | 'until_closed' {
  return shared ? 'until_closed' : LIFE.absolute / SECOND;
}

/** The facts of a session when it begins. */
interface SessionOptions {
  /** The user said that they share the computer. */
  shared?: boolean;
  /** Whether BankID was used to sign in. */
  byBankid?: boolean;
  /** Whether that was a proof: the way was not added within the last day. As `byBankid` if absent. */
  proves?: boolean;
  /** The device's name from `deviceName`. */
  device?: string | null;
  /** The cookie's value, never used before; a random one where it is absent. */
  cookieValue?: string;
}

/**
 * Server sessions. The cookie's value is 32 random bytes of which only the SHA-256 is stored;
 * a session ends 30 days after it was last seen, and 90 days after sign-in at the latest; on a
 * shared computer after half an hour and 12 hours.
 */
export interface Sessions {
  /** Opens a session inside the caller's transaction; returns the cookie's value. */
  start(tx: Queryable, userId: string, options?: SessionOptions): Promise<string>;
  /** The session of a cookie; null for an unknown, ended or expired one. */
  read(cookieValue: string): Promise<SignedIn | null>;
  /** Whether the session with that hash is still live; reading does not extend it. */
  holds(sessionId: string): Promise<boolean>;
  /**
   * Ends a session, on this node at once. Other nodes read it from the change log, and accept
   * the session for five seconds at most.
   * @returns whether there was one to end.
   */
  end(sessionId: string, type?: SessionEndType): Promise<boolean>;
  /** Ends all the sessions of a user in one transaction; returns how many there were. */
  endAll(userId: string): Promise<number>;
  /** The user's sessions; the calling one first. */
  list(signedIn: Pick<SignedIn, 'userId' | 'sessionId'>): Promise<SessionSummary[]>;
  /**
   * Ends one of the user's own sessions by its public id.
   * @returns the session's hash; null when they have no such session.
   */
  endOwn(userId: string, publicId: string): Promise<string | null>;
  /**
   * Removes a session that ended on another node from the cache, so that the next read asks the
   * table.
   */
  forget(sessionId: string): void;
}

/** @param audit - records sign-ins and ends; when absent, they are not recorded. */
export function createSessions(
  db: Database,
  clock: Clock & SteadyClock,
  audit?: Pick<AuditLog, 'record'>,
): Sessions {
  const cache = new LRUCache<string, { signedIn: SignedIn; expiresAt: number }>({
    max: CACHE_SIZE,
    ...lifetime(CACHE_LIFE, clock),
  });
  /** Counts ended sessions: a read that an end has overtaken must not be cached. */
  let endings = 0;

  /** A live session, from the cache or the table; `onRow` gets the table's row. */
  async function find(sessionId: string, onRow?: (row: SessionRow) => Promise<void>) {
    const now = clock.now();
    const cached = cache.get(sessionId);
    if (cached && now < cached.expiresAt) return cached.signedIn;
    const endingsBefore = endings;
    const row = await findSession(db, sessionId, now);
    if (!row) return null;
    await onRow?.(row);
    const signedIn = { userId: row.user_id, sessionId, shared: row.shared };
    if (endings === endingsBefore) {
      cache.set(sessionId, { signedIn, expiresAt: Date.parse(row.expires_at) });
    }
    return signedIn;
  }

  function forget(sessionId: string): void {
    endings += 1;
    cache.delete(sessionId);
  }

  return {
    forget,

    async start(tx, userId, options = {}) {
      const { shared = false, byBankid = false, device = null } = options;
      const { proves = byBankid } = options;
      const { cookieValue = randomToken() } = options;
      const now = clock.now();
      const session = { id: hashToken(cookieValue), userId, shared, byBankid, proves, device };
      await insertSession(tx, session, { now, expiresAt: now + lifeOf(shared).sliding });
      await audit?.record(tx, { event: 'signed_in', actor: { user: userId } });
      return cookieValue;
    },

    async read(cookieValue) {
      if (!isToken(cookieValue)) return null;
      const sessionId = hashToken(cookieValue);
      return find(sessionId, async ({ shared, last_seen_at }) => {
        const now = clock.now();
        const seenBefore = now - seenEvery(shared);
        if (Date.parse(last_seen_at) < seenBefore) {
          // A store that only reads has its sessions too
          await touchSession(db, sessionId, lifeOf(shared), { now, seenBefore }).catch(
            (error: unknown) => {
              if (!(error instanceof StoreUnavailableError)) throw error;
            },
          );
        }
      });
    },

    holds: async (sessionId) => (await find(sessionId)) !== null,

    async end(sessionId, type = 'session_ended') {
      const ended = await db.transaction(async (tx) => {
        const userId = await deleteSession(tx, sessionId);
        if (userId === null) return false;
        await appendSessionEnd(tx, { type, userId, sessionId });
        await audit?.record(tx, { event: 'session_ended', actor: { user: userId } });
        return true;
      });
      forget(sessionId);
      return ended;
    },

    list: (signedIn) => listSessionsOf(db, signedIn, clock.now()),

    async endOwn(userId, publicId) {
      const ended = await db.transaction(async (tx) => {
        const sessionId = await deleteSessionByPublicId(tx, { userId, publicId }, clock.now());
        if (sessionId !== null) {
          await appendSessionEnd(tx, { type: 'session_ended', userId, sessionId });
          await audit?.record(tx, { event: 'session_ended', actor: { user: userId } });
        }
        return sessionId;
      });
      if (ended !== null) forget(ended);
      return ended;
    },

    async endAll(userId) {
      const ended = await db.transaction(async (tx) => {
        const ids = await deleteSessionsOf(tx, userId, clock.now());
        for (const sessionId of ids) {
          await appendSessionEnd(tx, { type: 'session_ended', userId, sessionId });
          await audit?.record(tx, { event: 'session_ended', actor: { user: userId } });
        }
        return ids;
      });
      for (const id of ended) forget(id);
      return ended.length;
    },
  };
}
