import type { Clock } from '../lib/clock';
import type { Database } from '../storage/database';
import { createQueueWorker } from '../storage/queueWorker';
import { type Mailer, MailRefusedError } from './mailer';
import {
  MAIL_CHANNEL,
  noteFailed,
  noteGivenUp,
  noteSent,
  type TakenMail,
  takeDueMails,
} from './outbox.repository';
import { pauseAfter } from './retries';

export interface DeliveryDeps {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  /** Makes a mail true again right before it is sent; null: there is nothing left to say. */
  renew?: RenewMail;
  /**
   * Called with an error in the sending itself, and with the first of several failed mails in a
   * row.
   */
  onError(error: unknown): void;
}

/** Sends the mail in the outbox; one per process, however many processes there are. */
export interface Delivery {
  /** Checks at once, and from then on whenever a mail is written or due. */
  start(): Promise<void>;
  /**
   * Sends everything that is due. A call during another one waits for it and for what was added
   * meanwhile.
   */
  deliverDue(): Promise<void>;
  /** Stops it; mails that are being sent are completed. */
  stop(): Promise<void>;
}

export type RenewMail = (mail: TakenMail) => Promise<TakenMail | null>;

/** Mails being sent at once. */
const BATCH = 5;

export function createDelivery(deps: DeliveryDeps): Delivery {
  const { db, clock, mailer, renew = async (mail) => mail, onError } = deps;
  let failing = false;

  /** Identified by number, never by address: logs must not contain e-mail addresses. */
  function report({ id, template, attempts }: TakenMail, error: unknown): void {
    if (failing) return;
    failing = true;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code';
    onError(new Error(`Mail ${id} (${template}) failed at try ${attempts}: ${code}.`));
  }

  async function deliver(mail: TakenMail): Promise<void> {
    try {
      const renewed = await renew(mail);
      if (!renewed) {
        return await noteGivenUp(db, mail.id, { error: 'nothing left to say', now: clock.now() });
      }
      await mailer.send(renewed);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      const now = clock.now();
      if (error instanceof MailRefusedError) {
        return noteGivenUp(db, mail.id, { error: text, now });
      }
      report(mail, error);
      return noteFailed(db, mail.id, { error: text, retryAt: now + pauseAfter(mail.attempts) });
    }
    failing = false;
    await noteSent(db, mail.id, clock.now());
  }

  const worker = createQueueWorker({
    db,
    channel: MAIL_CHANNEL,
    async takeSome() {
      const mails = await takeDueMails(db, { now: clock.now(), limit: BATCH });
      await Promise.all(mails.map(deliver));
      return mails.length;
    },
    onError,
  });
  return { start: worker.start, stop: worker.stop, deliverDue: worker.workNow };
}
