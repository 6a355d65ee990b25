import type { Queryable } from '../storage/database';
import type { ChannelName, Entry } from './entry';

/** How an attempt went, and what becomes of the entry. */
export type Outcome = {
  /** What the channel stores about it, in the transaction that settles the entry; may run again. */
  note?(tx: Queryable): Promise<unknown>;
  /** What went wrong on our side, to be reported; only its code is, as its text may name people. */
  error?: unknown;
} & (
  | { step: 'delivered' }
  /** It is no longer wanted, or will never be taken. */
  | { step: 'drop' }
  /** At `at`, milliseconds since the epoch; after the channel's pause when absent. */
  | { step: 'retry'; at?: number }
  /** Nothing was tried: it is not to be sent before then. Milliseconds since the epoch. */
  | { step: 'hold'; until: number }
);

/** A way out: how entries are delivered, each at least once. */
export interface Channel<Payload> {
  name: ChannelName;
  /** Entries being sent at once by a node: one that is slow does not hold up the others. */
  concurrency: number;
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
  /** Sends an entry, if it is still wanted. An error is a failed attempt. */
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
