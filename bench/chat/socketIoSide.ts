import { fileURLToPath } from 'node:url';
import { installPeers } from '../lib/installPeers';
import { memoryOf, type Side, startProcess, stopProcess } from './side';

const FOLDER = fileURLToPath(new URL('./peer/', import.meta.url));
const CLIENT = 'node_modules/socket.io-client/build/esm/index.js';
const AT_ONCE = 100;

/** The parts of socket.io's client that are used. */
interface Socket {
  on(event: string, listener: (message: { text: string }) => void): void;
  emitWithAck(event: string, message: object): Promise<unknown>;
  disconnect(): void;
}
interface Client {
  io(url: string, options: object): Socket;
}

/** socket.io over WebSocket: a message is acknowledged when it is sent on, and stored nowhere. */
export async function socketIoSide(): Promise<Side> {
  await installPeers(FOLDER);
  const client: Client = await import(new URL(CLIENT, new URL('./peer/', import.meta.url)).href);
  const { child, ready } = await startProcess(`${FOLDER}server.mjs`);
  if (!('url' in ready)) throw new Error('The server told no address.');
  const open = (person: number | string): Promise<Socket> => {
    const options = { transports: ['websocket'], forceNew: true, auth: { person } };
    const socket = client.io(ready.url, options);
    return new Promise((resolve) => socket.on('connect', () => resolve(socket)));
  };
  const sender = await open('sender');
  const sockets: Socket[] = [];
  return {
    name: 'socket.io',
    async connect(count, onMessage) {
      const first = sockets.length;
      for (let at = first; at < first + count; at += AT_ONCE) {
        const some = Math.min(AT_ONCE, first + count - at);
        const opened = await Promise.all(
          Array.from({ length: some }, async (_, offset) => {
            const socket = await open(at + offset);
            socket.on('message', ({ text }) => onMessage(at + offset, text));
            return socket;
          }),
        );
        sockets.push(...opened);
      }
    },
    async send(person, text) {
      await sender.emitWithAck('message', { to: person, text });
    },
    memory: () => memoryOf(child),
    async stop() {
      for (const socket of [sender, ...sockets]) socket.disconnect();
      await stopProcess(child);
    },
  };
}
