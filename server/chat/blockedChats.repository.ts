import type { Queryable } from '../storage/database';

/** The chats of a candidate with an employer that they have not left, by id. */
export async function findChatsWith(
  tx: Queryable,
  { uid, employerId }: { uid: string; employerId: string },
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select chats.id from chats
     join chat_members on chat_members.chat_id = chats.id and chat_members.role = 'candidate'
     where chats.uid = $1 and chats.employer_id = $2 and chat_members.left_at is null
     order by chats.id`,
    [uid, employerId],
  );
  return rows.map(({ id }) => id);
}

/** The employer may read a chat no longer. */
export async function saveEmployerLeft(tx: Queryable, chatId: string, at: string): Promise<void> {
  await tx.query(
    `update chat_members set left_at = coalesce(left_at, $2), online_until = null
     where chat_id = $1 and role = 'employer'`,
    [chatId, at],
  );
}
