import type { SteadyClock } from './clock';

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
  /** Least recently used first. */
  const kept = new Map<string, { value: Value; weight: number; until: number }>();
  const making = new Map<string, Promise<Made<Value>>>();
  let held = 0;

  function drop(key: string): void {
    held -= kept.get(key)?.weight ?? 0;
    kept.delete(key);
  }

  function keep(key: string, value: Value, weight: number, until: number): void {
    drop(key);
    kept.set(key, { value, weight, until });
    held += weight;
    for (const oldest of kept.keys()) {
      if (held <= maxWeight) return;
      drop(oldest);
    }
  }

  async function makeAndKeep(key: string, make: () => Promise<Made<Value>>): Promise<Made<Value>> {
    const until = clock.elapsed() + lifeMs;
    const made = await make();
    if (made.weight !== null && made.weight <= maxWeight) keep(key, made.value, made.weight, until);
    return made;
  }

  return {
    async get(key, make) {
      const known = kept.get(key);
      if (known && clock.elapsed() < known.until) {
        kept.delete(key);
        kept.set(key, known);
        return known.value;
      }
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
