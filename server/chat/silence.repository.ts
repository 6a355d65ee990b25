import type { SilenceStep } from '#domain/chat/silence';
import type { Queryable } from '../storage/database';

/** A chat whose candidate waits for an answer. */
export interface WaitingChat {
  id: string;
  uid: string;
  employerId: string;
  waitingSince: string;
  silence: SilenceStep;
}

const COLUMNS = `chats.id, chats.uid, chats.employer_id as "employerId",
  chats.waiting_since as "waitingSince", chats.silence`;

/** Candidates wait for nothing once the application ended without success. */
const WAITS = `chats.waiting_since is not null and chats.ended_at is null
  and chats.silence <> 'given_up'
  and exists (select 1 from applications where applications.id = chats.id
    and applications.status not in
      ('rejected', 'not_accepted', 'not_interested', 'expired', 'account_deleted'))`;

/**
 * Chats that wait since before an instant and have no reminder of that step, the longest first,
 * without those that are set aside.
 */
export function findWaitingChats(
  db: Queryable,
  {
    step,
    before,
    limit,
    without,
  }: { step: SilenceStep; before: string; limit: number; without: readonly string[] },
): Promise<WaitingChat[]> {
  return db.query<WaitingChat>(
    `select ${COLUMNS} from chats
     where ${WAITS} and chats.silence = $1 and chats.waiting_since <= $2
       and chats.id <> all($4::text[])
     order by chats.waiting_since, chats.id limit $3`,
    [step, before, limit, without],
  );
}

/** The same chat with its row locked; null when it no longer waits for an answer. */
export async function lockWaitingChat(tx: Queryable, id: string): Promise<WaitingChat | null> {
  await tx.query('select 1 from chats where id = $1 for update', [id]);
  const [row] = await tx.query<WaitingChat>(
    `select ${COLUMNS} from chats where chats.id = $1 and ${WAITS}`,
    [id],
  );
  return row ?? null;
}

/** How far the silence of a locked chat has gone. */
export async function saveSilence(tx: Queryable, id: string, silence: SilenceStep): Promise<void> {
  await tx.query('update chats set silence = $2 where id = $1', [id, silence]);
}
