/**
 * Local storage that may be full, blocked or absent: then nothing is kept and nothing fails.
 * Values are JSON; what cannot be read back is null.
 */
export const localStore = {
  read(key: string): unknown {
    try {
      const text = window.localStorage.getItem(key);
      return text === null ? null : JSON.parse(text);
    } catch {
      return null;
    }
  },
  write(key: string, value: unknown): void {
    try {
      window.localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Private mode or a full store: the site works without it.
    }
  },
  remove(key: string): void {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
};
