import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { CHAT_FILES_PATH } from '#domain/api/chatDocuments';
import { UPLOADS_PATH } from '#domain/api/documents';
import { LIVE_PATH } from '#domain/api/live';
import { fetchApplications } from '#domain/api/portal';
import { PROFILE_IMAGE_PATH } from '#domain/api/profileImage';
import { getMe } from '#domain/api/v2';
import { aPicture } from '../files/inspect/testing/imageFiles';
import { aPdf } from '../files/inspect/testing/pdfFiles';
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
import { expectIcon } from '../testing/expectIcon';
import { testConfig } from '../testing/testConfig';
import type { PageRenderer } from '../web/pageRenderer';
import { DATA_SCOPES, POLICY, requireRule } from './policy';
import { callersOf } from './testing/callers';

/** As the app renders it. */
const HEAD = '<head><link rel="icon" href="/favicon.svg" type="image/svg+xml"/></head>';
/** Reads what `/job-applications` needs, as the caller for whom the page is rendered. */
const render: PageRenderer['render'] = async ({ api }) => {
  const { profile } = await api.call(getMe, {});
  const applications = profile ? await api.call(fetchApplications, {}) : null;
  return {
    status: 200,
    html: `<html>${HEAD}<body></body></html>`,
    hydration: { profile, applications },
    modules: [],
  };
};
const site = {
  renderer: { render, renderFailure: async () => `<html>${HEAD}</html>` },
  assets: { tagsFor: () => '', styleTags: '' },
  clientDir: null,
};

const PICTURE = await aPicture().png().toBuffer();
const PDF = aPdf();
const push = { ...webPush.generateVAPIDKeys(), subject: 'mailto:drift@vikari.test' };
const clock = settableClock();
const server = await wholeServer({ clock, site, config: { metricsToken: 'm'.repeat(32), push } });
const { app, db } = server;
const callers = Object.entries(callersOf(server, clock));
const endpoints = server.services.routes.map((route) => [nameOf(route), route] as const);

let origin: string;
/** Further data of each of them; created once. */
let annasFiles: OwnFiles;
let anna: Parties;
let bodil: Parties;
/** An owner whose application is withdrawn and whose job is deleted: both refuse every call. */
let ended: Parties;
/** An owner who only reads: a read leaves everything that the next one needs. */
let reader: Parties;

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  anna = await createParties(server, clock, 'Annasa');
  bodil = await createParties(server, clock, 'Bodilsa');
  annasFiles = await ownFilesOf(anna);
  ended = await createParties(server, clock, 'Cecilisa');
  reader = await createParties(server, clock, 'Dagnysa');
  for (const [name, caller, input] of [
    ['POST /api/portal/withdraw_application', ended.candidate, {}],
    ['POST /api/integration/jobs/:id/close', ended.employer, { as: 'deleted' }],
  ] as const) {
    const route = server.services.routes.find((one) => nameOf(one) === name);
    const call = route && wellBehavedCall(route);
    if (!route || !call) throw new Error(`There is no ${name} any more.`);
    expect((await send(app, route, { ...call(ended), ...input }, caller)).statusCode).toBe(200);
  }
}, 180_000);
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

interface OwnFiles {
  exportId: string;
  imageId: string;
}

/** Makes an export and a profile image of a candidate. */
async function ownFilesOf({ candidate, userId }: Parties): Promise<OwnFiles> {
  const url = '/api/v2/users/request_export';
  const asked = await sendRaw(app, { method: 'POST', url, headers: candidate });
  await server.runTimers();
  await sendRaw(app, {
    method: 'POST',
    url: PROFILE_IMAGE_PATH,
    headers: { ...candidate, 'content-type': 'image/png' },
    payload: PICTURE,
  });
  const [image] = await db.query<{ id: string }>(
    'select id from profile_images where user_id = $1',
    [userId],
  );
  return { exportId: asked.json().exportId, imageId: image?.id ?? 'none' };
}

/**
 * The tables with owned rows, each with its owner column; of a mail, the columns that sending does
 * not change.
 */
