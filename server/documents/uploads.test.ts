import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPLOAD_CHUNK_BYTES } from '#domain/candidates/documents';
import { FRAME_BYTES } from '../files/frame';
import { DAY, HOUR, MINUTE } from '../lib/time';
import {
  aPdf,
  type DocumentsApp,
  documentsApp,
  type TestCandidate,
  TUS,
} from './testing/documentsApp';

const PATH = '/api/v2/users/uploads';
const CHUNK = { ...TUS, 'content-type': 'application/offset+octet-stream' };

let app: DocumentsApp;
let anna: TestCandidate;

beforeAll(async () => {
  app = await documentsApp({ silentAfter: 300 });
  anna = await app.candidate();
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

async function begin(length: number, by = anna): Promise<string> {
  const headers = { ...TUS, 'upload-length': String(length) };
  const response = await by.call('POST', PATH, { headers });
  expect(response.status).toBe(201);
  return response.headers.get('location') ?? '';
}

const patch = (location: string, offset: number, body: Uint8Array<ArrayBuffer>, by = anna) =>
  by.call('PATCH', location, { headers: { ...CHUNK, 'upload-offset': String(offset) }, body });

async function offsetOf(location: string, by = anna): Promise<number> {
  const response = await by.call('HEAD', location, { headers: TUS });
  expect(response.status).toBe(200);
  return Number(response.headers.get('upload-offset'));
}

/** The stored bytes, read from the vault. */
async function kept(location: string): Promise<Buffer> {
  const [row] = await app.db.query<{ id: string }>(
    'select file_id as id from uploads where id = $1',
    [location.split('/').at(-1)],
  );
  const parts: Buffer[] = [];
  for await (const part of (await app.files.open(row?.id ?? '')).bytes) parts.push(part);
  return Buffer.concat(parts);
}

/** Sends half of a PATCH, and nothing more. */
function sendHalf(location: string, offset: number, bytes: Buffer, by = anna): ClientRequest {
  const request = httpRequest(app.url + location, {
    method: 'PATCH',
    headers: {
      ...by.headers,
      ...CHUNK,
      'upload-offset': String(offset),
      'content-length': bytes.length * 2,
    },
  });
  request.on('error', () => undefined);
  request.write(bytes);
  return request;
}

/** Sends half of a PATCH and closes the connection when the server has so many frames. */
async function breakOff(
  location: string,
  offset: number,
  bytes: Buffer,
  frames: number,
  by = anna,
) {
  const before = app.store.objects.size;
  const cut = sendHalf(location, offset, bytes, by);
  await expect.poll(() => app.store.objects.size, { timeout: 15_000 }).toBe(before + frames);
  cut.destroy();
}

describe('an upload', () => {
  it('is received whole in one request, with its properties', async () => {
    const bytes = randomBytes(2 * FRAME_BYTES + 5);
    const location = await begin(bytes.length);
    const head = await anna.call('HEAD', location, { headers: TUS });
    expect(Object.fromEntries(head.headers)).toMatchObject({
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'upload-length': String(bytes.length),
      'cache-control': 'no-store',
      'upload-expires': new Date(app.clock.now() + DAY).toUTCString(),
    });
    const sent = await patch(location, 0, bytes);
    expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, String(bytes.length)]);
    expect((await kept(location)).equals(bytes)).toBe(true);
    await anna.call('DELETE', location, { headers: TUS });
  });

  it('continues after a lost connection, and the same bytes are stored', async () => {
    const bytes = randomBytes(3 * FRAME_BYTES);
    const location = await begin(bytes.length);
    await breakOff(location, 0, bytes.subarray(0, FRAME_BYTES + 1000), 1);
    // The bytes after the last full frame are stored too
    await expect.poll(() => offsetOf(location)).toBe(FRAME_BYTES + 1000);
    const sent = await patch(location, FRAME_BYTES + 1000, bytes.subarray(FRAME_BYTES + 1000));
    expect(sent.status).toBe(204);
    expect((await kept(location)).equals(bytes)).toBe(true);
    await anna.call('DELETE', location, { headers: TUS });
  });

  it('is ended when no bytes come, and continues at its offset', async () => {
    const bytes = randomBytes(FRAME_BYTES + 2000);
    const location = await begin(bytes.length);
    const stalled = sendHalf(location, 0, bytes.subarray(0, FRAME_BYTES + 1000));
    const [answer]: IncomingMessage[] = await once(stalled, 'response');
    if (!answer) throw new Error('There was no answer.');
    expect([answer.statusCode, answer.headers.connection]).toEqual([408, 'close']);
    expect(await json(answer)).toMatchObject({ status: 1, code: 'request_timeout' });
    await once(stalled, 'close');
    expect(await offsetOf(location)).toBe(FRAME_BYTES + 1000);
    await patch(location, FRAME_BYTES + 1000, bytes.subarray(FRAME_BYTES + 1000));
    expect((await kept(location)).equals(bytes)).toBe(true);
    await anna.call('DELETE', location, { headers: TUS });
  });

  it('works with tus-js-client, which continues by itself when the connection breaks', async () => {
    const bytes = Buffer.concat([aPdf(), randomBytes(2 * FRAME_BYTES)]);
    let cuts = 0;
    const location = await new Promise<string>((resolve, reject) => {
      const upload = new Upload(bytes, {
        endpoint: app.url + PATH,
        headers: anna.headers,
        chunkSize: UPLOAD_CHUNK_BYTES,
        retryDelays: [0, 0],
        onBeforeRequest(req) {
          if (req.getMethod() !== 'PATCH' || cuts > 0) return;
          cuts += 1;
          const raw: unknown = req.getUnderlyingObject();
          if (raw instanceof Object && 'destroy' in raw) Object(raw).destroy();
          else throw new Error('cut');
        },
        onError: reject,
        onSuccess: () => resolve(new URL(upload.url ?? '').pathname),
      });
      upload.start();
    });
    expect(cuts).toBe(1);
    expect((await kept(location)).equals(bytes)).toBe(true);
    await anna.call('DELETE', location, { headers: TUS });
  });

  it('stores each byte once when two tabs send it', async () => {
    const bytes = randomBytes(FRAME_BYTES);
    const location = await begin(bytes.length);
    const sent = await Promise.all([1, 2].map(() => patch(location, 0, bytes)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect((await kept(location)).equals(bytes)).toBe(true);
    expect(app.store.objects.size).toBe(1);
    await anna.call('DELETE', location, { headers: TUS });
    expect(app.store.objects.size).toBe(0);
  });

  it.each([1, 99, 101])('is refused to go on at %d when it stands at 100', async (offset) => {
    const location = await begin(200);
    await patch(location, 0, Buffer.alloc(100, 1));
    const sent = await patch(location, offset, Buffer.alloc(10));
    expect([sent.status, (await sent.json()).code]).toEqual([409, 'conflict']);
    expect(await offsetOf(location)).toBe(100);
    await anna.call('DELETE', location, { headers: TUS });
  });

  it('refuses more bytes than its length', async () => {
    const location = await begin(10);
    const sent = await patch(location, 0, Buffer.alloc(11));
    expect([sent.status, (await sent.json()).code]).toEqual([413, 'payload_too_large']);
    expect((await anna.call('HEAD', location, { headers: TUS })).status).toBe(404);
  });

  it('comes in no more than 512 pieces', async () => {
    const location = await begin(10_000);
    await app.db.query('update uploads set frames = 512 where id = $1', [
      location.split('/').at(-1),
    ]);
    const sent = await patch(location, 0, Buffer.alloc(1));
    expect([sent.status, (await sent.json()).code]).toEqual([403, 'upload_not_allowed']);
    await anna.call('DELETE', location, { headers: TUS });
  });

  it.each([
    ['no length', {}, 400],
    ['a length of 0', { 'upload-length': '0' }, 400],
    ['a negative length', { 'upload-length': '-1' }, 400],
    ['no number', { 'upload-length': '1e3' }, 400],
    ['more than 20 MB', { 'upload-length': String(20 * 1024 * 1024 + 1) }, 413],
    ['another version of the protocol', { 'tus-resumable': '0.2.2', 'upload-length': '5' }, 400],
    ['another site’s page', { 'sec-fetch-site': 'cross-site', 'upload-length': '5' }, 403],
    ['no session', { cookie: '', 'upload-length': '5' }, 401],
  ])('is refused with %s', async (_what, headers, status) => {
    const response = await anna.call('POST', PATH, { headers: { ...TUS, ...headers } });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status: 1, code: expect.any(String) });
  });

  it('is not found by other candidates', async () => {
    const bodil = await app.candidate();
    const location = await begin(10);
    for (const address of [
      location,
      `${PATH}/${'a'.repeat(43)}`,
      `${PATH}/%00`,
      `${PATH}/..%2f..`,
    ]) {
      expect((await bodil.call('HEAD', address, { headers: TUS })).status).toBe(404);
      const sent = await patch(address, 0, Buffer.alloc(10), bodil);
      expect([sent.status, (await sent.json()).code]).toEqual([404, 'upload_not_found']);
      expect((await bodil.call('DELETE', address, { headers: TUS })).status).toBe(404);
    }
    expect(await offsetOf(location)).toBe(0);
    await anna.call('DELETE', location, { headers: TUS });
  });

  it('ends after a day, and its objects go', async () => {
    const location = await begin(10);
    await patch(location, 0, Buffer.alloc(5));
    app.clock.advance(DAY);
    anna = await app.candidate();
    expect((await anna.call('HEAD', location, { headers: TUS })).status).toBe(404);
    expect(await app.files.prune()).toBe(1);
    expect(app.store.objects.size).toBe(0);
  });
});

