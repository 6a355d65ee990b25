import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';

/** How a peer goes silent. */
export type Silence =
  /** It takes the connection and says nothing. */
  | 'nothing'
  /** It begins an HTTP answer, and stops in its body. */
  | 'half'
  /** It says something all the time, and never comes to an end. */
  | 'drops';

export interface SilentPeer {
  port: number;
  url: string;
  close(): void;
}

const HEAD =
  'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"a":';

/** A peer on loopback that never finishes what it says. */
export async function startSilentPeer(silence: Silence): Promise<SilentPeer> {
  const sockets = new Set<Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      if (silence === 'half') socket.write(HEAD);
      if (silence !== 'drops') return;
      const timer = setInterval(() => socket.write('x'), 5);
      socket.once('close', () => clearInterval(timer));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
