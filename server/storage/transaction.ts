import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from './connection';
import type { Queryable, TransactionOptions } from './database';
import { createIdleLimit } from './patience';
import { isRetryable, SQLSTATE, SqlError, StoreUnavailableError } from './sqlError';
import { decodeRows, encodeParameter } from './values';

/** `query` on one connection. */
export function queryableOn(connection: Connection): Queryable {
  return {
    async query<R extends object>(sql: string, params: readonly unknown[] = []): Promise<R[]> {
      const answer = await connection.query(sql, params.map(encodeParameter));
      // The caller names the row's type; SQL cannot be checked here.
      return decodeRows(answer) as R[];
    },
  };
}

/** Milliseconds that a transaction's work may do something else: it holds a connection, and locks. */
const LONGEST_IDLE = 60_000;

/**
 * One transaction on one connection. Its isolation is repeatable read by default, so that a row
 * that two transactions read and then write is a serialization failure, never a lost update; the
 * embedded database has one connection and no such conflict. A commit that PostgreSQL turned into a
 * rollback is an error too.
 */
export async function runTransaction<T>(
  connection: Connection,
  work: (tx: Queryable) => Promise<T>,
  { isolation = 'repeatable read' }: TransactionOptions = {},
  longestIdle = LONGEST_IDLE,
): Promise<T> {
  let open = true;
  const idle = createIdleLimit(longestIdle);
  const queryable = queryableOn(connection);
  const tx: Queryable = {
    async query(sql, params) {
      if (!open) throw new Error('The transaction has ended: await every query inside it.');
      return idle.during(queryable.query(sql, params));
    },
  };
  await connection.query(`begin isolation level ${isolation}`);
  try {
    const result = await Promise.race([work(tx), idle.passed]).catch((error: unknown) => {
      throw error === idle.error ? new StoreUnavailableError(error) : error;
    });
    open = false;
    const { command } = await connection.query('commit');
    if (command === 'ROLLBACK') {
      throw new SqlError('A failed statement was swallowed; the transaction was rolled back.', {
        code: SQLSTATE.inFailedTransaction,
      });
    }
    return result;
  } catch (error) {
    open = false;
    // The first error of a lost connection says more than the second; after a failed commit there
    // is nothing left to roll back, and PostgreSQL only warns.
    await connection.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    idle.end();
  }
}

/**
 * Of many that want one row at the same time, a round lets at least one through, and all others fail
 * at once: as many rounds as a program's calls at once may need, in a few seconds.
 */
const RETRIES = 12;
/** Milliseconds: the pause after one failure is at most as long as the attempt took, within these. */
const SHORTEST_ATTEMPT = 20;
const LONGEST_ATTEMPT = 250;
/** A pause stops growing at so many times that. */
const MOST_TIMES = 16;

/**
 * The most milliseconds to wait after so many failures, of which the last attempt took `took`. On a
 * busy machine attempts take longer, and pauses that did not grow with them would let the same
 * transactions meet again.
 */
export function longestPause(failures: number, took: number): number {
  const attempt = Math.min(Math.max(took, SHORTEST_ATTEMPT), LONGEST_ATTEMPT);
  return attempt * Math.min(2 ** failures, MOST_TIMES);
}

/** A random time, so that transactions that were in conflict do not meet again. */
const pauseAfter = (failures: number, took: number): Promise<void> =>
  wait(Math.random() * longestPause(failures, took));

/**
 * Runs `attempt` again, up to twelve times, after a serialization failure or a deadlock.
 *
 * @param pause - waits before the next attempt, after so many others had failed; the last of them
 *   took `took` milliseconds.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  pause: (failures: number, took: number) => Promise<void> = pauseAfter,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    const begun = performance.now();
    try {
      return await attempt();
    } catch (error) {
      if (failures === RETRIES || !isRetryable(error)) throw error;
      await pause(failures, performance.now() - begun);
    }
  }
}

/** Thrown for a call on the database inside a transaction, which would wait for its own end. */
export class NestedCallError extends Error {
  constructor() {
    super('Inside a transaction use only its tx: the database itself would wait for its end.');
    this.name = 'NestedCallError';
  }
}

/** Detects whether the calling code runs inside an open transaction of this database. */
export function transactionScope() {
  const storage = new AsyncLocalStorage<{ open: boolean }>();
  return {
    /** @throws NestedCallError */
    refuseInside(): void {
      if (storage.getStore()?.open) throw new NestedCallError();
    },
    async run<T>(work: () => Promise<T>): Promise<T> {
      const scope = { open: true };
      try {
        return await storage.run(scope, work);
      } finally {
        // Work that outlives the transaction (a timer, a listener) may call the database again
        scope.open = false;
      }
    },
  };
}
