import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '#domain/api/errors';
import type { SteadyClock } from '../lib/clock';
import type { Queryable } from './database';

/** Milliseconds: less than a load balancer waits for an answer. */
const PATIENCE_MS = 2_000;
/** Milliseconds for which the outcome of a write is taken for the next one's. */
const WRITE_EVERY_MS = 5_000;

export interface HealthOptions {
  /** Writes something as the store would; rejects when it cannot. */
  write: () => Promise<unknown>;
  clock: SteadyClock;
  patienceMs?: number;
}

/**
 * A check that the database answers, and that it can write.
 * @returns a function that throws ApiError `unavailable`, with its cause, when it refuses or is
 * silent too long.
 */
export function databaseHealth(
  db: Queryable,
  { write, clock, patienceMs = PATIENCE_MS }: HealthOptions,
): () => Promise<void> {
  let written: { at: number; outcome: Promise<unknown> } | null = null;

  function tryWrite(): Promise<unknown> {
    const now = clock.elapsed();
    if (written && now < written.at + WRITE_EVERY_MS) return written.outcome;
    written = { at: now, outcome: write() };
    return written.outcome;
  }

  async function check(): Promise<void> {
    // First, so that a write that only failed with the whole database is not remembered
    await db.query('select 1');
    await tryWrite();
  }

  return async () => {
    const heard = new AbortController();
    const silence = wait(patienceMs, undefined, { signal: heard.signal }).then(() => {
      throw new Error('The database is silent.');
    });
    try {
      await Promise.race([check(), silence]);
    } catch (cause) {
      const refusal = new ApiError('unavailable', 'The database does not answer or cannot write.');
      refusal.cause = cause;
      throw refusal;
    } finally {
      silence.catch(() => undefined);
      heard.abort();
    }
  };
}