describe('what a person may upload', () => {
  it('is five at a time; one that was silent for ten minutes gives way', async () => {
    const cecilia = await app.candidate();
    const locations: string[] = [];
    for (let index = 0; index < 5; index += 1) locations.push(await begin(10, cecilia));
    const headers = { ...TUS, 'upload-length': '10' };
    const refused = await cecilia.call('POST', PATH, { headers });
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'rate_limited']);
    app.clock.advance(10 * MINUTE);
    for (const location of locations.slice(1)) await patch(location, 0, Buffer.alloc(1), cecilia);
    await begin(10, cecilia);
    expect((await cecilia.call('HEAD', locations[0] ?? '', { headers: TUS })).status).toBe(404);
    expect(await offsetOf(locations[1] ?? '', cecilia)).toBe(1);
  });

  it('is five more once five were refused, cut off or had too many bytes', async () => {
    const person = await app.candidate();
    const slots = () => app.db.query('select 1 from uploads where user_id = $1', [person.userId]);
    for (let index = 0; index < 5; index += 1) {
      const sent = await patch(await begin(10, person), 0, Buffer.alloc(11), person);
      expect([sent.status, (await sent.json()).code]).toEqual([413, 'payload_too_large']);
    }
    expect(await slots()).toEqual([]);
    const cutOff: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const location = await begin(3 * FRAME_BYTES, person);
      await breakOff(location, 0, Buffer.alloc(FRAME_BYTES + 5), 1, person);
      await expect.poll(() => offsetOf(location, person)).toBe(FRAME_BYTES + 5);
      cutOff.push(location);
    }
    // Each can go on, until its slot is needed: the one first that was cut off first
    const rest = Buffer.alloc(2 * FRAME_BYTES - 5);
    expect((await patch(cutOff[0] ?? '', FRAME_BYTES + 5, rest, person)).status).toBe(204);
    app.clock.advance(1);
    await expect.poll(async () => (await begin(10, person)).length).toBeGreaterThan(0);
    expect(await slots()).toHaveLength(5);
    const found = await Promise.all(
      cutOff.map(async (one) => (await person.call('HEAD', one, { headers: TUS })).status),
    );
    expect(found.filter((status) => status === 404)).toHaveLength(1);
    expect(found[0]).toBe(200);
  });

  it('keeps its slot while the store is down, and no longer than somebody needs it', async () => {
    const person = await app.candidate();
    const uploads = await Promise.all([1, 2, 3, 4, 5].map(() => begin(10, person)));
    const put = app.store.put;
    app.store.put = async () => Promise.reject(new Error('The store is down.'));
    const failed = await patch(uploads[2] ?? '', 0, Buffer.alloc(10), person);
    app.store.put = put;
    expect(failed.status).toBe(500);
    app.faults.length = 0;
    expect(await offsetOf(uploads[2] ?? '', person)).toBe(0);
    await begin(10, person);
    const gone = await person.call('HEAD', uploads[2] ?? '', { headers: TUS });
    expect(gone.status).toBe(404);
  });

  it('is five when all of them are begun at once', async () => {
    const person = await app.candidate();
    const headers = { ...TUS, 'upload-length': '10' };
    const begun = await Promise.all(
      Array.from({ length: 8 }, () => person.call('POST', PATH, { headers })),
    );
    const made = begun.filter(({ status }) => status === 201);
    expect(made.length).toBeLessThanOrEqual(5);
    expect(made.length).toBeGreaterThan(0);
    for (const { status } of begun) expect([201, 429]).toContain(status);
  });

  it('is 300 MB all together', async () => {
    const person = await app.candidate();
    await person.document();
    await app.db.query('update user_documents set size = 314572800 - 100 where user_id = $1', [
      person.userId,
    ]);
    await begin(100, person);
    const headers = { ...TUS, 'upload-length': '1' };
    const refused = await person.call('POST', PATH, { headers });
    expect([refused.status, (await refused.json()).code]).toEqual([413, 'quota_exceeded']);
  });
});

it('loses no byte that was acknowledged when the commit of the next one fails', async () => {
  const person = await app.candidate();
  const location = await begin(FRAME_BYTES + 10, person);
  await patch(location, 0, Buffer.alloc(FRAME_BYTES, 1), person);
  // As a crash between writing the object and its row leaves it
  const [row] = await app.db.query<{ id: string; masterKeyId: string; wrappedKey: string }>(
    `select files.id, master_key_id as "masterKeyId", wrapped_key as "wrappedKey"
     from files join uploads on uploads.file_id = files.id where uploads.id = $1`,
    [location.split('/').at(-1)],
  );
  if (!row) throw new Error('The upload has no file.');
  await app.files.putFrame(row, { number: 1, last: true }, Buffer.alloc(10, 9));
  expect(await offsetOf(location, person)).toBe(FRAME_BYTES);
  await patch(location, FRAME_BYTES, Buffer.alloc(10, 2), person);
  const expected = Buffer.concat([Buffer.alloc(FRAME_BYTES, 1), Buffer.alloc(10, 2)]);
  expect((await kept(location)).equals(expected)).toBe(true);
  app.clock.advance(HOUR);
  expect(await app.files.sweep()).toBe(1);
  expect((await kept(location)).equals(expected)).toBe(true);
});