const OWNED: readonly [table: string, condition: string, row?: string][] = [
  ['users', 'id = $1'],
  ['job_preferences', 'user_id = $1'],
  ['user_references', 'user_id = $1'],
  ['reference_requests', 'user_id = $1'],
  ['given_reference_shares', 'application_id = $2'],
  ['given_reference_openings', 'user_id = $1'],
  ['experiences', 'user_id = $1'],
  ['profile_views', 'user_id = $1'],
  ['calendar_addresses', 'user_id = $1'],
  ['marked_jobs', 'user_id = $1'],
  ['saved_searches', 'user_id = $1'],
  ['workplace_answers', 'user_id = $1'],
  ['workplace_replies', 'employer_id = $3'],
  ['social_identities', 'user_id = $1'],
  ['user_documents', 'user_id = $1'],
  ['document_shares', 'application_id = $2'],
  ['document_openings', 'user_id = $1'],
  ['uploads', 'user_id = $1'],
  ['files', 'user_id = $1'],
  ['profile_images', 'user_id = $1'],
  ['data_exports', 'user_id = $1'],
  ['jobs', 'employer_id = $3'],
  ['applications', 'uid = $1 or job_id = $4'],
  ['document_requests', 'application_id = $2'],
  ['application_events', 'application_id = $2'],
  // A timer reads new messages for how soon employers answer
  ['chats', 'id = $2', "(to_jsonb(chats) - 'waits_to')"],
  ['employer_blocks', 'uid = $1'],
  ['reports', 'uid = $1'],
  ['chat_members', 'chat_id = $2'],
  ['chat_messages', 'chat_id = $2'],
  ['chat_attachments', 'chat_id = $2'],
  ['chat_files', 'chat_id = $2'],
  ['push_devices', 'user_id = $1'],
  ['notification_settings', 'user_id = $1'],
  ['saved_job_alerts', 'user_id = $1'],
  ['alert_waiting', 'user_id = $1'],
  ['alert_known', 'user_id = $1'],
  ['alert_notified', 'user_id = $1'],
  ['alert_notices', 'user_id = $1'],
  ['webhooks', 'employer_id = $3', 'row(id, url)'],
  ['webhook_deliveries', 'application_id = $2', 'row(id, webhook_id)'],
  ['mail_outbox', 'user_id = $1', 'row(id, recipient)'],
];
/** One statement, prepared once: it runs a thousand times. */
const OWNED_SQL = `${OWNED.map(
  ([table, condition, row = table]) =>
    `select '${table}' as "table", ${row}::text as "row" from ${table} where ${condition}`,
).join(' union all ')} order by 1, 2`;
beforeAll(async () => {
  await db.query(`prepare owned_rows (text, text, text, text) as ${OWNED_SQL}`);
});

/** All rows of the two owners, without what calls change by themselves. */
function rowsOf({ userId, jobId, applicationId, employerId }: Parties): Promise<Row[]> {
  const ids = [userId, applicationId, employerId, jobId].map((id) => `'${id}'`);
  return db.query(`execute owned_rows (${ids})`);
}

function expectNothingOf(owner: Parties, text: string): void {
  for (const secret of owner.secrets) expect(text).not.toContain(secret);
}

it('has a row for every route, and no other rows', async () => {
  const demo = await wholeServer({ clock, site, config: { mode: 'demo' } });
  await demo.close();
  const addresses = new Set([...server.addresses, ...demo.addresses]);
  expect([...addresses].toSorted()).toEqual(Object.keys(POLICY).toSorted());
});

it('has the access that the contract of each endpoint states', () => {
  for (const [name, { endpoint }] of endpoints) {
    expect([name, requireRule(name).access]).toEqual([name, endpoint.access]);
  }
});

it('uses every scope', () => {
  const used = new Set(Object.values(POLICY).map(({ scope }) => scope));
  expect([...used].toSorted()).toEqual(Object.keys(DATA_SCOPES).toSorted());
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
  const reached = [...production.addresses].map((address) => requireRule(address).scope);
  expect(reached).not.toContain('demo');
});

/**
 * Calls whose answer to the owner is "none": those of `wellBehavedCall` name nothing of theirs, or an
 * application that is no assignment.
 */
const HAS_NONE: Readonly<Record<string, true>> = {
  'POST /api/v2/session/end_session': true,
  'POST /api/portal/auth/answer_pending_bankid': true,
  'POST /api/v2/session/disconnect_social': true,
  'POST /api/integration/candidates/invite': true,
  'GET /api/portal/kept/own': true,
  'POST /api/portal/kept/tick': true,
  'POST /api/portal/kept/take_back': true,
};

