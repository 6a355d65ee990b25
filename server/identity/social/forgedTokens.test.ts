import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SocialProviderId } from '#domain/signIn/ways';
import { MINUTE, SECOND } from '../../lib/time';
import { randomToken } from '../../lib/tokens';
import type { Database } from '../../storage/database';
import { createTestDatabase } from '../../storage/testing/testDatabase';
import type { BankidBroker } from '../bankidBroker';
import { settableClock } from '../testing/settableClock';
import { firebaseProvider } from './firebaseProvider';
import { oidcProvider } from './oidcProvider';
import { createSocial, type Social, type SocialPlan } from './social';
import type { SocialProvider } from './socialProvider';

const publicUrl = 'http://vikari.test';
const projectId = 'vikari-test';
const clientId = 'our-client';
const clock = settableClock();
const own = await generateKeyPair('RS256', { extractable: true });
const stranger = await generateKeyPair('RS256');
const publicPem = await exportSPKI(own.publicKey);
const key = createLocalJWKSet({
  keys: [{ ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256' }],
});

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

function oidc(id: SocialProviderId): SocialProvider {
  const issuer = `https://${id}.example`;
  const broker: BankidBroker = {
    issuer,
    storedIssuer: issuer,
    codeOnly: async () => false,
    scope: async () => 'openid',
    authorizationEndpoint: async () => `${issuer}/authorize`,
    exchangeCode: () => Promise.reject(new Error('no code was asked for')),
    userInfo: async () => null,
    key,
  };
  const rest = { simulated: true, responseType: 'id_token', formTarget: null } as const;
  return oidcProvider({ id, broker, clientId, clock, ...rest });
}

function firebase(id: SocialProviderId): SocialProvider {
  const config = {
    projectId,
    apiKey: 'k',
    authDomain: 'x.example',
    keysUrl: 'https://keys.example',
  };
  return firebaseProvider(id, { config, key, clock });
}

/** A provider, and the claims of a valid answer. */
interface Way {
  provider: SocialProvider;
  other: SocialProvider;
  /** Adds the request to the answer: a nonce in the token, or the state besides it. */
  hasNonce: boolean;
  claims(nonce: string): JWTPayload;
  /** Puts another subject into the claims. */
  withSubject(claims: JWTPayload, subject: unknown): JWTPayload;
  issuer: string;
  audience: string;
}

function times(): JWTPayload {
  const iat = Math.floor(clock.now() / SECOND);
  return { iat, exp: iat + 300 };
}

const person = {
  given_name: 'Tindra',
  family_name: 'Solhage',
  email: 'tindra@example.com',
  email_verified: true,
};

function oidcWay(id: SocialProviderId): Way {
  const issuer = `https://${id}.example`;
  return {
    provider: oidc(id),
    other: oidc(id === 'google' ? 'facebook' : 'google'),
    hasNonce: true,
    issuer,
    audience: clientId,
    claims: (nonce) => ({
      iss: issuer,
      aud: clientId,
      sub: 'subject-1',
      nonce,
      ...person,
      ...times(),
    }),
    withSubject: (claims, sub) => Object.assign({}, claims, { sub }),
  };
}

function firebaseWay(id: SocialProviderId): Way {
  const issuer = `https://securetoken.google.com/${projectId}`;
  const sign_in_provider = `${id}.com`;
  return {
    provider: firebase(id),
    other: firebase(id === 'google' ? 'facebook' : 'google'),
    hasNonce: false,
    issuer,
    audience: projectId,
    claims: () => ({
      iss: issuer,
      aud: projectId,
      sub: 'firebase-uid',
      firebase: { sign_in_provider, identities: { [sign_in_provider]: ['subject-1'] } },
      ...person,
      ...times(),
      auth_time: times().iat,
    }),
    withSubject: (claims, subject) => ({
      ...claims,
      firebase: { sign_in_provider, identities: { [sign_in_provider]: [subject] } },
    }),
  };
}

const WAYS: [string, Way][] = [
  ['Google by OIDC', oidcWay('google')],
  ['Facebook simulated by OIDC', oidcWay('facebook')],
  ['Google through Firebase', firebaseWay('google')],
  ['Facebook through Firebase', firebaseWay('facebook')],
];

describe.each(WAYS)('%s', (_name, way) => {
  let social: Social;
  let browserId: string;
  let begun: { state: string; nonce: string };

  beforeEach(async () => {
    clock.advance(MINUTE);
    social = createSocial({ db, clock, publicUrl, providers: [way.provider, way.other] });
    browserId = randomToken();
    begun = await begin();
  });

  async function begin(change: Partial<SocialPlan> = {}) {
    const { state } = await social.begin({
      provider: way.provider,
      purpose: 'login',
      language: 'sv',
      browserId,
      userId: null,
      registrationId: null,
      targetPath: null,
      responseType: 'id_token',
      shared: false,
      ...change,
    });
    const [row] = await db.query<{ nonce: string }>(
      'select nonce from authorization_requests where state = $1',
      [state],
    );
    return { state, nonce: row?.nonce ?? '' };
  }

  const sign = (claims: JWTPayload, by = own.privateKey, kid = 'own') =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(by);

  const right = () => way.claims(begun.nonce);

  const accept = (
    idToken: string,
    { state = begun.state, browserIds = [browserId], id = way.provider.id } = {},
  ) => social.accept({ provider: id, idToken, state }, browserIds);

  async function refused(idToken: string, reason: string, from = {}) {
    await expect(accept(idToken, from)).rejects.toMatchObject({
      code: 'invalid_token',
      message: expect.stringContaining(reason),
    });
  }

  it('accepts a right answer', async () => {
    const { identity } = await accept(await sign(right()));
    expect(identity).toMatchObject({
      provider: way.provider.id,
      subject: 'subject-1',
      email: 'tindra@example.com',
      name: { firstName: 'Tindra', lastName: 'Solhage' },
    });
  });

  it.each<[string, () => JWTPayload, string]>([
    ['another issuer', () => ({ iss: 'https://evil.example' }), 'iss claim'],
    ['another audience', () => ({ aud: 'another-client' }), 'aud claim'],
    [
      'several audiences, another authorised',
      () => ({ aud: [way.audience, 'x'], azp: 'x' }),
      '`azp`',
    ],
    ['another authorised party', () => ({ azp: 'x' }), '`azp`'],
    ['an expired token', () => ({ iat: now() - 200, exp: now() - 60 }), 'exp'],
    ['one that is valid later', () => ({ nbf: now() + 60 }), 'nbf'],
    ['one that is issued later', () => ({ iat: now() + 60, exp: now() + 360 }), 'iat'],
    ['one that is older than five minutes', () => ({ iat: now() - 320 }), 'too old'],
    ['no subject', () => ({ sub: undefined }), 'sub claim'],
    ['an empty subject', () => ({ sub: '' }), '`sub` is empty'],
    ['a NUL in the subject', () => ({ sub: 'a\u0000' }), 'control characters'],
    ['an endless subject', () => ({ sub: 'a'.repeat(256) }), 'longer than 255'],
  ])('refuses %s', async (_what, change, reason) => {
    await refused(await sign({ ...right(), ...change() }), reason);
  });

  const now = () => Math.floor(clock.now() / SECOND);

  it.each([undefined, '', 7, 'a\u0000', 'a'.repeat(256)])(
    'refuses the account %j',
    async (subject) => {
      await expect(accept(await sign(way.withSubject(right(), subject)))).rejects.toMatchObject({
        code: 'invalid_token',
      });
    },
  );

  it('refuses alg none', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = `${part({ alg: 'none', kid: 'own' })}.${part(right())}.`;
    await refused(forged, 'ALG_NOT_ALLOWED');
  });

  it('refuses HS256 with the public key as its secret', async () => {
    const forged = await new SignJWT(right())
      .setProtectedHeader({ alg: 'HS256', kid: 'own' })
      .sign(new TextEncoder().encode(publicPem));
    await refused(forged, 'ALG_NOT_ALLOWED');
  });

  it('refuses a key that is unknown, and a stranger’s under a known name', async () => {
    await refused(await sign(right(), stranger.privateKey, 'other'), 'NO_MATCHING_KEY');
    await refused(await sign(right(), stranger.privateKey), 'SIGNATURE');
  });

  it('refuses the other provider’s token, and this one at the other', async () => {
    const theirs = WAYS.find(
      ([, { provider, hasNonce }]) => provider.id === way.other.id && hasNonce === way.hasNonce,
    )?.[1];
    await expect(accept(await sign(theirs?.claims(begun.nonce) ?? {}))).rejects.toMatchObject({
      code: 'invalid_token',
    });
    await expect(accept(await sign(right()), { id: way.other.id })).rejects.toMatchObject({
      code: 'invalid_token',
    });
  });

  it('refuses a nonce or a state of no request', async () => {
    const forged = await sign({ ...right(), nonce: 'made-up' });
    if (way.hasNonce) await refused(forged, 'no open authorization request');
    else await refused(forged, 'no open authorization request', { state: randomToken() });
    await refused(await sign(right()), way.hasNonce ? 'state' : 'request', { state: 'x' });
  });

  it('refuses another browser, and leaves the request to its own', async () => {
    const token = await sign(right());
    await refused(token, 'no open authorization request', { browserIds: [randomToken()] });
    await refused(token, 'no open authorization request', { browserIds: [] });
    await expect(accept(token)).resolves.toBeDefined();
  });

  it('refuses a token a second time, also for a new request', async () => {
    const token = await sign(right());
    await accept(token);
    await refused(token, 'request');
    const { state } = await begin();
    const reason = way.hasNonce ? 'no open authorization request' : 'it has served before';
    await refused(token, reason, { state });
  });

  it('refuses an expired request, and one that asked for a code', async () => {
    clock.advance(16 * MINUTE);
    await refused(await sign(right()), 'no open authorization request');
    begun = await begin({ responseType: 'code' });
    await refused(await sign(right()), 'no open authorization request');
  });

  it.each([false, undefined, 'true', 1])(
    'vouches for no address whose email_verified is %j',
    async (email_verified) => {
      const { identity } = await accept(await sign({ ...right(), email_verified }));
      expect(identity.email).toBeNull();
    },
  );

  it.each(['no address', 'a@b\u0000.example', `${'a'.repeat(255)}@example.com`, 7])(
    'takes no address of %j',
    async (email) => {
      expect((await accept(await sign({ ...right(), email }))).identity.email).toBeNull();
    },
  );
});

describe('through Firebase', () => {
  const way = firebaseWay('google');
  const social = () => createSocial({ db, clock, publicUrl, providers: [way.provider] });
  const sign = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(own.privateKey);
  const plan: SocialPlan = {
    provider: way.provider,
    purpose: 'login',
    language: 'sv',
    browserId: 'browser',
    userId: null,
    registrationId: null,
    targetPath: null,
    responseType: 'id_token',
    shared: false,
  };

  it('needs the state, and a sign-in since the request began', async () => {
    const idToken = await sign(way.claims(''));
    await expect(
      social().accept({ provider: 'google', idToken }, ['browser']),
    ).rejects.toMatchObject({ message: expect.stringContaining('its state is missing') });
    clock.advance(MINUTE);
    const { state } = await social().begin(plan);
    await expect(
      social().accept({ provider: 'google', idToken, state }, ['browser']),
    ).rejects.toMatchObject({ message: expect.stringContaining('older than the request') });
  });

  it('refuses a token whose signature’s letters were varied', async () => {
    const idToken = await sign(way.claims(''));
    const first = await social().begin({ ...plan, browserId: 'first' });
    await social().accept({ provider: 'google', idToken, state: first.state }, ['first']);
    const second = await social().begin({ ...plan, browserId: 'second' });
    await expect(
      social().accept({ provider: 'google', idToken: `${idToken}=`, state: second.state }, [
        'second',
      ]),
    ).rejects.toMatchObject({ code: 'invalid_token' });
  });
});
