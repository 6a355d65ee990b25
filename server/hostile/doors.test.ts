import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { puzzleIn, solvePuzzle } from '#domain/proof/puzzle';
import { aStoredJob } from '../applications/testing/storedFactories';
import type { DoorName } from '../doors/door';
import { doorGauge } from '../doors/doors';
import { settableClock } from '../identity/testing/settableClock';
import { MINUTE } from '../lib/time';
import { type WholeServer, wholeServer } from './testing/wholeServer';

/**
 * The limits of a small town: what an attacker needs a thousand networks for takes ten here, and what costs
 * a phone half a second is found at once.
 */
const SMALL = {
  perCustomer: 3,
  askFrom: 8,
  most: 12,
  atOnce: 1,
  puzzle: { parts: 2, bits: 3, bytes: 64 },
};
/** Where what came in stays, twice as many and one of each new network. */
const BOUND = 2 * SMALL.most + 10;
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

/** The doors through which a browser with a script comes. */
type ScriptDoor = Exclude<DoorName, 'mail_step'>;

/** Of these what gives way is deleted. */
const DELETING: readonly ScriptDoor[] = ['registration', 'sign_in'];

/** Every call by which a stranger comes through a door; `mark` is new for each. */
const DOORS: Record<ScriptDoor, { url: string; body(mark: string): object }> = {
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
async function markFor(door: ScriptDoor): Promise<string> {
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

async function call(door: ScriptDoor, from: string, proof?: string) {
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
async function callAsBrowser(door: ScriptDoor, from: string) {
  const first = await call(door, from);
  const puzzle = puzzleIn(first.body);
  if (puzzle === null) return first;
  return call(
    door,
    from,
    await solvePuzzle(puzzle, (message) => crypto.subtle.digest('SHA-256', message)),
  );
}

const heldAt = async (door: ScriptDoor) =>
  (await server.db.query('select 1 from door_entries where door = $1', [door])).length;

describe.each(Object.keys(DOORS) as ScriptDoor[])('the door %s', (door) => {
  it('stays open for a network that has not come, whatever came before, and is bounded', async () => {
    // One attacker with many addresses of few networks, which work for their place
    for (let came = 0; came < 30; came += 1) {
      await callAsBrowser(door, `198.51.${came % 3}.${came}`);
      expect(await heldAt(door)).toBeLessThanOrEqual(BOUND);
      if (came % 6 === 5) clock.advance(MINUTE);
    }
    expect(await heldAt(door)).toBeGreaterThanOrEqual(SMALL.most - 3);
    for (let network = 1; network <= 5; network += 1) {
      const { code, body } = await callAsBrowser(door, `100.64.${network}.1`);
      expect([code, body.code]).toEqual([200, undefined]);
      expect((await callAsBrowser(door, `2001:db8:${network}::1`)).code).toBe(200);
      expect(await heldAt(door)).toBeLessThanOrEqual(DELETING.includes(door) ? SMALL.most : BOUND);
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
  expect((await call('registration', '192.0.2.7')).body.code).toBe('puzzle_required');
});

describe('how full each door is', () => {
  it('is a share of what it holds, for every door', async () => {
    for (let came = 0; came < 3; came += 1) await call('pricing', `198.51.${came}.1`);
    const source = doorGauge({ db: server.db, clock, limits: { pricing: SMALL } });
    const shares = await source.read();
    if (typeof shares === 'number') throw new Error('One number for all doors.');
    expect(shares.get('pricing')).toBe(3 / SMALL.most);
    expect([...shares.keys()].sort()).toEqual([...Object.keys(DOORS), 'mail_step'].sort());
    expect(shares.get('report')).toBe(0);
  });
});

describe('a form without a script', () => {
  const post = (url: string, fields: Record<string, string>, from: string, cookie = '') =>
    server.app.inject({
      method: 'POST',
      url,
      remoteAddress: PROXY,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://vikari.test',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari',
        'x-forwarded-for': from,
        ...(cookie && { cookie }),
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const linkMailedTo = async (email: string): Promise<string> => {
    const [mail] = await server.db.query<{ text: string }>(
      `select text_body as text from mail_outbox
       where template = 'prove_address' and recipient = $1 order by created_at desc limit 1`,
      [email],
    );
    return /https?:\/\/\S+\/auth\/proof\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  };

  it.each<{
    door: ScriptDoor;
    url: string;
    fields: Record<string, string>;
    page: string;
    done: RegExp;
  }>([
    {
      door: 'pricing',
      url: '/priser',
      fields: { ...PRICING, staff: 'nurses' },
      page: '/priser',
      done: /sent=/,
    },
    {
      door: 'registration',
      url: '/auth/register-step',
      fields: { step: 'email' },
      page: '/register',
      done: /register\/type/,
    },
  ])('is let in at $door by a link in a mail, once, while many come', async (form) => {
    for (let network = 1; network <= SMALL.askFrom; network += 1) {
      await call(form.door, `198.51.${network}.1`);
    }
    const email = `utan-skript-${form.door}@example.com`;
    const fields = { ...form.fields, email };
    const asked = await post(form.url, fields, '192.0.2.9');
    expect(asked.headers.location).toContain('problem=mail_sent');
    const link = await linkMailedTo(email);
    const opened = await server.app.inject({ url: link, remoteAddress: PROXY });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, form.page]);
    const [proof] = opened.cookies;
    const cookie = `${proof?.name}=${proof?.value}`;
    const done = await post(form.url, fields, '192.0.2.9', cookie);
    expect(done.headers.location).toMatch(form.done);
    const again = { ...fields, email: `annan-${email}` };
    const spent = await post(form.url, again, '192.0.2.9', cookie);
    expect(spent.headers.location).toContain('problem=mail_sent');
  });

  it('is counted as with a script, and not where it was refused', async () => {
    const from = '192.0.2.77';
    const counted = async () => {
      const rows = await server.db.query<{ events: { event: string; action?: string }[] }>(
        'select events from analytics_batches order by received_at, id',
      );
      return rows.flatMap(({ events }) => events.map(({ action, event }) => action ?? event));
    };
    await server.db.query('delete from analytics_batches');
    await post('/priser', { ...PRICING, email: 'raknad@example.com', staff: 'nurses' }, from);
    await post('/priser', { ...PRICING, email: 'inte en adress', staff: 'nurses' }, from);
    await post('/forhandsregistrering', { email: 'raknad@example.com' }, from);
    await post('/auth/start', { purpose: 'login', device: 'same' }, from);
    expect((await counted()).sort()).toEqual(['request_pricing', 'sign_in_begun', 'sign_up_early']);
  });

  it('mails an address three links a day, and leads nowhere else', async () => {
    for (let network = 1; network <= SMALL.askFrom; network += 1) {
      await call('pricing', `198.51.${network}.1`);
    }
    const email = 'ofta@example.com';
    for (let time = 0; time < 4; time += 1) {
      const fields = { ...PRICING, staff: 'nurses', organisation: `Sjukhus ${time}`, email };
      await post('/priser', fields, '198.18.0.1');
    }
    const mails = await server.db.query('select 1 from mail_outbox where recipient = $1', [email]);
    expect(mails).toHaveLength(3);
    const elsewhere = await server.app.inject({
      url: '/auth/proof?proof=x%0d%0a&to=https://evil.example/',
      remoteAddress: PROXY,
    });
    expect([elsewhere.headers.location, elsewhere.cookies]).toEqual(['/', []]);
  });

  it.each([
    ['/forhandsregistrering', { email: 'app@example.com' }, 'early_access'],
    [
      '/bevakning',
      { email: 'bevakning@example.com', query: 'roles=lakare', frequency: 'daily' },
      'mail_alert',
    ],
  ] as const)('of %s needs none: its own mail is the proof', async (url, fields, door) => {
    for (let network = 1; network <= SMALL.most + 3; network += 1) {
      await callAsBrowser(door, `198.51.${network}.1`);
    }
    const answer = await post(url, fields, '192.0.2.9');
    expect(answer.headers.location).toContain('result=sent');
    expect(await heldAt(door)).toBeLessThanOrEqual(BOUND);
  });
});
