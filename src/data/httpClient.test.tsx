import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateUserDocument } from '#domain/api/documents';
import { getMe } from '#domain/api/v2';
import { setSession } from '#domain/api/waysIn';
import { confirmed } from '../lib/forms/confirmed';
import { confirmNumbers } from '../lib/forms/confirmedNumbers';
import { httpClient } from './httpClient';

beforeEach(() => confirmed.clear());
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

describe('a call that is asked for a proof of work', () => {
  const puzzle = { token: 'what.signature', parts: 2, bits: 4, bytes: 128 };
  const asked = { status: 1, code: 'puzzle_required', message: 'Many come.', puzzle };

  it('is made again with it, as it was', async () => {
    const calls: [body: unknown, proof: string | null][] = [];
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      calls.push([init.body, new Headers(init.headers).get('x-proof')]);
      return calls.length === 1
        ? Response.json(asked, { status: 428 })
        : Response.json({ status: 0, sessionID: 's' });
    });
    const request = { type: 'registration' } as const;
    expect(await httpClient.call(setSession, request)).toMatchObject({ sessionID: 's' });
    expect(calls).toEqual([
      [JSON.stringify(request), null],
      [JSON.stringify(request), expect.stringMatching(/^what\.signature~\d+\.\d+$/)],
    ]);
  });

  it('is refused when the proof is not enough, and not tried for ever', async () => {
    const fetched = vi.fn(async () => Response.json(asked, { status: 428 }));
    vi.stubGlobal('fetch', fetched);
    await expect(httpClient.call(getMe, {})).rejects.toMatchObject({ code: 'puzzle_required' });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is refused where the browser cannot hash', async () => {
    vi.stubGlobal('fetch', async () => Response.json(asked, { status: 428 }));
    vi.stubGlobal('crypto', {});
    await expect(httpClient.call(getMe, {})).rejects.toMatchObject({ code: 'puzzle_required' });
  });
});

describe('a call with what can be a personal identity number', () => {
  const asked = {
    status: 1,
    code: 'invalid_request',
    message: 'No.',
    fields: { name: 'validation.personal_number' },
  };
  const rename = (name: string) =>
    httpClient.call(updateUserDocument, { documentId: 'd', name, issuedOn: null, validTo: null });

  function answeringAfter(refusals: number): unknown[] {
    const bodies: unknown[] = [];
    vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
      bodies.push(JSON.parse(String(body)));
      return bodies.length <= refusals
        ? Response.json(asked, { status: 400 })
        : Response.json({ status: 0 });
    });
    return bodies;
  }

  it('is refused until the person has said that it is none', async () => {
    const bodies = answeringAfter(9);
    await expect(rename('Order 121212-1212')).rejects.toMatchObject({ fields: asked.fields });
    confirmNumbers(['811228-9874']);
    await expect(rename('Order 121212-1212')).rejects.toMatchObject({ fields: asked.fields });
    expect(bodies).toHaveLength(2);
  });

  it('says so once they have, in this and every later call of the page', async () => {
    confirmNumbers(['Order 811228-9874']);
    for (const name of ['Order 811228-9874', 'Order 811228 9874, kopia']) {
      const bodies = answeringAfter(1);
      await rename(name);
      expect(bodies).toMatchObject([{ name }, { name, confirmedNotPersonalNumber: true }]);
      expect(bodies[0]).not.toHaveProperty('confirmedNotPersonalNumber');
    }
  });

  it('is made again once, and not for ever', async () => {
    confirmNumbers(['811228-9874']);
    const bodies = answeringAfter(9);
    await expect(rename('811228-9874')).rejects.toMatchObject({ fields: asked.fields });
    expect(bodies).toHaveLength(2);
  });
});

describe('a line that stands still', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** Never answers, but hears that it is not waited for. */
  const silence = (signal: AbortSignal | null | undefined) =>
    new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Stopped.', 'AbortError')));
    });
  /** An answer whose head has come. */
  const headOnly = (signal: AbortSignal | null | undefined) => {
    const response = new Response();
    vi.spyOn(response, 'json').mockImplementation(() => silence(signal));
    vi.spyOn(response, 'blob').mockImplementation(() => silence(signal));
    return response;
  };
  const MINUTES = 10 * 60_000;
  /** How a call stands after some minutes. */
  async function stateAfter(call: Promise<unknown>) {
    let state = 'waits';
    call.catch((error: { code?: string; name: string }) => {
      state = error.code ?? error.name;
    });
    await vi.advanceTimersByTimeAsync(MINUTES);
    return state;
  }

  it.each([
    ['no answer comes', silence],
    ['the answer stops on its way', async (signal: AbortSignal) => headOnly(signal)],
  ])('is no connection when %s', async (_what, answer) => {
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => answer(signal));
    expect(await stateAfter(httpClient.call(getMe, {}))).toBe('network_error');
  });

  it('is left alone while a file comes or goes', async () => {
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => headOnly(signal));
    expect(await stateAfter(httpClient.call(getMe, {}, { file: true }))).toBe('waits');
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => silence(signal));
    const image = httpClient.call(updateUserDocument as never, new Blob(['x']));
    expect(await stateAfter(image)).toBe('waits');
  });

  it('is given up at once by who no longer waits', async () => {
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => silence(signal));
    const leaving = new AbortController();
    const call = httpClient.call(getMe, {}, { signal: leaving.signal });
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('sends bytes as they are, and answers with those of a file', async () => {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(init);
    return new Response('whole');
  });
  const image = new Blob(['x'], { type: 'image/png' });
  const file = await httpClient.call(updateUserDocument as never, image, { file: true });
  expect(file).toMatchObject({ size: 5 });
  expect(sent).toMatchObject([{ body: image, headers: { 'content-type': 'image/png' } }]);
});

it('refuses a file as every other call', async () => {
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 503 }));
  const call = httpClient.call(getMe, {}, { file: true });
  await expect(call).rejects.toMatchObject({ code: 'bankid_unavailable' });
});
