import { appendChange } from '../changeLog/changeLog';
import type { Clock } from '../lib/clock';
import { pauseAfter } from '../mail/retries';
import type { Database } from '../storage/database';
import { createQueueWorker, type QueueWorker } from '../storage/queueWorker';
import { deleteGoneDevice } from './devices.repository';
import {
  findPushTarget,
  PUSH_CHANNEL,
  type PushTarget,
  postponePush,
  removePush,
  type TakenPush,
  takeDuePushes,
} from './pushOutbox.repository';
import type { PushSender } from './pushSender';
import { shownPush } from './pushText';
import { whatToDo } from './pushTiming';

/** Notifications being sent at once. */
const BATCH = 10;

/**
 * Sends the notifications in the outbox, each at least once: after a crash a browser may get one
 * again, which takes the place of the first. One per process, however many processes there are.
 */
export function createPushDelivery({
  db,
  clock,
  sender,
  onError,
}: {
  db: Database;
  clock: Clock;
  sender: PushSender;
  /** Called with an error in the sending itself, and with the first of several failed in a row. */
  onError(error: unknown): void;
}): QueueWorker {
  let failing = false;

  /** Without the address: everyone who knows it may be able to show notifications. */
  function report({ chatId, attempts }: TakenPush, error: unknown): void {
    if (failing) return;
    failing = true;
    const cause = error instanceof Error && 'code' in error ? String(error.code) : 'refused';
    onError(new Error(`A notification of chat ${chatId} failed at try ${attempts}: ${cause}.`));
  }

  function removeDevice(id: string, endpoint: string): Promise<void> {
    return db.transaction(async (tx) => {
      const userId = await deleteGoneDevice(tx, { id, endpoint });
      if (userId === null) return;
      await appendChange(tx, { scope: `user:${userId}`, type: 'notifications', entityId: id });
    });
  }

  const tryAgain = (push: TakenPush) =>
    postponePush(db, push, { until: clock.now() + pauseAfter(push.attempts), failed: true });

  async function send(push: TakenPush, target: PushTarget): Promise<void> {
    const { subscription, employer, language } = target;
    const shown = shownPush({ ...push, employer, language });
    try {
      const result = await sender.send(subscription, shown);
      if (result === 'gone') return await removeDevice(push.deviceId, subscription.endpoint);
      if (result === 'again') return await tryAgain(push);
      if (result === 'refused') report(push, null);
      else failing = false;
      await removePush(db, push);
    } catch (error) {
      report(push, error);
      await tryAgain(push);
    }
  }

  async function deliver(push: TakenPush): Promise<void> {
    const now = clock.now();
    const target = await findPushTarget(db, push, now);
    if (target === null) return removePush(db, push);
    const { lastRead, quietHours } = target;
    const onlineUntil = target.onlineUntil === null ? null : Date.parse(target.onlineUntil);
    const step = whatToDo({ now, number: push.number, lastRead, onlineUntil, quietHours });
    if (step === 'drop') return removePush(db, push);
    if (step === 'send') return send(push, target);
    return postponePush(db, push, { until: step.waitUntil, failed: false });
  }

  return createQueueWorker({
    db,
    channel: PUSH_CHANNEL,
    async takeSome() {
      const pushes = await takeDuePushes(db, { now: clock.now(), limit: BATCH });
      await Promise.all(pushes.map(deliver));
      return pushes.length;
    },
    onError,
  });
}
