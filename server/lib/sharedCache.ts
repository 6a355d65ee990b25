import { LRUCache } from 'lru-cache';
import type { SteadyClock } from './clock';
import { lifetime } from './lifetime';

/** A value with its size. */
export interface WeighedValue<Value> {
  value: Value;
  /** The bytes of a value that may be shared; null when it is only for its caller. */
  weight: number | null;
}

/** Short-lived values, shared by all callers with the same key. */
export interface SharedCache<Value> {
  /**
   * The cached value, or what `make` returns. Callers that ask while it is being made wait for it;
   * a failure reaches all of them and is not cached. A value only for its caller is never given to
   * another: those who waited then make their own.
   */
  get(key: string, make: () => Promise<WeighedValue<Value>>): Promise<Value>;
}

export interface SharedCacheOptions {
  /** Milliseconds from the start of `make`, so that no caller gets an older value. */
  lifeMs: number;
  /** The largest total in bytes; the least recently used entry is removed first. */
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
  const making = new Map<string, Promise<WeighedValue<Value>>>();

  async function makeAndKeep(
    key: string,
    make: () => Promise<WeighedValue<Value>>,
  ): Promise<WeighedValue<Value>> {
    const start = life.perf.now();
    const made = await make();
    if (made.weight !== null) {
      // The library accepts no size below 1, and stores nothing larger than the total
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
