import { expect, it } from 'vitest';
import { exchangeCode } from './codeExchange';

const EXCHANGE = { code: 'c', verifier: 'v', redirectUri: 'https://vikari.example/auth/bankid' };
const CLIENT = { clientId: 'vikari', clientSecret: null };

/** Exchanges a code at a broker with this response; also returns what the broker was sent. */
async function exchangeWith(answer: () => Response, client = {}) {
  const sent: { url: string; headers: Headers; body: Record<string, string> }[] = [];
  const tokens = await exchangeCode(EXCHANGE, {
    ...CLIENT,
    ...client,
    tokenEndpoint: 'https://broker.example/token',
    secretInForm: 'secretInForm' in client,
    fetch: async (input, init) => {
      const { url, headers, ...request } = new Request(input, init);
      const body = Object.fromEntries(new URLSearchParams(String(init?.body)));
      sent.push({ ...request, url: String(input), headers: new Headers(init?.headers), body });
      return answer();
    },
  });
  return { ...tokens, sent };
}

const granted = () => Response.json({ id_token: 'a.b.c' });

it('sends the code with its verifier, and a public client no secret', async () => {
  const { idToken, accessToken, sent } = await exchangeWith(granted);
  expect({ idToken, accessToken }).toEqual({ idToken: 'a.b.c', accessToken: null });
  expect(sent[0]?.body).toEqual({
    grant_type: 'authorization_code',
    code: 'c',
    redirect_uri: EXCHANGE.redirectUri,
    code_verifier: 'v',
    client_id: 'vikari',
  });
  expect(sent[0]?.headers.get('authorization')).toBeNull();
});

it('sends a secret in the header, or in the form when the broker accepts it no other way', async () => {
  const basic = await exchangeWith(granted, { clientSecret: 'p:w' });
  const pair = Buffer.from('vikari:p%3Aw').toString('base64');
  expect(basic.sent[0]?.headers.get('authorization')).toBe(`Basic ${pair}`);
  expect(basic.sent[0]?.body).not.toHaveProperty('client_secret');
  const post = await exchangeWith(granted, { clientSecret: 'p:w', secretInForm: true });
  expect(post.sent[0]?.headers.get('authorization')).toBeNull();
  expect(post.sent[0]?.body).toMatchObject({ client_secret: 'p:w' });
});

it.each([
  [
    'a refused code',
    () => Response.json({ error: 'invalid_grant' }, { status: 400 }),
    'invalid_token',
  ],
  ['an answer without a token', () => Response.json({}), 'invalid_token'],
  ['an answer that is not JSON', () => new Response('<html>'), 'invalid_token'],
  ['a broken broker', () => new Response('', { status: 502 }), 'bankid_unavailable'],
  [
    'no answer',
    () => {
      throw new TypeError('fetch failed');
    },
    'bankid_unavailable',
  ],
])('tells %s', async (_what, answer, code) => {
  await expect(exchangeWith(answer)).rejects.toMatchObject({ code });
});
