import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Percent of the requests that never reach a server, and whose response is dropped. */
const LOST = { before: 10, after: 10 };
/** Paths whose requests may be lost. Not a page's files: without them it cannot send messages. */
const LOSES = /^\/api\//u;
/** How long a stream lasts, milliseconds. */
const LONGEST_STREAM = 4000;

/** The address that both sides call: forwards to any running server, and loses some requests. */
export interface LossyProxy {
  url: string;
  /** Requests and streams that were lost on purpose. */
  lost(): number;
  close(): Promise<void>;
}

/**
 * @param targets - addresses of the servers that run now.
 */
export async function startLossyProxy(targets: () => readonly string[]): Promise<LossyProxy> {
  let lost = 0;
  const cut = (incoming: IncomingMessage): void => {
    lost += 1;
    incoming.socket.destroy();
  };

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const fate = LOSES.test(incoming.url ?? '') ? Math.random() * 100 : 100;
    const alive = targets();
    const target = alive[Math.floor(Math.random() * alive.length)];
    if (target === undefined || fate < LOST.before) {
      cut(incoming);
      return;
    }
    const { method, headers } = incoming;
    const onward = request(new URL(incoming.url ?? '/', target), { method, headers }, (answer) => {
      const isStream = String(answer.headers['content-type']).startsWith('text/event-stream');
      if (!isStream && fate < LOST.before + LOST.after) {
        answer.resume();
        cut(incoming);
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => incoming.socket.destroy());
      // A server that is killed ends the answer in the middle
      answer.on('close', () => answer.complete || incoming.socket.destroy());
      if (!isStream) return;
      const end = setTimeout(() => cut(incoming), Math.random() * LONGEST_STREAM);
      outgoing.on('close', () => clearTimeout(end));
    });
    onward.on('error', () => incoming.socket.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }

  const server = createServer(forward).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    lost: () => lost,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
