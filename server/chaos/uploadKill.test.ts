import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UPLOADS_PATH } from '#domain/api/documents';
import { UPLOAD_CHUNK_BYTES } from '#domain/candidates/documents';
import { type ServerProcess, startServerProcess } from './serverProcess';

const PIECES = 8;
const MS_FOR_ALL = 180_000;
const TUS = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };

let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vikari-kill-uploads-'));
  server = await startServerProcess(dataDir);
}, MS_FOR_ALL);
afterAll(async () => {
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
});

it('loses no acknowledged byte of an upload when the server is killed in the middle', {
  timeout: MS_FOR_ALL,
}, async () => {
  const cookie = `vikari_session=${server.ready.seeded?.cookies[0]}`;
  const who = { cookie, 'sec-fetch-site': 'same-origin' };
  const call = (method: string, path: string, init: Omit<RequestInit, 'method'> = {}) =>
    fetch(server.ready.url + path, { ...init, method, headers: { ...who, ...init.headers } });
  const bytes = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    randomBytes(PIECES * UPLOAD_CHUNK_BYTES),
  ]);

  const begun = await call('POST', UPLOADS_PATH, {
    headers: { 'tus-resumable': '1.0.0', 'upload-length': String(bytes.length) },
  });
  const location = begun.headers.get('location') ?? '';
  const send = (offset: number) =>
    call('PATCH', location, {
      headers: { ...TUS, 'upload-offset': String(offset) },
      body: bytes.subarray(offset, offset + UPLOAD_CHUNK_BYTES),
    });
  const keptBytes = async () => {
    const head = await call('HEAD', location, { headers: { 'tus-resumable': '1.0.0' } });
    return Number(head.headers.get('upload-offset'));
  };

  let acknowledged = 0;
  for (const until of [2, 5]) {
    while (acknowledged < until * UPLOAD_CHUNK_BYTES) {
      const sent = await send(acknowledged);
      acknowledged = Number(sent.headers.get('upload-offset'));
    }
    // Killed while the next piece is on its way
    const cut = send(acknowledged).catch(() => null);
    await server.kill();
    await cut;
    server = await startServerProcess(dataDir);
    const kept = await keptBytes();
    expect(kept).toBeGreaterThanOrEqual(acknowledged);
    acknowledged = kept;
  }
  while (acknowledged < bytes.length) {
    acknowledged = Number((await send(acknowledged)).headers.get('upload-offset'));
  }

  const submit = () =>
    call('POST', '/api/v2/users/submit_user_document', {
      headers: { 'content-type': 'application/json', 'idempotency-key': 'submit-once' },
      body: JSON.stringify({ uploadId: location.split('/').at(-1), type: 'cv', name: 'CV' }),
    });
  const cut = submit().catch(() => null);
  await server.kill();
  await cut;
  server = await startServerProcess(dataDir);
  const { document } = await (await submit()).json();
  const listed = await (await call('GET', '/api/v2/users/user_documents')).json();
  expect(listed.results).toEqual([document]);
  const file = await call('GET', `/api/v2/users/user_document_file?id=${document.id}`);
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
});
