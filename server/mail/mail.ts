import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import type { Clock } from '../lib/clock';
import type { GaugeSource } from '../metrics/metrics';
import type { Database } from '../storage/database';
import { caughtMailRoutes } from './caughtMail.routes';
import { createDelivery, type RenewMail } from './delivery';
import { caughtMailer, type Mailer } from './mailer';
import { createOutbox, type Outbox } from './outbox';
import { findBacklog, pruneOutbox } from './outbox.repository';
import { smtpMailer } from './smtpMailer';

export interface MailDeps {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'mail' | 'mode' | 'publicUrl'>;
  /** Makes a mail true again right before it is sent. */
  renew?: RenewMail;
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
export function createMail({ db, clock, config, renew, onError }: MailDeps): Mail {
  const { mail, mode, publicUrl } = config;
  const caught = mail.smtpUrl === null && mode === 'demo';
  const mailer = mailerOf(mail, caught);
  const delivery = mailer && createDelivery({ db, clock, mailer, renew, onError });
  return {
    outbox: createOutbox({ clock, publicUrl }),
    plugins: [
      (app) => {
        if (caught) caughtMailRoutes(app, db);
        if (delivery || mode !== 'production') return;
        app.addHook('onReady', async () => {
          app.log.warn('SMTP_URL is not set: mail stays in the outbox and is not sent');
        });
      },
    ],
    start: async () => delivery?.start(),
    stop: async () => delivery?.stop(),
    prune: () => pruneOutbox(db, clock.now()),
    gauges: [
      {
        name: 'vikari_mail_waiting',
        help: 'Mails in the outbox that are not sent yet.',
        read: async () => (await findBacklog(db)).count,
      },
      {
        name: 'vikari_mail_oldest_seconds',
        help: 'Age of the oldest mail that is not sent yet.',
        async read() {
          const { oldest } = await findBacklog(db);
          return oldest === null ? 0 : (clock.now() - Date.parse(oldest)) / 1000;
        },
      },
    ],
  };
}

function mailerOf({ smtpUrl, from }: Config['mail'], caught: boolean): Mailer | null {
  if (smtpUrl !== null) return smtpMailer({ url: smtpUrl, from });
  return caught ? caughtMailer : null;
}
