import type { Connection, ConnectionPool } from '../storage/connection';
import { migrate, readMigrations } from '../storage/migrate';
import { decodeRows } from '../storage/values';
import { BackupError } from './backupError';
import { tableNames } from './tableDigests.repository';

/**
 * The change log is numbered by the transactions of its own server, so that another one cannot go on
 * with it: browsers read everything again, as after seven days. The migrations run anew.
 */
export const LEFT_OUT = ['change_log', 'migrations'];
/** Rows read and written at once; 65,535 parameters are the most that a statement takes. */
const BATCH = 200;

/**
 * Copies all rows of one store into another kind of store that is empty, in one transaction. The
 * target gets the migrations of the source; a start runs what is newer.
 * @throws BackupError when the source is newer than this program.
 */
export async function copyDatabase(source: ConnectionPool, target: ConnectionPool): Promise<void> {
  await source.withConnection(async (from) => {
    const applied = decodeRows(await from.query('select name, hash from migrations order by name'));
    const known = (await readMigrations()).slice(0, applied.length);
    const same = known.every(({ name, hash }, index) => {
      const ran = applied[index];
      return ran?.name === name && ran.hash === hash;
    });
    if (!same || known.length < applied.length) {
      throw new BackupError('The backup’s schema is not one that this version knows.');
    }
    await migrate(target, known);
    await target.withConnection((to) => copyRows(from, to));
  });
}

async function copyRows(from: Connection, to: Connection): Promise<void> {
  await to.exec('begin; set local statement_timeout = 0');
  try {
    const tables = (await tableNames(from)).filter((name) => name !== 'migrations');
    const references = await withoutReferences(to);
    // What migrations have put into an empty store is in the source's rows, or was changed there
    await to.exec(`truncate ${tables.map((name) => `"${name}"`).join()}`);
    for (const table of tables) if (!LEFT_OUT.includes(table)) await copyTable(from, to, table);
    await copySequences(from, to);
    for (const restore of references) await to.exec(restore);
    await to.exec('commit');
  } catch (error) {
    await to.exec('rollback');
    throw error;
  }
}

/**
 * Takes the foreign keys away, so that tables can be filled in any order.
 * @returns the statements that bring them back, which check every row.
 */
async function withoutReferences(to: Connection): Promise<string[]> {
  const rows = decodeRows(
    await to.query(
      `select conrelid::regclass::text as "table", quote_ident(conname) as name,
         pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    ),
  );
  for (const { table, name } of rows) await to.exec(`alter table ${table} drop constraint ${name}`);
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  );
}

async function copyTable(from: Connection, to: Connection, table: string): Promise<void> {
  const columns = decodeRows(
    await from.query(
      `select quote_ident(attname) as name from pg_attribute
       where attrelid = '"${table}"'::regclass and attnum > 0 and not attisdropped
         and attgenerated = '' order by attnum`,
    ),
  ).map(({ name }) => String(name));
  const list = columns.join(', ');
  await from.exec(`begin; declare copied no scroll cursor for select ${list} from "${table}"`);
  try {
    for (;;) {
      const { rows } = await from.query(`fetch ${BATCH} from copied`);
      if (rows.length === 0) return;
      const values = rows.map(
        (_row, row) =>
          `(${columns.map((_name, at) => `$${row * columns.length + at + 1}`).join()})`,
      );
      await to.query(
        `insert into "${table}" (${list}) overriding system value values ${values.join()}`,
        rows.flat(),
      );
    }
  } finally {
    await from.exec('rollback');
  }
}

async function copySequences(from: Connection, to: Connection): Promise<void> {
  const sequences = decodeRows(
    await from.query(
      `select quote_ident(sequencename) as name, last_value::text as last from pg_sequences
       where schemaname = 'public' and last_value is not null`,
    ),
  );
  for (const { name, last } of sequences) {
    await to.query('select setval($1, $2)', [String(name), String(last)]);
  }
}
