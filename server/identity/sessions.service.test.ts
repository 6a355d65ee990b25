import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, instant, MINUTE, SECOND } from '../lib/time';
import { hashToken, randomToken } from '../lib/tokens';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { createSessions, type Sessions } from './sessions.service';
import { type SettableClock, settableClock } from './testing/settableClock';
import { aUser } from './testing/users';

let db: Database;
let userId: string;
let clock: SettableClock;
let sessions: Sessions;

beforeAll(async () => {
  db = await createTestDatabase();
  userId = await aUser(db);
});
afterAll(() => db.close());
beforeEach(() => {
  clock = settableClock();
  sessions = createSessions(db, clock);
});

async function lastSeen(cookie: string): Promise<unknown> {
  const [row] = await db.query('select last_seen_at from sessions where id = $1', [
    hashToken(cookie),
  ]);
  return row?.last_seen_at;
}

describe('sessions', () => {
  it('is found by the cookie, of which only the hash is stored', async () => {
    const cookie = await sessions.start(db, userId);
    expect(await sessions.read(cookie)).toEqual({
      userId,
      sessionId: hashToken(cookie),
      shared: false,
    });
    const rows = await db.query('select * from sessions');
    expect(JSON.stringify(rows)).not.toContain(cookie);
  });

  it.each(['', 'x', randomToken(), "' or 1=1 --", 'a'.repeat(5000)])(
    'is not found by "%.20s"',
    async (cookie) => {
      expect(await sessions.read(cookie)).toBeNull();
    },
  );

  it('does not accept the stored hash as a cookie', async () => {
    const cookie = await sessions.start(db, userId);
    expect(await sessions.read(hashToken(cookie))).toBeNull();
  });

  it('ends half an hour after it was last seen on a shared computer', async () => {
    const cookie = await sessions.start(db, userId, { shared: true });
    clock.advance(29 * MINUTE);
    expect(await sessions.read(cookie)).toMatchObject({ userId, shared: true });
    // Also after a short use
    clock.advance(2 * MINUTE);
    expect(await sessions.read(cookie)).not.toBeNull();
    clock.advance(29 * MINUTE);
    expect(await sessions.read(cookie)).not.toBeNull();
    clock.advance(30 * MINUTE);
    expect(await sessions.read(cookie)).toBeNull();
  });

  it('ends 12 hours after sign-in on a shared computer, however busy it was', async () => {
    const cookie = await sessions.start(db, userId, { shared: true });
    for (let count = 1; count < 12 * 3; count += 1) {
      clock.advance(20 * MINUTE);
      expect(await sessions.read(cookie)).not.toBeNull();
    }
    clock.advance(20 * MINUTE);
    expect(await sessions.read(cookie)).toBeNull();
  });

  it('ends 30 days after it was last seen', async () => {
    const cookie = await sessions.start(db, userId);
    clock.advance(29 * DAY);
    expect(await sessions.read(cookie)).not.toBeNull();
    clock.advance(29 * DAY);
    expect(await sessions.read(cookie)).not.toBeNull();
    clock.advance(30 * DAY);
    expect(await sessions.read(cookie)).toBeNull();
  });

  it('ends 90 days after sign-in however often it is seen', async () => {
    const cookie = await sessions.start(db, userId);
    for (let day = 0; day < 89; day += 1) {
      clock.advance(DAY);
      expect(await sessions.read(cookie)).not.toBeNull();
    }
    clock.advance(DAY);
    expect(await sessions.read(cookie)).toBeNull();
  });

  it('updates its last-seen time at most every ten minutes', async () => {
    const cookie = await sessions.start(db, userId);
    const first = await lastSeen(cookie);
    clock.advance(10 * MINUTE);
    await sessions.read(cookie);
    expect(await lastSeen(cookie)).toBe(first);
    clock.advance(10 * SECOND);
    await sessions.read(cookie);
    expect(await lastSeen(cookie)).toBe(instant(clock.now()));
  });

  it('is read by its hash without being extended', async () => {
    const cookie = await sessions.start(db, userId);
    const sessionId = hashToken(cookie);
    clock.advance(29 * DAY);
    expect(await sessions.holds(sessionId)).toBe(true);
    clock.advance(DAY);
    expect(await sessions.holds(sessionId)).toBe(false);
    expect(await sessions.holds(hashToken(randomToken()))).toBe(false);
  });

  it('is refused at once when it ends on this node, even right after a read', async () => {
    const cookie = await sessions.start(db, userId);
    await sessions.read(cookie);
    await sessions.end(hashToken(cookie));
    expect(await sessions.read(cookie)).toBeNull();
  });

  it('is refused within five seconds when it ends on another node', async () => {
    const cookie = await sessions.start(db, userId);
    await sessions.read(cookie);
    await createSessions(db, clock).end(hashToken(cookie));
    clock.advance(5 * SECOND);
    expect(await sessions.read(cookie)).toBeNull();
  });

  it('is refused within five seconds although the wall clock is set back', async () => {
    const cookie = await sessions.start(db, userId);
    await sessions.read(cookie);
    await createSessions(db, clock).end(hashToken(cookie));
    clock.advance(5 * SECOND);
    clock.setBack(DAY);
    expect(await sessions.read(cookie)).toBeNull();
  });

  it('is refused at once on another node that is notified of its end', async () => {
    const cookie = await sessions.start(db, userId);
    await sessions.read(cookie);
    await createSessions(db, clock).end(hashToken(cookie));
    sessions.forget(hashToken(cookie));
    expect(await sessions.read(cookie)).toBeNull();
  });

  it.each([undefined, 'session_replaced'] as const)(
    'writes its end to the change log in the same transaction (%s)',
    async (type) => {
      const cookie = await sessions.start(db, userId);
      const sessionId = hashToken(cookie);
      await db.query('delete from change_log');
      expect(await sessions.end(sessionId, type)).toBe(true);
      expect(await sessions.end(sessionId, type)).toBe(false);
      expect(await db.query('select scope, type, entity_id from change_log')).toEqual([
        { scope: `user:${userId}`, type: type ?? 'session_ended', entity_id: sessionId },
      ]);
    },
  );

  it("ends with all others of the same user, and with no one else's", async () => {
    const person = await aUser(db);
    const expired = await sessions.start(db, person);
    clock.advance(31 * DAY);
    const cookies = [await sessions.start(db, person), await sessions.start(db, person)];
    const stranger = await sessions.start(db, await aUser(db));
    for (const cookie of cookies) await sessions.read(cookie);
    await db.query('delete from change_log');
    expect(await sessions.endAll(person)).toBe(2);
    expect(await sessions.endAll(person)).toBe(0);
    for (const cookie of [expired, ...cookies]) expect(await sessions.read(cookie)).toBeNull();
    expect(await sessions.read(stranger)).not.toBeNull();
    const rows = await db.query('select entity_id from change_log order by entity_id');
    expect(rows.map(({ entity_id }) => entity_id)).toEqual(cookies.map(hashToken).toSorted());
  });

  it('is written into the audit log when it ends, whichever way', async () => {
    const person = await aUser(db);
    const written: string[] = [];
    const audited = createSessions(db, clock, {
      record: async (_tx, { event, actor }) => {
        expect(actor).toEqual({ user: person });
        written.push(event);
      },
    });
    const [own, other] = [await audited.start(db, person), await audited.start(db, person)];
    await audited.start(db, person);
    const listed = await audited.list({ userId: person, sessionId: hashToken(own) });
    const ended = listed.find(({ current }) => !current);
    expect(await audited.endOwn(person, ended?.id ?? '')).not.toBeNull();
    expect(await audited.endOwn(person, ended?.id ?? '')).toBeNull();
    const left = (await audited.read(other)) ? other : own;
    await audited.end(hashToken(left));
    await audited.endAll(person);
    expect(written).toEqual([...Array(3).fill('signed_in'), ...Array(3).fill('session_ended')]);
  });

  it('is not put back into the cache by a read that its end overtook', async () => {
    const cookie = await sessions.start(db, userId);
    const read = sessions.read(cookie);
    await sessions.end(hashToken(cookie));
    await read;
    expect(await sessions.read(cookie)).toBeNull();
  });
});
