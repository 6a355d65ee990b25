import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EXPORT_FILE_PATH } from '#domain/api/privacy';
import { holdsPersonalNumber } from '#domain/text/personalNumber';
import { aStoredEmployer, aStoredJob } from '../applications/testing/storedFactories';
import { wholeServer } from '../hostile/testing/wholeServer';
import { REGISTRATION } from '../identity/testing/journey';
import { settableClock } from '../identity/testing/settableClock';
import { testBrowser } from '../identity/testing/testBrowser';
import { SECOND } from '../lib/time';
import { testConfig } from '../testing/testConfig';
import { readZip } from './testing/readZip';

/** One of Skatteverket's published test numbers. */
const NUMBER = '198112289874';
const WRITTEN = '811228-9874';
const ISSUER = 'https://broker.example';

const clock = settableClock();
const log: string[] = [];
const { privateKey, publicKey } = await generateKeyPair('ES256');
const jwks = { keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256', kid: 'es' }] };

/** A broker that sends more claims than were requested, as brokers do. */
const broker: typeof fetch = async (input) =>
  Response.json(
    String(input instanceof Request ? input.url : input).endsWith('openid-configuration')
      ? {
          issuer: ISSUER,
          authorization_endpoint: `${ISSUER}/authorize`,
          jwks_uri: `${ISSUER}/jwks`,
        }
      : jwks,
  );

const { bankid } = testConfig();
const server = await wholeServer({
  clock,
  fetch: broker,
  logTo: { write: (line) => void log.push(line) },
  config: { logLevel: 'info', bankid: { ...bankid, issuer: ISSUER } },
});
const { app, db } = server;
const browser = testBrowser(app);
/** Whether a text contains somebody's number. Random ids and hashes can look as if they did. */
const hasNumber = (text: string) => holdsPersonalNumber(text.replace(/[\w-]{36,}/g, '…'));
/** The addresses, headers and bodies of all responses. */
const answers: string[] = [];

beforeAll(async () => {
  app.addHook('onSend', async (_request, reply, payload) => {
    answers.push(`${JSON.stringify(reply.getHeaders())} ${payload}`);
    return payload;
  });
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

/** A token that contains a personal identity number. */
async function idTokenFor(authorizeUrl: unknown): Promise<string> {
  const { searchParams } = new URL(String(authorizeUrl));
  const iat = Math.floor(clock.now() / SECOND);
  return new SignJWT({
    iss: ISSUER,
    aud: bankid.clientId,
    sub: 'b7c1d1f2-pairwise',
    nonce: searchParams.get('nonce'),
    acr: searchParams.get('acr_values'),
    given_name: 'Torvald',
    family_name: 'Lindekrans',
    personalNumber: NUMBER,
    ssn: WRITTEN,
    birthdate: '1981-12-28',
    iat,
    exp: iat + 300,
  })
    .setProtectedHeader({ alg: 'ES256', kid: 'es' })
    .sign(privateKey);
}

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await browser.post(path, body);
  if (answer.httpStatus !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** From the registration to the export, the employer, and a number typed into another field. */
async function wholeJourney(): Promise<void> {
  const { sessionID } = await post('v2/session/set_session', {
    type: 'registration',
    key: 'registration',
    value: REGISTRATION,
  });
  const { authorizeUrl } = await post('v2/session/begin_bankid', {
    purpose: 'register',
    device: 'same',
    language: 'sv',
    sessionID,
  });
  const id_token = await idTokenFor(authorizeUrl);
  const { login_token } = await post('portal/auth/bankid_register', { id_token, sessionID });
  await post('v2/session/sign_in', { login_token });
  await post('v2/users/save_user_details', { email: 'ny@example.com', phone: '070-174 06 05' });
  const key = 'key-of-the-employer';
  const { id: jobId } = await aStoredJob(db, { employerId: await aStoredEmployer(db, key) });
  const { application } = await post('portal/submitCandidate', {
    jobId,
    kind: 'candidate',
    contact: {
      firstName: 'Torvald',
      lastName: 'Lindekrans',
      email: REGISTRATION.email,
      phone: '070-174 06 05',
    },
    answers: { experience: 'Fem år på akuten.' },
  });
  for (const [path, body] of [
    ['portal/submitCandidate', { jobId, kind: 'candidate', answers: { experience: WRITTEN } }],
    ['portal/save_unfinished_steps', { jobId, answers: { experience: `Jag är ${NUMBER}` } }],
    ['portal/save_unfinished_steps', { jobId, contact: { firstName: WRITTEN } }],
    ['v2/users/update_user_document', { documentId: 'x', name: `CV ${WRITTEN}` }],
  ] as const) {
    const { httpStatus, body: refusal } = await browser.post(path, body);
    expect([path, httpStatus]).toEqual([path, 400]);
    expect(Object.values(Object(refusal).fields)).toContain('validation.personal_number');
  }
  await post('v2/misc/report_client_error', { kind: 'no_root', message: WRITTEN, path: '/' });
  await app.inject({
    method: 'POST',
    url: `/api/integration/applications/${Object(application).id}/status`,
    headers: { authorization: `Bearer ${key}` },
    payload: { status: 'qualified' },
  });
  await browser.open(`/person/${WRITTEN}?q=${NUMBER}`);
  await browser.get(`v2/auth/email_registered?email=${WRITTEN}`);
  await post('v2/users/request_export', {});
  await server.runTimers();
}

/** A line of the log without its measured times, whose decimals are any digits. */
const withoutFractions = (line: string): string =>
  JSON.stringify(JSON.parse(line), (_key, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? null : value,
  );

it('is stored, logged and answered nowhere, although the broker sent it', async () => {
  await wholeJourney();

  const tables = await db.query<{ name: string }>(
    `select table_name::text as name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { name } of tables) {
    const rows = await db.query<{ row: string }>(`select t::text as row from ${name} t`);
    for (const { row } of rows) expect(hasNumber(row), `${name}: ${row}`).toBe(false);
  }
  expect(log.join('\n')).toContain('/api/portal/submitCandidate');
  for (const line of log.map(withoutFractions)) expect(hasNumber(line), line).toBe(false);
  expect(answers.length).toBeGreaterThan(8);
  for (const answer of answers) expect(hasNumber(answer), answer).toBe(false);

  const mails = await db.query<{ text: string }>('select text_body as text from mail_outbox');
  expect(mails.length).toBeGreaterThan(0);
  const objects = await server.objects();
  expect(objects.length).toBeGreaterThan(0);
  for (const name of objects) expect(hasNumber(name)).toBe(false);
  const { results } = (await browser.get('v2/users/exports')).body;
  const zip = await app.inject({
    url: `${EXPORT_FILE_PATH}?id=${Object(results)[0].id}`,
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies: Object.fromEntries(browser.cookies),
  });
  expect(zip.statusCode).toBe(200);
  for (const file of readZip(zip.rawPayload).values()) expect(hasNumber(String(file))).toBe(false);
});
