import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Pieces of a document before its end, and the milliseconds between them. */
const PIECES = 12;
const GAP = 10;
/** Milliseconds for a received script to run. */
const RUN = 250;

/** An HTTP proxy that sends a document in pieces, and its end late. */
export interface SlowLine {
  /** For a browser context: it then keeps the site's own addresses. */
  proxy: { server: string; bypass: string };
  /**
   * Resolves when a script has been received and had time to run, or when none was requested in
   * that time.
   */
  scriptsHaveCome(): Promise<void>;
  /** Releases the ends of all documents. */
  finish(): void;
  close(): Promise<void>;
}

/** The start of a document's last tenth, which splits the page's data in two. */
function endOf(html: string): number {
  const data = html.lastIndexOf('id="vikari-data"');
  return data === -1 ? Math.floor(html.length * 0.9) : data + 20;
}

export async function startSlowLine(): Promise<SlowLine> {
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let scriptCame = (): void => undefined;
  const script = new Promise<void>((resolve) => {
    scriptCame = resolve;
  });

  async function writeSlowly(html: string, answer: ServerResponse): Promise<void> {
    const end = endOf(html);
    const step = Math.ceil(end / PIECES);
    for (let from = 0; from < end; from += step) {
      answer.write(html.slice(from, Math.min(from + step, end)));
      await wait(GAP);
    }
    await finished;
    answer.end(html.slice(end));
  }

  async function passOn(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { 'accept-encoding': _, ...headers } = asked.headers;
    const upstream = request(asked.url ?? '/', { method: asked.method, headers });
    asked.pipe(upstream);
    const [response]: IncomingMessage[] = await once(upstream, 'response');
    if (!response) return;
    const { 'content-length': _length, ...passed } = response.headers;
    const slow = /^text\/html/.test(passed['content-type'] ?? '');
    answer.writeHead(response.statusCode ?? 502, slow ? passed : response.headers);
    if (slow) {
      const pieces: Buffer[] = [];
      for await (const piece of response) pieces.push(piece);
      await writeSlowly(Buffer.concat(pieces).toString(), answer);
      return;
    }
    response.pipe(answer);
    if (/\/assets\/main-.*\.js$/.test(asked.url ?? '')) answer.once('finish', scriptCame);
  }

  const server = createServer((asked, answer) => {
    // A page that is left cancels its requests.
    passOn(asked, answer).catch(() => answer.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    proxy: { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' },
    scriptsHaveCome: async () => {
      await Promise.race([script, wait(10 * RUN)]);
      await wait(RUN);
    },
    finish,
    async close() {
      finish();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
