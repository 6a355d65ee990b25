import Fastify, { type FastifyInstance } from 'fastify';
import { decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectIcon } from '../../testing/expectIcon';
import { testConfig } from '../../testing/testConfig';
import { remoteBroker } from '../bankidBroker';
import { codeChallenge } from '../pkce';
import { settableClock } from '../testing/settableClock';
import { createSimulator } from './simulator';

const { bankid: config, publicUrl } = testConfig();
const clock = settableClock();
const people = [
  { subject: 'alva', firstName: 'Alva', lastName: '<Nordanvik>', registered: true },
  { subject: 'torvald', firstName: 'Torvald', lastName: 'Lindekrans', registered: false },
];
const asked = {
  response_type: 'id_token',
  response_mode: 'fragment',
  scope: 'openid',
  client_id: config.clientId,
  redirect_uri: `${publicUrl}/auth/bankid`,
  acr_values: config.acrSameDevice,
  ui_locales: 'sv',
  state: 'the-state',
  nonce: 'the-nonce',
};

/** The same for a code, with the challenge of this verifier. */
const VERIFIER = 'v'.repeat(43);
const askedForCode = {
  ...asked,
  response_type: 'code',
  response_mode: 'query',
  code_challenge: codeChallenge(VERIFIER),
  code_challenge_method: 'S256',
};

let app: FastifyInstance;
beforeAll(async () => {
  const simulator = await createSimulator({ config, publicUrl, clock, people });
  app = Fastify();
  simulator.plugin(app);
});
afterAll(() => app.close());

const open = (page: string, query: Record<string, string>) =>
  app.inject({ url: `/simulator/bankid/${page}`, query });

async function fragmentOf(choice: string): Promise<Record<string, string>> {
  const { statusCode, headers } = await open('answer', { ...asked, choice });
  expect(statusCode).toBe(303);
  const [address, fragment] = String(headers.location).split('#');
  expect(address).toBe(asked.redirect_uri);
  return Object.fromEntries(new URLSearchParams(fragment));
}

