import { LRUCache } from 'lru-cache';
import { StoreUnavailableError } from './sqlError';

/** Values as they were last read, for when the store cannot be reached. */
export interface LastKnown<Value extends object> {
  /** What `read` gives; while the store is down what it gave last, else its error. */
  read(key: string, read: () => Promise<Value>): Promise<Value>;
  /** The value that was read last; null for none. */
  get(key: string): Value | null;
  keep(key: string, value: Value): void;
  forget(key: string): void;
}

/**
 * A bounded memory without an end of life: only for what everyone may read.
 *
 * @param weigh - bytes of a value, at least 1; all together stay below `maxWeight`.
 */
export function createLastKnown<Value extends object>({
  maxWeight,
  weigh,
}: {
  maxWeight: number;
  weigh(value: Value): number;
}): LastKnown<Value> {
  const kept = new LRUCache<string, Value>({ maxSize: maxWeight, sizeCalculation: weigh });
  return {
    async read(key, read) {
      try {
        const value = await read();
        kept.set(key, value);
        return value;
      } catch (error) {
        const last = error instanceof StoreUnavailableError ? kept.get(key) : undefined;
        if (last === undefined) throw error;
        return last;
      }
    },
    get: (key) => kept.get(key) ?? null,
    keep: (key, value) => void kept.set(key, value),
    forget: (key) => void kept.delete(key),
  };
}
