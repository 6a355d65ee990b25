import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MAX_PROFILE_IMAGE_BYTES, PROFILE_IMAGE_PATH } from '#domain/api/profileImage';
import { buildApp } from '../app';
import { createFiles, type Files } from '../files/files.service';
import { createFileInspector } from '../files/inspect/createFileInspector';
import { aPicture, photoWithPlace } from '../files/inspect/testing/imageFiles';
import { createMasterKeys, newMasterKey } from '../files/masterKeys';
import { noScan } from '../files/scan/fileScan';
import { memoryStore } from '../files/testing/memoryStore';
import { createVault } from '../files/vault';
import { createProfileImageService } from '../identity/profileImage.service';
import { createSessions } from '../identity/sessions.service';
import { settableClock } from '../identity/testing/settableClock';
import { aUser } from '../identity/testing/users';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { testConfig } from '../testing/testConfig';
import { profileImageBytes, profileImageRoutes } from './profileImage.routes';

const clock = settableClock();
const store = memoryStore(clock.now);
const faults: unknown[] = [];
const images = createFileInspector({ scan: noScan });
let db: Database;
let files: Files;
let app: FastifyInstance;
let owner: string;
let alva: Record<string, string>;
let tova: Record<string, string>;

beforeAll(async () => {
  db = await createTestDatabase();
  const sessions = createSessions(db, clock);
  const readers = { candidate: sessions.read, employer: async () => null };
  const config = testConfig();
  files = createFiles({
    db,
    store,
    vault: createVault({ store, keys: createMasterKeys([newMasterKey('2026-01-01')]) }),
    clock,
    onError: (error) => faults.push(error),
  });
  const profileImages = createProfileImageService({ db, clock, files, images });
  app = await buildApp({
    config,
    clock,
    readers,
    routes: profileImageRoutes({ profileImages }),
    plugins: [
      (into) => profileImageBytes(into, { profileImages, readers, publicUrl: config.publicUrl }),
    ],
  });
  owner = await aUser(db, { email: 'alva@example.com' });
  const other = await aUser(db, { email: 'tova@example.com' });
  alva = { vikari_session: await sessions.start(db, owner) };
  tova = { vikari_session: await sessions.start(db, other) };
});
afterAll(async () => {
  await app.close();
  await images.stop();
  await db.close();
  expect(faults).toEqual([]);
});
beforeEach(async () => {
  await db.query('delete from profile_images');
  await db.query('delete from files');
  await store.remove([...store.objects.keys()]);
  await db.query('delete from change_log');
  await db.query('update users set profile_image_url = null, avatar_consent_at = null');
});

const send = (payload: Buffer, cookies: Record<string, string>, headers: object = {}) =>
  app.inject({
    method: 'POST',
    url: PROFILE_IMAGE_PATH,
    payload,
    cookies,
    headers: { 'content-type': 'image/jpeg', 'sec-fetch-site': 'same-origin', ...headers },
  });
const remove = () =>
  app.inject({
    method: 'POST',
    url: '/api/v2/users/delete_profile_image',
    payload: {},
    cookies: alva,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
const look = (url: string, cookies: Record<string, string>) =>
  app.inject({ method: 'GET', url, cookies });
const jpeg = () => aPicture().jpeg().toBuffer();
/** The number of files that are kept permanently, each of them one object. */
async function kept(): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from files where expires_at is null',
  );
  expect(store.objects.size).toBe(row?.count);
  return row?.count ?? 0;
}
const changes = () => db.query('select scope, type, entity_id from change_log');

async function saved(): Promise<string> {
  const answer = await send(await jpeg(), alva);
  expect(answer.statusCode).toBe(200);
  return answer.json().profile.profileImageUrl;
}

