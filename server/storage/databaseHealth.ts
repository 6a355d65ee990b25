import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '#domain/api/errors';
import type { Queryable } from './database';

/** Milliseconds: less than a load balancer waits for an answer. */
const PATIENCE_MS = 2_000;

/**
 * A check that the database answers.
 * @returns a function that throws ApiError `unavailable` when it refuses or is silent too long.
 */
export function databaseHealth(db: Queryable, patienceMs = PATIENCE_MS): () => Promise<void> {
  return async () => {
    const heard = new AbortController();
    const silence = wait(patienceMs, undefined, { signal: heard.signal }).then(() => {
      throw new Error('The database is silent.');
    });
    try {
      await Promise.race([db.query('select 1'), silence]);
    } catch {
      throw new ApiError('unavailable', 'The database does not answer.');
    } finally {
      silence.catch(() => undefined);
      heard.abort();
    }
  };
}
