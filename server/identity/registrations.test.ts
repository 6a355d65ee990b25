import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../lib/time';
import { pruneIdentity } from './prune';
import { openRegistration, REGISTRATION_LIFE } from './registrations.repository';
import { type IdentityApp, identityApp } from './testing/identityApp';
import type { TestBrowser } from './testing/testBrowser';

const STEP = { type: 'registration', details: {}, stack: [], metadata: {}, reset: false } as const;

let own: IdentityApp;
let now: number;
beforeAll(async () => {
  own = await identityApp({}, undefined, undefined, { registration: { perCustomer: 4 } });
  now = own.clock.now();
});
beforeEach(async () => {
  await own.db.query('delete from registration_sessions');
  await own.db.query('delete from door_entries');
});
afterAll(() => own.close());

/** Opens a registration whose last step was so long ago. */
async function opened(id: string, restedFor: number): Promise<string> {
  await openRegistration(own.db, id, STEP, now - restedFor);
  return id;
}
const open = async () =>
  (await own.db.query<{ id: string }>('select id from registration_sessions')).map(({ id }) => id);

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

  it('asks an address with too many open ones for a proof, and lets open ones go on', async () => {
    const { body } = await set({});
    for (let open = 1; open < 4; open += 1) await set({});
    const asked = await set({});
    expect(asked).toMatchObject({ httpStatus: 428, body: { status: 1, code: 'puzzle_required' } });
    expect((await set({ sessionID: body.sessionID, stack: ['email'] })).body.status).toBe(0);
  });

  it('ends after two days, however many steps there were', async () => {
    const { body } = await set({});
    const { sessionID } = body;
    for (const hours of [20, 20]) {
      own.clock.advance(hours * HOUR);
      expect((await set({ sessionID })).body.status).toBe(0);
    }
    own.clock.advance(9 * HOUR);
    expect((await set({ sessionID })).body).toMatchObject({ status: 1 });
    await pruneIdentity(own.db, own.clock.now());
    expect(await open()).not.toContain(sessionID);
    now = own.clock.now();
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
