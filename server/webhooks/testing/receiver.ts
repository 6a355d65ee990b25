import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

/** A call that a receiver got. */
interface ReceivedCall {
  headers: IncomingHttpHeaders;
  body: string;
  path: string;
}

/** An employer's program on this machine that keeps what it receives. */
export interface Receiver {
  url: string;
  calls: ReceivedCall[];
  close(): Promise<void>;
}

/** The status of an answer, or the answer; null: it never answers. */
export type Answers = (
  call: ReceivedCall,
) => number | { status: number; headers: OutgoingHttpHeaders } | null;

/** @param onSilence - called with the receiver's address at each call that it does not answer. */
export async function startReceiver(
  answer: Answers = () => 204,
  onSilence: (url: string) => void = () => undefined,
): Promise<Receiver> {
  const calls: ReceivedCall[] = [];
  let url = '';
  const server = createServer(async (request, response) => {
    const call = {
      headers: request.headers,
      body: await text(request).catch(() => ''),
      path: request.url ?? '',
    };
    calls.push(call);
    const answered = answer(call);
    if (answered === null) return onSilence(url);
    const { status, headers } =
      typeof answered === 'number' ? { status: answered, headers: {} } : answered;
    response.writeHead(status, { location: '/elsewhere', ...headers }).end('Tack.');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere.');
  url = `http://127.0.0.1:${address.port}/vikari`;
  return {
    url,
    calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
