import type { MeasuredChat, ReplyLedger } from '#domain/chat/replyLedger';
import type { Queryable } from '../storage/database';

/** Employers with chats that were written in since an instant, or with measured replies. */
export async function findMeasuredEmployers(db: Queryable, since: string): Promise<string[]> {
  const rows = await db.query<{ employerId: string }>(
    `select distinct employer_id as "employerId" from chats where created_last_msg >= $1
     union select employer_id from employer_replies order by 1`,
    [since],
  );
  return rows.map(({ employerId }) => employerId);
}

interface TurnRow {
  chatId: string;
  endedAt: string | null;
  sender: 'candidate' | 'employer';
  at: string;
}

/**
 * An employer's chats that were written in since an instant. Of several messages in a row of one
 * side only the first is read: the others change no wait.
 */
export async function findMeasuredChats(
  db: Queryable,
  employerId: string,
  since: string,
): Promise<MeasuredChat[]> {
  const rows = await db.query<TurnRow>(
    `select "chatId", "endedAt", sender, at from (
       select chats.id as "chatId", chat_messages.number, chat_messages.sender,
         case when chats.ended_by = 'employer' then chats.ended_at end as "endedAt",
         chat_messages.sent_at as at,
         lag(chat_messages.sender) over (partition by chats.id order by chat_messages.number) as before
       from chats join chat_messages on chat_messages.chat_id = chats.id
       where chats.employer_id = $1 and chats.created_last_msg >= $2
         and chat_messages.sender <> 'system'
     ) as turns
     where before is distinct from sender
     order by "chatId", number`,
    [employerId, since],
  );
  const chats = new Map<string, MeasuredChat & { messages: MeasuredChat['messages'][number][] }>();
  for (const { chatId, endedAt, sender, at } of rows) {
    const endedByEmployerAt = endedAt === null ? null : Date.parse(endedAt);
    const chat = chats.get(chatId) ?? { messages: [], endedByEmployerAt };
    chat.messages.push({ sender, at: Date.parse(at) });
    chats.set(chatId, chat);
  }
  return [...chats.values()];
}

/** Replaces an employer's figures. @param at - ISO 8601 UTC. */
export async function saveReplies(
  db: Queryable,
  employerId: string,
  { medianHours, answered, unanswered, waiting }: ReplyLedger,
  at: string,
): Promise<void> {
  await db.query(
    `insert into employer_replies
       (employer_id, median_hours, answered, unanswered, waiting, measured_at)
     select id, $2, $3, $4, $5, $6 from employers where id = $1
     on conflict (employer_id) do update set median_hours = $2, answered = $3, unanswered = $4,
       waiting = $5, measured_at = $6`,
    [employerId, medianHours, answered, unanswered, waiting, at],
  );
}

/** An employer's figures, and when they were measured; null when it has none. */
export async function findReplies(
  db: Queryable,
  employerId: string,
): Promise<(ReplyLedger & { measuredAt: string }) | null> {
  const [row] = await db.query<ReplyLedger & { measuredAt: string }>(
    `select median_hours as "medianHours", answered, unanswered, waiting,
       measured_at as "measuredAt"
     from employer_replies where employer_id = $1`,
    [employerId],
  );
  return row ?? null;
}
