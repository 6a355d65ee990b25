import type { ServerResponse } from 'node:http';
import { LIVE_PLACE } from '#domain/api/live';

/** Milliseconds after which a browser asks again when the stream breaks. */
const RETRY_MS = 2_000;
const HEARTBEAT = ':\n\n';

/** The lines of one event; without data it is only its id, under a name of its own. */
function formatEvent(id: string, data?: unknown): string {
  if (data === undefined) return `id: ${id}\nevent: ${LIVE_PLACE}\ndata:\n\n`;
  // JSON has no raw line break, so the data is one line
  return `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** One response as a stream of server-sent events. */
export interface SseStream {
  /** An event, or without data the place that the stream begins at. */
  send(id: string, data?: unknown): void;
  /** A comment, so that proxies and both ends see that the line is alive. */
  beat(): void;
  /** Ends it politely; the browser will ask again. */
  end(): void;
  /** Whether nothing more can be sent. */
  readonly closed: boolean;
}

/**
 * Begins the stream. A client that reads too slowly is dropped when more than
 * `maxBufferedBytes` wait for it: it comes back and is given what it missed.
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

  // A client that left while its session was looked up has closed already
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
