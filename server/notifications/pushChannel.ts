import { appendChange } from '../changeLog/changeLog';
import type { Clock } from '../lib/clock';
import { HOUR, MINUTE } from '../lib/time';
import { type Channel, growingPause, type Outcome } from '../outbox/channel';
import type { Database, Queryable } from '../storage/database';
import { deleteGoneDevice, findPushDevice } from './devices.repository';
import type { PushKind, PushKindName, PushKinds, PushPayloads, PushReader } from './pushKinds';
import type { DevicePush } from './pushQueue';
import type { PushSender } from './pushSender';
import { heldUntil } from './pushTiming';

/**
 * Shows notifications on devices, each at least once: after a crash a browser may get one again,
 * which takes the place of the first.
 */
export function createPushChannel({
  db,
  clock,
  sender,
  serverKey,
  kinds,
}: {
  db: Database;
  clock: Clock;
  sender: PushSender;
  /** The server's public key. */
  serverKey: string;
  /** All kinds of this version; a test gives those it needs. */
  kinds: Partial<PushKinds>;
}): Channel<DevicePush> {
  const find = <Name extends PushKindName>(
    kind: PushKind<Name>,
    about: PushPayloads[Name],
    reader: PushReader,
  ) => kind.find(db, about, reader, clock.now());

  async function removeDevice(tx: Queryable, id: string, endpoint: string): Promise<void> {
    const userId = await deleteGoneDevice(tx, { id, endpoint });
    if (userId === null) return;
    await appendChange(tx, { scope: `user:${userId}`, type: 'notifications', entityId: id });
  }

  return {
    name: 'push',
    atOnce: 64,
    atOnceToOne: 16,
    longestSilence: 10 * MINUTE,
    silenceOfDead: 6 * HOUR,
    lease: MINUTE,
    pauseAfter: growingPause(MINUTE, 6 * HOUR),

    async deliver({ kind, payload: { deviceId, about } }): Promise<Outcome> {
      if (typeof deviceId !== 'string') throw new TypeError('A notification names no device.');
      const shownAs = kinds[kind as PushKindName];
      // Queued by a node of a newer version, which will take it
      if (!shownAs) return { step: 'retry' };
      const now = clock.now();
      const device = await findPushDevice(db, deviceId, now);
      // The outbox has what `queueForDevices` wrote, where kind and payload belong together
      const ready = device && (await find(shownAs, about, device));
      if (!ready) return { step: 'drop' };
      const { onlineUntil = null } = ready;
      const until = heldUntil({ now, onlineUntil, quietHours: device.quietHours });
      if (until !== null) return { step: 'hold', until };
      // Its push service would refuse it; it subscribes anew when it is used next
      if (device.serverKey !== null && device.serverKey !== serverKey) return { step: 'drop' };
      const { subscription } = device;
      const { result, error } = await sender.send(subscription, ready.shown);
      switch (result) {
        case 'sent':
          return { step: 'delivered' };
        case 'again':
          return { step: 'retry', receiver: 'failed', error };
        case 'refused':
          return { step: 'drop', receiver: 'answered', error: { code: 'refused' } };
        case 'gone':
          return {
            step: 'drop',
            receiver: 'answered',
            note: (tx) => removeDevice(tx, deviceId, subscription.endpoint),
          };
      }
    },
  };
}
