import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Connection, ConnectionPool } from './connection';
import { decodeRows } from './values';

/** One step of the schema, as its file contains it. */
export interface Migration {
  /** The file's name, which gives the order: `0001_initial.sql`. */
  name: string;
  sql: string;
  /** SHA-256 of the text, hex. */
  hash: string;
}

/** The database and the program do not have the same migrations; nothing was changed. */
export class MigrationError extends Error {
  /** Shown to the operator without a stack trace. */
  readonly expected = true;
  override name = 'MigrationError';
}

/** `migrations/` is next to this module in the sources and next to the bundle in a build. */
const MIGRATIONS_URL = new URL('./migrations/', import.meta.url);

/** Any number that no other advisory lock uses. */
const LOCK_KEY = 7_203_114;

/** Reads the folder's `*.sql`, in the order of their names. */
export async function readMigrations(folder: URL = MIGRATIONS_URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * The migrations still to run. Those that ran before must be a prefix of the known ones.
 * @throws MigrationError when one was changed, is missing or is newer than this program.
 */
export function pendingMigrations(
  known: readonly Migration[],
  applied: readonly { name: string; hash: string }[],
): readonly Migration[] {
  applied.forEach(({ name, hash }, index) => {
    const expected = known[index];
    if (!expected) {
      throw new MigrationError(
        `The database has the migration ${name}, which this version does not know: start a newer version.`,
      );
    }
    if (expected.name !== name) {
      throw new MigrationError(
        `The database has the migration ${name} where this version has ${expected.name}: migrations are only ever added at the end.`,
      );
    }
    if (expected.hash !== hash) {
      throw new MigrationError(
        `The migration ${name} was changed after it had run: restore it and add a new one.`,
      );
    }
  });
  return known.slice(applied.length);
}

/**
 * Brings the database to the newest migration, each in its own transaction. Several nodes may start
 * at once: one migrates, the others wait for it.
 */
export async function migrate(
  pool: ConnectionPool,
  migrations: readonly Migration[],
  onProgress: (message: string) => void = () => undefined,
): Promise<void> {
  await pool.withConnection(async (connection) => {
    // No timeout while waiting for another node, or for a long migration
    await connection.exec('set statement_timeout = 0');
    await connection.query(`select pg_advisory_lock(${LOCK_KEY})`);
    try {
      for (const migration of pendingMigrations(migrations, await appliedMigrations(connection))) {
        onProgress(`Running the migration ${migration.name}`);
        await apply(connection, migration);
      }
    } finally {
      await connection.query(`select pg_advisory_unlock(${LOCK_KEY})`);
      await connection.exec('reset statement_timeout');
    }
  });
}

async function appliedMigrations(
  connection: Connection,
): Promise<{ name: string; hash: string }[]> {
  await connection.exec(
    `create table if not exists migrations (
       name text primary key,
       hash text not null,
       applied_at timestamptz not null default now()
     )`,
  );
  const rows = decodeRows(
    await connection.query('select name, hash from migrations order by name'),
  );
  return rows.map(({ name, hash }) => ({ name: String(name), hash: String(hash) }));
}

async function apply(connection: Connection, { name, sql, hash }: Migration): Promise<void> {
  await connection.exec('begin');
  try {
    await connection.exec(sql);
    await connection.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
    await connection.exec('commit');
  } catch (error) {
    await connection.exec('rollback');
    throw error;
  }
}
