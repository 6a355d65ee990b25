import type { Clock, SteadyClock } from '../lib/clock';
import { DAY, HOUR, instant, MINUTE, SECOND } from '../lib/time';
import { hashToken, isToken, randomToken } from '../lib/tokens';
import type { Database, Queryable } from '../storage/database';
import { appendSessionEnd, type SessionEndType } from './sessionEnds';

/** Milliseconds after a session was last seen, and after sign-in at the latest. */
const LIFE = { sliding: 30 * DAY, absolute: 90 * DAY };
/** The same on a computer that others use too: no longer than a shift. */
const SHARED_LIFE = { sliding: 2 * HOUR, absolute: 12 * HOUR };
const lifeOf = (shared: boolean) => (shared ? SHARED_LIFE : LIFE);

/** Milliseconds. */
const SEEN_EVERY = 10 * MINUTE;
/** How long a node may still honour a session that ended on another, should no word of it come. */
const CACHE_LIFE = 5 * SECOND;
const CACHE_SIZE = 10_000;

/**
 * Seconds; the cookie may outlive the session, whose end the server alone decides. On a shared
 * computer the cookie goes when the browser is closed.
 */
export function sessionCookieAge(shared: boolean): number | 'until_closed' {
  return shared ? 'until_closed' : LIFE.absolute / SECOND;
}

/** A live session: whose, and the hash that names it. */
export interface SignedIn {
  userId: string;
  sessionId: string;
  /** The person said at sign-in that they share the computer. */
  shared: boolean;
}

/**
 * Server sessions. The cookie's value is 32 random bytes of which only the SHA-256 is stored;
 * a session ends 30 days after it was last seen, and 90 days after sign-in at the latest; on a
 * shared computer after 2 and 12 hours.
 */
export interface Sessions {
  /** Opens a session inside the caller's transaction; answers the cookie's value. */
  start(tx: Queryable, userId: string, options?: { shared: boolean }): Promise<string>;
  /** Who a cookie belongs to; null for a wrong, ended or expired one. */
  read(cookieValue: string): Promise<SignedIn | null>;
  /** Whether the session of that hash is still on; asking does not prolong it. */
  holds(sessionId: string): Promise<boolean>;
  /**
   * Ends a session, on this node at once. The others hear of it by the change log, and honour it
   * for five seconds at most.
   * @returns whether there was one to end.
   */
  end(sessionId: string, type?: SessionEndType): Promise<boolean>;
  /** Ends all the sessions of a user in one transaction; answers how many that were. */
  endAll(userId: string): Promise<number>;
  /** Forgets a session that has ended on some node, so that the next read asks the table. */
  forget(sessionId: string): void;
}

interface SessionRow {
  user_id: string;
  shared: boolean;
  last_seen_at: string;
  expires_at: string;
}

export function createSessions(db: Database, clock: Clock & SteadyClock): Sessions {
  const cache = new Map<string, { signedIn: SignedIn; until: number; expiresAt: number }>();
  /** Counts endings: a read that one has overtaken must not put its answer in the cache. */
  let endings = 0;

  function remember(signedIn: SignedIn, expiresAt: number): void {
    if (cache.size >= CACHE_SIZE) cache.clear();
    const until = clock.elapsed() + CACHE_LIFE;
    cache.set(signedIn.sessionId, { signedIn, until, expiresAt });
  }

  async function touch(sessionId: string, shared: boolean, now: number): Promise<void> {
    const { sliding, absolute } = lifeOf(shared);
    await db.query(
      `update sessions
          set last_seen_at = $2,
              expires_at = least($3::timestamptz, created_at + make_interval(secs => $5))
        where id = $1 and last_seen_at < $4`,
      [
        sessionId,
        instant(now),
        instant(now + sliding),
        instant(now - SEEN_EVERY),
        absolute / SECOND,
      ],
    );
  }

  /** A live session, from the cache or the table; `onRow` sees what the table said. */
  async function find(sessionId: string, onRow?: (row: SessionRow) => Promise<void>) {
    const now = clock.now();
    const cached = cache.get(sessionId);
    if (cached && clock.elapsed() < cached.until && now < cached.expiresAt) return cached.signedIn;
    const endingsBefore = endings;
    const [row] = await db.query<SessionRow>(
      `select user_id, shared, last_seen_at, expires_at from sessions
        where id = $1 and expires_at > $2`,
      [sessionId, instant(now)],
    );
    if (!row) return null;
    await onRow?.(row);
    const signedIn = { userId: row.user_id, sessionId, shared: row.shared };
    if (endings === endingsBefore) remember(signedIn, Date.parse(row.expires_at));
    return signedIn;
  }

  function forget(sessionId: string): void {
    endings += 1;
    cache.delete(sessionId);
  }

  return {
    forget,

    async start(tx, userId, { shared } = { shared: false }) {
      const cookieValue = randomToken();
      const now = clock.now();
      await tx.query(
        `insert into sessions (id, user_id, shared, created_at, last_seen_at, expires_at)
         values ($1, $2, $3, $4, $4, $5)`,
        [
          hashToken(cookieValue),
          userId,
          shared,
          instant(now),
          instant(now + lifeOf(shared).sliding),
        ],
      );
      return cookieValue;
    },

    async read(cookieValue) {
      if (!isToken(cookieValue)) return null;
      const sessionId = hashToken(cookieValue);
      return find(sessionId, async ({ shared, last_seen_at }) => {
        const now = clock.now();
        if (Date.parse(last_seen_at) < now - SEEN_EVERY) await touch(sessionId, shared, now);
      });
    },

    holds: async (sessionId) => (await find(sessionId)) !== null,

    async end(sessionId, type = 'session_ended') {
      const ended = await db.transaction(async (tx) => {
        const [row] = await tx.query<{ user_id: string }>(
          'delete from sessions where id = $1 returning user_id',
          [sessionId],
        );
        if (row) await appendSessionEnd(tx, { type, userId: row.user_id, sessionId });
        return row !== undefined;
      });
      forget(sessionId);
      return ended;
    },

    async endAll(userId) {
      const ended = await db.transaction(async (tx) => {
        const rows = await tx.query<{ id: string }>(
          'delete from sessions where user_id = $1 and expires_at > $2 returning id',
          [userId, instant(clock.now())],
        );
        for (const { id } of rows) {
          await appendSessionEnd(tx, { type: 'session_ended', userId, sessionId: id });
        }
        return rows;
      });
      for (const { id } of ended) forget(id);
      return ended.length;
    },
  };
}
