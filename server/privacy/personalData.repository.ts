import type { PersonalTable } from '../lib/personalDataRegister';
import type { Queryable, Row } from '../storage/database';

/** The parts of these statements are constants of the register; only the account is a parameter. */

/** The rows of a table about an account, as an export has them. */
export async function readRowsOf(
  db: Queryable,
  { table, of, exported, free }: PersonalTable,
  userId: string,
): Promise<Row[]> {
  if (of === null) return [];
  const columns = [...exported, ...free].map((column) => `"${column}"`).join(', ');
  return db.query(`select ${columns} from ${table} where ${of}`, [userId]);
}

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
