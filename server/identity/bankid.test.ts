import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MINUTE, SECOND } from '../lib/time';
import { randomToken } from '../lib/tokens';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { testConfig } from '../testing/testConfig';
import { type AuthorizationRequestPlan, type Bankid, createBankid } from './bankid';
import type { BankidBroker } from './bankidBroker';
import type { CodeExchange } from './codeExchange';
import { codeChallenge } from './pkce';
import { type SettableClock, settableClock } from './testing/settableClock';

const { bankid: config, publicUrl } = testConfig();
const issuer = 'https://broker.example';
const browserId = randomToken();
const plan: AuthorizationRequestPlan = {
  purpose: 'login',
  device: 'same',
  language: 'sv',
  browserId,
  userId: null,
  registrationId: null,
  targetPath: '/job-applications',
  responseType: 'id_token',
  byScript: true,
  shared: false,
};

/** What the broker was asked to exchange, and its response. */
let exchanges: CodeExchange[] = [];
let nextIdToken: () => Promise<string>;

let db: Database;
let clock: SettableClock;
let bankid: Bankid;
let privateKey: CryptoKey;
let strangerKey: CryptoKey;
let rsaKey: CryptoKey;

beforeAll(async () => {
  db = await createTestDatabase();
  const own = await generateKeyPair('ES256');
  const rsa = await generateKeyPair('RS256');
  privateKey = own.privateKey;
  rsaKey = rsa.privateKey;
  strangerKey = (await generateKeyPair('ES256')).privateKey;
  const broker: BankidBroker = {
    issuer,
    storedIssuer: issuer,
    authorizationEndpoint: async () => `${issuer}/authorize?tenant=vikari`,
    codeOnly: async () => false,
    scope: async () => 'openid',
    exchangeCode: async (exchange) => {
      exchanges.push(exchange);
      return { idToken: await nextIdToken(), accessToken: null };
    },
    userInfo: async () => null,
    key: createLocalJWKSet({
      keys: [
        { ...(await exportJWK(own.publicKey)), alg: 'ES256', kid: 'es' },
        { ...(await exportJWK(rsa.publicKey)), alg: 'RS256', kid: 'rs' },
      ],
    }),
  };
  clock = settableClock();
  bankid = createBankid({ db, clock, config, publicUrl, broker });
});
afterAll(() => db.close());

let begun: { state: string; nonce: string };
beforeEach(async () => {
  begun = await begin();
});

async function begin(
  change: Partial<AuthorizationRequestPlan> = {},
): Promise<{ state: string; nonce: string }> {
  const { searchParams } = new URL(await bankid.begin({ ...plan, ...change }));
  return { state: searchParams.get('state') ?? '', nonce: searchParams.get('nonce') ?? '' };
}

/** The claims of a valid answer. */
function claims(): JWTPayload {
  const iat = Math.floor(clock.now() / SECOND);
  return {
    iss: issuer,
    aud: config.clientId,
    sub: 'subject-1',
    nonce: begun.nonce,
    acr: config.acrSameDevice,
    given_name: 'Alva',
    family_name: 'Nordanvik',
    iat,
    exp: iat + 300,
  };
}

function sign(
  payload: JWTPayload,
  key = privateKey,
  header = { alg: 'ES256', kid: 'es' },
): Promise<string> {
  return new SignJWT(payload).setProtectedHeader(header).sign(key);
}

function accept(id_token: string, from = {}, state?: string) {
  return bankid.accept({ id_token, state }, { browserIds: [browserId], purpose: 'login', ...from });
}

/** The reason identifies the check that refused, so that no other check can hide its absence. */
async function expectRefusal(token: string, reason: string, from = {}, state?: string) {
  await expect(accept(token, from, state)).rejects.toMatchObject({
    code: 'invalid_token',
    message: expect.stringContaining(reason),
  });
}

