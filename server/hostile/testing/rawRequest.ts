import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';

/** A response as it was received. */
export interface RawAnswer {
  statusCode: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
  json(): ReturnType<typeof JSON.parse>;
}

/** Sends bytes that no HTTP client would send, and reads until the server has closed. */
export async function rawRequest(port: number, request: string): Promise<RawAnswer> {
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // Not `end`: a half-closed connection is another attack than the one tested here.
  socket.write(request, 'latin1');
  const [head = '', ...rest] = (await text(socket)).split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const body = rest.join('\r\n\r\n');
  return {
    statusCode: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map((line): [string, string] => {
        const [name = '', ...value] = line.split(': ');
        return [name.toLowerCase(), value.join(': ')];
      }),
    ),
    body,
    json: () => JSON.parse(body),
  };
}
