import { LRUCache } from 'lru-cache';
import type { SteadyClock } from './clock';
import { lifetime } from './lifetime';

/** What was made for a key. */
export interface Made<Value> {
  value: Value;
  /** Bytes that it holds while everyone may have it; null when it is for its asker alone. */
  weight: number | null;
}

/** Values for everyone who asks by the same key, for a short while. */
export interface SharedCache<Value> {
  /**
   * The kept value, or what `make` makes. Who asks while it is being made waits for that one; a
   * failure reaches them all and is not kept. A value for its asker alone is never handed to
   * another: the waiting then make their own.
   */
  get(key: string, make: () => Promise<Made<Value>>): Promise<Value>;
}

export interface SharedCacheOptions {
  /** Milliseconds from the moment the making began, so that nobody gets anything older. */
  lifeMs: number;
  /** The most it holds in bytes; the least recently used goes first. */
  maxWeight: number;
  clock: SteadyClock;
}

/** A cache in this process; other nodes have their own. */
export function createSharedCache<Value>({
  lifeMs,
  maxWeight,
  clock,
}: SharedCacheOptions): SharedCache<Value> {
  const life = lifetime(lifeMs, clock);
  const kept = new LRUCache<string, { value: Value }>({ maxSize: maxWeight, ...life });
  const making = new Map<string, Promise<Made<Value>>>();

  async function makeAndKeep(key: string, make: () => Promise<Made<Value>>): Promise<Made<Value>> {
    const start = life.perf.now();
    const made = await make();
    if (made.weight !== null) {
      // The library takes no size below 1, and keeps nothing that is heavier than all it may hold
      kept.set(key, { value: made.value }, { start, size: Math.max(1, made.weight) });
    }
    return made;
  }

  return {
    async get(key, make) {
      const known = kept.get(key);
      if (known) return known.value;
      const others = making.get(key);
      if (others) {
        const made = await others;
        return made.weight === null ? (await make()).value : made.value;
      }
      const mine = makeAndKeep(key, make).finally(() => making.delete(key));
      making.set(key, mine);
      return (await mine).value;
    },
  };
}
