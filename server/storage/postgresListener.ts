import type pg from 'pg';
import { LineClient, type LineLimits } from './postgresLine';

export interface PostgresListener {
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/**
 * NOTIFY on its own connection, which is opened at the first `listen` and again when it breaks, or
 * when it no longer answers: it only listens, and would never notice by itself that nobody speaks.
 * Notifications meanwhile are lost, so after a reconnect every listener is called once with an
 * empty payload and has to check for itself.
 */
export function postgresListener(settings: pg.ClientConfig, limits: LineLimits): PostgresListener {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let client: Promise<LineClient> | null = null;
  let retry: NodeJS.Timeout | null = null;
  let closed = false;

  async function connect(): Promise<LineClient> {
    const connecting = new LineClient(settings);
    connecting.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    try {
      await connecting.connect();
      for (const channel of listeners.keys()) await listenOn(connecting, channel);
    } catch (error) {
      connecting.cut();
      throw error;
    }
    const check = setInterval(() => void connecting.works(limits.check), limits.listening).unref();
    connecting.on('end', () => {
      clearInterval(check);
      client = null;
      reconnectAfter(FIRST_PAUSE_MS);
    });
    return connecting;
  }

  async function listenOn(connected: LineClient, channel: string): Promise<void> {
    await connected.answered(connected.query(`listen ${channel}`), limits.hurried);
  }

  function reconnectAfter(pauseMs: number): void {
    if (closed) return;
    if (retry) clearTimeout(retry);
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

  function current(): Promise<LineClient> {
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
      await listenOn(await current(), channel);
      return async () => {
        known.delete(listener);
      };
    },
    async close() {
      closed = true;
      if (retry) clearTimeout(retry);
      // A connection that could not be opened, or was lost, needs no end
      const connected = await client?.catch(() => null);
      // Its own end would wait for an answer
      connected?.cut();
    },
  };
}
