import { createHmac } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SECOND } from '../../lib/time';
import { codeChallenge } from '../pkce';
import { type FakeServer, fakeServer } from '../testing/fakeServer';
import { type IdentityApp, identityApp } from '../testing/identityApp';
import { me } from '../testing/journey';
import type { TestBrowser } from '../testing/testBrowser';
import { aUser } from '../testing/users';
import { STORED_ISSUER } from './storedIssuer';

const GOOGLE = { clientId: 'google-client', clientSecret: 'google-secret' };
const FACEBOOK = { appId: '1234567890', appSecret: 'facebook-secret' };
const FAILED = '/login?problem=social_failed';
const OTHER_BROWSER = '/login?problem=other_browser';

const own = await generateKeyPair('RS256');
const stranger = await generateKeyPair('RS256');

let app: IdentityApp;
let google: FakeServer;
let facebook: FakeServer;
let browser: TestBrowser;
let userId: string;
/** The extra claims and the key of Google's next id_token. */
let claims: JWTPayload;
let signer: CryptoKey;
let googleStatus: number;
/** The extra fields of Facebook's next responses. */
let debug: object;
let profile: object;
let tokenBody: object;
let facebookStatus: number;

beforeAll(async () => {
  google = await fakeServer(async ({ path }) => {
    if (path === '/.well-known/openid-configuration') {
      return [
        200,
        {
          issuer: google.origin,
          authorization_endpoint: `${google.origin}/o/oauth2/v2/auth`,
          token_endpoint: `${google.origin}/token`,
          jwks_uri: `${google.origin}/certs`,
        },
      ];
    }
    if (path === '/certs') {
      return [200, { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'g', alg: 'RS256' }] }];
    }
    return [googleStatus, { access_token: 'unused', id_token: await googleToken() }];
  });
  facebook = await fakeServer(async ({ path }) => {
    if (path === '/oauth/access_token') return [facebookStatus, tokenBody];
    if (path === '/debug_token') return [200, { data: debug }];
    return [200, profile];
  });
  app = await identityApp({
    social: {
      google: { ...GOOGLE, issuer: google.origin },
      facebook: {
        ...FACEBOOK,
        dialogUrl: `${facebook.origin}/dialog/oauth`,
        graphUrl: facebook.origin,
      },
      firebase: null,
    },
  });
});
afterAll(async () => {
  await app.close();
  await google.close();
  await facebook.close();
});

let nonce = '';
function googleToken(): Promise<string> {
  const iat = Math.floor(app.clock.now() / SECOND);
  return new SignJWT({
    iss: google.origin,
    aud: GOOGLE.clientId,
    azp: GOOGLE.clientId,
    sub: 'google-account',
    nonce,
    iat,
    exp: iat + 300,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'g' })
    .sign(signer);
}

beforeEach(async () => {
  await app.db.query('delete from users');
  userId = await aUser(app.db);
  await app.db.query(
    `insert into social_identities values
       ('google', $1, 'google-account', $3, null, now()), ('facebook', $2, '4711', $3, null, now())`,
    [google.origin, STORED_ISSUER.facebook, userId],
  );
  browser = app.browser();
  google.asked.length = 0;
  facebook.asked.length = 0;
  claims = {};
  signer = own.privateKey;
  googleStatus = 200;
  facebookStatus = 200;
  tokenBody = { access_token: 'their-token', token_type: 'bearer', expires_in: 5_000_000 };
  const now = Math.floor(app.clock.now() / SECOND);
  debug = {
    app_id: FACEBOOK.appId,
    type: 'USER',
    is_valid: true,
    user_id: '4711',
    issued_at: now,
    expires_at: now + 3600,
  };
  profile = { id: '4711', first_name: 'Tindra', last_name: 'Solhage' };
});

