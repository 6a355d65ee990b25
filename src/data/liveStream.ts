import { LIVE_CURSOR_EVENT, LIVE_PATH, type LiveEvent } from '#domain/api/live';

/** The events of one stream. */
export interface LiveStreamListener {
  /**
   * The stream is open. `place` is the cursor at which it begins; null when it continues after the
   * requested one.
   */
  onOpen(place: string | null): void;
  onEvent(id: string, event: LiveEvent): void;
  /** The server refused it. It is requested again, at growing intervals. */
  onRefused(): void;
}

const LOWEST_BACKOFF_MS = 2000;
const HIGHEST_BACKOFF_MS = 60_000;

/**
 * One SSE stream from the server, after a cursor or from now on. The browser reconnects after a
 * lost connection by itself, and sends the last event's id.
 * @returns how to close it.
 */
export function openLiveStream(after: string | null, listener: LiveStreamListener): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let backoff = LOWEST_BACKOFF_MS;
  let place = after;

  function connect(): void {
    const query = place === null ? '' : `?${new URLSearchParams({ lastEventId: place })}`;
    source = new EventSource(`${LIVE_PATH}${query}`, { withCredentials: true });
    source.onopen = () => {
      backoff = LOWEST_BACKOFF_MS;
      if (place !== null) listener.onOpen(null);
    };
    source.addEventListener(LIVE_CURSOR_EVENT, ({ lastEventId }) => {
      place = lastEventId;
      listener.onOpen(lastEventId);
    });
    source.onmessage = ({ lastEventId, data }: MessageEvent<string>) => {
      place = lastEventId;
      listener.onEvent(lastEventId, JSON.parse(data));
    };
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      listener.onRefused();
      timer = setTimeout(connect, backoff);
      backoff = Math.min(backoff * 2, HIGHEST_BACKOFF_MS);
    };
  }

  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
