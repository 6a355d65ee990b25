import { afterEach, expect, it, vi } from 'vitest';
import { getMe } from '#domain/api/v2';
import { httpClient } from './httpClient';

afterEach(() => vi.unstubAllGlobals());

const refusal = { status: 1, code: 'bankid_unavailable', message: 'No.' };

it.each([
  [
    'no network',
    async () => {
      throw new TypeError('Failed to fetch');
    },
    'network_error',
  ],
  [
    'an answer cut short',
    async () => new Response('{"status":0,', { status: 200 }),
    'network_error',
  ],
  ['a proxy’s own page', async () => new Response('<html>', { status: 502 }), 'unavailable'],
  [
    'the server’s refusal',
    async () => Response.json(refusal, { status: 503 }),
    'bankid_unavailable',
  ],
] as const)('tells %s from the others', async (_what, answer, code) => {
  vi.stubGlobal('fetch', answer);
  await expect(httpClient.call(getMe, {})).rejects.toMatchObject({ code });
});

it('passes on the details of a refusal', async () => {
  const conflict = {
    status: 1,
    code: 'edit_conflict',
    message: 'No.',
    fields: { phone: 'validation.edit_conflict' },
    current: { phone: '+46701740605' },
  };
  vi.stubGlobal('fetch', async () => Response.json(conflict, { status: 409 }));
  await expect(httpClient.call(getMe, {})).rejects.toMatchObject({
    code: 'edit_conflict',
    fields: conflict.fields,
    extra: { current: conflict.current },
  });
});