/** Begins a sign-in; returns the parameters that the provider is called with. */
async function begin(provider: 'google' | 'facebook'): Promise<Record<string, string>> {
  const request = { provider, purpose: 'login', language: 'sv', targetPath: '/jobs' };
  const { body } = await browser.post('v2/session/begin_social', request);
  const url = new URL(String(body.authorizeUrl));
  const [row] = await app.db.query<{ nonce: string }>(
    'select nonce from authorization_requests where state = $1',
    [body.state],
  );
  nonce = row?.nonce ?? '';
  return { ...Object.fromEntries(url.searchParams), address: url.origin + url.pathname };
}

const back = (fields: Record<string, string>, from = browser) =>
  from.open(`/auth/social?${new URLSearchParams(fields)}`);

/** Goes to the provider and returns with a code. */
async function go(provider: 'google' | 'facebook') {
  const { state = '' } = await begin(provider);
  return back({ code: 'the-code', state });
}

/** Facebook's responses to the next call. */
interface Forged {
  debug?: object;
  profile?: object;
  tokenBody?: object;
}

const signedIn = { httpStatus: 303, location: '/jobs' };

describe('Google', () => {
  it('is called by OIDC with PKCE, and signs in by the exchanged token', async () => {
    const { state = '', code_challenge, ...asked } = await begin('google');
    expect(asked).toMatchObject({
      address: `${google.origin}/o/oauth2/v2/auth`,
      response_type: 'code',
      scope: 'openid email profile',
      client_id: GOOGLE.clientId,
      redirect_uri: 'http://vikari.test/auth/social',
      code_challenge_method: 'S256',
      nonce,
    });
    expect(await back({ code: 'the-code', state })).toEqual(signedIn);
    expect(await me(browser)).toMatchObject({ userId });
    const exchange = google.asked.find(({ path }) => path === '/token');
    expect(Object.fromEntries(exchange?.form ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      code: 'the-code',
      redirect_uri: 'http://vikari.test/auth/social',
    });
    expect(codeChallenge(exchange?.form.get('code_verifier') ?? '')).toBe(code_challenge);
    const pair = Buffer.from(`${GOOGLE.clientId}:${GOOGLE.clientSecret}`).toString('base64');
    expect(exchange?.authorization).toBe(`Basic ${pair}`);
  });

  it.each<[string, JWTPayload]>([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'x' }],
    ['another authorised party', { azp: 'x' }],
    ['another nonce', { nonce: 'x' }],
    ['no nonce', { nonce: undefined }],
    ['an expired token', { exp: 1 }],
    ['a token that is valid later', { nbf: 4_000_000_000 }],
    ['no subject', { sub: undefined }],
    ['a NUL in the subject', { sub: 'google-account\u0000' }],
    ['an endless subject', { sub: 'a'.repeat(256) }],
  ])('is not believed with %s', async (_what, change) => {
    claims = change;
    expect((await go('google')).location).toContain('problem=social_failed');
    expect(await me(browser)).toBeNull();
  });

  it('is refused when its token has a stranger’s signature', async () => {
    signer = stranger.privateKey;
    expect((await go('google')).location).toContain('problem=social_failed');
  });

  it('shows a provider that is down, and a refused code, with different problems', async () => {
    googleStatus = 503;
    expect((await go('google')).location).toContain('problem=social_down');
    googleStatus = 400;
    expect((await go('google')).location).toContain('problem=social_failed');
  });
});

