import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '#domain/api/errors';
import type { SteadyClock } from '../lib/clock';
import type { Queryable } from './database';

/** Milliseconds: less than a load balancer waits for a response. */
const TIMEOUT_MS = 2_000;
/** Milliseconds for which the result of a test write is reused. */
const WRITE_EVERY_MS = 5_000;

export interface HealthOptions {
  /** Writes as the database would; rejects when it cannot. */
  write: () => Promise<unknown>;
  clock: SteadyClock;
  timeoutMs?: number;
}

/**
 * A check that the database answers, and that it can write; one for all who ask at the same time.
 * @returns a function that throws ApiError `unavailable`, with its cause, when the database refuses
 * or takes too long.
 */
export function databaseHealth(
  db: Queryable,
  { write, clock, timeoutMs = TIMEOUT_MS }: HealthOptions,
): () => Promise<void> {
  let asking: Promise<void> | null = null;
  let written: { at: number; outcome: Promise<unknown> } | null = null;

  function tryWrite(): Promise<unknown> {
    const now = clock.elapsed();
    if (written && now < written.at + WRITE_EVERY_MS) return written.outcome;
    written = { at: now, outcome: write() };
    return written.outcome;
  }

  async function check(): Promise<void> {
    // First, so that a write that failed together with the whole database is not reused
    await db.query('select 1');
    await tryWrite();
  }

  async function askOnce(): Promise<void> {
    const answered = new AbortController();
    const timeout = wait(timeoutMs, undefined, { signal: answered.signal }).then(() => {
      throw new Error('The database did not answer in time.');
    });
    try {
      await Promise.race([check(), timeout]);
    } catch (cause) {
      const refusal = new ApiError('unavailable', 'The database does not answer or cannot write.');
      refusal.cause = cause;
      throw refusal;
    } finally {
      timeout.catch(() => undefined);
      answered.abort();
    }
  }

  return () => {
    asking ??= askOnce().finally(() => {
      asking = null;
    });
    return asking;
  };
}
