import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { runsBesideOlder } from './besideOlder';
import type { Connection, ConnectionPool } from './connection';
import { stepsOf } from './migrationSteps';
import { SQLSTATE, SqlError } from './sqlError';
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

/** A migration that has run in the database. */
interface AppliedMigration {
  name: string;
  hash: string;
  /** Whether a program that does not know it still works. */
  besideOlder: boolean;
}

export interface MigrateOptions {
  /** `start`, the default: runs what is new. `off`: refuses a database that lacks a migration. */
  mode?: 'start' | 'off';
  /** Called with each step that takes a while, in English, for the console. */
  onProgress?: (message: string) => void;
  /** Milliseconds for which a migration waits for a lock, and everybody who comes behind it. */
  lockTimeout?: number;
  /** Waits so many milliseconds. */
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** Less than the two seconds in which `/readyz` wants an answer. */
const LOCK_TIMEOUT = 1000;
/** Milliseconds before the next try: longer each time, so that a busy site gets most of the time. */
const PAUSES = [2000, 4000, 8000, 15_000];
/** With the pauses ten minutes. */
const TRIES = 40;

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
 * The migrations still to run. Those that ran before must be a prefix of the known ones; newer ones
 * that add only may have run after them.
 * @throws MigrationError when one was changed, is missing or is newer than this program and says that
 *   older ones do not work after it.
 */
export function pendingMigrations(
  known: readonly Migration[],
  applied: readonly AppliedMigration[],
): readonly Migration[] {
  applied.forEach(({ name, hash, besideOlder }, index) => {
    const expected = known[index];
    if (!expected) {
      if (besideOlder) return;
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
 * Brings the database to the newest migration, each in its own transaction, and what fills many rows
 * in slices after it (`migrationSteps.ts`). Several nodes may start
 * at once: one migrates, the others wait for it. A migration that gets no lock within a second lets
 * go of all it holds and tries again later, so that a long report delays it and not the site.
 * @returns the names of those that ran.
 * @throws MigrationError when the migrations do not match, or one got no lock in ten minutes.
 */
export async function migrate(
  pool: ConnectionPool,
  migrations: readonly Migration[],
  options: MigrateOptions = {},
): Promise<string[]> {
  const { mode = 'start', onProgress = () => undefined, pause = wait } = options;
  return pool.withConnection(async (connection) => {
    const applied = await appliedMigrations(connection);
    const pending = pendingMigrations(migrations, applied);
    const newer = applied.slice(migrations.length).map(({ name }) => name);
    if (newer.length > 0) {
      onProgress(`The database is newer than this version, which can work with ${newer.join()}.`);
    }
    if (pending.length === 0) return [];
    if (mode === 'off') throw new MigrationError(lacking(pending));
    // No timeout for a long migration; those who wait for a lock have their own
    await connection.exec('set statement_timeout = 0');
    try {
      await takeTurn(connection, { onProgress, pause });
      try {
        return await applyPending(connection, migrations, { ...options, onProgress, pause });
      } finally {
        await connection.query(`select pg_advisory_unlock(${LOCK_KEY})`);
      }
    } finally {
      await connection.exec('reset statement_timeout');
    }
  });
}

function lacking(pending: readonly Migration[]): string {
  const [first] = pending;
  const others = pending.length > 1 ? ` and ${pending.length - 1} more` : '';
  return `The database lacks the migration ${first?.name}${others}, and MIGRATE is off: run the command migrate of this version, then start again.`;
}

type Waiting = Required<Pick<MigrateOptions, 'onProgress' | 'pause'>>;

const pauseAfter = (tries: number): number => PAUSES[Math.min(tries, PAUSES.length) - 1] ?? 0;

/** Waits for another node's migrations, however long they take: its connection's end ends its turn. */
async function takeTurn(connection: Connection, { onProgress, pause }: Waiting): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const answer = await connection.query(`select pg_try_advisory_lock(${LOCK_KEY}) as mine`);
    if (decodeRows(answer)[0]?.mine === true) return;
    if (tries % 20 === 1) onProgress('Another node runs the migrations: waiting for it');
    await pause(Math.min(250 * tries, 1000));
  }
}

async function applyPending(
  connection: Connection,
  migrations: readonly Migration[],
  options: MigrateOptions & Waiting,
): Promise<string[]> {
  const table = (lockTimeout: number) => ensureTable(connection, lockTimeout);
  await patiently('The table of migrations', table, options);
  const done: string[] = [];
  for (const migration of pendingMigrations(migrations, await appliedMigrations(connection))) {
    options.onProgress(`Running the migration ${migration.name}`);
    await apply(connection, migration, options);
    done.push(migration.name);
  }
  return done;
}

/** The table where the migrations are noted, and the column that an older version made it without. */
function ensureTable(connection: Connection, lockTimeout: number): Promise<void> {
  return inTransaction(connection, lockTimeout, async () => {
    await connection.exec(
      `create table if not exists migrations (
         name text primary key,
         hash text not null,
         applied_at timestamptz not null default now(),
         beside_older boolean not null default false
       )`,
    );
    const lacks = await connection.query(
      `select where not exists (select from pg_attribute
         where attrelid = 'migrations'::regclass and attname = 'beside_older')`,
    );
    if (lacks.rows.length === 0) return;
    await connection.exec(
      'alter table migrations add column beside_older boolean not null default false',
    );
  });
}

/** What has run, read without changing anything. */
async function appliedMigrations(connection: Connection): Promise<AppliedMigration[]> {
  const [table] = decodeRows(await connection.query("select to_regclass('migrations') as oid"));
  if (table?.oid == null) return [];
  // A database from before the column has no such key
  const rows = decodeRows(
    await connection.query(
      `select name, hash, coalesce((to_jsonb(migrations)->>'beside_older')::boolean, false) as beside
       from migrations order by name`,
    ),
  );
  return rows.map(({ name, hash, beside }) => ({
    name: String(name),
    hash: String(hash),
    besideOlder: beside === true,
  }));
}

/** Tries the work again while a table that it changes is in use for long. */
async function patiently(
  what: string,
  work: (lockTimeout: number) => Promise<void>,
  { lockTimeout = LOCK_TIMEOUT, onProgress, pause }: MigrateOptions & Waiting,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work(lockTimeout);
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (tries === TRIES) {
        throw new MigrationError(
          `${what} got no lock in ${TRIES} tries: a long transaction, such as a report, holds a table. Look for it in pg_stat_activity (see docs/postgresql.md) and try again; nothing was changed.`,
          { cause: error },
        );
      }
      const milliseconds = pauseAfter(tries);
      onProgress(
        `${what}: a table is in use by a long transaction, trying again in ${milliseconds / 1000} s`,
      );
      await pause(milliseconds);
    }
  }
}

function isLocked(error: unknown): boolean {
  if (!(error instanceof SqlError)) return false;
  return error.code === SQLSTATE.lockNotAvailable || error.code === SQLSTATE.deadlock;
}

/** Noted as done with its only transaction, or after its last slice. */
async function apply(
  connection: Connection,
  { name, sql, hash }: Migration,
  options: MigrateOptions & Waiting,
): Promise<void> {
  const { first, slices } = stepsOf(sql);
  const inTurn = (work: () => Promise<void>) =>
    patiently(
      `The migration ${name}`,
      (lockTimeout) => inTransaction(connection, lockTimeout, work),
      options,
    );
  const note = async () => {
    await connection.query(
      'insert into migrations (name, hash, beside_older) values ($1, $2, $3)',
      [name, hash, String(runsBesideOlder(sql))],
    );
  };
  if (slices.length === 0) {
    return inTurn(async () => {
      await connection.exec(first);
      await note();
    });
  }
  await inTurn(() => connection.exec(first));
  for (const slice of slices) {
    for (let changed = true; changed; ) {
      await inTurn(async () => {
        changed = (await connection.query(slice)).rows.length > 0;
      });
    }
  }
  await inTurn(note);
}

async function inTransaction(
  connection: Connection,
  lockTimeout: number,
  work: () => Promise<void>,
): Promise<void> {
  await connection.exec(`begin; set local lock_timeout = ${lockTimeout}`);
  try {
    await work();
    await connection.exec('commit');
  } catch (error) {
    await connection.exec('rollback');
    throw error;
  }
}
