import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { fetchOpenings } from '#domain/api/counterfactuals';
import type { ResponseOf } from '#domain/api/endpoint';
import { createFiles } from '../files/files.service';
import { createMasterKeys, newMasterKey } from '../files/masterKeys';
import { memoryStore } from '../files/testing/memoryStore';
import { createVault } from '../files/vault';
import { type Credentials, signedIn } from '../hostile/testing/parties';
import { wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';
import { insertReadyPerson, READY_PERSON } from './demoReady';
import { seedDemo } from './seed';

const clock = settableClock();
const server = await wholeServer({ clock });
const { app, db } = server;
let viola: Credentials;

beforeAll(async () => {
  await seedDemo(db, { clock });
  const store = memoryStore();
  const vault = createVault({ store, keys: createMasterKeys([newMasterKey('2026-01-01')]) });
  const onError = (error: unknown) => {
    throw error;
  };
  const files = createFiles({ db, store, vault, clock, onError });
  await insertReadyPerson({ db, clock, files });
  // The next start finds it there
  await insertReadyPerson({ db, clock, files });
  viola = await signedIn(server, clock, READY_PERSON);
}, 120_000);
afterAll(() => server.close());

const read = async (path: string) =>
  (await app.inject({ method: 'GET', url: `/api/portal/${path}`, headers: viola })).json();

it('shows what single steps open, each as many as its list has, the most first', async () => {
  const { openings } = await vi.waitFor(
    async () => {
      const answer: ResponseOf<typeof fetchOpenings> = await read('fetch_openings');
      expect(answer.openings?.length ?? 0).toBeGreaterThan(2);
      return answer;
    },
    { timeout: 20_000, interval: 1000 },
  );
  expect(openings.every(({ steps }) => steps.length === 1)).toBe(true);
  expect(openings.map(({ opened }) => opened)).toEqual(
    openings.map(({ opened }) => opened).toSorted((one, other) => other - one),
  );
  const kinds = openings.map(({ steps: [step] }) => step?.kind);
  expect(kinds).toEqual(expect.arrayContaining(['document', 'experience']));
  for (const { id, opened } of openings) {
    const list = await read(`fetch_opened_jobs?change=${encodeURIComponent(id)}`);
    expect([id, list.total]).toEqual([id, opened]);
  }
});
