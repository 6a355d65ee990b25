import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MasterKey } from '../config/masterKeySetting';
import { settableClock } from '../identity/testing/settableClock';
import { DAY, instant } from '../lib/time';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { CHAIN_START, formatEnd, nextPosition, parseEnd } from './auditChain';
import { createAuditKeys } from './auditKeys';
import { AUDIT_KEPT, createAuditLog } from './auditLog';
import { beginAudit } from './beginAudit';
import { writeEntriesFromBefore } from './testing/entriesFromBefore';

const clock = settableClock();
const aKey = (id: string): MasterKey => ({ id, key: randomBytes(32) });
const KEYS = [aKey('k1')];
/** Of a store from before the key, where whoever had the database had it. */
const SECRET_IN_THE_OPEN = new Uint8Array(32).fill(7);
let db: Database;
const log = (keys: readonly MasterKey[] = KEYS, earlierSecret: Uint8Array | null = null) =>
  createAuditLog({ db, clock, keys, earlierSecret });

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from audit_log');
  await db.query('delete from audit_checkpoints');
  await db.query("delete from settings where key like 'audit_%'");
});

/** Writes and seals some entries of one candidate. */
async function write(count: number, audit = log()): Promise<void> {
  for (let written = 0; written < count; written += 1) {
    await audit.record(db, {
      event: 'signed_in',
      actor: { user: 'anna' },
      detail: String(written),
    });
  }
  await audit.seal();
}
const problems = async (options?: Parameters<ReturnType<typeof log>['verify']>[0]) =>
  (await log().verify(options)).problems;
/** What a thief of the database could note and put back later. */
const endOfStore = () =>
  db.query<{ value: string }>("select value::text from settings where key = 'audit_head'");
const putBack = ([end]: { value: string }[]) =>
  db.query("update settings set value = $1::jsonb where key = 'audit_head'", [end?.value]);

