import type { Clock, SteadyClock } from '../lib/clock';
import type { Database, Queryable } from './database';
import { hurried } from './patience';
import { StoreUnavailableError } from './sqlError';

/**
 * Milliseconds after which a check that is not answered counts as failed; the embedded database's, which
 * waits for its turn, counts as work, whose limits are its own.
 */
const CHECK_MS = 2_000;
/** Milliseconds from a failed check to the next. */
const AGAIN_MS = 1_000;
/**
 * Milliseconds in which no statement at all is answered until the database is asked by a check. The
 * embedded one does one thing at a time, so that its silence may be work.
 */
const QUIET_MS = 5_000;

/** A call that was not even sent: the store is known to be down. The first failures are logged. */
export class StoreKnownDownError extends StoreUnavailableError {
  override name = 'StoreKnownDownError';
}

/** Knows whether the store can be used, from what its callers meet and from checks of its own. */
export interface StoreWatch {
  /** The same database for everyone else. While the store is down its calls are refused at once. */
  readonly db: Database;
  /** Milliseconds since the epoch from which on it cannot be used; null while it can. */
  readonly downSince: number | null;
  /** The same, after a check that is under way. */
  settled(): Promise<number | null>;
  /** Asks the database now. */
  check(): Promise<void>;
  /** Ends its own checks. */
  stop(): void;
}

/**
 * Watches a database. One broken connection says nothing; the store is down when a check fails too,
 * and is up again with the first check that is answered.
 *
 * @param asked - what a check asks. A pool of which every connection is in use is not down, so it is a
 *   connection beside the pool, where there is one.
 */
export function watchStore(
  inner: Database,
  clock: Clock & SteadyClock,
  asked: Queryable = inner,
): StoreWatch {
  let downSince: number | null = null;
  let checking: Promise<void> | null = null;
  let again: NodeJS.Timeout | null = null;
  let quiet: NodeJS.Timeout | null = null;
  let stopped = false;
  let lastAnswer = clock.elapsed();
  /** Ends the wait of each call that has no answer yet. */
  const waiting = new Set<(error: Error) => void>();

  /** Why the last check failed, which may be all that the log is told. */
  let cause: unknown;
  const refusal = () => new StoreKnownDownError(cause, 'The database is known to be down');

  function noteDown(suspectedAt: number, error: unknown): void {
    downSince ??= suspectedAt;
    cause = error;
    for (const give of waiting) give(refusal());
    waiting.clear();
  }

  function check(): Promise<void> {
    checking ??= ask(clock.now()).finally(() => {
      checking = null;
    });
    return checking;
  }

  async function ask(suspectedAt: number): Promise<void> {
    if (again) clearTimeout(again);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), CHECK_MS).unref();
    });
    try {
      const answer = await Promise.race([hurried(() => asked.query('select 1')), late]);
      if (answer !== 'late') {
        lastAnswer = clock.elapsed();
        downSince = null;
      } else if (inner.kind !== 'embedded') {
        noteDown(suspectedAt, new Error(`A check had no answer in ${CHECK_MS} ms.`));
      }
    } catch (error) {
      noteDown(suspectedAt, error);
    } finally {
      clearTimeout(timer);
      if (downSince !== null && !stopped) {
        again = setTimeout(() => void check(), AGAIN_MS).unref();
      }
    }
  }

  /** While calls wait, looks whether anything was answered lately. */
  function listenForSilence(milliseconds = QUIET_MS): void {
    if (inner.kind === 'embedded' || quiet || stopped) return;
    quiet = setTimeout(() => {
      quiet = null;
      if (waiting.size === 0) return;
      const left = lastAnswer + QUIET_MS - clock.elapsed();
      if (left <= 0) void check();
      listenForSilence(left > 0 ? Math.ceil(left) : QUIET_MS);
    }, milliseconds).unref();
  }

  /** @param call - is told whether anybody still waits for it. */
  function watched<Answer>(call: (isAwaited: () => boolean) => Promise<Answer>): Promise<Answer> {
    if (downSince !== null) return Promise.reject(refusal());
    if (waiting.size === 0) lastAnswer = clock.elapsed();
    return new Promise<Answer>((resolve, reject) => {
      waiting.add(reject);
      listenForSilence();
      call(() => waiting.has(reject))
        .then(
          (answer) => {
            lastAnswer = clock.elapsed();
            resolve(answer);
          },
          (error: unknown) => {
            if (error instanceof StoreUnavailableError) void check();
            else lastAnswer = clock.elapsed();
            reject(error);
          },
        )
        .finally(() => waiting.delete(reject));
    });
  }

  /** What was refused to its caller, who may do it again, is not committed, nor tried again. */
  function whileAwaited<Answer>(
    work: (tx: Queryable) => Promise<Answer>,
    isAwaited: () => boolean,
  ): (tx: Queryable) => Promise<Answer> {
    return async (tx) => {
      if (!isAwaited()) throw refusal();
      const answer = await work(tx);
      if (!isAwaited()) throw refusal();
      return answer;
    };
  }

  const db: Database = {
    kind: inner.kind,
    query: (...asked: Parameters<Queryable['query']>) => watched(() => inner.query(...asked)),
    transaction: (work, options) =>
      watched((isAwaited) => inner.transaction(whileAwaited(work, isAwaited), options)),
    listen: (channel, onNotify) => inner.listen(channel, onNotify),
    usage: inner.usage,
    close: () => inner.close(),
  } as Database;

  return {
    db,
    get downSince() {
      return downSince;
    },
    async settled() {
      await checking;
      return downSince;
    },
    check,
    stop() {
      stopped = true;
      if (again) clearTimeout(again);
      if (quiet) clearTimeout(quiet);
    },
  };
}