describe('Facebook', () => {
  it('is called by its own flow with a proof of our secret, which is in no URL', async () => {
    const { state = '', code_challenge, ...asked } = await begin('facebook');
    expect(asked).toMatchObject({
      address: `${facebook.origin}/dialog/oauth`,
      response_type: 'code',
      client_id: FACEBOOK.appId,
      redirect_uri: 'http://vikari.test/auth/social',
    });
    expect(await back({ code: 'the-code', state })).toEqual(signedIn);
    expect(await me(browser)).toMatchObject({ userId });
    const [exchange, looked, read] = facebook.asked;
    expect(exchange).toMatchObject({ method: 'POST', path: '/oauth/access_token' });
    expect(exchange?.form.get('client_secret')).toBe(FACEBOOK.appSecret);
    expect(codeChallenge(exchange?.form.get('code_verifier') ?? '')).toBe(code_challenge);
    expect(looked?.query.get('input_token')).toBe('their-token');
    expect(looked?.authorization).toBe(`Bearer ${FACEBOOK.appId}|${FACEBOOK.appSecret}`);
    const proof = createHmac('sha256', FACEBOOK.appSecret).update('their-token').digest('hex');
    expect(read?.query.get('appsecret_proof')).toBe(proof);
    for (const { query } of facebook.asked) {
      expect(query.toString()).not.toContain(FACEBOOK.appSecret);
    }
  });

  it.each<[string, Forged]>([
    ['another app’s token', { debug: { app_id: '666' } }],
    ['a page’s token', { debug: { type: 'PAGE' } }],
    ['a token that is not valid', { debug: { is_valid: false } }],
    ['a validity that is no boolean', { debug: { is_valid: 'true' } }],
    ['an expired token', { debug: { expires_at: 1 } }],
    ['no expiry', { debug: { expires_at: undefined } }],
    ['a token of later', { debug: { issued_at: 4_000_000_000 } }],
    ['no account', { debug: { user_id: undefined } }],
    ['an account with a NUL', { debug: { user_id: '4711\u0000' } }],
    ['an endless account', { debug: { user_id: '4'.repeat(33) } }],
    ['an account that is a number', { debug: { user_id: 4711 } }],
    ['another’s profile', { profile: { id: '4712' } }],
    ['a profile without an account', { profile: { id: undefined } }],
    ['no access token', { tokenBody: {} }],
    ['an access token with a line break', { tokenBody: { access_token: 'a\nb' } }],
    ['a body that is no object', { tokenBody: [] }],
  ])('is not believed with %s', async (_what, forged) => {
    debug = { ...debug, ...forged.debug };
    profile = { ...profile, ...forged.profile };
    tokenBody = forged.tokenBody ?? tokenBody;
    expect((await go('facebook')).location).toContain('problem=social_failed');
    expect(await me(browser)).toBeNull();
  });

  it('shows that the provider is down', async () => {
    facebookStatus = 503;
    expect((await go('facebook')).location).toContain('problem=social_down');
  });

  it('never vouches for an address', async () => {
    const address = { email: 'alva@example.com' };
    await aUser(app.db, address);
    await app.db.query('delete from social_identities');
    profile = { ...profile, ...address };
    expect((await go('facebook')).location).toContain('/register?');
    expect((await browser.get('v2/session/pending_social')).body.pending).toMatchObject({
      wants: 'register',
      firstName: 'Tindra',
      email: null,
    });
  });
});

describe.each(['google', 'facebook'] as const)('an answer of %s', (provider) => {
  it('is usable once, by its own browser only', async () => {
    const { state = '' } = await begin(provider);
    const answer = { code: 'the-code', state };
    expect((await back(answer, app.browser())).location).toBe(OTHER_BROWSER);
    expect(await back(answer)).toEqual(signedIn);
    await browser.post('v2/session/sign_out');
    expect((await back(answer)).location).toBe(OTHER_BROWSER);
  });

  it.each<[Record<string, string>, string]>([
    [{ code: 'the-code' }, FAILED],
    [{ code: 'the-code', state: '' }, FAILED],
    [{ code: 'the-code', state: 'made-up' }, OTHER_BROWSER],
    [{ code: 'the-code', state: '\u0000' }, FAILED],
    [{ code: '' }, FAILED],
    [{ error: 'access_denied' }, FAILED],
  ])('is refused as %j', async (fields, location) => {
    await begin(provider);
    expect((await back(fields)).location).toBe(location);
  });

  it('is refused as an ID token from the browser', async () => {
    const { state } = await begin(provider);
    const request = { idToken: await googleToken(), provider, state };
    expect(await browser.post('portal/auth/social_auth', request)).toMatchObject({
      httpStatus: 400,
      body: { code: 'invalid_token' },
    });
  });
});