describe('the authorize page', () => {
  it('shows in both languages that it is a simulation, with every person and every outcome', async () => {
    const answer = await open('authorize', asked);
    const { body, statusCode } = answer;
    expect(statusCode).toBe(200);
    expectIcon(answer);
    expect(body).toContain('<html lang="sv">');
    expect(body).toContain('Simulering – inte riktigt BankID / Simulation – not the real BankID');
    for (const value of ['person:alva', 'person:torvald', 'cancel', 'expired', 'error']) {
      expect(body).toContain(`name="choice" value="${value}"`);
    }
    expect(body).toContain('Har inget konto än');
    expect(body).not.toContain('<svg');
  });

  it('is in English and shows a placeholder for the QR code', async () => {
    const { body } = await open('authorize', {
      ...asked,
      ui_locales: 'en',
      acr_values: config.acrOtherDevice,
    });
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('Has no account yet');
    expect(body).toContain('aria-label="Simulated QR code that cannot be scanned"');
  });

  it('escapes what it shows and allows no script', async () => {
    const state = '"><script>alert(1)</script>';
    const { body, headers } = await open('authorize', { ...asked, state });
    expect(body).not.toContain('<script');
    expect(body).toContain('&lt;Nordanvik&gt;');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-[\w+/]+=*'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe.each(['authorize', 'answer'])('%s', (page) => {
  it.each([
    ['client_id', 'somebody-else'],
    ['redirect_uri', 'https://evil.example/auth/bankid'],
    ['redirect_uri', `${publicUrl}/auth/bankid/`],
    ['redirect_uri', `${publicUrl}/auth/bankid?x`],
    ['response_type', 'token'],
    ['response_mode', 'query'],
    ['scope', 'profile'],
    ['acr_values', 'urn:password'],
    ['state', ''],
    ['nonce', ''],
    ['nonce', 'n'.repeat(129)],
  ])('refuses a wrong %s without a redirect', async (parameter, value) => {
    const { statusCode, headers, body } = await open(page, {
      ...asked,
      choice: 'person:alva',
      [parameter]: value,
    });
    expect(statusCode).toBe(400);
    expect(headers.location).toBeUndefined();
    expect(body).toContain(parameter);
  });
});

describe('the answer', () => {
  it("is an id_token that is valid with the keys at the simulator's address", async () => {
    const { id_token = '', state } = await fragmentOf('person:torvald');
    expect(state).toBe(asked.state);
    const overInjection: typeof fetch = async (input) => {
      const { body } = await app.inject({ url: new URL(String(input)).pathname });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    };
    // The test's address is not a loopback address: make the reader treat it as one, as in a demo
    // run.
    const issuer = `${publicUrl}/simulator/bankid`;
    const metadata = await (
      await overInjection(`${issuer}/.well-known/openid-configuration`)
    ).json();
    const broker = remoteBroker(issuer, config, {
      clock,
      fetch: async (input) =>
        String(input).endsWith('/openid-configuration')
          ? Response.json({
              ...metadata,
              authorization_endpoint: 'http://localhost/a',
              token_endpoint: 'http://localhost/simulator/bankid/token',
              jwks_uri: 'http://localhost/simulator/bankid/jwks',
            })
          : overInjection(input),
    });
    const { payload } = await jwtVerify(id_token, broker.key, {
      issuer,
      audience: config.clientId,
      currentDate: new Date(clock.now()),
    });
    expect(payload).toMatchObject({
      sub: 'torvald',
      given_name: 'Torvald',
      family_name: 'Lindekrans',
      nonce: asked.nonce,
      acr: asked.acr_values,
    });
  });

  it.each([
    ['cancel', 'access_denied', 'userCancel'],
    ['expired', 'access_denied', 'expiredTransaction'],
    ['error', 'server_error', 'internalError'],
  ])('to "%s" is the error %s (%s)', async (choice, error, error_description) => {
    expect(await fragmentOf(choice)).toEqual({ error, error_description, state: asked.state });
  });

  it.each(['person:nobody', 'alva', 'toString', ''])('refuses the choice "%s"', async (choice) => {
    const { statusCode, headers } = await open('answer', { ...asked, choice });
    expect(statusCode).toBe(400);
    expect(headers.location).toBeUndefined();
  });
});

describe('a code', () => {
  async function codeFor(choice: string): Promise<URLSearchParams> {
    const { headers } = await open('answer', { ...askedForCode, choice });
    const [address, query] = String(headers.location).split('?');
    expect(address).toBe(asked.redirect_uri);
    return new URLSearchParams(query);
  }

  async function exchange(change: Record<string, string>) {
    const answer = await app.inject({
      method: 'POST',
      url: '/simulator/bankid/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: config.clientId,
        redirect_uri: asked.redirect_uri,
        code_verifier: VERIFIER,
        ...change,
      }).toString(),
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  it('is exchanged once, for an id_token with the request’s nonce', async () => {
    const answer = await codeFor('person:alva');
    expect(answer.get('state')).toBe(asked.state);
    const code = answer.get('code') ?? '';
    const { status, body } = await exchange({ code });
    expect(status).toBe(200);
    expect(decodeJwt(body.id_token)).toMatchObject({ sub: 'alva', nonce: asked.nonce });
    expect(await exchange({ code })).toEqual({ status: 400, body: { error: 'invalid_grant' } });
  });

  it.each([
    [{ code_verifier: 'w'.repeat(43) }, 'invalid_grant'],
    [{ redirect_uri: 'https://evil.example/' }, 'invalid_grant'],
    [{ code: 'made-up' }, 'invalid_grant'],
    [{ client_id: 'another' }, 'invalid_client'],
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
  ])('is not exchanged with %o', async (change, error) => {
    const code = (await codeFor('person:alva')).get('code') ?? '';
    expect(await exchange({ code, ...change })).toEqual({ status: 400, body: { error } });
  });

  it('is used up by a wrong verifier, and expires after a minute', async () => {
    const first = (await codeFor('person:alva')).get('code') ?? '';
    await exchange({ code: first, code_verifier: 'w'.repeat(43) });
    expect(await exchange({ code: first })).toMatchObject({ status: 400 });
    const second = (await codeFor('person:alva')).get('code') ?? '';
    clock.advance(60_000);
    expect(await exchange({ code: second })).toMatchObject({ status: 400 });
  });

  it('is not given for an outcome that fails', async () => {
    expect(Object.fromEntries(await codeFor('cancel'))).toEqual({
      error: 'access_denied',
      error_description: 'userCancel',
      state: asked.state,
    });
  });

  it.each([
    ['response_mode', 'fragment'],
    ['code_challenge_method', 'plain'],
    ['code_challenge', 'short'],
  ])('is not requested with %s "%s"', async (parameter, value) => {
    const { statusCode, body } = await open('authorize', { ...askedForCode, [parameter]: value });
    expect(statusCode).toBe(400);
    expect(body).toContain(parameter);
  });
});
