import type { Clock } from '../lib/clock';
import { HOUR, MINUTE } from '../lib/time';
import { type Channel, growingPause, type Outcome } from '../outbox/channel';
import type { Database } from '../storage/database';
import { type Mailer, MailRefusedError } from './mailer';
import {
  findWaitingMail,
  noteFailed,
  noteGivenUp,
  noteSent,
  type WaitingMail,
} from './outbox.repository';

/** Makes a mail true again right before it is sent; null: there is nothing left to say. */
export type RenewMail = (mail: WaitingMail) => Promise<WaitingMail | null>;

/** Sends mails, whose texts are in their own table: an entry has no payload but its key, the id. */
export function createMailChannel({
  db,
  clock,
  mailer,
  renew = async (mail) => mail,
}: {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  renew?: RenewMail;
}): Channel<object> {
  return {
    name: 'mail',
    concurrency: 5,
    lease: 5 * MINUTE,
    pauseAfter: growingPause(MINUTE, 6 * HOUR),

    async deliver({ key: id }) {
      const givenUp = (error: string): Outcome => {
        const now = clock.now();
        return { step: 'drop', note: (tx) => noteGivenUp(tx, id, { error, now }) };
      };
      try {
        const mail = await findWaitingMail(db, id);
        if (!mail) return { step: 'drop' };
        const renewed = await renew(mail);
        if (!renewed) return givenUp('nothing left to say');
        await mailer.send(renewed);
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        if (error instanceof MailRefusedError) return givenUp(text);
        return { step: 'retry', error, note: (tx) => noteFailed(tx, id, text) };
      }
      const now = clock.now();
      return { step: 'delivered', note: (tx) => noteSent(tx, id, now) };
    },
  };
}
