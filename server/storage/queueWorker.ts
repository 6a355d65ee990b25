import { SECOND } from '../lib/time';
import type { Database } from './database';

/** Works off a queue in a table; one per process, however many processes there are. */
export interface QueueWorker {
  /** Works at once, and from then on whenever the queue is notified, and now and then. */
  start(): Promise<void>;
  /** Works off what is due. A call during another one waits for it and for what came meanwhile. */
  workNow(): Promise<void>;
  /** Stops it; what has been begun is completed. */
  stop(): Promise<void>;
}

export interface QueueWorkerDeps {
  db: Database;
  /** The channel that is notified when something is added. */
  channel: string;
  /**
   * Takes some of the due items and handles them; resolves to their number. It calls `taken` as
   * soon as it has some, so that another lane takes more meanwhile.
   */
  takeSome(taken: () => void): Promise<number>;
  /** How many `takeSome` may run at once; one when left out. */
  lanes?: number;
  /** Milliseconds between two polls without a notification, which find what is to be retried. */
  lookInterval?: number;
  /** Called with the first of several errors in a row. */
  onError(error: unknown): void;
}

const LOOK_INTERVAL = 15 * SECOND;

export function createQueueWorker(deps: QueueWorkerDeps): QueueWorker {
  const { db, channel, takeSome, lanes = 1, lookInterval = LOOK_INTERVAL, onError } = deps;
  const running = new Set<Promise<void>>();
  let wokenMeanwhile = false;
  let failing = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: () => Promise<void> = async () => undefined;

  async function workAll(): Promise<void> {
    let taken: number;
    do {
      wokenMeanwhile = false;
      taken = await takeSome(openLane);
    } while (!stopped && (taken > 0 || wokenMeanwhile));
    failing = false;
  }

  function openLane(): void {
    if (stopped || running.size >= lanes) return;
    const lane = workAll().finally(() => running.delete(lane));
    running.add(lane);
    // An unreachable database is reported once, not at every poll
    lane.catch((error: unknown) => {
      if (!failing) onError(error);
      failing = true;
    });
  }

  function look(): void {
    wokenMeanwhile = true;
    openLane();
  }

  return {
    async workNow() {
      look();
      while (running.size > 0) await Promise.all(running);
    },
    async start() {
      stopListening = await db.listen(channel, look);
      timer = setInterval(look, lookInterval).unref();
      look();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await stopListening();
      await Promise.allSettled(running);
    },
  };
}
