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

/** Milliseconds between two looks without a notification: for what is to be tried again. */
const LOOK_INTERVAL = 15_000;

export function createQueueWorker({
  db,
  channel,
  takeSome,
  onError,
}: {
  db: Database;
  /** The channel that is notified when something is added. */
  channel: string;
  /** Takes some of what is due and deals with it; resolves to how much that was. */
  takeSome(): Promise<number>;
  /** Called with the first of several errors in a row. */
  onError(error: unknown): void;
}): QueueWorker {
  let running: Promise<void> | null = null;
  let wokenMeanwhile = false;
  let failing = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: () => Promise<void> = async () => undefined;

  async function workAll(): Promise<void> {
    let taken: number;
    do {
      wokenMeanwhile = false;
      taken = await takeSome();
    } while (!stopped && (taken > 0 || wokenMeanwhile));
  }

  function workNow(): Promise<void> {
    wokenMeanwhile = true;
    running ??= workAll().finally(() => {
      running = null;
    });
    return running;
  }

  /** An unreachable database is reported once, not at every look. */
  function look(): void {
    if (stopped) return;
    workNow().then(
      () => {
        failing = false;
      },
      (error: unknown) => {
        if (!failing) onError(error);
        failing = true;
      },
    );
  }

  return {
    workNow,
    async start() {
      stopListening = await db.listen(channel, look);
      timer = setInterval(look, LOOK_INTERVAL).unref();
      look();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await stopListening();
      await running?.catch(() => undefined);
    },
  };
}
