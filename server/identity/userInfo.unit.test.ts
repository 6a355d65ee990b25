import { expect, it } from 'vitest';
import { remoteBroker } from './bankidBroker';
import { settableClock } from './testing/settableClock';

const issuer = 'https://broker.example';
const ENDPOINT = `${issuer}/userinfo`;
const ALVA = { sub: 'person-1', given_name: 'Alva', family_name: 'Ek' };

/** What a broker's UserInfo gives for a token of `person-1`, and what it was sent. */
async function asked(answer: () => Response, endpoint: string | undefined = ENDPOINT) {
  const sent: { url: string; authorization: string | null; redirect?: RequestRedirect }[] = [];
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: endpoint,
  };
  const broker = remoteBroker(
    issuer,
    { clientId: 'vikari', clientSecret: null },
    {
      clock: settableClock(),
      fetch: async (input, init) => {
        const url = String(input);
        if (url.endsWith('openid-configuration')) return Response.json(metadata);
        const authorization = new Headers(init?.headers).get('authorization');
        sent.push({ url, authorization, ...(init?.redirect && { redirect: init.redirect }) });
        return answer();
      },
    },
  );
  return { claims: await broker.userInfo('token', 'person-1'), sent };
}

it('is read with the token, at the address of the metadata alone', async () => {
  const { claims, sent } = await asked(() => Response.json(ALVA));
  expect(claims).toEqual(ALVA);
  expect(sent).toEqual([{ url: ENDPOINT, authorization: 'Bearer token', redirect: 'error' }]);
});

it('of anybody else is refused', async () => {
  const others = [{ ...ALVA, sub: 'person-2' }, { given_name: 'Alva' }];
  for (const other of others) {
    await expect(asked(() => Response.json(other))).rejects.toMatchObject({
      code: 'invalid_token',
      extra: { problem: 'broker_fault' },
    });
  }
});

it('gives nothing where the token is refused, or the answer is no JSON', async () => {
  const answers = [
    () => Response.json({ error: 'insufficient_scope' }, { status: 403 }),
    () => new Response('a.b.c', { headers: { 'content-type': 'application/jwt' } }),
    () => Response.json('Alva'),
  ];
  for (const answer of answers) expect((await asked(answer)).claims).toBeNull();
});

it('that is broken, never ends or cannot be reached is the broker’s being away', async () => {
  const endless = () =>
    new Response(
      new ReadableStream({
        pull: (stream) => stream.enqueue(new Uint8Array(64 * 1024).fill(0x20)),
      }),
    );
  const lost = () => {
    throw new TypeError('fetch failed');
  };
  for (const answer of [() => new Response('', { status: 502 }), endless, lost]) {
    await expect(asked(answer)).rejects.toMatchObject({ code: 'bankid_unavailable' });
  }
});

it('is asked for over TLS only, and not where the broker has none', async () => {
  const wrong = asked(() => Response.json(ALVA), 'http://broker.example/userinfo');
  await expect(wrong).rejects.toMatchObject({ code: 'bankid_unavailable' });
  const none = remoteBroker(
    issuer,
    { clientId: 'vikari', clientSecret: null },
    {
      clock: settableClock(),
      fetch: async () =>
        Response.json({ issuer, authorization_endpoint: `${issuer}/a`, jwks_uri: `${issuer}/j` }),
    },
  );
  expect(await none.userInfo('token', 'person-1')).toBeNull();
});
