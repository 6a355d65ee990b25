import pg from 'pg';

export interface PostgresListener {
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/**
 * NOTIFY on its own connection, which is opened at the first `listen` and again when it breaks.
 * Notifications meanwhile are lost, so after a reconnect every listener is called once with an
 * empty payload and has to check for itself.
 */
export function postgresListener(settings: pg.ClientConfig): PostgresListener {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let client: Promise<pg.Client> | null = null;
  let retry: NodeJS.Timeout | null = null;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const connecting = new pg.Client(settings);
    // A broken connection emits `end`; an `error` without a listener would end the process
    connecting.on('error', () => undefined);
    connecting.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    await connecting.connect();
    connecting.on('end', () => {
      client = null;
      reconnectAfter(FIRST_PAUSE_MS);
    });
    for (const channel of listeners.keys()) await connecting.query(`listen ${channel}`);
    return connecting;
  }

  function reconnectAfter(pauseMs: number): void {
    if (closed) return;
    retry = setTimeout(async () => {
      try {
        await current();
        for (const waiting of listeners.values()) for (const listener of waiting) listener('');
      } catch {
        reconnectAfter(Math.min(pauseMs * 2, LONGEST_PAUSE_MS));
      }
    }, pauseMs);
    retry.unref();
  }

  function current(): Promise<pg.Client> {
    client ??= connect().catch((error: unknown) => {
      client = null;
      throw error;
    });
    return client;
  }

  return {
    async listen(channel, onNotify) {
      const known = listeners.get(channel) ?? new Set();
      listeners.set(channel, known);
      // A new object, so that the same function may listen twice
      const listener = (payload: string) => onNotify(payload);
      known.add(listener);
      const connected = await current();
      await connected.query(`listen ${channel}`);
      return async () => {
        known.delete(listener);
      };
    },
    async close() {
      closed = true;
      if (retry) clearTimeout(retry);
      // A connection that could not be opened, or was lost, needs no end
      await client?.then((connected) => connected.end()).catch(() => undefined);
    },
  };
}
