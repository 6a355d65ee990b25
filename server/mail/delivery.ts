import type { Clock } from '../lib/clock';
import type { Database } from '../storage/database';
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
  /** Hears of a fault in the sending itself, and of the first of a row of failed mails. */
  onError(error: unknown): void;
}

/** Sends what lies in the outbox; one a process, however many processes there are. */
export interface Delivery {
  /** Looks at once, and from now on whenever a mail is written or due. */
  start(): Promise<void>;
  /** Sends all that is due; a call while one is under way waits for it and what came meanwhile. */
  deliverDue(): Promise<void>;
  /** Ends it; mails that are being sent are sent to their end. */
  stop(): Promise<void>;
}

/** Milliseconds between two looks without a call: for what is to be tried again. */
const LOOK_EVERY = 15_000;
/** Mails under way at once. */
const BATCH = 5;

export function createDelivery({ db, clock, mailer, onError }: DeliveryDeps): Delivery {
  let running: Promise<void> | null = null;
  let wokenMeanwhile = false;
  let failing = false;
  let lookFailing = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: () => Promise<void> = async () => undefined;

  /** Told by number, never by address: logs are no place for people's mail. */
  function report({ id, template, attempts }: TakenMail, error: unknown): void {
    if (failing) return;
    failing = true;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code';
    onError(new Error(`Mail ${id} (${template}) failed at try ${attempts}: ${code}.`));
  }

  async function deliver(mail: TakenMail): Promise<void> {
    try {
      await mailer.send(mail);
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

  async function deliverAll(): Promise<void> {
    let mails: TakenMail[];
    do {
      wokenMeanwhile = false;
      mails = await takeDueMails(db, { now: clock.now(), limit: BATCH });
      await Promise.all(mails.map(deliver));
    } while (!stopped && (mails.length > 0 || wokenMeanwhile));
  }

  function deliverDue(): Promise<void> {
    wokenMeanwhile = true;
    running ??= deliverAll().finally(() => {
      running = null;
    });
    return running;
  }

  /** A database that is down is told once, not at every look. */
  function wake(): void {
    if (stopped) return;
    deliverDue().then(
      () => {
        lookFailing = false;
      },
      (error: unknown) => {
        if (!lookFailing) onError(error);
        lookFailing = true;
      },
    );
  }

  return {
    deliverDue,
    async start() {
      stopListening = await db.listen(MAIL_CHANNEL, wake);
      timer = setInterval(wake, LOOK_EVERY).unref();
      wake();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await stopListening();
      await running?.catch(() => undefined);
    },
  };
}
