import type { NotificationSettings } from '#domain/api/notifications';
import { DEFAULT_QUIET_HOURS, type QuietHours } from '#domain/notifications/quietHours';
import type { Queryable } from '../storage/database';

/** The quiet hours as stored; `unset` when the candidate has chosen nothing. */
export interface QuietColumns {
  unset: boolean;
  quietFrom: number | null;
  quietTo: number | null;
}

export function quietHoursOf({ unset, quietFrom, quietTo }: QuietColumns): QuietHours | null {
  if (unset) return DEFAULT_QUIET_HOURS;
  return quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
}

/** What a candidate has chosen, or the defaults. */
export async function findSettings(db: Queryable, userId: string): Promise<NotificationSettings> {
  const [row] = await db.query<QuietColumns & { mailDigest: boolean }>(
    `select false as unset, mail_digest as "mailDigest", quiet_from as "quietFrom",
       quiet_to as "quietTo"
     from notification_settings where user_id = $1`,
    [userId],
  );
  return row
    ? { mailDigest: row.mailDigest, quietHours: quietHoursOf(row) }
    : { mailDigest: true, quietHours: DEFAULT_QUIET_HOURS };
}

/** Stores what a candidate has chosen; false when the account is gone. */
export async function saveSettings(
  tx: Queryable,
  userId: string,
  { mailDigest, quietHours }: NotificationSettings,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into notification_settings (user_id, mail_digest, quiet_from, quiet_to)
     select id, $2, $3, $4 from users where id = $1
     on conflict (user_id) do update set mail_digest = excluded.mail_digest,
       quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to
     returning user_id`,
    [userId, mailDigest, quietHours?.from ?? null, quietHours?.to ?? null],
  );
  return rows.length > 0;
}
