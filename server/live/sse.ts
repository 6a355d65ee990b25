import type { ServerResponse } from 'node:http';
import { LIVE_CURSOR_EVENT } from '#domain/api/live';

/** Milliseconds after which a browser reconnects when the stream breaks. */
const RETRY_MS = 2_000;
const HEARTBEAT = ':\n\n';

/** The lines of one event; without data it is only its id, under its own event name. */
function formatEvent(id: string, data?: unknown): string {
  if (data === undefined) return `id: ${id}\nevent: ${LIVE_CURSOR_EVENT}\ndata:\n\n`;
  // JSON contains no raw line break, so the data is one line
  return `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** One response as a stream of server-sent events. */
export interface SseStream {
  /** Sends an event, or without data the cursor that the stream begins at. */
  send(id: string, data?: unknown): void;
  /** Sends a comment, so that proxies and both ends see that the connection is open. */
  beat(): void;
  /** Ends the response; the browser will reconnect. */
  end(): void;
  /** Whether nothing more can be sent. */
  readonly closed: boolean;
}

/**
 * Begins the stream. A client that reads too slowly is disconnected when more than
 * `maxBufferedBytes` are buffered for it: it reconnects and gets what it missed.
 * @param onClose is called once, however the stream ends.
 */
export function openSseStream(
  response: ServerResponse,
  headers: Record<string, number | string | string[] | undefined>,
  maxBufferedBytes: number,
  onClose: () => void,
): SseStream {
  let closed = false;
  let ended = false;

  function write(text: string): void {
    if (closed || ended) return;
    response.write(text);
    if (response.writableLength > maxBufferedBytes) response.destroy();
  }

  function close(): void {
    closed = true;
    onClose();
  }

  // A client that disconnected while its session was looked up has closed already
  if (response.destroyed) setImmediate(close);
  else response.once('close', close);
  // A connection that breaks while it is written to; `close` follows
  response.on('error', () => undefined);
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  write(`retry: ${RETRY_MS}\n\n`);

  return {
    send: (id, data) => write(formatEvent(id, data)),
    beat: () => write(HEARTBEAT),
    end() {
      ended = true;
      response.end();
    },
    get closed() {
      return closed;
    },
  };
}
