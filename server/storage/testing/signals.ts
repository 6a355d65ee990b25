import type { Database } from '../database';

/** What one piece of work waits for and another gives. */
export function aSignal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** Whether a connection waits for a row that another one holds, on PostgreSQL. */
export async function somebodyWaits(db: Database): Promise<boolean> {
  const [row] = await db.query<{ waits: boolean }>(
    `select exists (select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock') as waits`,
  );
  return row?.waits ?? false;
}
