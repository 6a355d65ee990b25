import { DAY } from '../lib/time';
import { queue } from '../outbox/outbox';
import type { Queryable } from '../storage/database';
import { findDevicesOf } from './devices.repository';
import type { PushKindName, PushPayloads } from './pushKinds';

/** Milliseconds after which a notification is no longer worth showing. */
const WORTH_SHOWING = DAY;

/** What the outbox keeps of a notification on one device. */
export interface DevicePush<Name extends PushKindName = PushKindName> {
  deviceId: string;
  about: PushPayloads[Name];
}

interface NewPush<Name extends PushKindName> {
  kind: Name;
  /** Of one subject a device shows the newest notification alone: a chat's id, or a notice's. */
  subject: string;
  about: PushPayloads[Name];
  /** Milliseconds since the epoch. */
  now: number;
}

/** A device to queue for. */
export interface QueuedDevice {
  deviceId: string;
  userId: string;
  /** Its push service's address for it. */
  endpoint: string;
}

/** Queues a notification for some devices. */
export async function queueForDevices<Name extends PushKindName>(
  tx: Queryable,
  devices: readonly QueuedDevice[],
  { kind, subject, about, now }: NewPush<Name>,
): Promise<void> {
  const entries = devices.map(({ deviceId, userId, endpoint }) => ({
    channel: 'push' as const,
    kind,
    key: `${deviceId}/${subject}`,
    receiver: pushServiceOf(endpoint),
    userId,
    payload: { deviceId, about } satisfies DevicePush<Name>,
    expiresAt: now + WORTH_SHOWING,
  }));
  await queue(tx, entries, now);
}

/** Queues a notification for every device of a candidate. */
export async function queuePushTo<Name extends PushKindName>(
  tx: Queryable,
  userId: string,
  push: NewPush<Name>,
): Promise<void> {
  await queueForDevices(tx, await findDevicesOf(tx, userId), push);
}

/** The push service of a device; what is no address is a service of its own. */
function pushServiceOf(endpoint: string): string {
  return URL.canParse(endpoint) ? new URL(endpoint).origin : endpoint;
}