it('stores a square without metadata, writes a profile change, and returns it to its owner', async () => {
  const answer = await send(await photoWithPlace(), alva);
  const { status, profile } = answer.json();
  expect(status).toBe(0);
  expect(profile.profileImageUrl).toMatch(/^\/api\/v2\/users\/profile_image\?id=[\w-]{43}$/u);
  expect(await changes()).toEqual([{ scope: `user:${owner}`, type: 'profile', entity_id: owner }]);

  const seen = await look(profile.profileImageUrl, alva);
  expect(seen.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const metadata = await sharp(seen.rawPayload).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
  expect(metadata.exif).toBeUndefined();
});

it('is shown to others only with consent', async () => {
  const url = await saved();
  expect((await look(url, {})).statusCode).toBe(404);
  expect((await look(url, tova)).statusCode).toBe(404);
  await db.query('update users set avatar_consent_at = now() where id = $1', [owner]);
  for (const cookies of [{}, tova]) {
    const seen = await look(url, cookies);
    expect(seen.statusCode).toBe(200);
    expect(seen.headers['cache-control']).toBe('public, max-age=300');
  }
});

it('replaces the image under a new address and removes the file before', async () => {
  const first = await saved();
  const second = await saved();
  expect(second).not.toBe(first);
  expect(await kept()).toBe(1);
  expect((await look(first, alva)).statusCode).toBe(404);
  expect((await look(second, alva)).statusCode).toBe(200);
});

it('keeps one image of several that are sent at once', async () => {
  const payload = await jpeg();
  const all = await Promise.all([1, 2, 3].map(() => send(payload, alva)));
  expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await kept()).toBe(1);
  const [row] = await db.query<{ url: string }>(
    'select profile_image_url as url from users where id = $1',
    [owner],
  );
  expect((await look(row?.url ?? '', alva)).statusCode).toBe(200);
});

it('deletes the image and its file, and nothing where there is none', async () => {
  const url = await saved();
  for (let time = 0; time < 2; time += 1) {
    const answer = await remove();
    expect(answer.json()).toMatchObject({ status: 0, profile: { profileImageUrl: null } });
  }
  expect(await kept()).toBe(0);
  expect((await look(url, alva)).statusCode).toBe(404);
});

it('leaves no file when the account is deleted meanwhile', async () => {
  const gone = await aUser(db, { email: 'gone@example.com' });
  const service = createProfileImageService({
    db,
    clock,
    images: {
      async square(bytes) {
        await db.query('delete from users where id = $1', [gone]);
        return bytes;
      },
    },
    files,
  });
  await expect(service.save(gone, Buffer.from('x'))).rejects.toThrow();
  expect(await kept()).toBe(0);
});

it.each<
  [code: string, status: number, call: () => Promise<{ statusCode: number; json(): unknown }>]
>([
  ['authentication_required', 401, async () => send(await jpeg(), {})],
  ['forbidden', 403, async () => send(await jpeg(), alva, { 'sec-fetch-site': 'cross-site' })],
  ['payload_too_large', 413, async () => send(Buffer.alloc(MAX_PROFILE_IMAGE_BYTES + 1), alva)],
  [
    'unsupported_media_type',
    415,
    () => send(Buffer.from('{}'), alva, { 'content-type': 'application/json' }),
  ],
  ['file_type_refused', 415, () => send(Buffer.from('%PDF-1.7'), alva)],
  [
    'file_type_refused',
    415,
    () => send(Buffer.from('<svg/>'), alva, { 'content-type': 'image/svg+xml' }),
  ],
  ['file_malformed', 422, async () => send((await jpeg()).subarray(0, 200), alva)],
])('refuses with %s (%i)', async (code, status, call) => {
  const answer = await call();
  expect(answer.json()).toMatchObject({ code });
  expect(answer.statusCode).toBe(status);
  expect(await kept()).toBe(0);
  expect(await changes()).toEqual([]);
});

it.each(['', '?id=', '?id=x', "?id='", '?id=a&id=b', `?id=${'A'.repeat(43)}`])(
  'has nothing at %j',
  async (query) => {
    expect((await look(`${PROFILE_IMAGE_PATH}${query}`, alva)).statusCode).toBe(404);
  },
);
