import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIVE_PATH } from '#domain/api/live';
import { fetchApplications } from '#domain/api/portal';
import { getMe } from '#domain/api/v2';
import { expectRefusal } from '../hostile/testing/answers';
import {
  type Credentials,
  createParties,
  type Parties,
  signedIn,
  VISITOR,
} from '../hostile/testing/parties';
import { send, sendRaw } from '../hostile/testing/send';
import { NONEXISTENT, nameOf, wellBehavedCall } from '../hostile/testing/wellBehavedCalls';
import { wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';
import { aUser } from '../identity/testing/users';
import { MINUTE } from '../lib/time';
import { openSse } from '../live/testing/sseClient';
import type { Row } from '../storage/database';
import { testConfig } from '../testing/testConfig';
import type { PageRenderer } from '../web/pageRenderer';
import { POLICY, REACHES, requireRule } from './policy';
import { callersOf } from './testing/callers';

/** Puts on the page what `/job-applications` asks for, as whoever the page is made for. */
const render: PageRenderer['render'] = async ({ api }) => {
  const { profile } = await api.call(getMe, {});
  const applications = profile ? await api.call(fetchApplications, {}) : null;
  return {
    status: 200,
    html: '<html><head></head><body></body></html>',
    hydration: { profile, applications },
    modules: [],
  };
};
const site = {
  renderer: { render, renderFailure: async () => '<html><head></head></html>' },
  assets: { tagsFor: () => '', styleTags: '' },
  clientDir: null,
};

const clock = settableClock();
const server = await wholeServer({ clock, site });
const { app, db } = server;
const callers = Object.entries(callersOf(server, clock));
const endpoints = server.services.routes.map((route) => [nameOf(route), route] as const);

let origin: string;
let annasExport: string;
let anna: Parties;
let bodil: Parties;
/** One whose application is withdrawn and whose job is deleted: both refuse whatever is done. */
let ended: Parties;

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  anna = await createParties(server, clock, 'Annasa');
  bodil = await createParties(server, clock, 'Bodilsa');
  annasExport = await anExport(anna);
  ended = await createParties(server, clock, 'Cecilisa');
  for (const [name, caller, input] of [
    ['POST /api/portal/withdraw_application', ended.candidate, {}],
    ['POST /api/integration/jobs/:id/close', ended.employer, { as: 'deleted' }],
  ] as const) {
    const route = server.services.routes.find((one) => nameOf(one) === name);
    const call = route && wellBehavedCall(route);
    if (!route || !call) throw new Error(`There is no ${name} any more.`);
    expect((await send(app, route, { ...call(ended), ...input }, caller)).statusCode).toBe(200);
  }
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

/** Exports the data of a candidate; answers the export's id. */
async function anExport({ candidate }: Parties): Promise<string> {
  const url = '/api/v2/users/request_export';
  const asked = await sendRaw(app, { method: 'POST', url, headers: candidate });
  await server.runTimers();
  return asked.json().exportId;
}

/** Everything that the two own, row by row, without what calling by itself changes. */
function rowsOf({ userId, jobId, applicationId, employerId }: Parties): Promise<Row[][]> {
  return Promise.all([
    db.query('select * from users where id = $1', [userId]),
    db.query('select * from jobs where employer_id = $1', [employerId]),
    db.query('select * from applications where uid = $1 or job_id = $2', [userId, jobId]),
    db.query('select * from application_events where application_id = $1', [applicationId]),
    db.query('select id, recipient from mail_outbox where user_id = $1', [userId]),
  ]);
}

function expectNothingOf(owner: Parties, text: string): void {
  for (const secret of owner.secrets) expect(text).not.toContain(secret);
}

it('has a row for every address that answers somebody, and none besides', async () => {
  const demo = await wholeServer({ clock, site, config: { mode: 'demo' } });
  await demo.close();
  const addresses = new Set([...server.addresses, ...demo.addresses]);
  expect([...addresses].toSorted()).toEqual(Object.keys(POLICY).toSorted());
});

it('has the access that the contract of each endpoint tells callers of', () => {
  for (const [name, { endpoint }] of endpoints) {
    expect([name, requireRule(name).access]).toEqual([name, endpoint.access]);
  }
});

it('uses every kind of reach', () => {
  const used = new Set(Object.values(POLICY).map(({ reach }) => reach));
  expect([...used].toSorted()).toEqual(Object.keys(REACHES).toSorted());
});

it('has none of the demo run’s addresses in production', async () => {
  const production = await wholeServer({
    clock,
    site,
    config: {
      mode: 'production',
      publicUrl: 'https://vikari.example',
      bankid: { ...testConfig().bankid, issuer: 'https://broker.example' },
    },
  });
  await production.close();
  const reached = [...production.addresses].map((address) => requireRule(address).reach);
  expect(reached).not.toContain('demo');
});

describe.each(endpoints)('%s', (name, route) => {
  const { access } = requireRule(name);
  const call = wellBehavedCall(route) ?? (() => ({}));

  it.each(callers)('called by %s', async (_who, { provesToBe, owns, credentials }) => {
    const isOwner = owns && provesToBe === access;
    for (const owner of isOwner ? [anna] : [anna, ended]) {
      const headers = await credentials(owner, bodil);
      // To a candidate every job is one to apply to; to an employer it is another's
      const jobId = isOwner || access === 'employer' ? owner.jobId : NONEXISTENT.jobId;
      const input = call({ ...owner, jobId, email: bodil.email });
      const before = await rowsOf(owner);
      const answer = await send(app, route, input, headers);
      if (isOwner) {
        expect([401, 403, 404]).not.toContain(answer.statusCode);
        continue;
      }
      expect(await rowsOf(owner)).toEqual(before);
      if (access !== 'public' && access !== provesToBe) {
        expectRefusal(answer);
        const refusal = access === 'employer' ? 'invalid_api_key' : 'authentication_required';
        expect(answer.json().code).toBe(refusal);
        continue;
      }
      // Who is let in at an open address with a session of their own sees what is their own
      if (provesToBe === 'candidate' && owns) continue;
      expect(answer.statusCode).not.toBe(401);
      expectNothingOf(owner, answer.body);
      const nobodys = call({ ...NONEXISTENT, email: bodil.email });
      if (JSON.stringify(input) === JSON.stringify(nobodys)) continue;
      const nothing = await send(app, route, nobodys, headers);
      expect([answer.statusCode, answer.body]).toEqual([nothing.statusCode, nothing.body]);
    }
  });
});

const withBankid = Object.keys(POLICY).filter((address) => requireRule(address).recentBankid);

it.each(withBankid)(
  '%s is shut to a session without BankID in the last ten minutes',
  async (address) => {
    const earlier = { now: () => clock.now() - 10 * MINUTE, elapsed: clock.elapsed };
    const headers = await signedIn(server, earlier, anna.userId);
    const [method, url = ''] = address.split(' ');
    const refused = await sendRaw(app, {
      method: method === 'GET' ? 'GET' : 'POST',
      url: method === 'GET' ? `${url}?id=${annasExport}` : url,
      headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && {
        payload: JSON.stringify(url.endsWith('delete_account') ? { confirmation: anna.email } : {}),
      }),
    });
    expectRefusal(refused);
    expect(refused.json().code).toBe('bankid_confirmation_required');
  },
);

