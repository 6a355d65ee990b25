import type { Queryable } from '../database';

/** A database that notes how it would answer each statement, and then answers it. */
export function explained(db: Queryable): { db: Queryable; plan: readonly string[] } {
  const plan: string[] = [];
  return {
    db: {
      async query(sql, values) {
        const rows = await db.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
        plan.push(...rows.map((row) => row['QUERY PLAN']));
        return db.query(sql, values);
      },
    },
    plan,
  };
}
