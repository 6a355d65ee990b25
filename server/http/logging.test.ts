import { once } from 'node:events';
import net from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { endpoint } from '#domain/api/endpoint';
import { buildApp } from '../app';
import { systemClock } from '../lib/clock';
import { createGate, type Gate } from '../storage/testing/gate';
import { testConfig } from '../testing/testConfig';
import { withoutPersonalData } from './logging';
import { parser } from './parse';
import { route } from './route';

const echo = endpoint<{ text: string }, { status: 0 }>({
  service: 'portal',
  method: 'POST',
  path: 'echo',
  access: 'public',
});
const ask = { ...echo, method: 'GET', path: 'ask' } as const;

let app: FastifyInstance;
let port: number;
let lines: { level: number; msg: string }[];
/** The log as a terminal gets it. */
let written: string;
let entered: Gate;
let gate: Gate;

beforeEach(async () => {
  lines = [];
  written = '';
  entered = createGate();
  gate = createGate();
  const parse = parser(object({ text: string().required() }).noUnknown());
  const slow = async (): Promise<{ status: 0 }> => {
    entered.open();
    await gate.opened;
    return { status: 0 };
  };
  app = await buildApp({
    config: testConfig({ logLevel: 'info' }),
    clock: systemClock,
    logTo: {
      write(line) {
        written += line;
        lines.push(JSON.parse(line));
      },
    },
    routes: [route(echo, parse, slow), route(ask, parse, slow)],
    readers: { candidate: async () => null, employer: async () => null },
    plugins: [
      (site) => {
        site.get('/unread', async () => {
          const file = new Readable({ read: () => entered.open() });
          void gate.opened.then(() => file.push(null));
          return file;
        });
        site.get('/endless', async () => {
          entered.open();
          return new Readable({
            read() {
              setImmediate(() => this.push(Buffer.alloc(64 * 1024)));
            },
          });
        });
      },
    ],
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(() => app.close());

const faults = () => lines.filter(({ level }) => level >= 40);
const completed = () =>
  lines.some(({ msg }) => /completed|disconnected early|prematurely/.test(msg));

it('writes what callers sent so that a terminal neither obeys nor hides it', () => {
  const sent = 'x\u001b[2J\u009b2J\u202egnp.exe\u{e0041}';
  app.log.warn({ clientError: { message: sent } }, 'a page could not start');
  expect(lines.at(-1)).toMatchObject({ clientError: { message: sent } });
  expect(written.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{DI}]/u);
});

describe('the log', () => {
  it('contains no e-mail address, however it was sent', async () => {
    gate.open();
    await fetch(`http://127.0.0.1:${port}/api/portal/ask?text=anna%40example.com&q=b@example.com`);
    await fetch(`http://127.0.0.1:${port}/anna@example.com?c@example.com`);
    expect(lines.length).toBeGreaterThan(3);
    const text = JSON.stringify(lines);
    expect(text).not.toMatch(/example\.com/);
    expect(text).toContain('/api/portal/ask?text&q');
  });

  it.each([
    ['while its response is made', 'GET /api/portal/ask?text=a HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['before its file is read', 'GET /unread HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['in the middle of its response', 'GET /endless HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('logs no server error for a client that disconnects %s', async (_name, request) => {
    const client = net.connect(port, '127.0.0.1');
    client.on('error', () => undefined);
    client.write(request);
    await entered.opened;
    client.destroy();
    await once(client, 'close');
    // The client of this response is gone
    if (request.includes('/ask')) gate.open();
    await expect.poll(completed).toBe(true);
    expect(faults()).toEqual([]);
  });

  it('logs no server error for a client that disconnects before its body is complete', async () => {
    const client = net.connect(port, '127.0.0.1');
    client.on('error', () => undefined);
    client.write(
      'POST /api/portal/echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"text"',
    );
    await expect.poll(() => lines.some(({ msg }) => msg === 'incoming request')).toBe(true);
    client.destroy();
    await expect.poll(completed).toBe(true);
    expect(faults()).toEqual([]);
  });
});

it.each([
  ['/lediga-jobb', '/lediga-jobb'],
  ['/lediga-jobb?locations=r-01&q=akut', '/lediga-jobb?locations&q'],
  ['/x?a@example.com', '/x?…'],
  ['/x?a%40example.com=1', '/x?…'],
  ['/to/a@example.com/x', '/to/…/x'],
  ['/to/a%40example.com', '/to/…'],
  ['/x?target_path=/y?email=a@example.com', '/x?target_path'],
  ['/person/811228-9874/x', '/person/…/x'],
  ['/person/811228%2D9874', '/person/…'],
  ['/x?811228-9874', '/x?…'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/x?', '/x?…'],
  ['/calendar/secret.ics', '/calendar/…'],
  ['/%63alendar/secret.ics?x=1', '/%63alendar/…?x'],
])('%s is logged as %s', (url, logged) => {
  expect(withoutPersonalData(url)).toBe(logged);
});
