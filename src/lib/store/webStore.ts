/** Values stored by the browser under a name; see {@link webStore}. */
export interface WebStore {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
  /** Every key that begins with `prefix`. */
  keys(prefix: string): string[];
  /** Removes every key that begins with `prefix`. */
  removeAll(prefix: string): void;
}

/** A stored JSON value; null when there is none, or it cannot be read. */
export function readStored(area: () => Storage, key: string): unknown {
  try {
    const text = area().getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A browser's store that may be full, blocked or absent: then nothing is stored and nothing fails.
 * Values are JSON; what cannot be read back is null.
 *
 * @param area - returns the store; called at each use, since accessing it may throw.
 */
export function webStore(area: () => Storage): WebStore {
  function attempt(use: (store: Storage) => void): void {
    try {
      use(area());
    } catch {
      // Private mode or a full store: the site works without it.
    }
  }
  const keys = (store: Storage, prefix: string) =>
    Object.keys(store).filter((key) => key.startsWith(prefix));
  return {
    read: (key) => readStored(area, key),
    write: (key, value) => attempt((store) => store.setItem(key, JSON.stringify(value))),
    remove: (key) => attempt((store) => store.removeItem(key)),
    keys(prefix) {
      try {
        return keys(area(), prefix);
      } catch {
        return [];
      }
    },
    removeAll: (prefix) =>
      attempt((store) => {
        for (const key of keys(store, prefix)) store.removeItem(key);
      }),
  };
}
