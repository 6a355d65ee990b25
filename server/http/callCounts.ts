import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { SteadyClock } from '../lib/clock';
import { lifetime } from '../lib/lifetime';
import { MINUTE } from '../lib/time';

/** Counts of one caller at one route that are remembered; beyond that the least recently used goes. */
export const MOST_COUNTS = 100_000;

/** Calls of one caller at one route since its minute began. */
interface Count {
  calls: number;
  /** By the steady clock, milliseconds. */
  endsAt: number;
}

/** The counts of all routes. */
export interface CallCounts {
  /** For `@fastify/rate-limit`. */
  store: FastifyRateLimitStoreCtor;
  /** How many are remembered. */
  size(): number;
}

/**
 * Counts the calls of each caller at each route, in memory and per node. All routes share one room:
 * the library's own keeps 5000 callers for each of some hundred routes, whether they come again or not,
 * which in the end is more memory than everything else that a node has.
 */
export function createCallCounts(clock: SteadyClock): CallCounts {
  const counts = new LRUCache<string, Count>({ max: MOST_COUNTS, ...lifetime(MINUTE, clock) });
  let routes = 0;
  let clearedAt = clock.elapsed();

  /** The library keeps what is over until its room is full: after a storm that would be the memory of one. */
  function clear(now: number): void {
    if (now - clearedAt < MINUTE) return;
    counts.purgeStale();
    clearedAt = now;
  }

  class Store implements FastifyRateLimitStore {
    readonly #route = routes++;

    incr(
      key: string,
      callback: (error: Error | null, result: { current: number; ttl: number }) => void,
      timeWindow: number,
    ): void {
      const now = clock.elapsed();
      clear(now);
      const name = `${this.#route} ${key}`;
      const known = counts.get(name);
      const count = known && now < known.endsAt ? known : { calls: 0, endsAt: now + timeWindow };
      count.calls += 1;
      if (count !== known) counts.set(name, count, { ttl: timeWindow - 1 });
      callback(null, { current: count.calls, ttl: count.endsAt - now });
    }

    child(): FastifyRateLimitStore {
      return new Store();
    }
  }

  return { store: Store, size: () => counts.size };
}
