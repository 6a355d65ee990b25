import type { Queryable } from '../storage/database';
import type { ChannelName, Entry } from './entry';

/** How an attempt went, and what becomes of the entry. */
export type Outcome = {
  /** What the channel stores about it, in the transaction that settles the entry; may run again. */
  note?(tx: Queryable): Promise<unknown>;
  /** What went wrong on our side, to be reported; only its code is, as its text may name people. */
  error?: unknown;
  /**
   * Whether who was called is there: one that fails several times in a row is left alone for a while.
   * Absent when nobody was called; what is delivered was answered.
   */
  receiver?: 'answered' | 'failed';
} & (
  | { step: 'delivered' }
  /** It is no longer wanted, or will never be taken. */
  | { step: 'drop' }
  /** At `at`, milliseconds since the epoch; after the channel's pause when absent. */
  | { step: 'retry'; at?: number }
  /** Nothing was tried: it is not to be sent before then. Milliseconds since the epoch. */
  | { step: 'hold'; until: number }
  /** What it holds is not whole. It is named, holds up nothing, and is tried again now and then. */
  | { step: 'set aside'; error: unknown }
);

/** A way out: how entries are delivered, each at least once. */
export interface Channel<Payload> {
  name: ChannelName;
  /** Entries being sent at once by a node, in all and to one receiver. */
  atOnce: number;
  atOnceToOne: number;
  /** Entries that a node sends a minute at most; as many as it can when absent. */
  perMinute?: number;
  /**
   * Milliseconds after which a receiver that failed is tried again at the latest, and with it what
   * failed because of it: how long what waits may still wait after an outage.
   */
  longestSilence: number;
  /**
   * Milliseconds for one that has not answered for long: it is tried again after a tenth of that time,
   * and after these at the latest. `longestSilence` when absent.
   */
  silenceOfDead?: number;
  /**
   * Kinds that are sent before others that are due: those of the first list, then those of the next, then
   * all others. In the order in which they are due when absent.
   */
  kindsFirst?: readonly (readonly string[])[];
  /** Milliseconds that a node has to send what it has taken, before another node may take it. */
  lease: number;
  /**
   * While an entry is being sent, or has been tried fewer times than this, later ones of its lane wait
   * for it. Then it steps aside: one that cannot be delivered must not hold up all others. For ever
   * when absent.
   */
  triesInOrder?: number;
  /** Milliseconds to wait after the given number of failed attempts. */
  pauseAfter(attempts: number): number;
  /**
   * Sends an entry, if it is still wanted. An error of the store or of a connection is a failed
   * attempt; by any other the entry is set aside.
   */
  deliver(entry: Entry<Payload>): Promise<Outcome>;
}

/**
 * Pauses that grow fourfold, up to the longest.
 *
 * @param first - milliseconds, after the first failed attempt.
 */
export function growingPause(first: number, longest: number): (attempts: number) => number {
  return (attempts) => Math.min(first * 4 ** (attempts - 1), longest);
}
