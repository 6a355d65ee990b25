import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** How often an account has asked, since two instants, and how often for one address. */
export interface EmailAsks {
  /** Since `hour`. */
  lately: number;
  /** For the address, since `day`. */
  forAddress: number;
}

/** Counts what an account has asked to confirm. Instants are milliseconds since the epoch. */
export async function countEmailAsks(
  tx: Queryable,
  { userId, email }: { userId: string; email: string },
  since: { hour: number; day: number },
): Promise<EmailAsks> {
  const [row] = await tx.query<EmailAsks>(
    `select count(*) filter (where asked_at > $3) as lately,
       count(*) filter (where lower(email) = lower($2)) as "forAddress"
     from email_asks where user_id = $1 and asked_at > $4`,
    [userId, email, instant(since.hour), instant(since.day)],
  );
  return row ?? { lately: 0, forAddress: 0 };
}

/** Stores that an account has asked to confirm an address. */
export async function insertEmailAsk(
  tx: Queryable,
  { userId, email }: { userId: string; email: string },
  now: number,
): Promise<void> {
  await tx.query('insert into email_asks (user_id, email, asked_at) values ($1, $2, $3)', [
    userId,
    email,
    instant(now),
  ]);
}

/** Deletes what no limit counts any more. @param before - milliseconds since the epoch. */
export async function pruneEmailAsks(db: Queryable, before: number): Promise<void> {
  await deleteInSlices(db, 'delete from email_asks where asked_at <= $1', [instant(before)]);
}
