import { describe, expect, it } from 'vitest';
import type { ConnectionPool } from './connection';
import {
  type Migration,
  MigrationError,
  migrate,
  pendingMigrations,
  readMigrations,
} from './migrate';
import { createTestPool } from './testing/testDatabase';
import { decodeRows } from './values';

const migration = (name: string, sql = ''): Migration => ({ name, sql, hash: `hash of ${sql}` });
const known = [migration('0001_a'), migration('0002_b'), migration('0003_c')];

describe('pendingMigrations', () => {
  it.each([
    [0, ['0001_a', '0002_b', '0003_c']],
    [2, ['0003_c']],
    [3, []],
  ])('after %i applied, %o are left', (applied, left) => {
    expect(pendingMigrations(known, known.slice(0, applied)).map(({ name }) => name)).toEqual(left);
  });

  it.each([
    ['is unknown', [...known, migration('0004_d')], /0004_d, which this version does not know/],
    ['was left out', known.slice(1), /0002_b where this version has 0001_a/],
    ['was changed', [{ name: '0001_a', hash: 'another' }], /0001_a was changed/],
  ])('refuses a database where one %s', (_, applied, message) => {
    expect(() => pendingMigrations(known, applied)).toThrow(MigrationError);
    expect(() => pendingMigrations(known, applied)).toThrow(message);
  });
});

describe('migrate', () => {
  async function names(pool: ConnectionPool): Promise<unknown[]> {
    const answer = await pool.withConnection((connection) =>
      connection.query('select name from migrations order by name'),
    );
    return decodeRows(answer).map(({ name }) => name);
  }

  it('runs new migrations once with several nodes, and rolls back one that fails', async () => {
    const pool = await createTestPool({ inThread: true });
    const shipped = await readMigrations();
    const shippedNames = shipped.map(({ name }) => name);
    expect(await names(pool)).toEqual(shippedNames);

    const next = migration('9001_next', 'create table next (id int); insert into next values (1);');
    const progress: string[] = [];
    const start = () => migrate(pool, [...shipped, next], (step) => progress.push(step));
    await Promise.all([start(), start()]);
    expect(progress).toEqual(['Running the migration 9001_next']);

    const broken = migration('9002_broken', 'create table half (id int); select 1 / 0;');
    await expect(migrate(pool, [...shipped, next, broken])).rejects.toMatchObject({
      code: '22012',
    });
    expect(await names(pool)).toEqual([...shippedNames, '9001_next']);
    const answer = await pool.withConnection((connection) =>
      connection.query("select to_regclass('half')::text as half"),
    );
    expect(decodeRows(answer)).toEqual([{ half: null }]);

    await expect(migrate(pool, shipped)).rejects.toThrow(MigrationError);
    await pool.close();
  });

  it('keeps the integration keys and imported jobs that a database had before 0007', async () => {
    const pool = await createTestPool({ inThread: true });
    const shipped = await readMigrations();
    const after = shipped.findIndex(({ name }) => name.startsWith('0007'));
    await pool.withConnection((connection) =>
      connection.exec('drop schema public cascade; create schema public'),
    );
    await migrate(pool, shipped.slice(0, after));
    const url = 'https://example.com/ad/1';
    const source = JSON.stringify({ source: { name: 'jobtech', id: '1', url } });
    await pool.withConnection((connection) =>
      connection.exec(`
        insert into employers (id, name, api_key_hash) values ('e1', 'Region Ett', 'a hash');
        insert into jobs (id, slug, status, source_name, source_id, closes_on, published_at, data,
          content_hash)
        values ('jt-1', 'jobb--jt-1', 'open', 'jobtech', '1', '2026-12-24', now(), '${source}', 'h')
      `),
    );
    await migrate(pool, shipped);
    const [keys, jobs] = await pool.withConnection((connection) =>
      Promise.all([
        connection.query(
          'select employer_id, key_hash, expires_at, revoked_at from integration_keys',
        ),
        connection.query("select data->'source' as source from jobs"),
      ]),
    );
    expect(decodeRows(keys)).toEqual([
      { employer_id: 'e1', key_hash: 'a hash', expires_at: null, revoked_at: null },
    ]);
    expect(decodeRows(jobs)).toEqual([
      { source: { name: 'jobtech', id: '1', url, applyUrl: url, extent: null } },
    ]);
    await pool.close();
  });

  it('says once which employers of a database before 0041 are public', async () => {
    const pool = await createTestPool({ inThread: true });
    const shipped = await readMigrations();
    const after = shipped.findIndex(({ name }) => name.startsWith('0041'));
    const PUBLIC = [
      'Region Örebro län',
      'Göteborgs Stad',
      'Umeå kommun',
      'Västra Götalandsregionen',
    ];
    const PRIVATE = ['Region Personal AB', 'Region Personal', 'Vårdbolaget AB', 'Kommun'];
    const values = [...PUBLIC, ...PRIVATE].map((name, id) => {
      const data = JSON.stringify({ workplace: { careProvider: name } });
      return {
        employer: `('e${id}', '${name}')`,
        job: `('v-${id}', 'v-${id}', 'open', 'vikari',
        'v-${id}', '2026-12-24', now(), '${data}', 'h')`,
      };
    });
    await pool.withConnection((connection) =>
      connection.exec('drop schema public cascade; create schema public'),
    );
    await migrate(pool, shipped.slice(0, after));
    await pool.withConnection((connection) =>
      connection.exec(`
        insert into employers (id, name) values ${values.map(({ employer }) => employer).join()};
        insert into jobs (id, slug, status, source_name, source_id, closes_on, published_at, data,
          content_hash) values ${values.map(({ job }) => job).join()}
      `),
    );
    await migrate(pool, shipped);
    const [employers, jobs] = await pool.withConnection((connection) =>
      Promise.all([
        connection.query('select name from employers where is_public order by id'),
        connection.query(
          `select data->'workplace'->>'careProvider' as name from jobs
           where data->'publicEmployer' = 'true' order by id`,
        ),
      ]),
    );
    expect(decodeRows(employers).map(({ name }) => name)).toEqual(PUBLIC);
    expect(decodeRows(jobs).map(({ name }) => name)).toEqual(PUBLIC);
    await pool.close();
  });
});
