import { LIVE_PATH, type LiveEvent } from '#domain/api/live';

/**
 * The one port for live updates: `onEvent` hears everything that happens to the signed-in
 * person's own things from now on. Answers how to stop.
 */
export type LivePort = (onEvent: (event: LiveEvent) => void) => () => void;

const HIGHEST_BACKOFF_MS = 60_000;

/**
 * The embedded adapter: one SSE stream for the whole page. The browser itself reconnects after
 * a broken line and names the last event it has; a refused stream is asked for again, ever
 * more seldom.
 */
export const serverSentEvents: LivePort = (onEvent) => {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let backoff = 2000;
  let lastEventId = '';

  function connect(): void {
    const query = lastEventId ? `?${new URLSearchParams({ lastEventId })}` : '';
    source = new EventSource(`${LIVE_PATH}${query}`, { withCredentials: true });
    source.onopen = () => {
      backoff = 2000;
      // What happened between the reading of the page and now is in no stream yet.
      if (lastEventId === '') onEvent({ type: 'resync' });
    };
    source.onmessage = (message: MessageEvent<string>) => {
      lastEventId = message.lastEventId;
      onEvent(JSON.parse(message.data));
    };
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(connect, backoff);
      backoff = Math.min(backoff * 2, HIGHEST_BACKOFF_MS);
    };
  }

  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
};
