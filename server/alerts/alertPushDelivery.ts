import { quietUntil } from '#domain/notifications/quietHours';
import { appendChange } from '../changeLog/changeLog';
import { type Clock, today } from '../lib/clock';
import { pauseAfter } from '../mail/retries';
import { deleteGoneDevice } from '../notifications/devices.repository';
import type { PushSender } from '../notifications/pushSender';
import type { Database } from '../storage/database';
import { createQueueWorker, type QueueWorker } from '../storage/queueWorker';
import {
  ALERT_PUSH_CHANNEL,
  type AlertPushTarget,
  findAlertPushTarget,
  postponeAlertPush,
  removeAlertPush,
  type TakenAlertPush,
  takeDueAlertPushes,
} from './alertPushes.repository';
import { shownAlert } from './alertPushText';

/** Notifications being sent at once. */
const BATCH = 10;

/** Sends notices to devices, outside of quiet hours and of open jobs only. */
export function createAlertPushDelivery({
  db,
  clock,
  sender,
  onError,
}: {
  db: Database;
  clock: Clock;
  sender: PushSender;
  onError(error: unknown): void;
}): QueueWorker {
  const tryAgain = (push: TakenAlertPush) =>
    postponeAlertPush(db, push, { until: clock.now() + pauseAfter(push.attempts), failed: true });

  function removeDevice(id: string, endpoint: string): Promise<void> {
    return db.transaction(async (tx) => {
      const userId = await deleteGoneDevice(tx, { id, endpoint });
      if (userId === null) return;
      await appendChange(tx, { scope: `user:${userId}`, type: 'notifications', entityId: id });
    });
  }

  async function send(push: TakenAlertPush, target: AlertPushTarget): Promise<void> {
    const { subscription, open } = target;
    try {
      const shown = shownAlert({ ...target, slugs: Object.values(open) });
      const result = await sender.send(subscription, shown);
      if (result === 'gone') return await removeDevice(push.deviceId, subscription.endpoint);
      if (result === 'again') return await tryAgain(push);
      await removeAlertPush(db, push);
    } catch (error) {
      // Without the address: everyone who knows it may be able to show notifications
      const cause = error instanceof Error && 'code' in error ? String(error.code) : 'refused';
      onError(new Error(`A notification of an alert failed at try ${push.attempts}: ${cause}.`));
      await tryAgain(push);
    }
  }

  async function deliver(push: TakenAlertPush): Promise<void> {
    const now = clock.now();
    const target = await findAlertPushTarget(db, push, { now, today: today(clock) });
    if (target === null || Object.keys(target.open).length === 0) {
      return removeAlertPush(db, push);
    }
    const quiet = quietUntil(now, target.quietHours);
    if (quiet !== null) return postponeAlertPush(db, push, { until: quiet, failed: false });
    return send(push, target);
  }

  return createQueueWorker({
    db,
    channel: ALERT_PUSH_CHANNEL,
    async takeSome() {
      const pushes = await takeDueAlertPushes(db, { now: clock.now(), limit: BATCH });
      await Promise.all(pushes.map(deliver));
      return pushes.length;
    },
    onError,
  });
}
