import type { Cursor } from '#domain/live/cursor';
import { MINUTE } from '../lib/time';
import type { Turn, Watch } from '../lib/watch';
import type { Database } from '../storage/database';
import { hurried, unhurried } from '../storage/patience';
import {
  CHANGE_CHANNEL,
  type Change,
  changesAfter,
  currentCursor,
  isRemembered,
} from './changeLog.repository';
import { createSubscribers } from './subscribers';

/** What a reader missed: the changes, or `resync` when the log no longer has them. */
type Replay = { resync: true } | { resync: false; changes: Change[] };

/** Follows the change log and passes every change on, in order and exactly once. */
export interface ChangeLogReader {
  /** Begins after `from`, or with the next commits. Call once. */
  start(from?: Cursor): Promise<void>;
  /** Stops it; a batch that is being read is still passed on. */
  stop(): Promise<void>;
  /** The cursor up to which everything has been passed on. Readable after `start`. */
  readonly position: Cursor;
  /**
   * Passes every later batch of the given scopes (all, when absent) to `onBatch`, oldest change
   * first; `onBatch` must not take long. Returns a function that unsubscribes.
   */
  subscribe(
    options: { scopes?: readonly string[] },
    onBatch: (changes: readonly Change[]) => void,
  ): () => void;
  /**
   * The changes after `cursor`, at most `limit`; for more, ask again with the last one's cursor.
   */
  readSince(cursor: Cursor, scopes: readonly string[], limit: number): Promise<Replay>;
}

export interface ChangeLogReaderOptions {
  /** Milliseconds between two reads without a NOTIFY, in case one is lost. */
  pollMs?: number;
  /**
   * Called with a subscriber's error, and with a failed read. Reads are retried, and only the first
   * of several failures in a row is reported, so that an unreachable database does not fill the
   * log.
   */
  onError?: (error: unknown) => void;
  /** Knows when it last read. */
  watch?: Watch;
}

/** The reader's name among the background tasks. */
export const READER_TASK = 'change log reader';
/** Milliseconds that one read of all that is new may take; every call in it ends much earlier. */
const LONGEST_READ = MINUTE;

/**
 * With several nodes, a slow writer on another node delays changes and sends no NOTIFY when it
 * ends, so the interval is short. The embedded database is notified of every commit, and should
 * stay idle.
 */
const POLL_MS = { postgres: 250, embedded: 10_000 } as const;
const BATCH = 500;

/** A reader that is not started yet; one per process is enough. */
export function createChangeLogReader(
  database: Database,
  {
    pollMs = POLL_MS[database.kind],
    onError = () => undefined,
    watch,
  }: ChangeLogReaderOptions = {},
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

  async function readAll(turn: Turn | undefined): Promise<void> {
    let changes: Change[];
    do {
      wokenMeanwhile = false;
      // All of search and live updates waits for it; what follows from a change need not hurry
      changes = await hurried(() => changesAfter(database, positionNow(), BATCH));
      // Another read has begun at the same place
      if (turn?.signal.aborted) return;
      const last = changes.at(-1);
      if (last) {
        position = last.cursor;
        subscribers.deliver(changes);
      }
    } while (!stopped && (changes.length === BATCH || wokenMeanwhile));
  }

  function readSoon(): void {
    wokenMeanwhile = true;
    if (stopped || reading) return;
    const turn = watch?.begin(READER_TASK, LONGEST_READ, () => {
      reading = null;
    });
    const mine = unhurried(() => readAll(turn))
      .then(
        () => {
          turn?.ended();
          failing = false;
        },
        (error: unknown) => {
          turn?.failed();
          if (!failing) onError(error);
          failing = true;
        },
      )
      .finally(() => {
        if (reading === mine) reading = null;
      });
    reading = mine;
  }

  return {
    get position() {
      return positionNow();
    },
    async start(from) {
      stopListening = await database.listen(CHANGE_CHANNEL, readSoon);
      position = from ?? (await currentCursor(database));
      poll = setInterval(readSoon, pollMs).unref();
      readSoon();
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
      // Checked after the read: what was pruned before it is detected, what is pruned later has
      // been read
      return (await isRemembered(database, cursor)) ? { resync: false, changes } : { resync: true };
    },
  };
}
