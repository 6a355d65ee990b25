import type { Language } from '#domain/language';
import type { QuietHours } from '#domain/notifications/quietHours';
import { DAY, instant, MINUTE } from '../lib/time';
import type { Queryable } from '../storage/database';
import type { Subscription } from './pushSender';
import type { PushKind } from './pushText';
import { type QuietColumns, quietHoursOf } from './settings.repository';

/** The channel that notifies the senders at the commit; its payload is empty. */
export const PUSH_CHANNEL = 'push_outbox';

/** Milliseconds that a node has to send what it has taken, before another node may take it. */
const LEASE = MINUTE;
/** Milliseconds after which a notification is no longer worth showing. */
const WORTH_SHOWING = DAY;

/**
 * Has every device of a chat's candidate show that there is a message, in the transaction in which
 * it is written. Of each chat a device shows the newest message alone.
 *
 * @param at - ISO 8601 UTC.
 */
export async function queuePush(
  tx: Queryable,
  { chatId, number, kind, at }: { chatId: string; number: number; kind: PushKind; at: string },
): Promise<void> {
  await tx.query(
    `with written as (
       insert into push_outbox (device_id, chat_id, number, kind, send_after, give_up_at)
       select push_devices.id, chats.id, $2, $3, $4, $5
       from chats join push_devices on push_devices.user_id = chats.uid
       where chats.id = $1
       on conflict (device_id, chat_id) do update set number = excluded.number,
         kind = excluded.kind, send_after = excluded.send_after,
         give_up_at = excluded.give_up_at, attempts = 0
       returning 1
     )
     select pg_notify('${PUSH_CHANNEL}', '') from written limit 1`,
    [chatId, number, kind, at, instant(Date.parse(at) + WORTH_SHOWING)],
  );
}

/** A notification's place in the outbox, and the message it is about. */
export interface PushPlace {
  deviceId: string;
  chatId: string;
  number: number;
}

/** A notification that this node has taken to send. */
export interface TakenPush extends PushPlace {
  kind: PushKind;
  /** Attempts so far, this one included. */
  attempts: number;
}

/** Takes what is due, oldest first; what one node has taken is leased, as mails are. */
export function takeDuePushes(
  db: Queryable,
  { now, limit }: { now: number; limit: number },
): Promise<TakenPush[]> {
  return db.query<TakenPush>(
    `update push_outbox set attempts = attempts + 1, send_after = $2
      where (device_id, chat_id) in (
        select device_id, chat_id from push_outbox
         where send_after <= $1 and give_up_at > $1
         order by send_after
         limit $3
         for update skip locked)
      returning device_id as "deviceId", chat_id as "chatId", number, kind, attempts`,
    [instant(now), instant(now + LEASE), limit],
  );
}

/** All that decides whether and how a notification is shown. */
export interface PushTarget {
  subscription: Subscription;
  language: Language;
  employer: string;
  lastRead: number;
  /** ISO 8601 UTC; null when they are not on the site. */
  onlineUntil: string | null;
  quietHours: QuietHours | null;
}

/** Null when the device's session or the candidate's part in the chat is over. */
export async function findPushTarget(
  db: Queryable,
  { deviceId, chatId }: PushPlace,
  now: number,
): Promise<PushTarget | null> {
  const [row] = await db.query<
    Subscription & Omit<PushTarget, 'subscription' | 'quietHours'> & QuietColumns
  >(
    `select push_devices.endpoint, push_devices.p256dh, push_devices.auth, users.language,
       employers.name as employer, member.last_read as "lastRead",
       (select max(online_until) from chat_members as own
         join chats as own_chats on own_chats.id = own.chat_id
         where own_chats.uid = users.id and own.role = 'candidate') as "onlineUntil",
       settings.user_id is null as unset, settings.quiet_from as "quietFrom",
       settings.quiet_to as "quietTo"
     from push_devices
     join sessions on sessions.id = push_devices.session_id and sessions.expires_at > $3
     join users on users.id = push_devices.user_id
     join chats on chats.id = $2 and chats.uid = users.id
     join chat_members as member on member.chat_id = chats.id and member.role = 'candidate'
       and member.left_at is null
     join employers on employers.id = chats.employer_id
     left join notification_settings as settings on settings.user_id = users.id
     where push_devices.id = $1`,
    [deviceId, chatId, instant(now)],
  );
  if (!row) return null;
  const { endpoint, p256dh, auth, language, employer, lastRead, onlineUntil } = row;
  const subscription = { endpoint, p256dh, auth };
  return {
    subscription,
    language,
    employer,
    lastRead,
    onlineUntil,
    quietHours: quietHoursOf(row),
  };
}

/** Removes what was shown, unless a newer message has taken its place. */
export async function removePush(
  db: Queryable,
  { deviceId, chatId, number }: PushPlace,
): Promise<void> {
  await db.query('delete from push_outbox where device_id = $1 and chat_id = $2 and number = $3', [
    deviceId,
    chatId,
    number,
  ]);
}

/** Makes it due again at `until`. `attempts` is reset when nothing has failed. */
export async function postponePush(
  db: Queryable,
  { deviceId, chatId, number }: PushPlace,
  { until, failed }: { until: number; failed: boolean },
): Promise<void> {
  await db.query(
    `update push_outbox set send_after = $4, attempts = case when $5 then attempts else 0 end
      where device_id = $1 and chat_id = $2 and number = $3`,
    [deviceId, chatId, number, instant(until), failed],
  );
}

/** Deletes what is no longer worth showing. */
export async function prunePushes(db: Queryable, now: number): Promise<void> {
  await db.query('delete from push_outbox where give_up_at <= $1', [instant(now)]);
}

/** Makes all pushes of a candidate due again, after they have chosen other quiet hours. */
export async function makePushesDueAgain(
  tx: Queryable,
  userId: string,
  now: number,
): Promise<void> {
  await tx.query(
    `with waiting as (
       update push_outbox set send_after = $2 from push_devices
       where push_devices.id = push_outbox.device_id and push_devices.user_id = $1
       returning 1
     )
     select pg_notify('${PUSH_CHANNEL}', '') from waiting limit 1`,
    [userId, instant(now)],
  );
}
