import type { PersonName } from '#domain/candidates/names';
import { instant, MINUTE } from '../lib/time';
import type { Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** Milliseconds that the question is open. */
const LIFE = 10 * MINUTE;

/** A BankID in another name than the account's, whose user is asked whether it is theirs. */
export interface PendingBankid {
  issuer: string;
  subject: string;
  name: PersonName;
  targetPath: string | null;
}

/** Whose question it is: only the session that asked may answer. */
export interface PendingOwner {
  userId: string;
  sessionId: string;
}

/** Stores the question, in place of an earlier one. */
export async function savePendingBankid(
  tx: Queryable,
  { userId, sessionId }: PendingOwner,
  { issuer, subject, name, targetPath }: PendingBankid,
  now: number,
): Promise<void> {
  await tx.query(
    `insert into pending_bankid (user_id, session_id, issuer, subject, first_name, last_name,
       target_path, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (user_id) do update set session_id = excluded.session_id,
       issuer = excluded.issuer, subject = excluded.subject, first_name = excluded.first_name,
       last_name = excluded.last_name, target_path = excluded.target_path,
       expires_at = excluded.expires_at`,
    [
      userId,
      sessionId,
      issuer,
      subject,
      name.firstName,
      name.lastName,
      targetPath,
      instant(now + LIFE),
    ],
  );
}

/** The open question of a session, locked until the transaction ends; null for none. */
export async function lockPendingBankid(
  tx: Queryable,
  { userId, sessionId }: PendingOwner,
  now: number,
): Promise<PendingBankid | null> {
  const [row] = await tx.query<{
    issuer: string;
    subject: string;
    first_name: string;
    last_name: string;
    target_path: string | null;
  }>(
    `select issuer, subject, first_name, last_name, target_path from pending_bankid
      where user_id = $1 and session_id = $2 and expires_at > $3 for update`,
    [userId, sessionId, instant(now)],
  );
  if (!row) return null;
  return {
    issuer: row.issuer,
    subject: row.subject,
    name: { firstName: row.first_name, lastName: row.last_name },
    targetPath: row.target_path,
  };
}

/** Forgets an account's question. */
export async function deletePendingBankid(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from pending_bankid where user_id = $1', [userId]);
}

/** Deletes what nobody answered in time. */
export async function prunePendingBankid(db: Queryable, now: number): Promise<void> {
  await deleteInSlices(db, 'delete from pending_bankid where expires_at <= $1', [instant(now)]);
}
