import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '../../server/chaos/serverCall';
import type { Recorder } from './recorder';

/** Connections that a browser opens to one address. */
const CONNECTIONS = 6;
const PATIENCE_MS = 30_000;
/** A writing is sent again after so many milliseconds, up to twice as many. */
const PAUSE_MS = 300;

/** A whole answer; `bytes` are its body. */
export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  bytes: Buffer<ArrayBuffer>;
}

interface Sent {
  headers?: Record<string, string>;
  body?: Uint8Array | string;
  /** Sent as JSON, in the place of a body. */
  json?: object;
  /** Statuses of 4xx that are an answer like any other. */
  refusals?: readonly number[];
}

/** One caller at an address of their own. */
export interface Client {
  /** One request, whose end is recorded; null when there is no answer, or one that is our fault. */
  read(kind: string, path: string, headers?: Record<string, string>): Promise<Answer | null>;
  /** The same, with a body. */
  ask(kind: string, method: string, path: string, sent: Sent): Promise<Answer | null>;
  /** Sends the same again until there is an answer that is not our fault, as the site does. */
  write(kind: string, method: string, path: string, sent: Sent): Promise<Answer>;
  headers: Record<string, string>;
  agent: Agent;
}

/** The `place`th address of loopback: no two are of one network. */
function addressOf(place: number): string {
  const [first, rest] = [place % 250, Math.floor(place / 250)];
  return `127.${1 + first}.${rest % 250}.${1 + Math.floor(rest / 250)}`;
}

/** @param headers - that every request of this caller has. */
export function createClient(
  url: string,
  place: number,
  recorder: Recorder,
  headers: Record<string, string> = {},
): Client {
  const localAddress = addressOf(place);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress });

  async function ask(kind: string, method: string, path: string, sent: Sent) {
    const began = performance.now();
    try {
      const answer = await send(url + path, { method, agent, headers: client.headers, sent });
      recorder.note(kind, began);
      if (answer.status < 500) {
        const isExpected = answer.status < 400 || sent.refusals?.includes(answer.status);
        if (!isExpected) noteRefusal(kind, answer);
        return answer;
      }
      recorder.fault(kind, String(answer.status));
    } catch (error) {
      recorder.fault(kind, Object(error).code ?? 'cut');
    }
    return null;
  }

  function noteRefusal(kind: string, { status, bytes }: Answer): void {
    const code = /"(?:code|error)":"(\w+)"/u.exec(bytes.toString('utf8', 0, 2000))?.[1] ?? '';
    recorder.fault(kind, `${status} ${code}`.trim());
  }

  const client: Client = {
    headers,
    agent,
    ask,
    read: (kind, path, more) => ask(kind, 'GET', path, { ...(more && { headers: more }) }),
    async write(kind, method, path, sent) {
      for (;;) {
        const answer = await ask(kind, method, path, sent);
        if (answer !== null) return answer;
        await wait(PAUSE_MS * (1 + Math.random()));
      }
    },
  };
  return client;
}

/** A client's calls in the form that the works of `server/chaos` make. */
export function callOf(client: Client, kind: string): Call {
  return async (method, path, { headers, body, json } = {}) => {
    const sent: Sent = { ...(headers && { headers }), ...(json && { json }) };
    if (body instanceof Uint8Array) sent.body = body;
    const answer = await client.write(kind, method, path, sent);
    const passed = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) passed.set(name, String(value));
    return { status: answer.status, headers: passed, bytes: answer.bytes };
  };
}

function send(
  url: string,
  options: { method: string; agent: Agent; headers: Record<string, string>; sent: Sent },
): Promise<Answer> {
  const { method, agent, sent } = options;
  const body = sent.json ? JSON.stringify(sent.json) : sent.body;
  const headers = {
    ...options.headers,
    ...(sent.json && { 'content-type': 'application/json' }),
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    ...sent.headers,
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, agent, headers, timeout: PATIENCE_MS }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
      answer.on('error', reject);
    });
    asked.on('timeout', () => asked.destroy(Object.assign(new Error(url), { code: 'timeout' })));
    asked.on('error', reject);
    asked.end(body);
  });
}
