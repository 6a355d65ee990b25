import { randomUUID } from 'node:crypto';
import { ApiError } from '#domain/api/errors';
import type {
  NotificationSettings,
  NotificationState,
  PushSubscriptionKeys,
} from '#domain/api/notifications';
import { appendChange } from '../changeLog/changeLog';
import type { Vapid } from '../config/pushConfig';
import { deviceName } from '../identity/deviceName';
import type { Clock } from '../lib/clock';
import { isAllowedEndpoint } from '../lib/publicEndpoint';
import { instant } from '../lib/time';
import { wake } from '../outbox/outbox';
import type { SignedIn } from '../policy/caller';
import type { Database, Queryable } from '../storage/database';
import {
  deleteOldestDevices,
  deleteOwnDevice,
  listDevices,
  saveDevice,
} from './devices.repository';
import type { PauseTokens } from './pauseToken';
import { findSettings, saveSettings } from './settings.repository';

/** Devices of one candidate. */
const MOST_DEVICES = 10;

/** How a candidate wants to hear of messages while they are away. */
export interface NotificationService {
  find(caller: SignedIn): Promise<NotificationState>;
  /** Saves what is given. @throws ApiError `authentication_required` when the account is gone. */
  save(caller: SignedIn, changes: Partial<NotificationSettings>): Promise<NotificationState>;
  /**
   * Has the caller's browser show notifications.
   *
   * @throws ApiError `forbidden` without push or on a shared computer; `invalid_request` for an
   * endpoint that must not be called.
   */
  subscribe(
    caller: SignedIn,
    keys: PushSubscriptionKeys,
    userAgent: string | null,
  ): Promise<NotificationState>;
  /** Ends that; also succeeds where there is no such device. */
  unsubscribe(caller: SignedIn, id: string): Promise<NotificationState>;
  /** Stops the mail about unread messages for whom the link is; false for a link that is not ours. */
  pauseMail(token: string): Promise<boolean>;
}

export function createNotificationService({
  db,
  clock,
  vapid,
  pauseTokens,
  loopback,
}: {
  db: Database;
  clock: Clock;
  vapid: Vapid | null;
  pauseTokens: PauseTokens;
  /** Whether a push service may be on this machine. */
  loopback: boolean;
}): NotificationService {
  const noteChange = (tx: Queryable, userId: string) =>
    appendChange(tx, { scope: `user:${userId}`, type: 'notifications', entityId: userId });

  async function stateOf(caller: SignedIn): Promise<NotificationState> {
    return {
      settings: await findSettings(db, caller.userId),
      devices: await listDevices(db, caller, {
        now: instant(clock.now()),
        serverKey: vapid?.publicKey ?? null,
      }),
      pushKey: caller.shared ? null : (vapid?.publicKey ?? null),
    };
  }

  async function change(userId: string, changes: Partial<NotificationSettings>): Promise<boolean> {
    return db.transaction(async (tx) => {
      const before = await findSettings(tx, userId);
      const { mailDigest = before.mailDigest, quietHours = before.quietHours } = changes;
      if (!(await saveSettings(tx, userId, { mailDigest, quietHours }))) return false;
      if (changes.quietHours !== undefined) {
        await wake(tx, { channel: 'push', userId }, clock.now());
      }
      await noteChange(tx, userId);
      return true;
    });
  }

  return {
    find: stateOf,

    async save(caller, changes) {
      if (!(await change(caller.userId, changes))) {
        throw new ApiError('authentication_required', 'Sign in first.');
      }
      return stateOf(caller);
    },

    async subscribe(caller, keys, userAgent) {
      const { userId, sessionId } = caller;
      if (vapid === null || caller.shared) {
        throw new ApiError('forbidden', 'There are no notifications here.');
      }
      if (!isAllowedEndpoint(keys.endpoint, loopback)) {
        throw new ApiError('invalid_request', 'No push service can be there.', {
          endpoint: 'validation.https_url',
        });
      }
      await db.transaction(
        async (tx) => {
          const at = instant(clock.now());
          const device = deviceName(userAgent);
          const serverKey = vapid.publicKey;
          const stored = { id: randomUUID(), userId, sessionId, device, at, serverKey, ...keys };
          if (!(await saveDevice(tx, stored))) {
            throw new ApiError('authentication_required', 'Sign in first.');
          }
          await deleteOldestDevices(tx, userId, MOST_DEVICES);
          await noteChange(tx, userId);
        },
        { isolation: 'read committed' },
      );
      return stateOf(caller);
    },

    async unsubscribe(caller, id) {
      const { userId } = caller;
      await db.transaction(async (tx) => {
        if (await deleteOwnDevice(tx, { userId, id })) await noteChange(tx, userId);
      });
      return stateOf(caller);
    },

    async pauseMail(token) {
      const userId = pauseTokens.read(token);
      return userId !== null && change(userId, { mailDigest: false });
    },
  };
}
