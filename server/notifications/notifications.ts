import type { Config } from '../config/config';
import type { Clock } from '../lib/clock';
import type { Watch } from '../lib/watch';
import type { Outbox } from '../mail/outbox';
import type { GaugeSource } from '../metrics/metrics';
import { outboxGauges } from '../outbox/outboxGauges';
import { createOutboxWorker } from '../outbox/worker';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { CHAT_PUSHES } from './chatPush';
import { countByOtherKeys } from './devices.repository';
import { LINK_PUSHES } from './linkPushes';
import { createMailDigest } from './mailDigest';
import { createNotificationService, type NotificationService } from './notifications.service';
import { createPauseTokens } from './pauseToken';
import { createPushChannel } from './pushChannel';
import type { PushKinds } from './pushKinds';
import { createPushSender } from './pushSender';
import { loadVapid } from './vapid';

const OWN_PUSHES = { ...CHAT_PUSHES, ...LINK_PUSHES };

/** The services for candidates who are away. */
export interface Notifications {
  notifications: NotificationService;
  /** Mails candidates who have unread messages; once a minute. */
  mailDigest(): Promise<number>;
  /** Begins sending notifications. */
  start(): Promise<void>;
  stop(): Promise<void>;
  gauges: readonly GaugeSource[];
}

export async function createNotifications({
  db,
  clock,
  config,
  outbox,
  kinds,
  serverSecret,
  oldLinksSecret = null,
  quarantine,
  watch,
  onError,
  onProgress = () => undefined,
}: {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'push' | 'mode' | 'publicUrl'>;
  outbox: Outbox;
  /** The kinds that other parts add to those of here. */
  kinds: Omit<PushKinds, keyof typeof OWN_PUSHES>;
  serverSecret: Uint8Array;
  /** Of the links in mails from before the server's key, as long as they are read. */
  oldLinksSecret?: Uint8Array | null;
  quarantine: Quarantine;
  watch?: Watch | undefined;
  onError(error: unknown): void;
  /** Called with what the operator should know. */
  onProgress?(message: string): void;
}): Promise<Notifications> {
  const { mode, publicUrl } = config;
  const vapid = await loadVapid(db, config);
  const loopback = mode !== 'production';
  const pauseTokens = createPauseTokens(serverSecret, oldLinksSecret);
  const sender = vapid && createPushSender({ vapid, loopback });
  const channel =
    sender &&
    createPushChannel({
      db,
      clock,
      sender,
      serverKey: vapid.publicKey,
      kinds: { ...OWN_PUSHES, ...kinds },
    });
  const worker = channel && createOutboxWorker({ db, clock, channel, quarantine, onError, watch });
  const otherKeys = async () =>
    vapid === null ? [] : countByOtherKeys(db, vapid.publicKey, clock.now());

  async function sayOtherKeys(): Promise<void> {
    for (const { serverKey, count } of await otherKeys()) {
      onProgress(
        `Devices that subscribed by another VAPID key, ${serverKey}: ${count}. They show no ` +
          'notifications until their people open their messages; with the old key they do at once.',
      );
    }
  }

  return {
    notifications: createNotificationService({ db, clock, vapid, pauseTokens, loopback }),
    mailDigest: createMailDigest({ db, clock, outbox, pauseTokens, publicUrl, quarantine }),
    async start() {
      await sayOtherKeys().catch(onError);
      await worker?.start();
    },
    stop: async () => worker?.stop(),
    gauges: [
      ...outboxGauges({ db, clock, channel: 'push', worker }),
      {
        name: 'vikari_devices_of_other_push_keys',
        help: 'Devices that subscribed by another VAPID key: they show nothing until they are used again.',
        read: async () => (await otherKeys()).reduce((sum, { count }) => sum + count, 0),
      },
    ],
  };
}
