import type { Cursor } from '#domain/live/cursor';
import type { Database } from '../storage/database';
import {
  CHANGE_CHANNEL,
  type Change,
  changesAfter,
  currentCursor,
  isRemembered,
} from './changeLog.repository';
import { createSubscribers } from './subscribers';

/** What a reader missed: the changes, or word that the log no longer knows. */
type Replay = { resync: true } | { resync: false; changes: Change[] };

/** Follows the change log and hands every change on, in order and exactly once. */
export interface ChangeLogReader {
  /** Begins after `from`, or with what commits from now on. Call once. */
  start(from?: Cursor): Promise<void>;
  /** Ends it; a batch that is being read is still handed on. */
  stop(): Promise<void>;
  /** The place up to which everything has been handed on. Readable after `start`. */
  readonly position: Cursor;
  /**
   * Hands every later batch of the given scopes (all, without) to `onBatch`, oldest change
   * first; `onBatch` must not take long. Answers how to end it.
   */
  subscribe(
    options: { scopes?: readonly string[] },
    onBatch: (changes: readonly Change[]) => void,
  ): () => void;
  /** What happened after `cursor`, at most `limit` changes; ask again from the last one's. */
  readSince(cursor: Cursor, scopes: readonly string[], limit: number): Promise<Replay>;
}

export interface ChangeLogReaderOptions {
  /** Milliseconds between two looks without a call; the safety net under NOTIFY. */
  pollMs?: number;
  /**
   * Hears of a subscriber that threw, and of a failed read: reads are tried again, and only the
   * first failure of a row is told, or a database that is down would fill the log.
   */
  onError?: (error: unknown) => void;
}

/**
 * With several nodes a slow writer elsewhere holds changes back without any NOTIFY when it
 * ends, so the poll is short; the embedded store hears of every commit, and must idle.
 */
const POLL_MS = { postgres: 250, embedded: 10_000 } as const;
const BATCH = 500;

/** A reader that is not started yet; one a process is enough. */
export function createChangeLogReader(
  database: Database,
  { pollMs = POLL_MS[database.kind], onError = () => undefined }: ChangeLogReaderOptions = {},
): ChangeLogReader {
  const subscribers = createSubscribers(onError);
  let position: Cursor | null = null;
  let reading: Promise<void> | null = null;
  let wokenMeanwhile = false;
  let failing = false;
  let stopped = false;
  let poll: NodeJS.Timeout | undefined;
  let stopListening: () => Promise<void> = async () => undefined;

  function positionNow(): Cursor {
    if (!position) throw new Error('The change log reader has not been started.');
    return position;
  }

  async function readAll(): Promise<void> {
    let changes: Change[];
    do {
      wokenMeanwhile = false;
      changes = await changesAfter(database, positionNow(), BATCH);
      const last = changes.at(-1);
      if (last) {
        position = last.cursor;
        subscribers.deliver(changes);
      }
    } while (!stopped && (changes.length === BATCH || wokenMeanwhile));
  }

  function wake(): void {
    wokenMeanwhile = true;
    if (stopped || reading) return;
    reading = readAll()
      .then(
        () => {
          failing = false;
        },
        (error: unknown) => {
          if (!failing) onError(error);
          failing = true;
        },
      )
      .finally(() => {
        reading = null;
      });
  }

  return {
    get position() {
      return positionNow();
    },
    async start(from) {
      stopListening = await database.listen(CHANGE_CHANNEL, wake);
      position = from ?? (await currentCursor(database));
      poll = setInterval(wake, pollMs).unref();
      wake();
    },
    async stop() {
      stopped = true;
      clearInterval(poll);
      await stopListening();
      await reading;
    },
    subscribe: ({ scopes }, onBatch) => subscribers.add(scopes ?? null, onBatch),
    async readSince(cursor, scopes, limit) {
      const changes = await changesAfter(database, cursor, limit, scopes);
      // Looked at after the read: what was pruned before it shows, what is pruned later was read
      return (await isRemembered(database, cursor)) ? { resync: false, changes } : { resync: true };
    },
  };
}
