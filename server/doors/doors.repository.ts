import type { Networks } from '../lib/network';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';
import type { Entry } from './whoGivesWay';

/** How many entries of a door count: in all, and of one customer. */
export async function countEntries(
  tx: Queryable,
  { door, customer, now }: { door: string; customer: string; now: number },
): Promise<{ all: number; own: number }> {
  const [row] = await tx.query<{ all: number; own: number }>(
    `select
       (select count(*) from door_entries where door = $1 and expires_at > $3) as all,
       (select count(*) from door_entries
         where door = $1 and customer = $2 and expires_at > $3) as own`,
    [door, customer, instant(now)],
  );
  return row ?? { all: 0, own: 0 };
}

/** How many entries of each door count. @param now - milliseconds since the epoch. */
export async function countByDoor(db: Queryable, now: number): Promise<Map<string, number>> {
  const rows = await db.query<{ door: string; count: number }>(
    'select door, count(*)::int as count from door_entries where expires_at > $1 group by door',
    [instant(now)],
  );
  return new Map(rows.map(({ door, count }) => [door, count]));
}

/** The entries of a door that count: all of them, or one customer's. */
export async function findEntries(
  tx: Queryable,
  { door, customer, now }: { door: string; customer: string | null; now: number },
): Promise<Entry[]> {
  const rows = await tx.query<Omit<Entry, 'at'> & { enteredAt: string }>(
    `select id, customer, network, wide, proven, entered_at as "enteredAt" from door_entries
     where door = $1 and expires_at > $3 and ($2::text is null or customer = $2)`,
    [door, customer, instant(now)],
  );
  return rows.map(({ enteredAt, ...entry }) => ({ ...entry, at: Date.parse(enteredAt) }));
}

export async function insertEntry(
  tx: Queryable,
  {
    door,
    id,
    at,
    expiresAt,
    proven,
    customer,
    network,
    wide,
  }: Networks & { door: string; id: string; at: number; expiresAt: number; proven: boolean },
): Promise<void> {
  await tx.query(
    `insert into door_entries (door, id, customer, network, wide, proven, entered_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [door, id, customer, network, wide, proven, instant(at), instant(expiresAt)],
  );
}

export async function deleteEntries(
  tx: Queryable,
  { door, ids }: { door: string; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await tx.query('delete from door_entries where door = $1 and id = any($2::text[])', [door, ids]);
}

/** Uses up a proof; false for one that was used before. */
export async function spendProof(
  tx: Queryable,
  { id, expiresAt }: { id: string; expiresAt: number },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into door_proofs (id, expires_at) values ($1, $2)
     on conflict (id) do nothing returning id`,
    [id, instant(expiresAt)],
  );
  return rows.length > 0;
}

/** How many a customer has had counted on a day, and how many customers there were. */
export async function findDayCounts(
  db: Queryable,
  { door, day, customer }: { door: string; day: string; customer: string },
): Promise<{ own: number; customers: number }> {
  const [row] = await db.query<{ own: number; customers: number }>(
    `select coalesce(sum(count) filter (where customer = $3), 0)::int8 as own,
       count(*) as customers
     from door_counts where door = $1 and day = $2`,
    [door, day, customer],
  );
  return row ?? { own: 0, customers: 0 };
}

export async function addToDayCount(
  db: Queryable,
  { door, day, customer }: { door: string; day: string; customer: string },
): Promise<void> {
  await db.query(
    `insert into door_counts (door, day, customer, count) values ($1, $2, $3, 1)
     on conflict (door, day, customer) do update set count = door_counts.count + 1`,
    [door, day, customer],
  );
}

/** Deletes what does not count any more. @param day - the first day that does. */
export async function pruneDoors(
  db: Queryable,
  { now, day }: { now: number; day: string },
): Promise<void> {
  await deleteInSlices(db, 'delete from door_entries where expires_at <= $1', [instant(now)]);
  await deleteInSlices(db, 'delete from door_proofs where expires_at <= $1', [instant(now)]);
  await deleteInSlices(db, 'delete from door_counts where day < $1', [day]);
}
