import type { Connection, ConnectionPool } from '../connection';
import { StoreUnavailableError } from '../sqlError';
import { createTaskQueue } from './taskQueue';
import type { WorkerEngine } from './workerEngine';

/**
 * PGlite has one session: a query or a transaction uses it exclusively, and the others queue here.
 */
export function embeddedPool(engine: WorkerEngine): ConnectionPool {
  const queue = createTaskQueue();
  const { run } = queue;
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let closed = false;

  const connection: Connection = {
    query: (sql, params = []) => engine.call({ kind: 'query', sql, params }),
    exec: (sql) => engine.call({ kind: 'exec', sql }),
  };

  function withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    if (closed)
      return Promise.reject(new StoreUnavailableError(undefined, 'The database is closed'));
    return run(() => work(connection));
  }

  engine.onNotify((channel, payload) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload);
  });

  return {
    kind: 'embedded',
    withConnection,
    usage: () => ({ used: Math.min(1, queue.size), most: 1, waiting: Math.max(0, queue.size - 1) }),
    async listen(channel, onNotify) {
      const known = listeners.get(channel) ?? new Set();
      listeners.set(channel, known);
      // A new object, so that the same function may listen twice
      const listener = (payload: string) => onNotify(payload);
      known.add(listener);
      await withConnection((session) => session.exec(`listen ${channel}`));
      return async () => {
        known.delete(listener);
      };
    },
    async close() {
      if (closed) return;
      closed = true;
      await run(() => engine.call({ kind: 'close', syncTree: null }));
      await engine.terminate();
    },
  };
}
