import http from 'node:http';
import { text } from 'node:stream/consumers';
import { type RawAnswer, rawRequest } from '../testing/rawRequest';
import type { BareRequest } from '../testing/send';

/** What a header's value may be for Node's client; other values are sent as bytes. */
const SENDABLE = /^[\t\x20-\x7e]*$/;
/** Milliseconds. */
const ANSWER_WITHIN = 60_000;

const agent = new http.Agent({ keepAlive: true });

let sent = 0;
/** One of so many addresses that no limit is met, and so few that what is kept of each is small. */
function anAddress(): string {
  sent += 1;
  return `10.0.${sent % 4}.${sent % 251}`;
}

/** Sends a request to a server on this machine, from one of a thousand addresses. */
export async function sendOverHttp(port: number, request: BareRequest): Promise<RawAnswer> {
  const { method, url: path, payload = '' } = request;
  const headers: Record<string, string> = {
    host: 'vikari.test',
    'x-forwarded-for': anAddress(),
    ...(method !== 'GET' && { 'content-length': String(Buffer.byteLength(payload)) }),
    ...request.headers,
  };
  if (!Object.values(headers).every((value) => SENDABLE.test(value))) {
    const lines = Object.entries({ ...headers, connection: 'close' }).map((one) => one.join(': '));
    const head = [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
    return rawRequest(port, head + Buffer.from(payload).toString('latin1'));
  }
  const options = { agent, host: '127.0.0.1', port, method, path, headers };
  return new Promise((resolve, reject) => {
    const call = http.request({ ...options, timeout: ANSWER_WITHIN }, async (answer) => {
      try {
        const body = await text(answer);
        resolve({
          statusCode: answer.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
          ),
          body,
          json: () => JSON.parse(body),
        });
      } catch (error) {
        reject(error);
      }
    });
    call.on('timeout', () => call.destroy(new Error('No answer came within a minute.')));
    call.on('error', reject);
    call.end(payload);
  });
}

/** Closes the connections that are kept open. */
export const closeConnections = (): void => agent.destroy();
