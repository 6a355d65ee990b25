import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app';
import { aStoredUser } from '../applications/testing/storedFactories';
import { findAvatars } from '../identity/profileImages.repository';
import { systemClock } from '../lib/clock';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { testConfig } from '../testing/testConfig';
import { miscRoutes } from './misc.routes';

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await createTestDatabase();
  app = await buildApp({
    config: testConfig(),
    clock: systemClock,
    routes: miscRoutes({ profileImages: { avatars: () => findAvatars(db, 8) } }),
    readers: { candidate: async () => null, employer: async () => null },
  });
});
afterAll(async () => {
  await app.close();
  await db.close();
});

async function avatars(): Promise<{ id: string; firstName: string }[]> {
  const answer = await app.inject({ url: '/api/portal/misc/fetch-user-avatars' });
  return answer.json().results;
}

/** A registered user with a picture. */
async function someone(firstName: string): Promise<string> {
  const id = await aStoredUser(db, firstName);
  await db.query('update users set profile_image_url = $2 where id = $1', [id, '/bild.webp']);
  return id;
}

it('shows only users who agreed to be shown', async () => {
  await someone('Ny');
  expect(await avatars()).toEqual([]);

  const agreed = await someone('Ja');
  await db.query('update users set avatar_consent_at = now() where id = $1', [agreed]);
  const shown = await avatars();
  expect(shown).toMatchObject([{ firstName: 'Ja', profileImageUrl: '/bild.webp' }]);
  expect(JSON.stringify(shown)).not.toContain(agreed);

  await db.query('update users set avatar_consent_at = null where id = $1', [agreed]);
  expect(await avatars()).toEqual([]);
});
