import type { SteadyClock } from './clock';

/**
 * Makes an `LRUCache` drop entries that are `milliseconds` old, by a monotonic clock. The library
 * keeps an entry that is exactly as old as its `ttl`, treats 0 as "no start", and without
 * `ttlResolution: 0` reads the clock once per millisecond of wall time.
 */
export function lifetime(milliseconds: number, clock: SteadyClock) {
  return {
    ttl: milliseconds - 1,
    ttlResolution: 0,
    perf: { now: () => Math.floor(clock.elapsed()) + 1 },
  };
}
