import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { Clock } from '../lib/clock';
import type { Database } from '../storage/database';
import { caughtMailRoutes } from './caughtMail.routes';
import { createDelivery } from './delivery';
import { caughtMailer, type Mailer } from './mailer';
import { createOutbox, type Outbox } from './outbox';
import { pruneOutbox } from './outbox.repository';
import { smtpMailer } from './smtpMailer';

export interface MailDeps {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'mail' | 'mode' | 'publicUrl'>;
  onError(error: unknown): void;
}

/** Everything about mail, ready to be put into the app. */
export interface Mail {
  outbox: Outbox;
  plugins: readonly ((app: FastifyInstance) => void)[];
  /** Begins to send. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Gives up what is too old to be sent, and deletes old texts; once an hour is plenty. */
  prune(): Promise<void>;
}

/**
 * Mail goes out over SMTP when that is set. Without it the demo run catches it for `/demo/mail`,
 * and every other run leaves it in the outbox.
 */
export function createMail({ db, clock, config, onError }: MailDeps): Mail {
  const { mail, mode, publicUrl } = config;
  const caught = mail.smtpUrl === null && mode === 'demo';
  const mailer = mailerOf(mail, caught);
  const delivery = mailer && createDelivery({ db, clock, mailer, onError });
  return {
    outbox: createOutbox({ clock, publicUrl }),
    plugins: [
      (app) => {
        if (caught) caughtMailRoutes(app, db);
        if (delivery || mode !== 'production') return;
        app.addHook('onReady', async () => {
          app.log.warn('SMTP_URL is not set: mail waits in the outbox and nobody gets any');
        });
      },
    ],
    start: async () => delivery?.start(),
    stop: async () => delivery?.stop(),
    prune: () => pruneOutbox(db, clock.now()),
  };
}

function mailerOf({ smtpUrl, from }: Config['mail'], caught: boolean): Mailer | null {
  if (smtpUrl !== null) return smtpMailer({ url: smtpUrl, from });
  return caught ? caughtMailer : null;
}