/** The owner may delete what later calls need. */
const anOwner = async (method: string): Promise<Parties> =>
  method === 'GET' ? reader : createParties(server, clock, 'Dagnysa');

describe.each(endpoints)('%s', (name, route) => {
  const { access } = requireRule(name);
  const call = wellBehavedCall(route) ?? (() => ({}));
  const rows = () => Promise.all([anna, ended].map(rowsOf));
  let before: Row[][];
  beforeAll(async () => {
    before = await rows();
  });
  // Once for all callers: reading every table costs more than their calls
  afterAll(async () => {
    expect(await rows()).toEqual(before);
  });

  it.each(callers)('called by %s', async (_who, { provesToBe, owns, credentials }) => {
    const isOwner = owns && provesToBe === access;
    const owners = isOwner ? [await anOwner(route.endpoint.method)] : [anna, ended];
    for (const owner of owners) {
      const headers = await credentials(owner, bodil);
      // A candidate may apply to every job; to an employer it is another employer's job
      const jobId = isOwner || access === 'employer' ? owner.jobId : NONEXISTENT.jobId;
      // A workplace belongs to no account
      const { workplaceId } = isOwner ? owner : NONEXISTENT;
      const input = call({ ...owner, jobId, workplaceId, email: bodil.email });
      const answer = await send(app, route, input, headers);
      if (isOwner) {
        const refusals = name in HAS_NONE ? [401, 403] : [401, 403, 404];
        expect(refusals).not.toContain(answer.statusCode);
        continue;
      }
      if (access !== 'public' && access !== provesToBe) {
        expectRefusal(answer);
        const refusal = access === 'employer' ? 'invalid_api_key' : 'authentication_required';
        expect(answer.json().code).toBe(refusal);
        continue;
      }
      // A caller with a session who is admitted at an open address sees their own data
      if (provesToBe === 'candidate' && owns) continue;
      expect(answer.statusCode).not.toBe(401);
      expectNothingOf(owner, answer.body);
      const withUnknownIds = call({ ...NONEXISTENT, email: bodil.email });
      if (JSON.stringify(input) === JSON.stringify(withUnknownIds)) continue;
      const nothing = await send(app, route, withUnknownIds, headers);
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
      url: method === 'GET' ? `${url}?id=${annasFiles.exportId}` : url,
      headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && {
        payload: JSON.stringify({
          ...(url.endsWith('delete_account') && { confirmation: anna.email }),
          ...(url.endsWith('disconnect_social') && { provider: 'google' }),
        }),
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
    'GET /api/integration/applications/:id',
    'GET /api/integration/applications/:id/given_references',
    'GET /api/integration/applications/:id/given_references/:referenceId',
    'GET /api/integration/applications/documents',
    'GET /api/integration/chats',
    'GET /api/integration/chats/:id',
    'GET /api/integration/chats/:id/messages',
    'GET /api/integration/jobs/:id/interviews',
    'GET /api/integration/webhooks',
    'GET /api/integration/webhooks/deliveries',
    'GET /api/portal/checkExistingCandidate',
    'GET /api/portal/eventDetails',
    'GET /api/portal/event_calendar_file',
    'GET /api/portal/fetch_applications',
    'GET /api/portal/fetch_given_references',
    'GET /api/portal/fetch_invitation',
    'GET /api/portal/fetch_latest_job_chat',
    'GET /api/portal/fetch_plan',
    'GET /api/portal/first_day',
    'GET /api/portal/first_days',
    'GET /api/v2/chats/fetch_chat',
    'GET /api/v2/chats/fetch_chats',
    'GET /api/v2/chats/fetch_messages',
    'GET /api/v2/chats/search_chats',
    'GET /api/v2/nylas/fetch_booking',
    'GET /api/v2/saved/fetch_saved',
    'GET /api/v2/session/me',
    'GET /api/v2/users/experiences',
    'GET /api/v2/users/user_documents',
    'GET /api/v2/users/user_references',
  ]);
});

it('has of a job what the caller has done with it, and nothing of others', async () => {
  const job = `/api/portal/public/job?id=${anna.jobId}`;
  const applied = async (headers: Credentials) =>
    (await sendRaw(app, { method: 'GET', url: job, headers })).json().data.applied;
  expect(await applied(anna.candidate)).toBe(true);
  expect(await applied(VISITOR)).toBe(false);
  expect(await applied(await signedIn(server, clock, await aUser(db)))).toBe(false);
});

interface Visit {
  url: string;
  form?: Record<string, string>;
  headers?: Record<string, string>;
  payload?: Buffer;
  /**
   * The statuses of calls about one's own data and another's, by whoever may call the address; 200
   * and 404 when absent.
   */
  own?: number;
  another?: number;
}

const TUS = { 'tus-resumable': '1.0.0' };
const CHUNK = { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };

/** How each address that is neither an endpoint nor a stream is called about an owner's data. */
const VISITS: Readonly<Record<string, (whose: Parties & OwnFiles) => Visit>> = {
  'GET /api/v2/users/export_file': ({ exportId }) => ({
    url: `/api/v2/users/export_file?id=${exportId}`,
  }),
  'GET /calendar/:file': () => ({ url: `/calendar/${'a'.repeat(43)}.ics` }),
  'GET /api/v2/users/profile_image': ({ imageId }) => ({
    url: `${PROFILE_IMAGE_PATH}?id=${imageId}`,
  }),
  'POST /api/v2/users/profile_image': () => ({
    url: PROFILE_IMAGE_PATH,
    headers: { 'content-type': 'image/png' },
    payload: PICTURE,
    another: 200,
  }),
  'OPTIONS /api/v2/users/uploads': () => ({ url: UPLOADS_PATH }),
  'POST /api/v2/users/uploads': () => ({
    url: UPLOADS_PATH,
    headers: { ...TUS, 'upload-length': '5' },
    own: 201,
    another: 201,
  }),
  'HEAD /api/v2/users/uploads/:id': ({ uploadId }) => ({
    url: `${UPLOADS_PATH}/${uploadId}`,
    headers: TUS,
  }),
  'PATCH /api/v2/users/uploads/:id': ({ uploadId }) => ({
    url: `${UPLOADS_PATH}/${uploadId}`,
    headers: CHUNK,
    payload: Buffer.from('bytes'),
    // Everything exists already
    own: 409,
  }),
  'DELETE /api/v2/users/uploads/:id': ({ uploadId }) => ({
    url: `${UPLOADS_PATH}/${uploadId}`,
    headers: TUS,
    own: 204,
  }),
  [`POST ${CHAT_FILES_PATH}`]: ({ applicationId }) => ({
    url: `${CHAT_FILES_PATH.replace(':id', applicationId)}?name=Schema`,
    headers: { 'content-type': 'application/pdf' },
    payload: PDF,
  }),
  'POST /auth/start': () => ({ url: '/auth/start', form: { purpose: 'login', device: 'same' } }),
  'POST /auth/register-step': () => ({
    url: '/auth/register-step',
    form: { step: 'email', email: 'nobody@example.com' },
  }),
  'GET /auth/bankid/code': () => ({ url: '/auth/bankid/code?code=code&state=state' }),
  'POST /referens/svar': () => ({ url: '/referens/svar', form: { token: 'A'.repeat(43) } }),
  'GET /referens/bankid': () => ({ url: '/referens/bankid?state=a&code=b' }),
  'POST /referens/kod': () => ({ url: '/referens/kod', form: { token: 'A'.repeat(43) } }),
  'POST /auth/start-social': () => ({
    url: '/auth/start-social',
    form: { purpose: 'login', provider: 'google' },
  }),
  'POST /auth/register-social': () => ({
    url: '/auth/register-social',
    form: { purpose: 'login', provider: 'google' },
  }),
  'GET /auth/social/code': () => ({ url: '/auth/social/code?code=code&state=state' }),
  'GET /auth/proof': () => ({ url: '/auth/proof?proof=a.b&to=/priser' }),
  'POST /fortsatt-registrering': () => ({
    url: '/fortsatt-registrering',
    form: { token: 'a'.repeat(43) },
  }),
  'POST /bekrafta-epost': () => ({ url: '/bekrafta-epost', form: { token: 'a'.repeat(43) } }),
  'POST /referens': () => ({ url: '/referens', form: { token: 'a'.repeat(43) } }),
  'POST /det-var-inte-jag': () => ({ url: '/det-var-inte-jag', form: { token: 'a'.repeat(43) } }),
  'POST /pausa-mejl': () => ({ url: '/pausa-mejl?token=a.b&page=1', form: {} }),
  'POST /priser': () => ({ url: '/priser', form: { email: 'nobody@example.com' } }),
  'POST /forhandsregistrering': () => ({ url: '/forhandsregistrering', form: { email: 'nobody' } }),
  'POST /early-access': () => ({ url: '/early-access', form: { email: 'nobody' } }),
  'POST /forhandsregistrering/lank': () => ({
    url: '/forhandsregistrering/lank?token=a.b&language=sv',
    form: {},
  }),
  'POST /bevakning': () => ({ url: '/bevakning', form: { email: 'nobody' } }),
  'POST /job-alerts': () => ({ url: '/job-alerts', form: { email: 'nobody' } }),
  'POST /bevakning/lank': () => ({ url: '/bevakning/lank?token=a.b&language=sv', form: {} }),
  'POST /inblick/answer': ({ workplaceId }) => ({
    url: '/inblick/answer',
    form: { workplace: workplaceId, take_back: '2026' },
  }),
  'POST /jobb/:slug': () => ({
    url: '/jobb/sjukskoterska',
    form: { jobId: NONEXISTENT.jobId },
  }),
  'GET /*': () => ({ url: '/job-applications' }),
  'POST /*': () => ({ url: '/job-applications', form: { email: 'nobody@example.com' } }),
  'GET /offline/sv': () => ({ url: '/offline/sv' }),
  'GET /offline/en': () => ({ url: '/offline/en' }),
  'GET /sitemap.xml': () => ({ url: '/sitemap.xml' }),
  'GET /sitemaps/:file': () => ({ url: '/sitemaps/pages.xml' }),
  'GET /artiklar.atom': () => ({ url: '/artiklar.atom' }),
  'GET /feed/jobs.json': () => ({ url: '/feed/jobs.json?after=0' }),
  'GET /feed/jobs.atom': () => ({ url: '/feed/jobs.atom' }),
  'GET /robots.txt': () => ({ url: '/robots.txt' }),
  'GET /healthz': () => ({ url: '/healthz' }),
  'GET /livez': () => ({ url: '/livez' }),
  'GET /readyz': () => ({ url: '/readyz' }),
  'GET /metrics': () => ({ url: '/metrics' }),
  'GET /api/docs': () => ({ url: '/api/docs' }),
};

const visited = Object.keys(POLICY).filter(
  (address) =>
    !endpoints.some(([name]) => name === address) &&
    requireRule(address).scope !== 'demo' &&
    address !== `GET ${LIVE_PATH}`,
);

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'PATCH', 'DELETE', 'POST'] as const;

function methodOf(address: string): (typeof METHODS)[number] {
  const method = METHODS.find((one) => address.startsWith(`${one} `));
  if (!method) throw new Error(`${address} begins with no method.`);
  return method;
}

describe.each(visited)('%s', (address) => {
  it.each(callers)('visited by %s', async (_who, { provesToBe, owns, credentials }) => {
    const visitOf = VISITS[address];
    if (!visitOf) throw new Error(`Say in VISITS how ${address} is visited.`);
    const rule = requireRule(address);
    const isLetIn = provesToBe === rule.access;
    const isOwner = isLetIn && owns;
    // The owner may delete what later callers are refused
    const whose = isOwner ? await createParties(server, clock, 'Dagnysa') : anna;
    const visit = visitOf({ ...whose, ...(isOwner ? await ownFilesOf(whose) : annasFiles) });
    const { url, form, payload } = visit;
    const before = await rowsOf(anna);
    const headers = await credentials(whose, bodil);
    const answer = await sendRaw(app, {
      method: methodOf(address),
      url,
      headers: {
        ...headers,
        ...visit.headers,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(payload && { payload }),
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    expect(await rowsOf(anna)).toEqual(before);
    expect(answer.statusCode).toBeLessThan(500);
    if (String(answer.headers['content-type']).startsWith('text/html')) expectIcon(answer);
    if (rule.access !== 'public') {
      const { own = 200, another = 404 } = visit;
      const letIn = owns ? own : another;
      expect(answer.statusCode).toBe(isLetIn ? letIn : 401);
    }
    if (rule.scope === 'profileImage') {
      expect(answer.statusCode).toBe(provesToBe === 'candidate' && owns ? 200 : 404);
    }
    const whole = `${answer.body} ${JSON.stringify(answer.headers)}`;
    if (address === 'GET /*' && provesToBe === 'candidate' && owns) {
      for (const secret of anna.onApplicationsPage) expect(whole).toContain(secret);
    } else if (!isOwner) {
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
