import type { Queryable } from './database';

/** Rows of one statement. */
const SLICE = 2000;

/**
 * Repeats a statement that does at most so many rows, until it has done all. However much has
 * gathered, each statement is short: none is cut off by its time limit, or holds others up.
 *
 * @param work - does at most `limit` rows; answers how many.
 * @returns how many in all.
 */
export async function inSlices(
  work: (limit: number) => Promise<number>,
  limit = SLICE,
): Promise<number> {
  let done = 0;
  for (;;) {
    const some = await work(limit);
    done += some;
    if (some < limit) return done;
  }
}

/**
 * The same of a statement that changes rows.
 *
 * @param statement - changes at most `limit` rows, and returns each; its last parameter is the limit.
 */
export function changeInSlices(
  db: Queryable,
  statement: string,
  params: readonly unknown[],
  limit?: number,
): Promise<number> {
  return inSlices(async (most) => (await db.query(statement, [...params, most])).length, limit);
}

const DELETE = /^delete from (?<table>\w+)\s+where (?<rows>[\s\S]+)$/u;

/**
 * Deletes rows in slices; what another node deletes at the same time is left to it.
 *
 * @param statement - `delete from … where …`, without anything after it.
 * @returns how many.
 */
export function deleteInSlices(
  db: Queryable,
  statement: string,
  params: readonly unknown[],
  limit?: number,
): Promise<number> {
  const { table, rows } = DELETE.exec(statement)?.groups ?? {};
  if (table === undefined) throw new Error(`Not a deletion: ${statement}`);
  return inSlices(async (most) => {
    const [row] = await db.query<{ count: number }>(
      `with slice as (
         select ctid from ${table} where ${rows} limit ${most} for update skip locked
       ), gone as (
         delete from ${table} where ctid = any(array(select ctid from slice)) returning 1
       )
       select count(*) as count from gone`,
      [...params],
    );
    return row?.count ?? 0;
  }, limit);
}

/**
 * Reads things in slices, each from after the last one of the slice before: however many there are,
 * no more than one slice is in memory, and no statement reads all of them.
 *
 * @param read - at most `limit` things after one, by rising place; from the first after null.
 */
export async function* readInSlices<Thing>(
  read: (after: Thing | null, limit: number) => Promise<Thing[]>,
  limit = SLICE,
): AsyncGenerator<Thing[]> {
  let after: Thing | null = null;
  for (;;) {
    const some: Thing[] = await read(after, limit);
    if (some.length > 0) yield some;
    const last = some.at(-1);
    if (last === undefined || some.length < limit) return;
    after = last;
  }
}
