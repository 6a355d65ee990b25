import { ObjectMissingError, type ObjectStore, requireObjectName } from '../objectStore';

/** Objects in memory that a test may read, change and delete. */
export interface MemoryStore extends ObjectStore {
  objects: Map<string, Buffer>;
}

/** @param now - the clock for the objects' times; milliseconds since the epoch. */
export function memoryStore(now: () => number = Date.now): MemoryStore {
  const objects = new Map<string, Buffer>();
  const times = new Map<string, number>();
  return {
    objects,
    async put(name, bytes) {
      requireObjectName(name);
      objects.set(name, Buffer.from(bytes));
      times.set(name, now());
    },
    async get(name) {
      const found = objects.get(name);
      if (!found) throw new ObjectMissingError(name);
      return found;
    },
    async remove(names) {
      for (const name of names) objects.delete(name);
    },
    async *list(prefix) {
      for (const name of [...objects.keys()]) {
        if (name.startsWith(prefix)) yield { name, writtenAt: times.get(name) ?? 0 };
      }
    },
  };
}
