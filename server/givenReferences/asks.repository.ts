import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** Who asks whom, as it is counted: the digests outlive the account. */
export interface Ask {
  userId: string;
  askerDigest: string;
  mailboxDigest: string;
}

/** Until the end of the transaction nobody else asks the mailbox: what is counted is all there is. */
export async function lockMailbox(tx: Queryable, mailboxDigest: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('reference ' || $1, 0))", [
    mailboxDigest,
  ]);
}

/** How often was asked since an instant: by this candidate, in whatever account, and of this mailbox. */
export async function countAsks(
  tx: Queryable,
  { userId, askerDigest, mailboxDigest }: Ask,
  since: number,
): Promise<{ own: number; toMailbox: number; toMailboxOfAll: number }> {
  const [row] = await tx.query<{ own: number; toMailbox: number; toMailboxOfAll: number }>(
    `select (count(*) filter (where is_own))::int as own,
       (count(*) filter (where is_own and is_theirs))::int as "toMailbox",
       (count(*) filter (where is_theirs))::int as "toMailboxOfAll"
     from (select coalesce(user_id = $1 or asker_digest = $2, false) as is_own,
         mailbox_digest = $3 as is_theirs
       from reference_asks
       where (user_id = $1 or asker_digest = $2 or mailbox_digest = $3) and asked_at > $4) asks`,
    [userId, askerDigest, mailboxDigest, instant(since)],
  );
  return row ?? { own: 0, toMailbox: 0, toMailboxOfAll: 0 };
}

export async function insertAsk(
  tx: Queryable,
  { userId, askerDigest, mailboxDigest }: Ask,
  now: number,
): Promise<void> {
  await tx.query(
    `insert into reference_asks (user_id, asker_digest, mailbox_digest, asked_at)
     values ($1, $2, $3, $4)`,
    [userId, askerDigest, mailboxDigest, instant(now)],
  );
}

export async function pruneAsks(db: Queryable, before: number): Promise<void> {
  await deleteInSlices(db, 'delete from reference_asks where asked_at <= $1', [instant(before)]);
}
