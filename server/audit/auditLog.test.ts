import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settableClock } from '../identity/testing/settableClock';
import { DAY } from '../lib/time';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { AUDIT_KEPT, createAuditLog } from './auditLog';

const clock = settableClock();
const secret = new Uint8Array(32).fill(7);
let db: Database;
const log = () => createAuditLog({ db, clock, serverSecret: secret });

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from audit_log');
  await db.query('delete from audit_checkpoints');
  await db.query("delete from settings where key = 'audit_head'");
});

/** Writes and seals some entries of one candidate. */
async function write(count: number): Promise<void> {
  for (let written = 0; written < count; written += 1) {
    await log().record(db, {
      event: 'signed_in',
      actor: { user: 'anna' },
      detail: String(written),
    });
  }
  await log().seal();
}
const problems = async () => (await log().verify()).problems;

it('chains entries in the order in which they were written', async () => {
  await write(3);
  await write(2);
  expect(await log().verify()).toMatchObject({
    problems: [],
    entries: 5,
    unsealed: 0,
    end: { position: 5 },
  });
});

it('is whole before the first entry, and with entries that are not sealed yet', async () => {
  expect(await log().verify()).toMatchObject({ problems: [], entries: 0 });
  await log().record(db, { event: 'signed_in', actor: 'server' });
  expect(await log().verify()).toMatchObject({ problems: [], entries: 0, unsealed: 1 });
});

it('stores no user id in plain text', async () => {
  await log().record(db, { event: 'signed_in', actor: { user: 'anna' }, subject: 'bodil' });
  const rows = JSON.stringify(await db.query('select * from audit_log'));
  expect(rows).not.toMatch(/anna|bodil/);
  expect(await log().entriesOf(db, 'bodil')).toHaveLength(1);
  expect(await log().entriesOf(db, 'cecilia')).toHaveLength(0);
});

it('distinguishes an employer’s keys, and signs which one it was', async () => {
  const actor = { employer: 'region' };
  for (const key of ['key_1', 'key_1', 'key_2', null]) {
    await log().record(db, { event: 'applications_read', actor: { ...actor, key } });
  }
  await log().seal();
  const keys = await db.query<{ key: string | null }>(
    'select actor_key as key from audit_log order by id',
  );
  const [first, again, other, none] = keys.map(({ key }) => key);
  expect([again, none]).toEqual([first, null]);
  expect(other).not.toBe(first);
  expect(JSON.stringify(keys)).not.toContain('key_');
  expect(await problems()).toEqual([]);
  await db.query('update audit_log set actor_key = $1 where position = 1', [other]);
  expect(await problems()).toEqual(['The chain is broken at 1.']);
});

it('seals every entry once when two nodes seal at the same time', async () => {
  await Promise.all(
    Array.from({ length: 20 }, () => log().record(db, { event: 'signed_in', actor: 'server' })),
  );
  await Promise.all([log().seal(), log().seal(), log().seal()]);
  expect(await log().verify()).toMatchObject({ problems: [], entries: 20, unsealed: 0 });
});

describe('a change made by hand', () => {
  it.each([
    ['an entry', "update audit_log set event = 'export_requested' where position = 3"],
    ['who did it', "update audit_log set actor = 'server' where position = 3"],
    ['when', "update audit_log set at = at - interval '1 day' where position = 3"],
    ['an entry that is gone', 'delete from audit_log where position = 3'],
  ])('is found: %s', async (_what, sql) => {
    await write(5);
    await db.query(sql);
    expect(await problems()).toEqual(['The chain is broken at 3.']);
  });

  it('is found: entries cut off at the end', async () => {
    await write(5);
    await db.query('delete from audit_log where position > 3');
    expect(await problems()).toEqual(['The chain ends at 3; its signed end is 5.']);
  });

  it('is found: entries cut off at the beginning without a checkpoint', async () => {
    await write(5);
    await db.query('delete from audit_log where position <= 2');
    expect(await problems()).toEqual(['The chain is broken at 1.']);
  });

  it('is found: an unsigned checkpoint', async () => {
    await write(5);
    await db.query(
      `insert into audit_checkpoints select position, hash, at, 'x' from audit_log where position = 2`,
    );
    await db.query('delete from audit_log where position <= 2');
    expect(await problems()).toEqual(['The signature of the checkpoint at 2 is wrong.']);
  });

  it('is found: another end', async () => {
    await write(2);
    await db.query(
      `update settings set value = jsonb_set(value, '{position}', '1') where key = 'audit_head'`,
    );
    expect(await problems()).toEqual(['The signature of the end is wrong.']);
  });
});

describe('after 24 months', () => {
  it('cuts old entries off at a signed checkpoint and continues from it', async () => {
    await write(3);
    clock.advance(AUDIT_KEPT + DAY);
    await write(2);
    expect(await log().cut()).toBe(3);
    expect(await log().verify()).toMatchObject({
      problems: [],
      entries: 2,
      end: { position: 5 },
    });
    expect(await log().cut()).toBe(0);
    clock.advance(AUDIT_KEPT + DAY);
    expect(await log().cut()).toBe(2);
    await write(1);
    expect(await log().verify()).toMatchObject({ problems: [], entries: 1, end: { position: 6 } });
  });
});
