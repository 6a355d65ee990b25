import type { Language } from '#domain/language';
import { DAY, instant, MINUTE } from '../lib/time';
import type { Queryable } from '../storage/database';
import { notBlocked } from './notBlocked';

/** Milliseconds that a message is unread before a mail reports it. */
const UNREAD_FOR = 15 * MINUTE;
/** Milliseconds to the next mail for a candidate who has read nothing since the last one. */
const BETWEEN = DAY;

/** Candidates in one round; the next ones follow a minute later. */
const ROUND = 200;

const OWN_PARTS = `select own.last_read, own.last_seen_at, own.online_until
  from chats as own_chats
  join chat_members as own on own.chat_id = own_chats.id and own.role = 'candidate'
  where own_chats.uid = chats.uid`;

/**
 * The candidates who are to get a mail: a message of an employer has been unread for a quarter of
 * an hour, they have not been there since it was sent, no mail has reported it, and since the last
 * mail they have read something or a day has passed. Nothing of an employer that they have blocked.
 * Only those with a confirmed address: others would fill the round.
 *
 * @param options.userId - only whether this one is among them.
 * @param options.without - those who are set aside, and would fill the round too.
 */
export async function findDueDigests(
  db: Queryable,
  now: number,
  { userId = null, without = [] }: { userId?: string | null; without?: readonly string[] },
): Promise<string[]> {
  const rows = await db.query<{ uid: string }>(
    `select chats.uid from chats
     join users on users.id = chats.uid and users.email_confirmed_at is not null
     join chat_members as member on member.chat_id = chats.id and member.role = 'candidate'
       and member.unseen > 0 and member.left_at is null
     join chat_messages as message on message.chat_id = chats.id
       and message.number > member.last_read and message.sender = 'employer'
     left join notification_settings as settings on settings.user_id = chats.uid
     left join mail_digests as digest on digest.user_id = chats.uid
     where ($4::text is null or chats.uid = $4) and chats.uid <> all($6::text[])
       and coalesce(settings.mail_digest, true)
       and ${notBlocked('chats.uid', 'chats.employer_id')}
       and message.sent_at <= $2
       and (digest.user_id is null or (message.sent_at > digest.sent_at and (
         digest.sent_at <= $3
         or digest.read_total < (select sum(last_read) from (${OWN_PARTS}) as parts))))
       and not exists (select 1 from (${OWN_PARTS}) as parts
         where parts.last_seen_at >= message.sent_at or parts.online_until > $1)
     group by chats.uid order by min(message.sent_at) limit $5`,
    [instant(now), instant(now - UNREAD_FOR), instant(now - BETWEEN), userId, ROUND, without],
  );
  return rows.map(({ uid }) => uid);
}

/** Stores that a mail is sent now. Of two transactions that do so at once, one is retried. */
export async function saveDigest(tx: Queryable, userId: string, now: number): Promise<void> {
  await tx.query(
    `insert into mail_digests (user_id, sent_at, read_total)
     select $1, $2, coalesce(sum(chat_members.last_read), 0) from chats
     join chat_members on chat_members.chat_id = chats.id and chat_members.role = 'candidate'
     where chats.uid = $1
     on conflict (user_id) do update set sent_at = excluded.sent_at,
       read_total = excluded.read_total`,
    [userId, instant(now)],
  );
}

/** What the mail says. */
export interface Digest {
  email: string;
  language: Language;
  /** By employer, the last written in first. */
  chats: { employer: string; count: number }[];
}

/** What a mail about unread messages says; null for an account without a confirmed address. */
export async function findDigest(tx: Queryable, userId: string): Promise<Digest | null> {
  const [user] = await tx.query<Pick<Digest, 'email' | 'language'>>(
    'select email, language from users where id = $1 and email_confirmed_at is not null',
    [userId],
  );
  const chats = await tx.query<Digest['chats'][number]>(
    `select employers.name as employer, sum(member.unseen)::int as count from chats
     join chat_members as member on member.chat_id = chats.id and member.role = 'candidate'
       and member.unseen > 0 and member.left_at is null
     join employers on employers.id = chats.employer_id
     where chats.uid = $1 and ${notBlocked('chats.uid', 'chats.employer_id')}
     group by employers.id, employers.name order by max(chats.created_last_msg) desc`,
    [userId],
  );
  return user ? { ...user, chats } : null;
}
