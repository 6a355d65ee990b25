import type { Clock } from '../lib/clock';
import { HOUR, MINUTE } from '../lib/time';
import { type Channel, growingPause, type Outcome } from '../outbox/channel';
import { isPassing } from '../outbox/deliveryErrors';
import type { Database, Queryable } from '../storage/database';
import { type Mailer, MailRefusedError, MailServerError } from './mailer';
import { MAIL_ORDER } from './mailOrder';
import {
  findWaitingMail,
  noteFailed,
  noteGivenUp,
  noteSent,
  type WaitingMail,
} from './mails.repository';
import type { MailTemplate } from './mailWords';

/** Makes a mail true again right before it is sent; null: there is nothing left to say. */
export type RenewMail = (mail: WaitingMail) => Promise<WaitingMail | null>;

/** By template; what others say stays as it was written. */
export type MailRenewals = Readonly<Partial<Record<MailTemplate, RenewMail>>>;

/** Sends mails, whose texts are in their own table: an entry has no payload but its key, the id. */
export function createMailChannel({
  db,
  clock,
  mailer,
  renewals = {},
  perMinute,
}: {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  renewals?: MailRenewals | undefined;
  /** Mails that this node sends a minute at most; as many as it can when absent. */
  perMinute?: number;
}): Channel<object> {
  return {
    name: 'mail',
    atOnce: 5,
    atOnceToOne: 5,
    ...(perMinute !== undefined && { perMinute }),
    longestSilence: MINUTE,
    kindsFirst: MAIL_ORDER,
    lease: 5 * MINUTE,
    pauseAfter: growingPause(MINUTE, 6 * HOUR),

    async deliver({ key: id }) {
      const givenUp = (error: string): Outcome => {
        const now = clock.now();
        return { step: 'drop', note: (tx) => noteGivenUp(tx, id, { error, now }) };
      };
      const failed = (error: unknown) => (tx: Queryable) => noteFailed(tx, id, messageOf(error));
      const mail = await findWaitingMail(db, id);
      if (!mail) return { step: 'drop' };
      let renewed: WaitingMail | null;
      try {
        const renew = renewals[mail.template];
        renewed = renew ? await renew(mail) : mail;
      } catch (error) {
        if (isPassing(error)) throw error;
        return { step: 'set aside', error, note: failed(error) };
      }
      if (!renewed) return givenUp('nothing left to say');
      try {
        await mailer.send(renewed);
      } catch (error) {
        const receiver = error instanceof MailServerError ? 'failed' : 'answered';
        if (error instanceof MailRefusedError) return { ...givenUp(error.message), receiver };
        return { step: 'retry', error, receiver, note: failed(error) };
      }
      const now = clock.now();
      return { step: 'delivered', note: (tx) => noteSent(tx, id, now) };
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
