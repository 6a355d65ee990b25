import type { Clock } from '../lib/clock';
import { SECOND } from '../lib/time';
import type { Database } from '../storage/database';
import type { Channel, Outcome } from './channel';
import type { Entry } from './entry';
import { deleteEntry, OUTBOX_NOTIFICATION, postponeEntry, takeDue } from './outbox.repository';

/** Sends a channel's entries; one per process, however many processes there are. */
export interface OutboxWorker {
  /** Works at once, and from then on whenever something is queued, and now and then. */
  start(): Promise<void>;
  /** Sends what is due. A call during another one waits for it and for what came meanwhile. */
  workNow(): Promise<void>;
  /** Stops it; what is being sent is completed. */
  stop(): Promise<void>;
}

/** Milliseconds between two polls without a notification, which find what is to be retried. */
const LOOK_INTERVAL = 5 * SECOND;

export function createOutboxWorker<Payload>({
  db,
  clock,
  channel,
  onError,
}: {
  db: Database;
  clock: Clock;
  channel: Channel<Payload>;
  /** Called with the first of several errors in a row, of the database or of deliveries. */
  onError(error: unknown): void;
}): OutboxWorker {
  const { name, lease, triesInOrder = Number.MAX_SAFE_INTEGER } = channel;
  const loops = new Set<Promise<void>>();
  let wokenMeanwhile = false;
  let unreachable = false;
  let failing = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: () => Promise<void> = async () => undefined;

  /** By key and code: neither names a person, nor what can be written to. */
  function report({ key, kind, attempts }: Entry<Payload>, error: unknown): void {
    if (failing) return;
    failing = true;
    const { code = 'no code' }: { code?: unknown } = Object(error);
    onError(new Error(`The ${name} ${key} (${kind}) failed at try ${attempts}: ${String(code)}.`));
  }

  async function attempt(entry: Entry<Payload>): Promise<Outcome> {
    try {
      return await channel.deliver(entry);
    } catch (error) {
      return { step: 'retry', error };
    }
  }

  /** What the channel notes and what becomes of the entry are one: a crash leaves both or neither. */
  function settle({ position, attempts }: Entry<Payload>, outcome: Outcome): Promise<void> {
    return db.transaction(
      async (tx) => {
        await outcome.note?.(tx);
        if (outcome.step === 'hold') {
          return postponeEntry(tx, position, { dueAt: outcome.until, counted: false });
        }
        if (outcome.step === 'retry') {
          const dueAt = outcome.at ?? clock.now() + channel.pauseAfter(attempts);
          return postponeEntry(tx, position, { dueAt, counted: true });
        }
        return deleteEntry(tx, position);
      },
      // Only the one entry matters; its replacement meanwhile is no conflict
      { isolation: 'read committed' },
    );
  }

  async function sendOne(): Promise<boolean> {
    const entry = await takeDue<Payload>(db, {
      channel: name,
      now: clock.now(),
      lease,
      triesInOrder,
    });
    if (!entry) return false;
    // Another loop takes more meanwhile
    openLoop();
    const outcome = await attempt(entry);
    if (outcome.error !== undefined) report(entry, outcome.error);
    if (outcome.step === 'delivered') failing = false;
    await settle(entry, outcome);
    return true;
  }

  async function sendAll(): Promise<void> {
    let sent: boolean;
    do {
      wokenMeanwhile = false;
      sent = await sendOne();
    } while (!stopped && (sent || wokenMeanwhile));
    unreachable = false;
  }

  function openLoop(): void {
    if (stopped || loops.size >= channel.concurrency) return;
    const loop = sendAll().finally(() => loops.delete(loop));
    loops.add(loop);
    // An unreachable database is reported once, not at every poll
    loop.catch((error: unknown) => {
      if (!unreachable) onError(error);
      unreachable = true;
    });
  }

  function look(): void {
    wokenMeanwhile = true;
    openLoop();
  }

  return {
    async workNow() {
      look();
      while (loops.size > 0) await Promise.all(loops);
    },
    async start() {
      stopListening = await db.listen(OUTBOX_NOTIFICATION, (queued) => {
        // Empty after a lost connection, during which anything may have been queued
        if (queued === name || queued === '') look();
      });
      timer = setInterval(look, LOOK_INTERVAL).unref();
      look();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await stopListening();
      await Promise.allSettled(loops);
    },
  };
}
