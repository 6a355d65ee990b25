import type { Observe } from '../metrics/metrics';
import { ObjectMissingError, type ObjectStore } from './objectStore';

/** The object store, whose calls are timed; a listing by its whole length. */
export function measuredStore(store: ObjectStore, observe: Observe): ObjectStore {
  const PEER = 'object store';
  async function timed<T>(call: Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      const answer = await call;
      observe(PEER, performance.now() - began, 'ok');
      return answer;
    } catch (error) {
      // An answer, too: it is the one who asked that is wrong
      const result = error instanceof ObjectMissingError ? 'ok' : 'failed';
      observe(PEER, performance.now() - began, result);
      throw error;
    }
  }
  return {
    put: (name, bytes) => timed(store.put(name, bytes)),
    get: (name) => timed(store.get(name)),
    remove: (names) => timed(store.remove(names)),
    async *list(prefix) {
      const began = performance.now();
      let result: 'ok' | 'failed' = 'failed';
      try {
        yield* store.list(prefix);
        result = 'ok';
      } finally {
        observe(PEER, performance.now() - began, result);
      }
    },
  };
}
