import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, json } from './database';
import { isUniqueViolation, SqlError } from './sqlError';
import { createGate } from './testing/gate';
import { createTestDatabase } from './testing/testDatabase';
import { NestedCallError } from './transaction';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase({ inThread: true });
  await database.query('create table notes (id int primary key, text text)');
});
beforeEach(() => database.query('delete from notes'));
afterAll(() => database.close());

async function notes(): Promise<number[]> {
  const rows = await database.query<{ id: number }>('select id from notes order by id');
  return rows.map(({ id }) => id);
}

function addNote(id: number): [string, unknown[]] {
  return ['insert into notes values ($1, $2)', [id, `note ${id}`]];
}

describe('values', () => {
  it.each([
    ["'2026-03-29'::date", '2026-03-29'],
    ["'2026-01-02 03:04:05.678+01'::timestamptz", '2026-01-02T02:04:05.678Z'],
    ["'2026-01-02 03:04:05Z'::timestamptz", '2026-01-02T03:04:05.000Z'],
    ["'2026-01-02 03:04:05.123456Z'::timestamptz", '2026-01-02T03:04:05.123456Z'],
    ['9007199254740991::int8', Number.MAX_SAFE_INTEGER],
    ['count(*)', 1],
    ['1.50::numeric', '1.50'],
    ['0.1::float8', 0.1],
    ['7::int2', 7],
    ["'18446744073709551615'::xid8", '18446744073709551615'],
    ['true', true],
    ['null::jsonb', null],
    [`'{"a":[1,null]}'::jsonb`, { a: [1, null] }],
    [`'"text"'::json`, 'text'],
    ["'\\x00ff'::bytea", new Uint8Array([0, 255])],
    [`array['a', null, 'b "c" \\d', '', 'NULL']`, ['a', null, 'b "c" \\d', '', 'NULL']],
    ['array[]::text[]', []],
    ['array[1, 2]', [1, 2]],
    ['array[1, 2]::int8[]', [1, 2]],
    ["'åäö €'", 'åäö €'],
  ])('%s is read as %o', async (sql, expected) => {
    expect(await database.query(`select ${sql} as value`)).toEqual([{ value: expected }]);
  });

  it.each([
    ['date', '2026-03-29'],
    ['timestamptz', '2026-01-02T03:04:05.123456Z'],
    ['int8', Number.MAX_SAFE_INTEGER],
    ['text', '1'],
    ['int4', -1],
    ['bool', false],
    ['bytea', new Uint8Array([0, 92, 255])],
    ['text[]', ['a', 'NULL', null, '{"x"}', '\\']],
    ['text[]', []],
    ['text', null],
  ])('a %s parameter comes back as it was: %o', async (type, value) => {
    expect(await database.query(`select $1::${type} as value`, [value])).toEqual([{ value }]);
  });

  it.each([{ a: 1 }, ['a', { b: null }], [], 'text', 12, null])('jsonb keeps %o', async (value) => {
    expect(await database.query('select $1::jsonb as value', [json(value)])).toEqual([{ value }]);
  });

  it('refuses an int8 that a number cannot hold, and a parameter that is an object', async () => {
    await expect(database.query('select 9007199254740992::int8')).rejects.toThrow(RangeError);
    await expect(database.query('select $1::jsonb', [{ a: 1 }])).rejects.toThrow(/json\(\)/);
  });

  it('writes a Date in UTC and undefined as null', async () => {
    const rows = await database.query('select $1::timestamptz as at, $2::text as missing', [
      new Date(0),
      undefined,
    ]);
    expect(rows).toEqual([{ at: '1970-01-01T00:00:00.000Z', missing: null }]);
  });
});

