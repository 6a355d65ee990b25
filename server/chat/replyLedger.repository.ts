import type { ChatSender } from '#domain/chat/chat';
import type { ReplyLedger, Wait } from '#domain/chat/replyLedger';
import { instant } from '../lib/time';
import { json, type Queryable } from '../storage/database';

/** Employers with chats that were written in since an instant, or with measured replies; by id, after one. */
export async function findMeasuredEmployers(
  db: Queryable,
  { since, after, limit }: { since: string; after: string; limit: number },
): Promise<string[]> {
  const rows = await db.query<{ employerId: string }>(
    `select id as "employerId" from employers
     where id > $2 and (exists (select 1 from chats
         where chats.employer_id = employers.id and chats.created_last_msg >= $1)
       or exists (select 1 from employer_replies where employer_id = employers.id))
     order by id limit $3`,
    [since, after, limit],
  );
  return rows.map(({ employerId }) => employerId);
}

/** A chat with messages whose waits are not known yet. */
export interface ChatBehind {
  id: string;
  employerId: string;
  /** The number of the last message whose waits are known. */
  waitsTo: number;
  messageCount: number;
}

/** Some of the chats with such messages. */
export function findChatsBehind(
  tx: Queryable,
  { limit, without }: { limit: number; without: readonly string[] },
): Promise<ChatBehind[]> {
  return tx.query<ChatBehind>(
    `select id, employer_id as "employerId", waits_to as "waitsTo", message_count as "messageCount"
     from chats where waits_to < message_count and id <> all($2::text[]) order by id limit $1`,
    [limit, without],
  );
}

/** A chat with such messages, locked; null when it has none now. */
export async function lockChatBehind(tx: Queryable, id: string): Promise<ChatBehind | null> {
  const [row] = await tx.query<ChatBehind>(
    `select id, employer_id as "employerId", waits_to as "waitsTo", message_count as "messageCount"
     from chats where waits_to < message_count and id = $1 for update`,
    [id],
  );
  return row ?? null;
}

/** The candidate's and the employer's messages after one and up to another, by rising number. */
export async function findTurns(
  tx: Queryable,
  id: string,
  { after, upTo }: { after: number; upTo: number },
): Promise<{ number: number; sender: ChatSender; at: number }[]> {
  const rows = await tx.query<{ number: number; sender: ChatSender; at: string }>(
    `select number, sender, sent_at as at from chat_messages
     where chat_id = $1 and number > $2 and number <= $3 and sender <> 'system' order by number`,
    [id, after, upTo],
  );
  return rows.map((row) => ({ ...row, at: Date.parse(row.at) }));
}

/** A wait of a chat, with the number of the message that it began with. */
export interface StoredWait extends Wait {
  number: number;
}

/** The wait of a chat that has no answer; null without one. */
export async function findOpenWait(tx: Queryable, id: string): Promise<StoredWait | null> {
  const [row] = await tx.query<{ number: number; from: string }>(
    `select number, began_at as "from" from chat_waits
     where chat_id = $1 and answered_at is null order by number desc limit 1`,
    [id],
  );
  return row ? { number: row.number, from: Date.parse(row.from), answeredAt: null } : null;
}

/** Stores waits of a chat, and that they are known up to one of its messages. */
export async function saveWaits(
  tx: Queryable,
  { id, employerId }: ChatBehind,
  waits: readonly StoredWait[],
  upTo: number,
): Promise<void> {
  if (waits.length > 0) {
    await tx.query(
      `insert into chat_waits (chat_id, number, employer_id, began_at, answered_at)
       select $1, row.number, $2, row.began_at, row.answered_at from jsonb_to_recordset($3::jsonb)
         as row (number int, began_at timestamptz, answered_at timestamptz)
       on conflict (chat_id, number) do update set answered_at = excluded.answered_at`,
      [
        id,
        employerId,
        json(
          waits.map(({ number, from, answeredAt }) => ({
            number,
            began_at: instant(from),
            answered_at: answeredAt === null ? null : instant(answeredAt),
          })),
        ),
      ],
    );
  }
  await tx.query('update chats set waits_to = $2 where id = $1', [id, upTo]);
}

/** The waits in an employer's chats that began after an instant. */
export async function findWaits(db: Queryable, employerId: string, since: string): Promise<Wait[]> {
  const rows = await db.query<{ from: string; answeredAt: string | null }>(
    `select began_at as "from", coalesce(answered_at,
       case when chats.ended_by = 'employer' then chats.ended_at end) as "answeredAt"
     from chat_waits join chats on chats.id = chat_waits.chat_id
     where chat_waits.employer_id = $1 and began_at > $2`,
    [employerId, since],
  );
  return rows.map(({ from, answeredAt }) => ({
    from: Date.parse(from),
    answeredAt: answeredAt === null ? null : Date.parse(answeredAt),
  }));
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
