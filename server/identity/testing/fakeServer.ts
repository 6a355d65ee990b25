import { createServer, type IncomingMessage } from 'node:http';

/** A request to a fake server. */
export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
  authorization: string | null;
}

/** A server on loopback that answers JSON, over real HTTP. */
export interface FakeServer {
  origin: string;
  /** All requests, in order. */
  asked: FakeRequest[];
  close(): Promise<void>;
}

/** @param answer - the status and the body; a null body is an empty response. */
export async function fakeServer(
  answer: (request: FakeRequest) => Promise<[status: number, body: unknown]>,
): Promise<FakeServer> {
  const asked: FakeRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const request = await read(incoming);
    asked.push(request);
    const [status, body] = await answer(request);
    outgoing.writeHead(status, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

async function read(incoming: IncomingMessage): Promise<FakeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const url = new URL(incoming.url ?? '/', 'http://fake.test');
  return {
    method: incoming.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    form: new URLSearchParams(Buffer.concat(chunks).toString()),
    authorization: incoming.headers.authorization ?? null,
  };
}
