import Fastify, { type FastifyInstance } from 'fastify';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../../testing/testConfig';
import { remoteBroker } from '../bankidBroker';
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
  it('says in both languages that it is a simulation, and offers everybody and every ending', async () => {
    const { body, statusCode } = await open('authorize', asked);
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="sv">');
    expect(body).toContain('Simulering – inte riktigt BankID / Simulation – not the real BankID');
    for (const value of ['person:alva', 'person:torvald', 'cancel', 'expired', 'error']) {
      expect(body).toContain(`name="choice" value="${value}"`);
    }
    expect(body).toContain('Har inget konto än');
    expect(body).not.toContain('<svg');
  });

  it('speaks English and shows a placeholder for the QR code', async () => {
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
      /^default-src 'none'; style-src 'sha256-[\w+/]+=*'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
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
    ['response_type', 'code'],
    ['response_mode', 'query'],
    ['scope', 'profile'],
    ['acr_values', 'urn:password'],
    ['state', ''],
    ['nonce', ''],
    ['nonce', 'n'.repeat(129)],
  ])('refuses a wrong %s and sends nobody anywhere', async (parameter, value) => {
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
  it('is an id_token that checks out over the network’s addresses', async () => {
    const { id_token = '', state } = await fragmentOf('person:torvald');
    expect(state).toBe(asked.state);
    const overInjection: typeof fetch = async (input) => {
      const { body } = await app.inject({ url: new URL(String(input)).pathname });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    };
    // The test's address is no loopback: tell the reader that it is, as in a demo run.
    const issuer = `${publicUrl}/simulator/bankid`;
    const metadata = await (
      await overInjection(`${issuer}/.well-known/openid-configuration`)
    ).json();
    const broker = remoteBroker(issuer, {
      clock,
      fetch: async (input) =>
        String(input).endsWith('/openid-configuration')
          ? Response.json({
              ...metadata,
              authorization_endpoint: 'http://localhost/a',
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
