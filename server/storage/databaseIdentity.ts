import { randomUUID } from 'node:crypto';
import type { Queryable } from './database';
import { findOrClaimSetting } from './settings.repository';

/** In `settings`: a random name of the database, which a copy of it has too. */
const NAME_KEY = 'database_name';

/**
 * Which database this is, and by which migrations: another one for another database, for one that was
 * restored elsewhere from a copy, and after a migration, which may have changed rows without a word
 * in the change log.
 */
export async function databaseIdentity(db: Queryable): Promise<string> {
  const name = await findOrClaimSetting(db, NAME_KEY, randomUUID());
  const [row] = await db.query<{ place: string; migration: string }>(
    `select (select oid::text from pg_database where datname = current_database()) as place,
       (select name || ' ' || hash from migrations order by name desc limit 1) as migration`,
  );
  return [name, await clusterOf(db), row?.place, row?.migration].join(' ');
}

/** The number that a cluster got when it was made; empty where the user may not read it. */
async function clusterOf(db: Queryable): Promise<string> {
  const [row] = await db
    .query<{ cluster: string }>(
      'select system_identifier::text as cluster from pg_control_system()',
    )
    .catch(() => []);
  return row?.cluster ?? '';
}
