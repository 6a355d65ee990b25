import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { type Database, json, type Queryable } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { once, pruneIdempotencyKeys, type RepeatableCall } from './idempotency';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const endpoint = { service: 'portal', method: 'POST', path: 'submitCandidate' } as const;
function aCall(changes: Partial<RepeatableCall> = {}): RepeatableCall {
  return { scope: 'user:anna', key: 'key-1', endpoint, request: { jobId: 'v-1' }, ...changes };
}

/** A countable effect: one row, and a response that says which run made it. */
const effectOn = (name: string) => async (tx: Queryable) => {
  const [row] = await tx.query<{ runs: number }>(
    `insert into settings (key, value) values ($1, '1')
     on conflict (key) do update set value = to_jsonb((settings.value)::int + 1)
     returning value::int as runs`,
    [name],
  );
  return { name, runs: row?.runs };
};
async function runsOf(name: string): Promise<unknown> {
  const [row] = await db.query('select value from settings where key = $1', [name]);
  return row?.value ?? 0;
}

describe('once', () => {
  it('answers a repeat with the first response', async () => {
    const first = await once(db, aCall({ key: 'repeat' }), effectOn('repeat'));
    const second = await once(db, aCall({ key: 'repeat' }), effectOn('repeat'));
    expect(first).toEqual({ name: 'repeat', runs: 1 });
    expect(second).toEqual(first);
    expect(await runsOf('repeat')).toBe(1);
  });

  it('treats a request with another order of keys as the same', async () => {
    const one = aCall({ key: 'order', request: { a: 1, b: { c: 2, d: 3 } } });
    const other = aCall({ key: 'order', request: { b: { d: 3, c: 2 }, a: 1 } });
    const first = await once(db, one, effectOn('order'));
    expect(await once(db, other, effectOn('order'))).toEqual(first);
  });

  it('runs the effect once for duplicates at the same time', async () => {
    const calls = Array.from({ length: 8 }, () =>
      once(db, aCall({ key: 'crowd' }), effectOn('crowd')),
    );
    const answers = await Promise.all(calls);
    expect(new Set(answers.map((answer) => json(answer))).size).toBe(1);
    expect(await runsOf('crowd')).toBe(1);
  });

  it.each([
    ['another request', { request: { jobId: 'v-2' } }],
    ['another endpoint', { endpoint: { ...endpoint, path: 'withdraw_application' } }],
  ])('refuses the same key on %s', async (name, changes) => {
    await once(db, aCall({ key: `reused ${name}`.replaceAll(' ', '-') }), effectOn(name));
    const again = once(
      db,
      aCall({ key: `reused ${name}`.replaceAll(' ', '-'), ...changes }),
      effectOn(name),
    );
    await expect(again).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(await runsOf(name)).toBe(1);
  });

  it('keeps the keys of two callers separate', async () => {
    await once(db, aCall({ key: 'shared' }), effectOn('shared'));
    await once(db, aCall({ key: 'shared', scope: 'employer:anna' }), effectOn('shared'));
    expect(await runsOf('shared')).toBe(2);
  });

  it('runs every call without a key', async () => {
    await once(db, aCall({ key: null }), effectOn('keyless'));
    await once(db, aCall({ key: null }), effectOn('keyless'));
    expect(await runsOf('keyless')).toBe(2);
  });

  it('drops the key when the effect fails, so that a repeat runs again', async () => {
    const refused = once(db, aCall({ key: 'refused' }), async (tx) => {
      await effectOn('refused')(tx);
      throw new ApiError('job_unavailable', 'Closed.');
    });
    await expect(refused).rejects.toMatchObject({ code: 'job_unavailable' });
    expect(await runsOf('refused')).toBe(0);
    expect(await once(db, aCall({ key: 'refused' }), effectOn('refused'))).toMatchObject({
      runs: 1,
    });
  });

  it.each([
    ['empty', ''],
    ['too long', 'k'.repeat(201)],
    ['with a space', 'a b'],
    ['beyond ASCII', 'nyckel-å'],
  ])('refuses a key that is %s', async (name, key) => {
    await expect(once(db, aCall({ key }), effectOn(name))).rejects.toMatchObject({
      code: 'invalid_request',
      fields: { 'Idempotency-Key': 'validation.idempotency_key' },
    });
    expect(await runsOf(name)).toBe(0);
  });

  it('accepts the longest key', async () => {
    const key = '~'.repeat(200);
    expect(await once(db, aCall({ key }), effectOn('longest'))).toMatchObject({ runs: 1 });
  });
});

describe('pruneIdempotencyKeys', () => {
  it('deletes keys older than a day, and no others', async () => {
    await once(db, aCall({ key: 'old' }), effectOn('old'));
    await once(db, aCall({ key: 'young' }), effectOn('young'));
    await db.query(
      "update idempotency_keys set created_at = now() - interval '25 hours' where key = 'old'",
    );
    expect(await pruneIdempotencyKeys(db, { now: () => Date.now() })).toBe(1);
    expect(await once(db, aCall({ key: 'young' }), effectOn('young'))).toMatchObject({ runs: 1 });
    expect(await once(db, aCall({ key: 'old' }), effectOn('old'))).toMatchObject({ runs: 2 });
  });
});
