import type { PersonalTable } from '../lib/personalDataRegister';
import type { Queryable, Row } from '../storage/database';
import { SqlError } from '../storage/sqlError';

/** The parts of these statements are constants of the register; only the account is a parameter. */

/** The rows of a table about an account, as an export has them. */
export async function readRowsOf(
  db: Queryable,
  entry: PersonalTable,
  userId: string,
): Promise<Row[]> {
  const { table, exported, free } = entry;
  const rows = exportedRows(entry);
  if (rows === null) return [];
  return db.query(`select ${listed([...exported, ...free])} from ${table} where ${rows}`, [userId]);
}

/** The condition for the rows that an export has; null for none. */
function exportedRows({ of, notExported }: PersonalTable): string | null {
  return of !== null && notExported !== undefined ? `(${of}) and not (${notExported})` : of;
}

/**
 * The same where they cannot be read together: each row by itself, and of a row that is broken each
 * of its columns. Those that cannot be read are named in its `unread` in the place of their values.
 * @throws StoreUnavailableError, and SqlError where not even the rows can be found.
 */
export async function readPartsOf(
  db: Queryable,
  entry: PersonalTable,
  userId: string,
): Promise<Row[]> {
  const { table, exported, free } = entry;
  const whose = exportedRows(entry);
  if (whose === null) return [];
  const columns = [...exported, ...free];
  const places = await db.query<{ place: string }>(
    `select ctid::text as place from ${table} where ${whose}`,
    [userId],
  );
  const read = async (place: string, some: readonly string[]): Promise<Row | null> => {
    try {
      // A row that was changed meanwhile is elsewhere by now
      const where = `ctid = $2::tid and (${whose})`;
      const sql = `select ${listed(some)} from ${table} where ${where}`;
      return (await db.query(sql, [userId, place]))[0] ?? {};
    } catch (error) {
      if (error instanceof SqlError) return null;
      throw error;
    }
  };
  const rows: Row[] = [];
  for (const { place } of places) {
    const whole = await read(place, columns);
    const row: Row = whole ?? {};
    const unread: string[] = [];
    for (const column of whole ? [] : columns) {
      const part = await read(place, [column]);
      if (part) Object.assign(row, part);
      else unread.push(column);
    }
    rows.push(unread.length > 0 ? { ...row, unread } : row);
  }
  return rows;
}

const listed = (columns: readonly string[]): string =>
  columns.map((column) => `"${column}"`).join(', ');

/** Deletes the rows of a table about an account, or overwrites their personal columns. */
export async function eraseRowsOf(
  tx: Queryable,
  { table, of, deletion }: PersonalTable,
  userId: string,
): Promise<void> {
  if (of === null) return;
  if (deletion.rows === 'deleted') {
    await tx.query(`delete from ${table} where ${of}`, [userId]);
    return;
  }
  const emptied = Object.entries(deletion.emptied).map(([column, value]) => `${column} = ${value}`);
  if (emptied.length === 0) return;
  await tx.query(`update ${table} set ${emptied.join(', ')} where ${of}`, [userId]);
}
