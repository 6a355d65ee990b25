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

/** Queues a notification for some devices. */
export async function queueForDevices<Name extends PushKindName>(
  tx: Queryable,
  devices: readonly { deviceId: string; userId: string }[],
  { kind, subject, about, now }: NewPush<Name>,
): Promise<void> {
  const entries = devices.map(({ deviceId, userId }) => ({
    channel: 'push' as const,
    kind,
    key: `${deviceId}/${subject}`,
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