it('chains entries in the order in which they were written', async () => {
  await write(3);
  await write(2);
  expect(await log().verify()).toMatchObject({
    problems: [],
    entries: 5,
    beforeKey: 0,
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
      `insert into audit_checkpoints (position, hash, at, key_id, signature)
       select position, hash, at, key_id, 'x' from audit_log where position = 2`,
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

/** Who has the whole database, writes included, and not the setting's key. */
describe('a forgery without the key', () => {
  /** Makes the hashes anew from a position on, as anybody can. */
  async function rehash(): Promise<void> {
    const rows = await db.query<Parameters<typeof nextPosition>[1]>(
      `select id, at, event, actor, actor_key as "actorKey", subject, detail, key_id as "keyId",
         mac from audit_log where position is not null order by position`,
    );
    await db.query('update audit_log set position = -position where position is not null');
    let last = CHAIN_START;
    for (const row of rows) {
      last = nextPosition(last, row);
      await db.query('update audit_log set position = $2, hash = $3 where id = $1', [
        row.id,
        last.position,
        last.hash,
      ]);
    }
    await db.query(
      `update settings set value = value || jsonb_build_object('position', $1::int8, 'hash', $2::text)
       where key = 'audit_head'`,
      [last.position, last.hash],
    );
  }

  it('is found: an emptied log', async () => {
    await write(3);
    await db.query('delete from audit_log');
    await db.query('delete from audit_checkpoints');
    await db.query("delete from settings where key like 'audit_%'");
    const use = { used: true, newestSession: null };
    expect(await problems({ use })).toEqual(['The log is empty, and the store has been used.']);
    expect(await problems({ use: { ...use, used: false } })).toEqual([]);
  });

  it('is found: an old signed end put back over a cut log', async () => {
    const node = log();
    await write(3, node);
    const noted = (await log().verify()).end;
    const old = await endOfStore();
    await write(2, node);
    const late = (await log().verify()).end;
    await db.query('delete from audit_log where position > 3');
    await putBack(old);
    // The rest of the store, a noted end and the running process each tell of it
    const newestSession = instant(clock.now() + DAY);
    expect(await problems({ use: { used: true, newestSession } })).toEqual([
      `A session began at ${newestSession}, and the log has no sign-in of that time.`,
    ]);
    expect(await problems({ notedEnd: late })).toEqual([
      `The noted end ${formatEnd(late)} is not in the chain.`,
    ]);
    expect(await problems({ notedEnd: noted })).toEqual([]);
    await expect(node.seal()).rejects.toThrow('has lost or changed its entry 5');
  });

  it('is found: a cut log over which the server goes on', async () => {
    await write(5);
    await db.query('delete from audit_log where position > 3');
    await log().record(db, { event: 'signed_in', actor: 'server' });
    await expect(log().seal()).rejects.toThrow('does not end where it was signed');
    expect(await problems()).toEqual(['The chain ends at 3; its signed end is 5.']);
  });

  it('is found: an entry that no server wrote, and is never sealed', async () => {
    await write(2);
    await db.query(
      "insert into audit_log (at, event, actor) values (now(), 'account_deleted', 'operator')",
    );
    await db.query(
      `insert into audit_log (at, event, actor, key_id, mac)
       select at, 'account_deleted', actor, key_id, mac from audit_log where position = 1`,
    );
    await write(1);
    const { problems, entries, unsealed } = await log().verify();
    expect({ entries, unsealed }).toEqual({ entries: 3, unsealed: 0 });
    expect(problems).toEqual([
      expect.stringMatching(/^The server did not write the entry \d+\.$/),
      expect.stringMatching(/^The server did not write the entry \d+\.$/),
    ]);
  });

  it('is found: five hundred of them, without keeping the true ones from their place', async () => {
    await db.query(
      `insert into audit_log (at, event, actor)
       select now(), 'signed_in', 'server' from generate_series(1, 1200)`,
    );
    await write(2);
    const report = await log().verify();
    expect(report).toMatchObject({ entries: 2, unsealed: 0 });
    expect(report.problems).toHaveLength(11);
    expect(report.problems.at(-1)).toBe('Nor 1190 more.');
  });

  it('is found: an entry copied to be there twice', async () => {
    await write(2);
    await db.query(
      `insert into audit_log (at, event, actor, actor_key, subject, detail, key_id, mac)
       select at, event, actor, actor_key, subject, detail, key_id, mac
       from audit_log where position = 1`,
    );
    await write(1);
    expect(await problems()).toEqual([
      expect.stringMatching(/^The server did not write the entry \d+\.$/),
    ]);
  });

  it('is found: an entry changed, with all hashes made anew', async () => {
    await write(3);
    await db.query("update audit_log set event = 'export_requested' where position = 2");
    await rehash();
    expect(await problems()).toEqual([
      'The server did not write the entry at 2.',
      'The signature of the end is wrong.',
    ]);
  });

  it('is found: entries swapped, with all hashes made anew', async () => {
    await write(3);
    await db.query(
      'update audit_log set position = case position when 1 then -2 else -1 end where position < 3',
    );
    await db.query('update audit_log set position = -position where position < 0');
    await rehash();
    expect(await problems()).toEqual(['The signature of the end is wrong.']);
  });

  it('is found: an HMAC taken away, as if the entry were from before the key', async () => {
    await write(3);
    await db.query('update audit_log set key_id = null, mac = null where position = 2');
    await rehash();
    expect(await problems()).toContain('The server did not write the entry at 2.');
  });

  it('is found: an old end in the place of a checkpoint', async () => {
    await write(2);
    const old = await endOfStore();
    await write(3);
    await db.query(
      `insert into audit_checkpoints (position, hash, at, key_id, signature)
       select (value->>'position')::int8, value->>'hash', (value->>'at')::timestamptz,
         value->>'keyId', value->>'signature' from (select $1::jsonb as value) as old`,
      [old[0]?.value],
    );
    await db.query('delete from audit_log where position <= 2');
    expect(await problems()).toEqual(['The signature of the checkpoint at 2 is wrong.']);
  });

  it('is found: entries made old, so that the server would cut them off', async () => {
    await write(3);
    await db.query("update audit_log set at = at - interval '3 years' where position <= 2");
    await expect(log().cut()).rejects.toThrow('The chain is broken at 1.');
    expect(await problems()).toEqual(['The chain is broken at 1.']);
  });

  it('is found: the log of another store, under another key', async () => {
    await write(3, log([aKey('k1')]));
    expect(await problems()).toEqual([
      'The server did not write the entry at 1.',
      'The server did not write the entry at 2.',
      'The server did not write the entry at 3.',
      'The signature of the end is wrong.',
    ]);
    await db.query('delete from audit_log');
    await db.query("delete from settings where key = 'audit_head'");
    await write(2, log([aKey('theirs')]));
    expect(await problems()).toEqual([
      '2 entries are under the server key theirs, which is not set.',
      'The end is signed with the server key theirs, which is not set.',
    ]);
  });

  it('is found: an entry of another store among ours', async () => {
    await write(1);
    const theirs = createAuditKeys([aKey('k1')], null);
    const entry = {
      id: 9_000_000,
      at: instant(clock.now()),
      event: 'signed_in',
      actor: 'server',
      actorKey: null,
      subject: null,
      detail: null,
    };
    const { keyId, mac } = theirs.macOf(entry);
    await db.query(
      `insert into audit_log (id, at, event, actor, key_id, mac) overriding system value
       values ($1, $2, $3, $4, $5, $6)`,
      [entry.id, entry.at, entry.event, entry.actor, keyId, mac],
    );
    await log().seal();
    expect(await problems()).toEqual(['The server did not write the entry 9000000.']);
  });
});

describe('a noted end', () => {
  it('is read as it was printed', () => {
    const end = { position: 12, hash: 'a1'.repeat(32) };
    expect(parseEnd(formatEnd(end))).toEqual(end);
    expect(parseEnd(` 12 ${end.hash} `)).toEqual(end);
    for (const wrong of ['', '12', end.hash, `-1:${end.hash}`, `12:${end.hash}0`]) {
      expect(parseEnd(wrong)).toBeNull();
    }
  });

  it('may be any position that is left, and none that was cut off', async () => {
    await write(2);
    const first = (await log().verify()).end;
    clock.advance(AUDIT_KEPT + DAY);
    await write(2);
    const second = (await log().verify()).end;
    await write(1);
    expect(await problems({ notedEnd: first })).toEqual([]);
    expect(await problems({ notedEnd: second })).toEqual([]);
    await log().cut();
    // The place of the cut itself is still known
    expect(await problems({ notedEnd: first })).toEqual([]);
    expect(await problems({ notedEnd: { ...first, position: 1 } })).toEqual([
      `The noted end 1:${first.hash} is older than what is kept, which begins after 2.`,
    ]);
    const other = { position: 4, hash: 'f'.repeat(64) };
    expect(await problems({ notedEnd: other })).toEqual([
      `The noted end ${formatEnd(other)} is not in the chain.`,
    ]);
  });
});

describe('a new key', () => {
  it('goes on where the earlier one ended, and finds a person’s entries of both', async () => {
    const [old, fresh] = [KEYS[0] ?? aKey('k1'), aKey('k2')];
    await write(2, log([old]));
    await write(2, log([fresh, old]));
    expect(await log([fresh, old]).verify()).toMatchObject({ problems: [], entries: 4 });
    expect(await log([fresh, old]).entriesOf(db, 'anna')).toHaveLength(4);
    // A node that has not been restarted yet leaves what it cannot check to the others
    await log([fresh, old]).record(db, { event: 'signed_in', actor: 'server' });
    await write(1, log([old]));
    expect(await log([fresh, old]).verify()).toMatchObject({ problems: [], unsealed: 1 });
    expect(await log([fresh]).verify()).toMatchObject({
      problems: [
        '3 entries are under the server key k1, which is not set.',
        'The end is signed with the server key k1, which is not set.',
      ],
    });
  });
});

describe('a log from before the key', () => {
  const begin = (keys = KEYS) =>
    db.transaction((tx) =>
      beginAudit(tx, { keys: createAuditKeys(keys, SECRET_IN_THE_OPEN), clock }),
    );
  const underKey = () => log(KEYS, SECRET_IN_THE_OPEN);
  beforeEach(() =>
    writeEntriesFromBefore(db, { secret: SECRET_IN_THE_OPEN, count: 4, now: clock.now() }),
  );

  it('goes on under the key, and its entries are told as what they are', async () => {
    await begin();
    await write(2, underKey());
    expect(await underKey().verify()).toMatchObject({
      problems: [],
      entries: 7,
      beforeKey: 4,
      unsealed: 0,
    });
    expect(await underKey().entriesOf(db, 'anna')).toHaveLength(6);
  });

  it('takes no further entry without an HMAC, and no change of those it has', async () => {
    await begin();
    await write(1, underKey());
    await db.query(
      "insert into audit_log (at, event, actor) values (now(), 'signed_in', 'server')",
    );
    await underKey().seal();
    expect((await underKey().verify()).problems).toEqual([
      expect.stringMatching(/^The server did not write the entry \d+\.$/),
    ]);
    await db.query("update audit_log set detail = 'x' where position = 2");
    expect((await underKey().verify()).problems).toContain('The chain is broken at 2.');
  });

  it('is not made longer by another mark', async () => {
    await begin();
    await write(1, underKey());
    await db.query(
      `update settings set value = jsonb_set(value, '{position}', '6')
       where key = 'audit_before_key'`,
    );
    expect((await underKey().verify()).problems).toContain(
      'The signature of the part from before the key is wrong.',
    );
  });

  it('says so when it had been changed before', async () => {
    await db.query('delete from audit_log where position = 3');
    await begin();
    await write(1, underKey());
    expect((await underKey().verify()).problems).toEqual([
      'The log had been changed when the key began, at 4.',
    ]);
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

  it('is not empty when nothing was written since', async () => {
    await write(3);
    clock.advance(AUDIT_KEPT + DAY);
    expect(await log().cut()).toBe(3);
    const use = { used: true, newestSession: null };
    expect(await problems({ use })).toEqual([]);
  });
});
