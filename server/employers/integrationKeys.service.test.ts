import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStoredEmployer } from '../applications/testing/storedFactories';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { createEmployerReader } from './apiKey';
import { isPublicEmployer } from './employers.service';
import { createKeyService } from './integrationKeys.service';

const NOON = Date.parse('2026-03-20T12:00:00.000Z');
const TOMORROW = '2026-03-21T12:00:00.000Z';
let now = NOON;
const clock = { now: () => now };
let db: Database;
const service = () => createKeyService({ db, clock });
const employerOf = async (key: string) =>
  (await createEmployerReader(db, clock)(key))?.employerId ?? null;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

describe('a key', () => {
  it('is random, works, and is stored only as a hash', async () => {
    const first = await service().create({
      employerId: 'region-ett',
      employerName: 'Region Ett',
      expiresAt: null,
    });
    const second = await service().create({ employerId: 'region-ett', expiresAt: null });
    expect(first.key).toMatch(/^vik_[\w-]{43}$/);
    expect(second.key).not.toBe(first.key);
    expect(await employerOf(first.key)).toBe('region-ett');
    expect(await employerOf(second.key)).toBe('region-ett');
    const rows = await db.query('select * from integration_keys');
    expect(JSON.stringify(rows)).not.toContain(first.key.slice(4));
  });

  it('says whether its employer is public, and leaves that alone when it does not', async () => {
    const request = { employerId: 'region-norr', employerName: 'Region Norr', expiresAt: null };
    const { id } = await service().create({ ...request, isPublic: true });
    expect(await isPublicEmployer(db, 'region-norr')).toBe(true);
    await service().create(request);
    expect(await isPublicEmployer(db, 'region-norr')).toBe(true);
    await service().revoke(id);
    await service().create({ ...request, isPublic: false });
    expect(await isPublicEmployer(db, 'region-norr')).toBe(false);
  });

  it('is refused as a third key until one is revoked', async () => {
    const request = { employerId: await aStoredEmployer(db), expiresAt: null };
    const { id, key } = await service().create(request);
    await expect(service().create(request)).rejects.toThrow(/already has 2 valid keys/);
    await service().revoke(id);
    expect(await employerOf(key)).toBeNull();
    await service().create(request);
    await expect(service().revoke(id)).rejects.toThrow(/no key .* that is not revoked/);
  });

  it('is limited to two per employer, however many are made at once', async () => {
    const request = { employerId: await aStoredEmployer(db), expiresAt: null };
    const made = await Promise.allSettled([1, 2, 3, 4].map(() => service().create(request)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('works until it expires, and then no longer counts', async () => {
    now = NOON;
    const request = { employerId: await aStoredEmployer(db), expiresAt: TOMORROW };
    const { id, key } = await service().create(request);
    now = Date.parse(TOMORROW) - 1;
    expect(await employerOf(key)).toBe(request.employerId);
    now += 1;
    expect(await employerOf(key)).toBeNull();
    expect((await service().list()).find((row) => row.id === id)?.state).toBe('expired');
    await service().create({ ...request, expiresAt: null });
    await expect(service().create(request)).rejects.toThrow(/has passed/);
    now = NOON;
  });

  it.each([
    [{ employerId: 'ingen' }, /no employer ingen.*--name/s],
    [{ employerId: 'ingen', employerName: '  ' }, /no employer ingen/],
    [{ employerId: 'Ingen Här', employerName: 'Ingen' }, /employer’s id/],
  ])('is not made for %o', async (request, message) => {
    await expect(service().create({ ...request, expiresAt: null })).rejects.toThrow(message);
  });
});
