import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { endpoint } from '#domain/api/endpoint';
import { buildApp } from '../app';
import { systemClock } from '../lib/clock';
import { createGate } from '../storage/testing/gate';
import { testConfig } from '../testing/testConfig';
import { createHttpServers, type HttpTimeouts } from './httpServers';
import { parser } from './parse';
import { route } from './route';

const echo = endpoint<{ text: string }, { status: 0; text: string }>({
  service: 'portal',
  method: 'POST',
  path: 'echo',
  access: 'public',
});
const PATIENT: HttpTimeouts = {
  headersMs: 60_000,
  requestMs: 60_000,
  silenceMs: 60_000,
  keptMs: 60_000,
  checkMs: 20,
  graceMs: 60_000,
};

let app: FastifyInstance;
afterEach(() => app.close());

/** Listens; a request with `wait` is answered when the gate opens. */
async function start(timeouts: Partial<HttpTimeouts>, shutdownSeconds = 0) {
  const gate = createGate();
  const entered = createGate();
  const servers = createHttpServers({ ...PATIENT, ...timeouts });
  app = await buildApp({
    config: testConfig({ shutdownSeconds }),
    clock: systemClock,
    servers,
    routes: [
      route(echo, parser(object({ text: string().required() }).noUnknown()), async ({ text }) => {
        if (text === 'wait') {
          entered.open();
          await gate.opened;
        }
        return { status: 0, text };
      }),
    ],
    readers: { candidate: async () => null, employer: async () => null },
    plugins: [
      (site) => {
        // Like the live stream: it keeps writing for longer than a request may take to arrive.
        site.get('/stream', (_request, reply) => {
          reply.hijack();
          reply.raw.writeHead(200);
          let beats = 0;
          const beating = setInterval(() => {
            beats += 1;
            reply.raw.write('.');
            if (beats < 10) return;
            clearInterval(beating);
            reply.raw.end();
          }, 40);
        });
      },
    ],
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { port: Number(new URL(address).port), servers, gate, entered };
}

/** What a connection receives until the other side closes it. */
async function talk(port: number, text: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
  });
  socket.write(text);
  await once(socket, 'close');
  return received;
}

const head = (length: number) =>
  [
    'POST /api/portal/echo HTTP/1.1',
    'Host: vikari.test',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');

describe('a slow client', () => {
  it.each([
    ['with its body', `${head(50)}{"text":`, { requestMs: 100, headersMs: 100 }],
    ['with its headers', 'GET /healthz HTTP/1.1\r\nHost: ', { headersMs: 100 }],
  ])('%s gets an error, and its connection ends', async (_name, text, timeouts) => {
    const { port } = await start(timeouts);
    const answer = await talk(port, text);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain('"code":"request_timeout"');
  });

  it.each([
    ['sends nothing', ''],
    ['stops in its body', head(50)],
  ])('and %s is disconnected', async (_name, text) => {
    const { port } = await start({ silenceMs: 100 });
    expect(await talk(port, text)).toBe('');
  });

  it('does not end a stream that lasts longer', async () => {
    const { port } = await start({ requestMs: 100, headersMs: 100, silenceMs: 200 });
    const answer = await talk(port, 'GET /stream HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(answer.match(/^\.\r$/gm)).toHaveLength(10);
  });
});

describe('a server that is being stopped', () => {
  it('answers on open connections, says that they close, and is no longer healthy', async () => {
    const { port, servers, gate, entered } = await start({}, 60);
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const get = (path: string) =>
      new Promise<http.IncomingMessage>((resolve, reject) =>
        http.get({ port, path, agent }, resolve).on('error', reject),
      );
    const first = await get('/healthz');
    expect([first.statusCode, first.headers.connection]).toEqual([200, 'keep-alive']);
    expect(first.headers['keep-alive']).toBe('timeout=60');
    await once(first.resume(), 'end');
    const waiting = fetch(`http://127.0.0.1:${port}/api/portal/echo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"text":"wait"}',
    });
    await entered.opened;

    const closed = app.close();
    await expect.poll(() => servers.draining).toBe(true);
    const second = await get('/healthz');
    expect([second.statusCode, second.headers.connection]).toEqual([503, 'close']);
    second.resume();
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    gate.open();
    const answer = await waiting;
    expect(answer.headers.get('connection')).toBe('close');
    expect(await answer.json()).toEqual({ status: 0, text: 'wait' });
    // No connection is open any more, so neither the grace period nor the limit applies
    await closed;
    agent.destroy();
  });

  it('closes idle connections after the grace period', async () => {
    const { port } = await start({ graceMs: 50 }, 60);
    const idle = net.connect(port, '127.0.0.1');
    idle.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(idle, 'data');
    const ended = once(idle, 'close');
    await app.close();
    await ended;
  });
});