it('begins an authorization request with everything the broker needs', async () => {
  const url = new URL(await bankid.begin({ ...plan, device: 'other', language: 'en' }));
  expect(url.origin + url.pathname).toBe('https://broker.example/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    tenant: 'vikari',
    response_type: 'id_token',
    response_mode: 'fragment',
    scope: 'openid',
    client_id: config.clientId,
    redirect_uri: `${publicUrl}/auth/bankid`,
    acr_values: config.acrOtherDevice,
    ui_locales: 'en',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
});

it('accepts a valid answer, with and without the state', async () => {
  expect(await accept(await sign(claims()), {}, begun.state)).toMatchObject({
    issuer,
    subject: 'subject-1',
    name: { firstName: 'Alva', lastName: 'Nordanvik' },
    authorizationRequest: { purpose: 'login', targetPath: '/job-applications' },
  });
  begun = await begin();
  await expect(accept(await sign(claims()))).resolves.toMatchObject({ subject: 'subject-1' });
});

it.each([
  // Ten digits in a row of it are somebody's number, by their look alone
  '5a8112289-9874-4e1b-9c11-811228987432',
  '8112289874-b7c1',
  '811228-9874',
])('accepts the broker’s own name for somebody, however it looks: %s', async (sub) => {
  await expect(accept(await sign({ ...claims(), sub }))).resolves.toMatchObject({ subject: sub });
});

it('accepts a token that names this client as the authorised party', async () => {
  const token = await sign({ ...claims(), azp: config.clientId });
  await expect(accept(token)).resolves.toMatchObject({ subject: 'subject-1' });
});

it('accepts RS256, which some brokers sign with', async () => {
  const token = await sign(claims(), rsaKey, { alg: 'RS256', kid: 'rs' });
  await expect(accept(token)).resolves.toMatchObject({ subject: 'subject-1' });
});

it.each([
  ['splits a whole name', { name: 'Eva von Essen' }, { firstName: 'Eva', lastName: 'von Essen' }],
  ['accepts a token without a name', {}, null],
  ['refuses an over-long name', { given_name: 'a'.repeat(101), family_name: 'B' }, null],
  ['refuses an invisible name', { given_name: '\u200b', family_name: 'B' }, null],
])('%s', async (_what, names, expected) => {
  const { given_name: _given, family_name: _family, ...nameless } = claims();
  const { name } = await accept(await sign({ ...nameless, ...names }));
  expect(name).toEqual(expected);
});

it.each<[string, JWTPayload, string]>([
  ['another issuer', { iss: 'https://evil.example' }, 'iss claim'],
  ['another audience', { aud: 'another-client' }, 'aud claim'],
  ['several audiences, another authorized party', { aud: ['vikari-demo', 'x'], azp: 'x' }, '`azp`'],
  ['several audiences, no authorized party', { aud: ['vikari-demo', 'x'] }, '`azp`'],
  ['one audience, another authorized party', { azp: 'x' }, '`azp`'],
  ['a NUL in the subject', { sub: 'subject\u0000' }, 'control characters'],
  ['a line break in the subject', { sub: 'subject\n1' }, 'control characters'],
  ['a lone surrogate in the subject', { sub: 'subject\ud800' }, 'control characters'],
  ['a NUL in the nonce', { nonce: 'nonce\u0000' }, 'control characters'],
  ['a NUL in the given name', { given_name: 'Al\u0000va' }, 'control characters'],
  ['an escape in the family name', { family_name: 'Nord\u001banvik' }, 'control characters'],
  ['a NUL in the whole name', { name: 'Alva\u0000' }, 'control characters'],
  ['an unknown nonce', { nonce: 'made-up' }, 'no open authorization request'],
  ['no nonce', { nonce: undefined }, 'nonce claim'],
  ['a nonce that is not a text', { nonce: 7 }, 'not a string'],
  ['an acr that was not requested', { acr: config.acrOtherDevice }, 'not the one requested'],
  ['a made-up acr', { acr: 'urn:password' }, 'not the one requested'],
  ['no acr', { acr: undefined }, 'acr claim'],
  ['no subject', { sub: undefined }, 'sub claim'],
  ['an empty subject', { sub: '' }, '`sub` is empty'],
  ['an over-long subject', { sub: 'a'.repeat(256) }, 'longer than 255'],
  ['no expiry', { exp: undefined }, 'exp claim'],
  ['no time of issue', { iat: undefined }, 'iat claim'],
])('refuses %s', async (_what, change, reason) => {
  await expectRefusal(await sign({ ...claims(), ...change }), reason);
});

it.each([
  ['an expired token', -200, -60, 'too old by its exp'],
  ['a token older than five minutes that has not expired', -320, 600, 'too old by its iat'],
  ['a token from the future', 60, 360, 'iat claim'],
])('refuses %s', async (_what, issued, expires, reason) => {
  const now = Math.floor(clock.now() / SECOND);
  await expectRefusal(await sign({ ...claims(), iat: now + issued, exp: now + expires }), reason);
});

it('refuses a signature with an unknown key', async () => {
  await expectRefusal(await sign(claims(), strangerKey), 'SIGNATURE');
});

it('refuses a token changed after it was signed', async () => {
  const [header, , signature] = (await sign(claims())).split('.');
  const forged = Buffer.from(JSON.stringify({ ...claims(), sub: 'subject-2' })).toString(
    'base64url',
  );
  await expectRefusal(`${header}.${forged}.${signature}`, 'SIGNATURE');
});

it('refuses a token without a signature (alg none)', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  await expectRefusal(`${part({ alg: 'none', kid: 'es' })}.${part(claims())}.`, 'ALG_NOT_ALLOWED');
});

it('refuses a shared-secret signature (HS256)', async () => {
  const token = await new SignJWT(claims())
    .setProtectedHeader({ alg: 'HS256', kid: 'es' })
    .sign(new TextEncoder().encode(config.clientId.repeat(4)));
  await expectRefusal(token, 'ALG_NOT_ALLOWED');
});

it.each(['', 'abc', 'a.b.c', '....', 'e30.e30.e30'])('refuses the text "%s"', async (text) => {
  await expectRefusal(text, 'INVALID');
});

