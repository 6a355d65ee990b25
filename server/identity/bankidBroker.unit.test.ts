import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { HOUR } from '../lib/time';
import { remoteBroker } from './bankidBroker';
import { settableClock } from './testing/settableClock';

const issuer = 'https://broker.example/tenant';
const METADATA_URL = `${issuer}/.well-known/openid-configuration`;
const JWKS_URL = 'https://broker.example/jwks';
const client = { clientId: 'vikari', clientSecret: null };
const metadata = {
  issuer,
  authorization_endpoint: 'https://broker.example/authorize',
  jwks_uri: JWKS_URL,
};

/** A network that responds at these addresses with JSON, fails at all others, and counts calls. */
function network(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const fetchIt: typeof fetch = async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(url);
    if (!(url in answers)) throw new TypeError('fetch failed');
    return Response.json(answers[url]);
  };
  return { asked, answers, fetchIt };
}

it('reads the metadata once for simultaneous calls, and again after an hour', async () => {
  const { asked, fetchIt } = network({ [METADATA_URL]: metadata });
  const clock = settableClock();
  const broker = remoteBroker(issuer, client, { clock, fetch: fetchIt });
  expect(
    await Promise.all([broker.authorizationEndpoint(), broker.authorizationEndpoint()]),
  ).toEqual([metadata.authorization_endpoint, metadata.authorization_endpoint]);
  clock.advance(HOUR - 1);
  await broker.authorizationEndpoint();
  expect(asked).toEqual([METADATA_URL]);
  clock.advance(1);
  await broker.authorizationEndpoint();
  expect(asked).toEqual([METADATA_URL, METADATA_URL]);
});

it('answers "bankid_unavailable" while the broker is down, and recovers by itself', async () => {
  const net = network({});
  const broker = remoteBroker(issuer, client, { clock: settableClock(), fetch: net.fetchIt });
  await expect(broker.authorizationEndpoint()).rejects.toMatchObject({
    code: 'bankid_unavailable',
  });
  net.answers[METADATA_URL] = metadata;
  expect(await broker.authorizationEndpoint()).toBe(metadata.authorization_endpoint);
});

it.each([
  ['of another issuer', { ...metadata, issuer: 'https://evil.example' }],
  ['without keys', { ...metadata, jwks_uri: undefined }],
  ['with keys over plain http', { ...metadata, jwks_uri: 'http://broker.example/jwks' }],
  [
    'with a page over plain http',
    { ...metadata, authorization_endpoint: 'http://broker.example/' },
  ],
  ['with a script for a page', { ...metadata, authorization_endpoint: 'javascript:alert(1)' }],
  ['that are not an object', 'metadata'],
])('refuses metadata %s', async (_what, body) => {
  const { fetchIt } = network({ [METADATA_URL]: body });
  const broker = remoteBroker(issuer, client, { clock: settableClock(), fetch: fetchIt });
  await expect(broker.authorizationEndpoint()).rejects.toMatchObject({
    code: 'bankid_unavailable',
  });
});

it('finds the signing key, refuses an unknown key, and reports a broken broker separately', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }] };
  const net = network({ [METADATA_URL]: metadata, [JWKS_URL]: jwks });
  const broker = () => remoteBroker(issuer, client, { clock: settableClock(), fetch: net.fetchIt });
  const signedBy = (kid: string) =>
    new SignJWT({ sub: 'x' }).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);

  const { payload } = await jwtVerify(await signedBy('one'), broker().key);
  expect(payload.sub).toBe('x');
  await expect(jwtVerify(await signedBy('two'), broker().key)).rejects.toMatchObject({
    code: 'ERR_JWKS_NO_MATCHING_KEY',
  });
  delete net.answers[JWKS_URL];
  await expect(jwtVerify(await signedBy('one'), broker().key)).rejects.toMatchObject({
    code: 'bankid_unavailable',
  });
});