it('shows owners what it hides from all others', async () => {
  const told: string[] = [];
  const dagny = await createParties(server, clock, 'Dagnysa');
  for (const [name, route] of endpoints) {
    if (route.endpoint.method !== 'GET') continue;
    const headers = requireRule(name).access === 'employer' ? dagny.employer : dagny.candidate;
    const { body } = await send(app, route, wellBehavedCall(route)?.(dagny) ?? {}, headers);
    if (dagny.secrets.some((secret) => body.includes(secret))) told.push(name);
  }
  expect(told.toSorted()).toEqual([
    'GET /api/integration/applications',
    'GET /api/portal/checkExistingCandidate',
    'GET /api/portal/fetch_applications',
    'GET /api/v2/session/me',
  ]);
});

it('knows of a job what the caller has done with it, and what nobody else has', async () => {
  const job = `/api/portal/public/job?id=${anna.jobId}`;
  const applied = async (headers: Credentials) =>
    (await sendRaw(app, { method: 'GET', url: job, headers })).json().data.applied;
  expect(await applied(anna.candidate)).toBe(true);
  expect(await applied(VISITOR)).toBe(false);
  expect(await applied(await signedIn(server, clock, await aUser(db)))).toBe(false);
});

/** How each address that is no endpoint and no stream is visited about somebody's things. */
const VISITS: Readonly<Record<string, { url: string; form?: Record<string, string> }>> = {
  'GET /api/v2/users/export_file': { url: '/api/v2/users/export_file?id=ANNAS' },
  'POST /auth/start': { url: '/auth/start', form: { purpose: 'login', device: 'same' } },
  'GET /auth/bankid/code': { url: '/auth/bankid/code?code=code&state=state' },
  'POST /bekrafta-epost': { url: '/bekrafta-epost', form: { token: 'a'.repeat(43) } },
  'POST /jobb/interest': {
    url: '/jobb/interest',
    form: { jobId: NONEXISTENT.jobId, slug: 'sjukskoterska' },
  },
  'GET /*': { url: '/job-applications' },
  'POST /*': { url: '/job-applications', form: { email: 'nobody@example.com' } },
  'GET /sitemap.xml': { url: '/sitemap.xml' },
  'GET /robots.txt': { url: '/robots.txt' },
  'GET /healthz': { url: '/healthz' },
  'GET /api/docs': { url: '/api/docs' },
};

