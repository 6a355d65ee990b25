import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import type { Clock } from '../lib/clock';
import type { Watch } from '../lib/watch';
import type { GaugeSource } from '../metrics/metrics';
import { outboxGauges } from '../outbox/outboxGauges';
import { createOutboxWorker } from '../outbox/worker';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { caughtMailRoutes } from './caughtMail.routes';
import { createMailChannel, type MailRenewals } from './mailChannel';
import { caughtMailer, type Mailer } from './mailer';
import { pruneMails } from './mails.repository';
import { createOutbox, type Outbox } from './outbox';
import { smtpMailer } from './smtpMailer';

export interface MailDeps {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'mail' | 'mode' | 'publicUrl'>;
  /** What makes mails true again right before they are sent. */
  renewals?: MailRenewals;
  quarantine: Quarantine;
  watch?: Watch | undefined;
  onError(error: unknown): void;
}

/** The mail services, ready for the app. */
export interface Mail {
  outbox: Outbox;
  plugins: readonly ((app: FastifyInstance) => void)[];
  /** Begins sending. */
  start(): Promise<void>;
  stop(): Promise<void>;
  gauges: readonly GaugeSource[];
  /** Gives up mails that are too old to send, and deletes old texts; once an hour is enough. */
  prune(): Promise<void>;
}

/**
 * Mail is sent over SMTP when that is configured. Without it the demo run shows it at `/demo/mail`,
 * and every other run leaves it in the outbox.
 */
export function createMail({
  db,
  clock,
  config,
  renewals,
  quarantine,
  watch,
  onError,
}: MailDeps): Mail {
  const { mail, mode, publicUrl } = config;
  const caught = mail.smtpUrl === null && mode === 'demo';
  const mailer = mailerOf(mail, caught);
  const channel =
    mailer && createMailChannel({ db, clock, mailer, renewals, perMinute: mail.perMinute });
  const worker = channel && createOutboxWorker({ db, clock, channel, quarantine, onError, watch });
  return {
    outbox: createOutbox({ clock, publicUrl }),
    plugins: [
      (app) => {
        if (caught) caughtMailRoutes(app, db);
        if (worker || mode !== 'production') return;
        app.addHook('onReady', async () => {
          app.log.warn('SMTP_URL is not set: mail stays in the outbox and is not sent');
        });
      },
    ],
    start: async () => worker?.start(),
    stop: async () => worker?.stop(),
    prune: () => pruneMails(db, clock.now()),
    gauges: outboxGauges({ db, clock, channel: 'mail', worker }),
  };
}

function mailerOf({ smtpUrl, from }: Config['mail'], caught: boolean): Mailer | null {
  if (smtpUrl !== null) return smtpMailer({ url: smtpUrl, from });
  return caught ? caughtMailer : null;
}
