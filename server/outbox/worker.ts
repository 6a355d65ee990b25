import type { Clock } from '../lib/clock';
import { DAY, MINUTE, SECOND } from '../lib/time';
import type { Watch } from '../lib/watch';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import type { Channel, Outcome } from './channel';
import { isPassing, OverdueError, withinTime } from './deliveryErrors';
import type { Entry } from './entry';
import { deleteEntry, OUTBOX_NOTIFICATION, postponeEntry, takeDue } from './outbox.repository';
import { createRate } from './rate';
import { createReceivers, type Receivers } from './receivers';
import { senderTask } from './senderHealth';
import { releaseSent, setEntryAside, tryAgain } from './setAside';

/** Sends a channel's entries; one per process, however many processes there are. */
export interface OutboxWorker {
  /** Works at once, and from then on whenever something is queued, and now and then. */
  start(): Promise<void>;
  /** Sends what is due. A call during another one waits for it and for what came meanwhile. */
  workNow(): Promise<void>;
  /** Stops it; what is being sent is completed. */
  stop(): Promise<void>;
  /** What this node is sending, and which receivers it leaves alone. */
  readonly receivers: Pick<Receivers, 'sending' | 'closed'>;
}

/** Milliseconds between two polls without a notification, which find what is to be retried. */
const LOOK_INTERVAL = 5 * SECOND;
/** Milliseconds that taking one entry may last; its calls on the store end much earlier. */
const LONGEST_TAKE = MINUTE;
/**
 * Milliseconds after which one that was set aside is tried again, if only the quarantine has not had it
 * tried before: it does so ever less often, once a day in the end.
 */
const SET_ASIDE_FOR = 2 * DAY;
/** The part of its lease after which a call is given up, so that no other node makes it meanwhile. */
const PART_OF_LEASE = 0.9;