const visited = Object.keys(POLICY).filter(
  (address) =>
    !endpoints.some(([name]) => name === address) &&
    requireRule(address).reach !== 'demo' &&
    address !== `GET ${LIVE_PATH}`,
);

describe.each(visited)('%s', (address) => {
  it.each(callers)('visited by %s', async (_who, { provesToBe, owns, credentials }) => {
    const visit = VISITS[address];
    if (!visit) throw new Error(`Say in VISITS how ${address} is visited.`);
    const before = await rowsOf(anna);
    const headers = await credentials(anna, bodil);
    const answer = await sendRaw(app, {
      method: address.startsWith('GET') ? 'GET' : 'POST',
      url: visit.url.replace('ANNAS', annasExport),
      headers: {
        ...headers,
        ...(visit.form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(visit.form && { payload: new URLSearchParams(visit.form).toString() }),
    });
    expect(await rowsOf(anna)).toEqual(before);
    expect(answer.statusCode).toBeLessThan(500);
    if (requireRule(address).access === 'candidate') {
      const forOwner = owns ? 200 : 404;
      expect(answer.statusCode).toBe(provesToBe === 'candidate' ? forOwner : 401);
      if (answer.statusCode !== 200) expectRefusal(answer);
    }
    const whole = `${answer.body} ${JSON.stringify(answer.headers)}`;
    if (address === 'GET /*' && provesToBe === 'candidate' && owns) {
      for (const secret of anna.secrets) expect(whole).toContain(secret);
    } else {
      expectNothingOf(anna, whole);
    }
  });
});

describe(`GET ${LIVE_PATH}`, () => {
  it.each(callers)('opened by %s', async (_who, { provesToBe, owns, credentials }) => {
    const headers = await credentials(anna, bodil);
    const from = `${origin}${LIVE_PATH}?lastEventId=0.0`;
    if (provesToBe !== 'candidate') {
      const refused = await fetch(from, { headers });
      expect(refused.status).toBe(401);
      expect(await refused.json()).toMatchObject({ code: 'authentication_required' });
      return;
    }
    const stream = await openSse(from, headers);
    try {
      expect(stream.status).toBe(200);
      await expect.poll(() => stream.lastId(), { timeout: 10_000 }).not.toBe('');
      if (!owns) expectNothingOf(anna, JSON.stringify(stream.events));
    } finally {
      await stream.leave();
    }
  });
});
