import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../lib/time';
import { addressKey } from './addressKey';
import { pruneIdentity } from './prune';
import { makeRoom, openRegistration, REGISTRATION_LIFE } from './registrations.repository';
import { type IdentityApp, identityApp } from './testing/identityApp';
import type { TestBrowser } from './testing/testBrowser';

const LIMITS = { perAddress: 2, inAll: 3, steps: 5, size: 1000, restBeforeGivingWay: HOUR };
const STEP = { type: 'registration', details: {}, stack: [], metadata: {}, reset: false } as const;

let own: IdentityApp;
let now: number;
beforeAll(async () => {
  own = await identityApp();
  now = own.clock.now();
});
beforeEach(() => own.db.query('delete from registration_sessions'));
afterAll(() => own.close());

/** Opens a registration whose last step was so long ago. */
const opened = (address: string, restedFor: number) =>
  openRegistration(own.db, STEP, address, now - restedFor);
const open = async () =>
  (await own.db.query<{ id: string }>('select id from registration_sessions')).map(({ id }) => id);

describe('room for another registration', () => {
  it('is there until an address has too many', async () => {
    await opened('a', MINUTE);
    expect(await makeRoom(own.db, 'a', now, LIMITS)).toBe(true);
    await opened('a', MINUTE);
    expect(await makeRoom(own.db, 'a', now, LIMITS)).toBe(false);
    expect(await makeRoom(own.db, 'b', now, LIMITS)).toBe(true);
    expect(await open()).toHaveLength(2);
  });

  it('is there until there are too many in all', async () => {
    for (const address of ['a', 'b', 'c']) await opened(address, MINUTE);
    expect(await makeRoom(own.db, 'd', now, LIMITS)).toBe(false);
  });

  it('is made by deleting expired ones, from any address', async () => {
    await opened('a', REGISTRATION_LIFE);
    await opened('b', REGISTRATION_LIFE + DAY);
    const kept = await opened('c', REGISTRATION_LIFE - MINUTE);
    expect(await makeRoom(own.db, 'd', now, LIMITS)).toBe(true);
    expect(await open()).toEqual([kept]);
  });

  it("is made by deleting the same address's oldest, and no other's", async () => {
    const others = await opened('b', 20 * HOUR);
    await opened('a', 3 * HOUR);
    const kept = await opened('a', 2 * HOUR);
    expect(await makeRoom(own.db, 'a', now, LIMITS)).toBe(true);
    expect((await open()).sort()).toEqual([others, kept].sort());
  });
});

describe('session/set_session', () => {
  let browser: TestBrowser;
  beforeAll(() => {
    browser = own.browser();
  });
  const set = (body: object) =>
    browser.post('v2/session/set_session', { type: 'registration', ...body });

  it('refuses a body over 16 KB', async () => {
    const refused = await set({ email: 'x'.repeat(16 * 1024) });
    expect(refused.body).toMatchObject({ code: 'payload_too_large' });
  });

  it('answers 429 with Retry-After when an address has too many open ones', async () => {
    const { body } = await set({});
    await own.db.query(
      `insert into registration_sessions (id, type, opened_by, updated_at)
       select 'r' || n, 'registration', opened_by, updated_at
       from registration_sessions, generate_series(1, 199) n where id = $1`,
      [body.sessionID],
    );
    expect((await set({})).body).toMatchObject({ status: 1, code: 'rate_limited' });
    // An open registration can still continue
    expect((await set({ sessionID: body.sessionID, stack: ['email'] })).body.status).toBe(0);
  });

  it('refuses a step too many, and one that makes it too large', async () => {
    const { body } = await set({});
    const { sessionID } = body;
    const more = (from: number) => ({
      sessionID,
      metadata: Object.fromEntries(
        Array.from({ length: 10 }, (_, index) => [`${from}-${index}`, 'x'.repeat(1000)]),
      ),
    });
    expect((await set(more(0))).body.status).toBe(0);
    expect((await set(more(1))).body).toMatchObject({ status: 1, code: 'rate_limited' });
    await own.db.query('update registration_sessions set steps = 300');
    expect((await set({ sessionID })).body).toMatchObject({ status: 1, code: 'rate_limited' });
    const [row] = await own.db.query('select steps from registration_sessions');
    expect(row).toEqual({ steps: 300 });
  });
});

it('prunes unfinished registrations when they expire, finished ones after a week', async () => {
  const finished = await opened('a', 6 * DAY);
  await own.db.query('update registration_sessions set completed_at = updated_at');
  await opened('b', REGISTRATION_LIFE);
  const going = await opened('c', REGISTRATION_LIFE - MINUTE);
  await pruneIdentity(own.db, now);
  expect((await open()).sort()).toEqual([finished, going].sort());
});

it.each([
  ['192.0.2.1', '::ffff:192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['2001:db8::1', '2001:db8:0:0:1::', true],
  ['::1', '::2', true],
])('%s and %s belong to one customer: %s', (one, other, same) => {
  const secret = new Uint8Array(32).fill(7);
  expect(addressKey(secret, one) === addressKey(secret, other)).toBe(same);
  expect(addressKey(secret, one)).not.toBe(addressKey(new Uint8Array(32), one));
});
