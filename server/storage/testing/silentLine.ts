import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can go silent, as a network does: nothing is refused, nothing arrives. */
export interface SilentLine {
  /** The address of the server, by this way. */
  url: string;
  /** From now on nothing is passed on, in both directions; new connections are taken and not answered. */
  silence(): void;
  /**
   * New connections are passed on again, and those taken meanwhile are refused. Those from before stay
   * silent, and are not closed.
   */
  speak(): void;
  /** How many connections were taken so far. */
  readonly taken: number;
  /** How many of them are open on the near side. */
  readonly open: number;
  close(): Promise<void>;
}

/** Opens the way, on loopback. */
export async function openSilentLine(serverUrl: string): Promise<SilentLine> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const unanswered = new Set<Socket>();
  const open = new Set<Socket>();
  const silenced: (() => void)[] = [];
  let isSilent = false;
  let taken = 0;

  // Who takes leave on a silent line is not answered either
  const server = net.createServer({ allowHalfOpen: true }, (near) => {
    taken += 1;
    near.once('end', () => {
      if (!isSilent) near.end();
    });
    keep(near);
    open.add(near);
    near.once('close', () => open.delete(near));
    if (isSilent) {
      unanswered.add(near);
      return;
    }
    const far = net.connect(Number(target.port), target.hostname);
    keep(far);
    pass(near, far);
    pass(far, near);
  });

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  }

  function pass(from: Socket, to: Socket): void {
    let cut = false;
    from.on('data', (bytes) => {
      cut ||= isSilent;
      if (!cut) to.write(bytes);
    });
    from.once('close', () => {
      // The far end learns nothing of an end on a silent line
      if (!isSilent) to.destroy();
    });
    silenced.push(() => {
      cut = true;
    });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence() {
      isSilent = true;
      for (const cut of silenced.splice(0)) cut();
    },
    speak() {
      isSilent = false;
      for (const socket of unanswered) socket.destroy();
      unanswered.clear();
    },
    get taken() {
      return taken;
    },
    get open() {
      return open.size;
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
