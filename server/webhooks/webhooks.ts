import type { Config } from '../config/config';
import type { Clock } from '../lib/clock';
import type { Watch } from '../lib/watch';
import type { GaugeSource } from '../metrics/metrics';
import { outboxGauges } from '../outbox/outboxGauges';
import { createOutboxWorker } from '../outbox/worker';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { pruneDeliveries } from './deliveries.repository';
import { createPostWebhook } from './postWebhook';
import { secretOf } from './signature';
import { createWebhookChannel } from './webhookChannel';
import { createWebhookService, type WebhookService } from './webhooks.service';

/** The services for webhooks, ready for the app. */
export interface Webhooks {
  service: WebhookService;
  /** Begins sending. */
  start(): Promise<void>;
  stop(): Promise<void>;
  gauges: readonly GaugeSource[];
  /** Gives up what is too old to send, and deletes old deliveries; once an hour is enough. */
  prune(): Promise<void>;
}

export function createWebhooks({
  db,
  clock,
  config,
  serverSecret,
  earlierSecret = null,
  secretMadeAt = 0,
  quarantine,
  watch,
  onError,
}: {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'mode'>;
  serverSecret: Uint8Array;
  /** Of the webhooks from before the server's key, whose receivers know their secret. */
  earlierSecret?: Uint8Array | null;
  /** When the server's secret was made, milliseconds. */
  secretMadeAt?: number;
  quarantine: Quarantine;
  watch?: Watch | undefined;
  onError(error: unknown): void;
}): Webhooks {
  const loopback = config.mode !== 'production';
  const secretOfWebhook = (id: string, createdAt: string) => {
    const isEarlier = earlierSecret !== null && Date.parse(createdAt) < secretMadeAt;
    return secretOf(isEarlier ? earlierSecret : serverSecret, id);
  };
  const post = createPostWebhook({ loopback });
  const channel = createWebhookChannel({ db, clock, post, secretOf: secretOfWebhook });
  const worker = createOutboxWorker({ db, clock, channel, quarantine, onError, watch });
  return {
    service: createWebhookService({ db, clock, secretOf: secretOfWebhook, loopback }),
    start: worker.start,
    stop: worker.stop,
    gauges: outboxGauges({ db, clock, channel: 'webhook', worker }),
    prune: () => pruneDeliveries(db, clock.now()),
  };
}