describe('errors', () => {
  it('names the constraint that a row breaks, and none of its values', async () => {
    await database.query(...addNote(1));
    const error = await database.query(...addNote(1)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SqlError);
    expect(error).toMatchObject({ code: '23505', constraint: 'notes_pkey', table: 'notes' });
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, 'notes_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'users_email')).toBe(false);
    expect(JSON.stringify(error)).not.toContain('(1)');
  });

  it('is identified by its SQLSTATE, and does not affect the next query', async () => {
    const error = await database.query('select * from nowhere').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: '42P01' });
    expect(isUniqueViolation(error)).toBe(false);
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a statement that comes again', () => {
  /** It has been kept by then, on whatever connection. */
  const often = async (sql: string, params: readonly unknown[] = []) => {
    let rows: unknown[] = [];
    for (let use = 0; use < 40; use += 1) rows = await database.query(sql, params);
    return rows;
  };

  it('sees what is changed meanwhile, and each time its own values', async () => {
    const sql = 'select text from notes where id = $1';
    expect(await often(sql, [1])).toEqual([]);
    await database.query(...addNote(1));
    await database.query(...addNote(2));
    expect(await often(sql, [1])).toEqual([{ text: 'note 1' }]);
    expect(await database.query(sql, [2])).toEqual([{ text: 'note 2' }]);
  });

  it('works on after a refusal, alone and in a transaction', async () => {
    const sql = 'insert into notes values ($1, $2) returning id';
    for (let id = 1; id < 6; id += 1) await database.query(sql, [id, null]);
    await expect(database.query(sql, [1, null])).rejects.toThrow(SqlError);
    await expect(database.transaction((tx) => tx.query(sql, [2, null]))).rejects.toThrow(SqlError);
    expect(await database.query(sql, [6, null])).toEqual([{ id: 6 }]);
    await database.transaction((tx) => tx.query(sql, [7, null]));
    expect(await notes()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('goes on when a column is added beside it, also one that answers all columns', async () => {
    await database.query('create table grown (id int)');
    await database.query('insert into grown values (1)');
    for (const sql of ['select id from grown where id = $1', 'select * from grown where id = $1']) {
      expect(await often(sql, [1])).toEqual([{ id: 1 }]);
    }
    await database.query('alter table grown add column later int');
    expect(await often('select id from grown where id = $1', [1])).toEqual([{ id: 1 }]);
    const all = await often('select * from grown where id = $1', [1]);
    expect(all).toEqual([{ id: 1, later: null }]);
    await database.query('drop table grown');
  });
});

describe('transactions', () => {
  it('are all or nothing', async () => {
    const kept = await database.transaction(async (tx) => {
      await tx.query(...addNote(1));
      return 'kept';
    });
    expect(kept).toBe('kept');
    const lost = database.transaction(async (tx) => {
      await tx.query(...addNote(2));
      throw new Error('changed my mind');
    });
    await expect(lost).rejects.toThrow('changed my mind');
    expect(await notes()).toEqual([1]);
  });

  it('roll back after a refused statement', async () => {
    const lost = database.transaction(async (tx) => {
      await tx.query(...addNote(1));
      await tx.query(...addNote(1));
    });
    await expect(lost).rejects.toMatchObject({ code: '23505' });
    expect(await notes()).toEqual([]);
  });

  it('do not commit after a swallowed error', async () => {
    const lost = database.transaction(async (tx) => {
      await tx.query(...addNote(1));
      await tx.query('select 1 / 0').catch(() => undefined);
    });
    await expect(lost).rejects.toMatchObject({ code: '25P02' });
    expect(await notes()).toEqual([]);
  });

  it('show nothing before they commit', async () => {
    const written = createGate();
    const seen = createGate();
    const writing = database.transaction(async (tx) => {
      await tx.query(...addNote(1));
      written.open();
      await seen.opened;
    });
    await written.opened;
    const reading = notes();
    // PostgreSQL answers at once, with the old value; the embedded database waits for its turn
    if (database.kind === 'postgres') expect(await reading).toEqual([]);
    seen.open();
    await writing;
    if (database.kind === 'embedded') expect(await reading).toEqual([1]);
    expect(await notes()).toEqual([1]);
  });

  it('lose no update when many count at once', async () => {
    await database.query('insert into notes values (1, $1)', ['0']);
    const counting = Array.from({ length: 4 }, () =>
      database.transaction(async (tx) => {
        const [row] = await tx.query<{ text: string }>('select text from notes where id = 1');
        await tx.query('update notes set text = $1 where id = 1', [Number(row?.text) + 1]);
      }),
    );
    await Promise.all(counting);
    expect(await database.query('select text from notes')).toEqual([{ text: '4' }]);
  });

  it('refuse a call on the database itself, which would wait for ever', async () => {
    const calls: (() => Promise<unknown>)[] = [
      () => database.query('select 1'),
      () => database.transaction(async () => undefined),
      () => database.listen('nested', () => undefined),
    ];
    for (const call of calls) {
      await expect(database.transaction(call)).rejects.toThrow(NestedCallError);
    }
  });

  it('let work that outlives them use the database', async () => {
    const ended = createGate();
    let later: Promise<unknown> = Promise.resolve();
    await database.transaction(async () => {
      later = ended.opened.then(() => database.query('select 1 as one'));
    });
    ended.open();
    expect(await later).toEqual([{ one: 1 }]);
  });

  it('refuse a query on a tx that has ended', async () => {
    const tx = await database.transaction(async (leaked) => leaked);
    await expect(tx.query('select 1')).rejects.toThrow(/has ended/);
  });
});

describe('notifications', () => {
  it('come after the commit, until the listener stops', async () => {
    const received: string[] = [];
    const stop = await database.listen('bell', (payload) => received.push(payload));
    await database.transaction(async (tx) => {
      await tx.query("select pg_notify('bell', 'one')");
      await tx.query("select pg_notify('other', 'two')");
    });
    await database
      .transaction(async (tx) => {
        await tx.query("select pg_notify('bell', 'undone')");
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await database.query("select pg_notify('bell', 'three')");
    await vi.waitFor(() => expect(received).toEqual(['one', 'three']));

    await stop();
    const others: string[] = [];
    await database.listen('bell', (payload) => others.push(payload));
    await database.query("select pg_notify('bell', 'four')");
    await vi.waitFor(() => expect(others).toEqual(['four']));
    expect(received).toEqual(['one', 'three']);
  });

  it('refuse a channel that is not a plain name', async () => {
    await expect(database.listen('a; drop table notes', () => undefined)).rejects.toThrow(
      TypeError,
    );
  });
});

it('refuses queries once it is closed', async () => {
  const another = await createTestDatabase();
  await another.close();
  await expect(another.query('select 1')).rejects.toThrow(/closed|end/);
});