it('refuses the same answer a second time', async () => {
  const token = await sign(claims());
  await accept(token);
  await expectRefusal(token, 'no open authorization request');
});

it('accepts one of many simultaneous answers', async () => {
  const token = await sign(claims());
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => accept(token)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it.each([
  ['another browser', { browserIds: [randomToken()] }, 'no open authorization request'],
  ['a browser without the cookie', { browserIds: [] }, 'no open authorization request'],
  ['another purpose', { purpose: 'register' as const }, 'another purpose'],
])('refuses an answer from %s', async (_what, from, reason) => {
  await expectRefusal(await sign(claims()), reason, from);
});

it('keeps the authorization request for its own browser when another one tries it', async () => {
  const token = await sign(claims());
  await accept(token, { browserIds: [randomToken()] }).catch(() => undefined);
  await expect(accept(token)).resolves.toMatchObject({ subject: 'subject-1' });
});

it("accepts an answer only with its own request's cookie value", async () => {
  const other = randomToken();
  const first = begun;
  begun = await begin({ browserId: other });
  const token = await sign(claims());
  await expectRefusal(token, 'no open authorization request', { browserIds: [browserId] });
  await expect(accept(token, { browserIds: [browserId, other] })).resolves.toBeDefined();
  begun = first;
  const older = await sign(claims());
  await expectRefusal(older, 'no open authorization request', { browserIds: [other] });
  await expect(accept(older, { browserIds: [browserId, other] })).resolves.toBeDefined();
});

it('refuses another state', async () => {
  await expectRefusal(await sign(claims()), 'state', {}, randomToken());
});

it('refuses an answer to an authorization request begun too long ago', async () => {
  clock.advance(16 * MINUTE);
  await expectRefusal(await sign(claims()), 'no open authorization request');
});

/** Begins a request for a code; returns the parameters that the broker is sent. */
async function beginCode(change: Partial<AuthorizationRequestPlan> = {}) {
  const address = await bankid.begin({ ...plan, responseType: 'code', ...change });
  return Object.fromEntries(new URL(address).searchParams);
}

it('requests a code with an S256 challenge, and exchanges it with the verifier', async () => {
  const { state = '', nonce, ...asked } = await beginCode({ shared: true });
  expect(asked).toMatchObject({
    response_type: 'code',
    response_mode: 'query',
    code_challenge_method: 'S256',
  });
  const request = await bankid.take(state, [browserId]);
  if (!request) throw new Error('The request was not found.');
  expect(request).toMatchObject({ purpose: 'login', responseType: 'code', shared: true });
  exchanges = [];
  nextIdToken = () => sign({ ...claims(), nonce });
  expect(await bankid.exchange('the-code', request, [browserId])).toMatchObject({
    subject: 'subject-1',
  });
  expect(exchanges).toEqual([
    { code: 'the-code', verifier: expect.any(String), redirectUri: `${publicUrl}/auth/bankid` },
  ]);
  expect(codeChallenge(exchanges[0]?.verifier ?? '')).toBe(asked.code_challenge);
});

it('stores no verifier, and derives none for another browser', async () => {
  const { state = '' } = await beginCode();
  const request = await bankid.take(state, [browserId]);
  if (!request) throw new Error('The request was not found.');
  const rows = await db.query('select * from authorization_requests where state = $1', [state]);
  nextIdToken = () => sign(claims());
  exchanges = [];
  await bankid.exchange('c', request, [browserId]).catch(() => undefined);
  await expect(bankid.exchange('c', request, [randomToken()])).rejects.toMatchObject({
    code: 'invalid_token',
  });
  expect(exchanges).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(exchanges[0]?.verifier);
});

it("gives a code flow's request to its own browser, once", async () => {
  const { state = '' } = await beginCode();
  expect(await bankid.take(state, [randomToken()])).toBeNull();
  expect(await bankid.take(state, [])).toBeNull();
  expect(await bankid.take('made-up', [browserId])).toBeNull();
  expect(await bankid.take(state, [browserId])).not.toBeNull();
  expect(await bankid.take(state, [browserId])).toBeNull();
});

it.each([
  ['another nonce', () => ({ nonce: 'another' }), 'nonce'],
  ['another acr', () => ({ acr: config.acrOtherDevice }), 'acr'],
  ['another audience', () => ({ aud: 'another' }), 'aud'],
])('checks the exchanged id_token: %s', async (_what, change, reason) => {
  const { state = '', nonce } = await beginCode();
  const request = await bankid.take(state, [browserId]);
  if (!request) throw new Error('The request was not found.');
  nextIdToken = () => sign({ ...claims(), nonce, ...change() });
  await expect(bankid.exchange('c', request, [browserId])).rejects.toMatchObject({
    code: 'invalid_token',
    message: expect.stringContaining(reason),
  });
});

it("accepts no id_token for a code flow's request, and no code for the other", async () => {
  const { nonce } = await beginCode();
  await expectRefusal(await sign({ ...claims(), nonce }), 'no open authorization request');
  expect(await bankid.take(begun.state, [browserId])).toBeNull();
});
