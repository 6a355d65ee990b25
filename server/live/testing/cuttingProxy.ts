import { once } from 'node:events';
import net from 'node:net';

/** A network between a browser and a server on loopback, that a test makes worse. */
export interface CuttingProxy {
  /** `host:port` */
  host: string;
  /** The part of the connections that is dropped, while or before something is on its way. */
  drop(part: number): void;
  /** Cuts every connection now. */
  cut(): void;
  close(): Promise<void>;
}

/** Milliseconds: a connection that is to be dropped is cut at some moment within them. */
const LONGEST_LIFE = 400;

/** @param random - numbers from 0 to 1, the same in every run. */
export async function cuttingProxy(target: string, random: () => number): Promise<CuttingProxy> {
  const [host = '', port] = target.split(':');
  const open = new Set<net.Socket>();
  let dropped = 0;
  const server = net.createServer((from) => {
    const to = net.connect(Number(port), host);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
    if (random() < dropped) setTimeout(() => from.destroy(), random() * LONGEST_LIFE).unref();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    host: `127.0.0.1:${address.port}`,
    drop(part) {
      dropped = part;
      // Connections that are kept would never be dropped
      if (part > 0) for (const socket of open) if (random() < part) socket.destroy();
    },
    cut,
    async close() {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}
