import type { SteadyClock } from './clock';

/**
 * How an `LRUCache` forgets what is `milliseconds` old, by a clock that is never set back. The
 * library keeps what is exactly as old as its `ttl`, takes 0 for "has no beginning", and without
 * `ttlResolution: 0` looks at the clock once a millisecond of the wall's.
 */
export function lifetime(milliseconds: number, clock: SteadyClock) {
  return {
    ttl: milliseconds - 1,
    ttlResolution: 0,
    perf: { now: () => Math.floor(clock.elapsed()) + 1 },
  };
}