export function createOutboxWorker<Payload>({
  db,
  clock,
  channel,
  quarantine,
  onError,
  onNews = () => undefined,
  watch,
}: {
  db: Database;
  clock: Clock;
  channel: Channel<Payload>;
  /** Names entries that are set aside, and has them tried again. */
  quarantine: Quarantine;
  /**
   * Called with the first of several errors in a row, of the database or of deliveries, and with every
   * receiver that is left alone.
   */
  onError(error: unknown): void;
  /** Called when a receiver that was left alone answers again. */
  onNews?(message: string): void;
  /** Knows when it last looked for entries. */
  watch?: Watch | undefined;
}): OutboxWorker {
  const {
    name,
    lease,
    triesInOrder = Number.MAX_SAFE_INTEGER,
    longestSilence,
    kindsFirst = [],
  } = channel;
  const receivers = createReceivers(channel);
  const rate = createRate(channel.perMinute, clock);
  const sendings = new Set<Promise<void>>();
  let taking: Promise<void> | null = null;
  let wokenMeanwhile = false;
  let unreachable = false;
  /** The last error of taking or of settling since `workNow` was called. */
  let failure: unknown = null;
  let failing = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: () => Promise<void> = async () => undefined;

  /** By key and code: neither names a person, nor what can be written to. */
  function report({ key, kind, attempts }: Entry<Payload>, { error }: Outcome): void {
    if (error === undefined || failing) return;
    failing = true;
    onError(new Error(`The ${name} ${key} (${kind}) failed at try ${attempts}: ${codeOf(error)}.`));
  }

  async function attempt(entry: Entry<Payload>): Promise<Outcome> {
    try {
      return await withinTime(channel.deliver(entry), lease * PART_OF_LEASE);
    } catch (error) {
      if (error instanceof OverdueError) return { step: 'retry', receiver: 'failed', error };
      return { step: isPassing(error) ? 'retry' : 'set aside', error };
    }
  }

  /** When a failed entry is tried again. Milliseconds since the epoch. */
  function retryAt({ attempts }: Entry<Payload>, outcome: Outcome & { step: 'retry' }): number {
    if (outcome.at !== undefined) return outcome.at;
    const pause = channel.pauseAfter(attempts);
    // It is the receiver that failed: how long that lasts, the entry's own tries say nothing about
    return clock.now() + (outcome.receiver === 'failed' ? Math.min(pause, longestSilence) : pause);
  }

  /** What the channel notes and what becomes of the entry are one: a crash leaves both or neither. */
  function settle(entry: Entry<Payload>, outcome: Outcome): Promise<void> {
    const { position } = entry;
    return db.transaction(
      async (tx) => {
        await outcome.note?.(tx);
        switch (outcome.step) {
          case 'hold': {
            const dueAt = outcome.until;
            return postponeEntry(tx, position, { dueAt, counted: false, setAsideAt: null });
          }
          case 'retry': {
            const dueAt = retryAt(entry, outcome);
            return postponeEntry(tx, position, { dueAt, counted: true, setAsideAt: null });
          }
          case 'set aside': {
            const setAsideAt = clock.now();
            const dueAt = setAsideAt + SET_ASIDE_FOR;
            return postponeEntry(tx, position, { dueAt, counted: true, setAsideAt });
          }
          default:
            return deleteEntry(tx, position);
        }
      },
      // Only the one entry matters; its replacement meanwhile is no conflict
      { isolation: 'read committed' },
    );
  }

  function noteReceiver(receiver: string, outcome: Outcome): void {
    const { step, receiver: result = step === 'delivered' ? 'answered' : null } = outcome;
    const change = receivers.ended(receiver, result, clock.now());
    if (change === 'opened') onNews(`The ${name} receiver ${receiver} answers again.`);
    if (change === 'closed') {
      onError(
        new Error(
          `The ${name} receiver ${receiver} does not answer and is left alone for a while: ` +
            `${codeOf(outcome.error)}.`,
        ),
      );
    }
  }

  async function send(entry: Entry<Payload>): Promise<void> {
    const outcome = await attempt(entry);
    noteReceiver(entry.receiver, outcome);
    if (outcome.step !== 'set aside') report(entry, outcome);
    if (outcome.step === 'delivered') failing = false;
    await settle(entry, outcome);
    if (outcome.step === 'set aside') await setEntryAside(quarantine, name, entry, outcome.error);
    else await releaseSent(quarantine, name, entry);
  }

  function begin(entry: Entry<Payload>): void {
    receivers.began(entry.receiver);
    rate.take();
    const sending = send(entry).finally(() => {
      sendings.delete(sending);
      look();
    });
    sendings.add(sending);
    sending.catch(reportUnreachable);
  }

  /** The next that may be taken now. */
  async function takeNext(): Promise<Entry<Payload> | null> {
    const now = clock.now();
    const takeable = rate.isFree() ? receivers.takeable(now) : null;
    if (takeable === null) return null;
    for (const kinds of [...kindsFirst, null]) {
      const wanted = { channel: name, now, lease, triesInOrder, kinds, ...takeable };
      const entry = await takeDue<Payload>(db, wanted);
      unreachable = false;
      if (entry !== null) return entry;
    }
    return null;
  }

  async function takeAll(): Promise<void> {
    while (wokenMeanwhile && !stopped) {
      wokenMeanwhile = false;
      const turn = watch?.begin(senderTask(name), LONGEST_TAKE, () => {
        taking = null;
        look();
      });
      try {
        const entry = await takeNext();
        turn?.ended();
        // It is this node's, also when its taking was given up
        if (entry !== null) begin(entry);
        if (turn?.signal.aborted) return;
        wokenMeanwhile ||= entry !== null;
      } catch (error) {
        turn?.failed();
        throw error;
      }
    }
  }

  /** An unreachable database is reported once, not at every poll. */
  function reportUnreachable(error: unknown): void {
    failure = error;
    if (!unreachable) onError(error);
    unreachable = true;
  }

  /** Takes what may be taken, one entry after the other; they are sent beside each other. */
  function look(): void {
    wokenMeanwhile = true;
    if (taking !== null || stopped) return;
    const mine = takeAll().finally(() => {
      // Another has taken its place
      if (taking !== mine) return;
      taking = null;
      // Woken after its last look
      if (wokenMeanwhile) look();
    });
    taking = mine;
    mine.catch(reportUnreachable);
  }

  return {
    async workNow() {
      failure = null;
      look();
      while (taking !== null || sendings.size > 0) await Promise.allSettled([taking, ...sendings]);
      // Also of a sending that began and failed while another was waited for
      if (failure !== null) throw failure;
    },
    async start() {
      tryAgain({ quarantine, db, clock, channel: name });
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
      await Promise.allSettled([taking, ...sendings]);
    },
    receivers,
  };
}

/** What may be told of an error; its text may name people. */
function codeOf(error: unknown): string {
  const { code, name }: { code?: unknown; name?: unknown } = Object(error);
  return String(code ?? name ?? 'no code');
}
