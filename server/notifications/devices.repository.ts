import type { PushDevice, PushSubscriptionKeys } from '#domain/api/notifications';
import type { Language } from '#domain/language';
import type { QuietHours } from '#domain/notifications/quietHours';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import type { Subscription } from './pushSender';
import { type QuietColumns, quietHoursOf } from './settings.repository';

/**
 * The candidate's devices whose sessions are live, the newest first.
 *
 * @param now - ISO 8601 UTC.
 * @param serverKey - the server's public key; null while it has none.
 */
export function listDevices(
  db: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
  { now, serverKey }: { now: string; serverKey: string | null },
): Promise<PushDevice[]> {
  return db.query<PushDevice>(
    `select push_devices.id, push_devices.device, push_devices.created_at as "createdAt",
       push_devices.session_id = $2 as current,
       coalesce(push_devices.server_key <> $4, false) as "ofOtherKey"
     from push_devices join sessions on sessions.id = push_devices.session_id
     where push_devices.user_id = $1 and sessions.expires_at > $3
     order by push_devices.created_at desc, push_devices.id`,
    [userId, sessionId, now, serverKey],
  );
}

interface NewDevice extends PushSubscriptionKeys {
  id: string;
  userId: string;
  sessionId: string;
  device: string | null;
  /** The server's public key by which it subscribed. */
  serverKey: string;
  /** ISO 8601 UTC. */
  at: string;
}

/**
 * Stores a browser in place of what its session or its endpoint had before: a browser has one of
 * each. False when the session has ended.
 */
export async function saveDevice(tx: Queryable, device: NewDevice): Promise<boolean> {
  const { id, userId, sessionId, endpoint, p256dh, auth, serverKey, at } = device;
  // One at a time, so that they can be counted
  await tx.query('select 1 from users where id = $1 for update', [userId]);
  await tx.query('delete from push_devices where session_id = $1 or endpoint = $2', [
    sessionId,
    endpoint,
  ]);
  const rows = await tx.query(
    `insert into push_devices
       (id, user_id, session_id, endpoint, p256dh, auth, device, created_at, server_key)
     select $1, user_id, id, $4, $5, $6, $7, $8, $9 from sessions where id = $3 and user_id = $2
     returning id`,
    [id, userId, sessionId, endpoint, p256dh, auth, device.device, at, serverKey],
  );
  return rows.length > 0;
}

/** Deletes the candidate's oldest devices beyond a number. */
export async function deleteOldestDevices(
  tx: Queryable,
  userId: string,
  kept: number,
): Promise<void> {
  await tx.query(
    `delete from push_devices where id in (
       select id from push_devices where user_id = $1 order by created_at desc, id offset $2)`,
    [userId, kept],
  );
}

/** Deletes one of the candidate's own devices; answers whether there was one. */
export async function deleteOwnDevice(
  tx: Queryable,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const rows = await tx.query(
    'delete from push_devices where user_id = $1 and id = $2 returning id',
    [userId, id],
  );
  return rows.length > 0;
}

/** All devices of a candidate. */
export function findDevicesOf(
  tx: Queryable,
  userId: string,
): Promise<{ deviceId: string; userId: string; endpoint: string }[]> {
  return tx.query<{ deviceId: string; userId: string; endpoint: string }>(
    'select id as "deviceId", user_id as "userId", endpoint from push_devices where user_id = $1',
    [userId],
  );
}

/** A device to show something on, and what its candidate has chosen. */
export interface ListeningDevice {
  subscription: Subscription;
  /** The server's public key by which it subscribed; null of old ones. */
  serverKey: string | null;
  userId: string;
  language: Language;
  quietHours: QuietHours | null;
}

/** Null when its session is over. @param now - milliseconds since the epoch. */
export async function findPushDevice(
  db: Queryable,
  id: string,
  now: number,
): Promise<ListeningDevice | null> {
  const [row] = await db.query<
    Subscription & Pick<ListeningDevice, 'userId' | 'language' | 'serverKey'> & QuietColumns
  >(
    `select push_devices.endpoint, push_devices.p256dh, push_devices.auth,
       push_devices.server_key as "serverKey", users.id as "userId",
       users.language, settings.user_id is null as unset, settings.quiet_from as "quietFrom",
       settings.quiet_to as "quietTo"
     from push_devices
     join sessions on sessions.id = push_devices.session_id and sessions.expires_at > $2
     join users on users.id = push_devices.user_id
     left join notification_settings as settings on settings.user_id = users.id
     where push_devices.id = $1`,
    [id, instant(now)],
  );
  if (!row) return null;
  const { endpoint, p256dh, auth, serverKey, userId, language } = row;
  return {
    subscription: { endpoint, p256dh, auth },
    serverKey,
    userId,
    language,
    quietHours: quietHoursOf(row),
  };
}

/** Devices of live sessions that subscribed by another key of the server's, and how many of each. */
export function countByOtherKeys(
  db: Queryable,
  serverKey: string,
  now: number,
): Promise<{ serverKey: string; count: number }[]> {
  return db.query<{ serverKey: string; count: number }>(
    `select push_devices.server_key as "serverKey", count(*)::int as count
     from push_devices join sessions on sessions.id = push_devices.session_id
     where push_devices.server_key <> $1 and sessions.expires_at > $2
     group by push_devices.server_key order by count desc limit 20`,
    [serverKey, instant(now)],
  );
}

/** Deletes a device that its push service has reported as gone; returns its owner. */
export async function deleteGoneDevice(
  tx: Queryable,
  { id, endpoint }: { id: string; endpoint: string },
): Promise<string | null> {
  const [row] = await tx.query<{ userId: string }>(
    'delete from push_devices where id = $1 and endpoint = $2 returning user_id as "userId"',
    [id, endpoint],
  );
  return row?.userId ?? null;
}
