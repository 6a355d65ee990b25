import type { Language } from '#domain/language';
import type { QuietHours } from '#domain/notifications/quietHours';
import { DAY, instant, MINUTE } from '../lib/time';
import type { Subscription } from '../notifications/pushSender';
import { type QuietColumns, quietHoursOf } from '../notifications/settings.repository';
import type { Queryable } from '../storage/database';
import type { NotifiedJob } from './alert';

/** The channel that notifies the senders at the commit; its payload is empty. */
export const ALERT_PUSH_CHANNEL = 'alert_pushes';

/** Milliseconds that a node has to send what it has taken, before another node may take it. */
const LEASE = MINUTE;
/** Milliseconds after which a notification is no longer worth showing. */
const WORTH_SHOWING = DAY;

/** Queues a notice for every device of a candidate. */
export async function queueAlertPushes(
  tx: Queryable,
  { noticeId, userId, now }: { noticeId: string; userId: string; now: number },
): Promise<void> {
  await tx.query(
    `with written as (
       insert into alert_pushes (notice_id, device_id, send_after, give_up_at)
       select $1, id, $3, $4 from push_devices where user_id = $2
       returning 1
     )
     select pg_notify('${ALERT_PUSH_CHANNEL}', '') from written limit 1`,
    [noticeId, userId, instant(now), instant(now + WORTH_SHOWING)],
  );
}

/** A notification that this node has taken to send. */
export interface TakenAlertPush {
  noticeId: string;
  deviceId: string;
  /** Attempts so far, this one included. */
  attempts: number;
}

/** Takes what is due, oldest first; what one node has taken is leased, as mails are. */
export function takeDueAlertPushes(
  db: Queryable,
  { now, limit }: { now: number; limit: number },
): Promise<TakenAlertPush[]> {
  return db.query<TakenAlertPush>(
    `update alert_pushes set attempts = attempts + 1, send_after = $2
      where (notice_id, device_id) in (
        select notice_id, device_id from alert_pushes
         where send_after <= $1 and give_up_at > $1
         order by send_after
         limit $3
         for update skip locked)
      returning notice_id as "noticeId", device_id as "deviceId", attempts`,
    [instant(now), instant(now + LEASE), limit],
  );
}

/** All that decides whether and how a notification is shown. */
export interface AlertPushTarget {
  subscription: Subscription;
  language: Language;
  quietHours: QuietHours | null;
  alert: string;
  /** Of a search; null for saved jobs, or where the search is gone. */
  query: string | null;
  jobs: NotifiedJob[];
  /** Open jobs by id, with their slugs. */
  open: Record<string, string>;
}

/** Null when the device's session is over. */
export async function findAlertPushTarget(
  db: Queryable,
  { noticeId, deviceId }: TakenAlertPush,
  { now, today }: { now: number; today: string },
): Promise<AlertPushTarget | null> {
  const [row] = await db.query<
    Subscription & Omit<AlertPushTarget, 'subscription' | 'quietHours'> & QuietColumns
  >(
    `select devices.endpoint, devices.p256dh, devices.auth, users.language, notice.alert,
       notice.jobs, search.query,
       (select coalesce(jsonb_object_agg(jobs.id, jobs.slug), '{}') from jobs
         where jobs.id in (select job->>'jobId' from jsonb_array_elements(notice.jobs) as job)
           and jobs.status = 'open' and jobs.closes_on >= $4::date) as open,
       settings.user_id is null as unset, settings.quiet_from as "quietFrom",
       settings.quiet_to as "quietTo"
     from alert_notices as notice
     join push_devices as devices on devices.id = $2 and devices.user_id = notice.user_id
     join sessions on sessions.id = devices.session_id and sessions.expires_at > $3
     join users on users.id = notice.user_id
     left join saved_searches as search on notice.alert = 'search:' || search.id
     left join notification_settings as settings on settings.user_id = users.id
     where notice.id = $1`,
    [noticeId, deviceId, instant(now), today],
  );
  if (!row) return null;
  const { endpoint, p256dh, auth, unset, quietFrom, quietTo, ...target } = row;
  return {
    ...target,
    subscription: { endpoint, p256dh, auth },
    quietHours: quietHoursOf({ unset, quietFrom, quietTo }),
  };
}

/** Removes what was shown, or is not to be shown any more. */
export async function removeAlertPush(
  db: Queryable,
  { noticeId, deviceId }: TakenAlertPush,
): Promise<void> {
  await db.query('delete from alert_pushes where notice_id = $1 and device_id = $2', [
    noticeId,
    deviceId,
  ]);
}

/** Makes it due again at `until`. `attempts` is reset when nothing has failed. */
export async function postponeAlertPush(
  db: Queryable,
  { noticeId, deviceId }: TakenAlertPush,
  { until, failed }: { until: number; failed: boolean },
): Promise<void> {
  await db.query(
    `update alert_pushes set send_after = $3, attempts = case when $4 then attempts else 0 end
      where notice_id = $1 and device_id = $2`,
    [noticeId, deviceId, instant(until), failed],
  );
}

/** Deletes what is no longer worth showing. */
export async function pruneAlertPushes(db: Queryable, now: number): Promise<void> {
  await db.query('delete from alert_pushes where give_up_at <= $1', [instant(now)]);
}
