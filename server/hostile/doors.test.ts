import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { puzzleIn, solvePuzzle } from '#domain/proof/puzzle';
import { aStoredJob } from '../applications/testing/storedFactories';
import type { DoorName } from '../doors/door';
import { settableClock } from '../identity/testing/settableClock';
import { MINUTE } from '../lib/time';
import { type WholeServer, wholeServer } from './testing/wholeServer';

/** The limits of a small town: what an attacker needs a thousand networks for takes ten here. */
const SMALL = { perCustomer: 3, askFrom: 8, most: 12, atOnce: 1 };
const PROXY = '10.0.0.1';

const clock = settableClock();
let server: WholeServer;
let jobId: string;
let made = 0;

beforeAll(async () => {
  server = await wholeServer({
    clock,
    config: { trustedProxies: [PROXY] },
    limits: {
      registration: SMALL,
      registration_mail: SMALL,
      sign_in: { ...SMALL, perCustomer: 100 },
      pricing: SMALL,
      early_access: SMALL,
      mail_alert: SMALL,
      report: SMALL,
    },
  });
  await server.app.ready();
  jobId = (await aStoredJob(server.db)).id;
});
beforeEach(async () => {
  await server.db.query('delete from door_entries');
  await server.db.query('delete from registration_sessions');
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

const PRICING = {
  organisation: 'Exempelsjukhuset',
  name: 'Chefa',
  phone: '',
  staff: ['nurses'],
  volume: 'some',
  message: '',
  language: 'sv',
};

/** Every call by which a stranger comes through a door; `mark` is new for each. */
const DOORS: Record<DoorName, { url: string; body(mark: string): object }> = {
  registration: {
    url: '/api/v2/session/set_session',
    body: () => ({ type: 'registration' }),
  },
  registration_mail: {
    url: '/api/v2/session/send_registration_link',
    body: (mark) => ({ sessionID: mark }),
  },
  sign_in: {
    url: '/api/v2/session/begin_bankid',
    body: () => ({ purpose: 'login', device: 'same', language: 'sv' }),
  },
  pricing: {
    url: '/api/portal/misc/submit-pricing-request',
    body: (mark) => ({ ...PRICING, email: `${mark}@example.com` }),
  },
  early_access: {
    url: '/api/portal/misc/early-access',
    body: (mark) => ({ email: `${mark}@example.com`, language: 'sv' }),
  },
  mail_alert: {
    url: '/api/portal/misc/job-alert',
    body: (mark) => ({
      email: `${mark}@example.com`,
      query: 'roles=lakare',
      frequency: 'daily',
      language: 'sv',
    }),
  },
  report: {
    url: '/api/portal/public/report_job',
    body: (mark) => ({ jobId, reason: 'other', text: mark }),
  },
};

/** What makes the body's mark, where it has to be something that is there. */
async function markFor(door: DoorName): Promise<string> {
  made += 1;
  const mark = `m${made}`;
  if (door === 'registration_mail') {
    await server.db.query(
      `insert into registration_sessions (id, type, details, created_at, updated_at)
       values ($1, 'registration', jsonb_build_object('email', $2::text), $3, $3)`,
      [mark, `${mark}@example.com`, new Date(clock.now())],
    );
  }
  return mark;
}

async function call(door: DoorName, from: string, proof?: string) {
  clock.advance(10);
  const { url, body } = DOORS[door];
  const answer = await server.app.inject({
    method: 'POST',
    url,
    remoteAddress: PROXY,
    headers: {
      'content-type': 'application/json',
      origin: 'http://vikari.test',
      // What the caller writes there itself stands before what the proxy saw
      'x-forwarded-for': `203.0.113.${made % 200}, ${from}`,
      ...(proof && { 'x-proof': proof }),
    },
    payload: JSON.stringify(body(await markFor(door))),
  });
  return { code: answer.statusCode, body: answer.json() };
}

/** As a browser does: solves the puzzle it is given, and calls again. */
async function callAsBrowser(door: DoorName, from: string) {
  const first = await call(door, from);
  const puzzle = puzzleIn(first.body);
  if (puzzle === null) return first;
  return call(
    door,
    from,
    await solvePuzzle(puzzle, (message) => crypto.subtle.digest('SHA-256', message)),
  );
}

const heldAt = async (door: DoorName) =>
  (await server.db.query('select 1 from door_entries where door = $1', [door])).length;

describe.each(Object.keys(DOORS) as DoorName[])('the door %s', (door) => {
  it('stays open for a network that has not come, whatever came before, and is bounded', async () => {
    // One attacker with many addresses of few networks, which work for their place
    for (let came = 0; came < 30; came += 1) {
      await callAsBrowser(door, `198.51.${came % 3}.${came}`);
      expect(await heldAt(door)).toBeLessThanOrEqual(SMALL.most);
      if (came % 6 === 5) clock.advance(MINUTE);
    }
    expect(await heldAt(door)).toBeGreaterThanOrEqual(SMALL.most - 3);
    for (let network = 1; network <= 5; network += 1) {
      const { code, body } = await callAsBrowser(door, `100.64.${network}.1`);
      expect([code, body.code]).toEqual([200, undefined]);
      expect((await callAsBrowser(door, `2001:db8:${network}::1`)).code).toBe(200);
      expect(await heldAt(door)).toBeLessThanOrEqual(SMALL.most);
    }
  });
});

it('leaves no more registrations open than the door holds', async () => {
  for (let came = 0; came < 40; came += 1) {
    await callAsBrowser('registration', `198.51.${came % 20}.1`);
  }
  const open = await server.db.query('select 1 from registration_sessions');
  expect(open.length).toBeLessThanOrEqual(SMALL.most);
});

it('counts the caller whom the proxy saw, whatever they write into the header themselves', async () => {
  for (let came = 0; came < 3; came += 1) await call('registration', '192.0.2.7');
  expect((await call('registration', '192.0.2.7')).body.code).toBe('proof_required');
});
