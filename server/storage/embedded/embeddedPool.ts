import { LateError, within } from '../../lib/within';
import type { Connection, ConnectionPool } from '../connection';
import { limitNow, type PatienceLimits, unhurried } from '../patience';
import { StoreUnavailableError } from '../sqlError';
import { createStatementNames } from '../statementNames';
import { createTaskQueue } from './taskQueue';
import type { WorkerEngine } from './workerEngine';

interface EmbeddedLimits extends PatienceLimits {
  /**
   * Milliseconds for one statement, whoever waits. A thread that is still busy then is ended, and the
   * database opened anew: nothing else ends its statement.
   */
  statement: number;
}

/** How long a call waits for its turn, and for a statement's answer. */
const LIMITS: EmbeddedLimits = { hurried: 8_000, usual: 60_000, statement: 60_000 };

export interface EmbeddedOptions {
  /** Opens the database again after its thread has ended; without it every later call is refused. */
  reopen?: () => Promise<WorkerEngine>;
  limits?: EmbeddedLimits;
}

/**
 * PGlite has one session: a query or a transaction uses it exclusively, and the others queue here. A
 * read that belongs to no transaction goes before the transactions that wait: somebody looks at a page,
 * and others who save would else hold it up for as long as there are of them. What a caller has awaited
 * comes before its next call; calls that are not awaited have no order, as on PostgreSQL.
 */
export function embeddedPool(
  first: WorkerEngine,
  { reopen, limits = LIMITS }: EmbeddedOptions = {},
): ConnectionPool {
  const queue = createTaskQueue();
  const names = createStatementNames();
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let engine = first;
  let closed = false;

  function follow(): void {
    engine.onNotify((channel, payload) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload);
    });
  }

  /** The one that works; opened anew where it has ended. */
  async function working(): Promise<WorkerEngine> {
    if (!engine.stopped || !reopen) return engine;
    // Its notifications come to whoever listens, not to the request that happened to open it
    engine = await unhurried(reopen);
    follow();
    for (const [channel, waiting] of listeners) {
      await engine.call({ kind: 'exec', sql: `listen ${channel}` });
      // What was notified meanwhile is lost
      for (const listener of waiting) listener('');
    }
    return engine;
  }

  /** A session of this engine alone: what began on one that has ended does not go on on another. */
  function sessionOn(mine: WorkerEngine): Connection {
    const answered = async <T>(answer: Promise<T>): Promise<T> => {
      try {
        return await within(
          answer,
          limitNow(limits) === null ? null : limits.statement,
          'The embedded database',
        );
      } catch (error) {
        if (!(error instanceof LateError)) throw error;
        await mine.terminate();
        throw new StoreUnavailableError(error);
      }
    };
    return {
      query: (sql, params = []) =>
        answered(mine.call({ kind: 'query', sql, params, name: names.nameOf(sql) })),
      exec: (sql) => answered(mine.call({ kind: 'exec', sql })),
    };
  }

  async function withConnection<T>(
    work: (connection: Connection) => Promise<T>,
    { onlyReads } = { onlyReads: false },
  ): Promise<T> {
    if (closed) throw new StoreUnavailableError(undefined, 'The database is closed');
    let begin = (): void => undefined;
    let gaveUp = false;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const run = onlyReads ? queue.runFirst : queue.run;
    const turn = run(async () => {
      begin();
      if (gaveUp) throw new StoreUnavailableError(undefined, 'Nobody waits for it any more');
      return work(sessionOn(await working()));
    });
    try {
      await within(begun, limitNow(limits), 'The embedded database');
    } catch (error) {
      gaveUp = true;
      turn.catch(() => undefined);
      throw new StoreUnavailableError(error);
    }
    return turn;
  }

  follow();
  return {
    kind: 'embedded',
    withConnection,
    usage: () => ({ used: Math.min(1, queue.size), most: 1, waiting: Math.max(0, queue.size - 1) }),
    async listen(channel, onNotify) {
      const known = listeners.get(channel) ?? new Set();
      listeners.set(channel, known);
      // A new object, so that the same function may listen twice
      const listener = (payload: string) => onNotify(payload);
      known.add(listener);
      await withConnection((session) => session.exec(`listen ${channel}`));
      return async () => {
        known.delete(listener);
      };
    },
    async close() {
      if (closed) return;
      closed = true;
      await queue.run(async () => {
        if (!engine.stopped) await engine.call({ kind: 'close', syncTree: null });
      });
      await engine.terminate();
    },
  };
}
