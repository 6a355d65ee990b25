import type { AlertFrequency } from '#domain/alerts/alerts';
import type { AlertTimes } from '#domain/alerts/alertTimes';
import { MOST_INSTANT } from '#domain/alerts/alertTimes';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import type { Alert } from './alert';

/** Alerts in one batch. */
const BATCH = 200;

/** All alerts that notify: by mail only at an address that its reader has confirmed. */
const ACTIVE = `
  select 'search:' || search.id as alert, 'search' as kind, 'user:' || search.user_id as recipient,
    search.user_id as "userId", search.query, search.frequency,
    search.mail and users.email_confirmed_at is not null as mail, search.push,
    users.email, users.email_confirmed_at as "confirmedAt", users.language
  from saved_searches as search join users on users.id = search.user_id
  where search.frequency <> 'never' and (search.push or users.email_confirmed_at is not null)
  union all
  select 'mail:' || id, 'mail', 'mail:' || recipient, null, query, frequency, true, false, email,
    confirmed_at, language
  from mail_alerts where confirmed_at is not null and paused_at is null
  union all
  select 'saved:' || users.id, 'saved', 'user:' || users.id, users.id, null,
    coalesce(chosen.frequency, 'daily'), true, false, users.email, users.email_confirmed_at,
    users.language
  from users left join saved_job_alerts as chosen on chosen.user_id = users.id
  where coalesce(chosen.frequency, 'daily') <> 'never' and users.email_confirmed_at is not null`;

/** What is set aside: alerts, and jobs, which wait until they are whole. */
export interface Without {
  alerts: readonly string[];
  jobs: readonly string[];
}

/**
 * The alerts that are due, the longest waiting first.
 *
 * @param options.alert - only whether this one is among them.
 */
export function findDueAlerts(
  db: Queryable,
  times: AlertTimes,
  { alert = null, without }: { alert?: string | null; without: Without },
): Promise<Alert[]> {
  return db.query<Alert>(
    `select active.* from (
       select alert, min(noted_at) as first from alert_waiting
       where ($5::text is null or alert = $5) and alert <> all($6::text[])
         and job_id <> all($7::text[])
       group by alert) as waiting
     join (${ACTIVE}) as active on active.alert = waiting.alert
     where case active.frequency
       when 'daily' then waiting.first < $1
       when 'weekly' then waiting.first < $2
       else waiting.first <= $3
         and not exists (select 1 from alert_notices as notice
           where notice.alert = waiting.alert and notice.notified_at > $4)
         and (select count(*) from alert_notices as notice
           where notice.alert = waiting.alert and notice.notified_at > $1) < ${MOST_INSTANT} end
     order by waiting.first, active.alert limit ${BATCH}`,
    [
      instant(times.morning),
      instant(times.monday),
      instant(times.instant),
      instant(times.notSince),
      alert,
      without.alerts,
      without.jobs,
    ],
  );
}

/** Chooses how a candidate is notified of saved jobs; false when the account is gone. */
export async function saveSavedJobsFrequency(
  tx: Queryable,
  userId: string,
  frequency: AlertFrequency,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into saved_job_alerts (user_id, frequency) select id, $2 from users where id = $1
     on conflict (user_id) do update set frequency = excluded.frequency returning user_id`,
    [userId, frequency],
  );
  return rows.length > 0;
}

/** Chooses how a saved search notifies; false when there is none. */
export async function saveSearchFrequency(
  tx: Queryable,
  id: string,
  frequency: AlertFrequency,
): Promise<boolean> {
  const rows = await tx.query(
    `update saved_searches set frequency = $2,
       mail = mail or ($2 <> 'never' and not push)
     where id = $1 returning id`,
    [id, frequency],
  );
  return rows.length > 0;
}
