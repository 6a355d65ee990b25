/**
 * The key of a value that the page itself knows, such as how many jobs are saved: no answer of a
 * service.
 */
export interface PageValue<Value> {
  /** Its value until it is set, and again after a sign-out. */
  readonly initial: Value;
}

/** Made once, as a module's constant; the values themselves belong to a `SiteData`. */
export const pageValue = <Value>(initial: Value): PageValue<Value> => ({ initial });

/** The values of one page. A component reads them by `usePageValue`. */
export interface PageState {
  get<Value>(key: PageValue<Value>): Value;
  set<Value>(key: PageValue<Value>, value: Value): void;
  change<Value>(key: PageValue<Value>, next: (known: Value) => Value): void;
  /** Every value is its initial one again. */
  clear(): void;
  subscribe(listener: () => void): () => void;
}

export function createPageState(): PageState {
  const values = new Map<PageValue<unknown>, unknown>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const state: PageState = {
    // Only `set` writes, which takes a value of the key's own type
    get: <Value>(key: PageValue<Value>) =>
      (values.has(key) ? values.get(key) : key.initial) as Value,
    set(key, value) {
      values.set(key, value);
      tell();
    },
    change: (key, next) => state.set(key, next(state.get(key))),
    clear() {
      values.clear();
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return state;
}
