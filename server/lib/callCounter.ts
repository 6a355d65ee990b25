import { LRUCache } from 'lru-cache';
import type { SteadyClock } from './clock';
import { lifetime } from './lifetime';
import { MINUTE } from './time';

/** The most keys that are remembered; beyond that the least recently used one is removed. */
const MOST_KEYS = 10_000;

/** Counts calls by a key within a minute, in memory and per node. */
export interface CallCounter {
  /** Counts a call; false when the key has been counted too often. */
  isLeft(key: string): boolean;
}

/** @param most - calls within a minute, from the first on. */
export function createCallCounter(most: number, clock: SteadyClock): CallCounter {
  const byKey = new LRUCache<string, { calls: number }>({
    max: MOST_KEYS,
    ...lifetime(MINUTE, clock),
  });
  return {
    isLeft(key) {
      const entry = byKey.get(key) ?? { calls: 0 };
      if (entry.calls >= most) return false;
      entry.calls += 1;
      if (entry.calls === 1) byKey.set(key, entry);
      return true;
    },
  };
}
