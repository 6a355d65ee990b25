import { json, type Queryable } from './database';

/** The value stored under a name; null when there is none. */
export async function findSetting(db: Queryable, key: string): Promise<unknown> {
  const [row] = await db.query<{ value: unknown }>('select value from settings where key = $1', [
    key,
  ]);
  return row?.value ?? null;
}

/** Stores a setting that does not exist yet; true for the one caller whose value was stored. */
export async function claimSetting(db: Queryable, key: string, value: unknown): Promise<boolean> {
  const claimed = await db.query(
    `insert into settings (key, value) values ($1, $2)
     on conflict (key) do nothing returning key`,
    [key, json(value)],
  );
  return claimed.length > 0;
}

/** The setting's value, made by the first node that asks for it. */
export async function findOrClaimSetting(
  db: Queryable,
  key: string,
  value: unknown,
): Promise<unknown> {
  await claimSetting(db, key, value);
  return findSetting(db, key);
}

/** Stores a setting, replacing an earlier value. */
export async function saveSetting(db: Queryable, key: string, value: unknown): Promise<void> {
  await db.query(
    `insert into settings (key, value) values ($1, $2)
     on conflict (key) do update set value = excluded.value`,
    [key, json(value)],
  );
}

/** Deletes a setting; nothing when there is none. */
export async function deleteSetting(db: Queryable, key: string): Promise<void> {
  await db.query('delete from settings where key = $1', [key]);
}
