import type { Connection } from '../storage/connection';
import { decodeRows } from '../storage/values';

/** What a table has: the same on both stores and after a restoration, whatever the rows' order. */
export interface TableDigest {
  rows: number;
  /** The sum of a 64-bit hash of every row, decimal. */
  sum: string;
}

export type TableDigests = Record<string, TableDigest>;

/** The names of the store's tables. */
export async function tableNames(connection: Connection): Promise<string[]> {
  const rows = decodeRows(
    await connection.query(
      `select relname::text as name from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    ),
  );
  return rows.map(({ name }) => String(name));
}

/** Reads every table once, in the connection's transaction where there is one. */
export async function digestTables(connection: Connection): Promise<TableDigests> {
  const digests: TableDigests = {};
  for (const table of await tableNames(connection)) {
    const [row] = decodeRows(
      await connection.query(
        `select count(*)::text as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum
         from "${table}" t`,
      ),
    );
    digests[table] = { rows: Number(row?.rows), sum: String(row?.sum) };
  }
  return digests;
}

/** What differs, a line each; `but` names tables that may. */
export function differingTables(
  expected: TableDigests,
  actual: TableDigests,
  but: readonly string[] = [],
): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(actual)])].sort();
  return names.flatMap((name) => {
    const [had, has] = [expected[name], actual[name]];
    if (but.includes(name) || (had?.rows === has?.rows && had?.sum === has?.sum)) return [];
    if (had?.rows === has?.rows) return [`${name}: rows are changed`];
    return [`${name}: ${had?.rows ?? 'no'} rows were backed up, ${has?.rows ?? 'none'} are there`];
  });
}
