import type { Config } from '../config/config';
import type { Clock } from '../lib/clock';
import type { Outbox } from '../mail/outbox';
import type { Database } from '../storage/database';
import { createMailDigest } from './mailDigest';
import { createNotificationService, type NotificationService } from './notifications.service';
import { createPauseTokens } from './pauseToken';
import { createPushDelivery } from './pushDelivery';
import { prunePushes } from './pushOutbox.repository';
import { createPushSender, type PushSender } from './pushSender';
import { loadVapid } from './vapid';

/** The services for candidates who are away. */
export interface Notifications {
  notifications: NotificationService;
  /** null where there are no notifications. */
  pushSender: PushSender | null;
  /** Mails candidates who have unread messages; once a minute. */
  mailDigest(): Promise<number>;
  /** Deletes notifications that are no longer worth showing. */
  prune(): Promise<void>;
  /** Begins sending notifications. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function createNotifications({
  db,
  clock,
  config,
  outbox,
  serverSecret,
  onError,
}: {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'push' | 'mode' | 'publicUrl'>;
  outbox: Outbox;
  serverSecret: Uint8Array;
  onError(error: unknown): void;
}): Promise<Notifications> {
  const { mode, publicUrl } = config;
  const vapid = await loadVapid(db, config);
  const loopback = mode !== 'production';
  const pauseTokens = createPauseTokens(serverSecret);
  const sender = vapid && createPushSender({ vapid, loopback });
  const delivery = sender && createPushDelivery({ db, clock, sender, onError });
  return {
    notifications: createNotificationService({ db, clock, vapid, pauseTokens, loopback }),
    pushSender: sender,
    mailDigest: createMailDigest({ db, clock, outbox, pauseTokens, publicUrl }),
    prune: () => prunePushes(db, clock.now()),
    start: async () => delivery?.start(),
    stop: async () => delivery?.stop(),
  };
}
