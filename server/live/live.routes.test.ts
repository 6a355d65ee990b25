import { once } from 'node:events';
import net from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LIVE_PATH } from '#domain/api/live';
import { formatCursor } from '#domain/live/cursor';
import { appendChange } from '../changeLog/changeLog';
import { pruneChangeLog } from '../changeLog/changeLog.repository';
import { type ChangeLogReader, createChangeLogReader } from '../changeLog/changeLogReader';
import { installErrorHandler } from '../http/errors';
import { appendSessionEnd } from '../identity/sessionChanges';
import { VISITOR } from '../policy/caller';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { type LiveRoutesOptions, liveRoutes } from './live.routes';
import { openSse, type SseClient } from './testing/sseClient';

let database: Database;
let reader: ChangeLogReader;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  reader = createChangeLogReader(database, { pollMs: 50 });
  await reader.start();
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});
afterAll(async () => {
  await reader.stop();
  await database.close();
});

/**
 * A server where the headers `x-user` and `x-session` identify the caller, and an event contains
 * the change's own id.
 */
async function serve(options: Partial<LiveRoutesOptions> = {}): Promise<string> {
  const app = Fastify();
  apps.push(app);
  installErrorHandler(app);
  liveRoutes(app, {
    reader,
    callerOf: async ({ headers }) => {
      const { 'x-user': user, 'x-session': session } = headers;
      return {
        ...VISITOR,
        userId: typeof user === 'string' ? user : null,
        sessionId: typeof session === 'string' ? session : null,
      };
    },
    stillValid: async () => true,
    render: async ({ entityId }) => seen(entityId),
    setAside: async (_change, error) => {
      throw error;
    },
    ...options,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}${LIVE_PATH}`;
}

/** An event that contains `text`; the routes do not read it. */
function seen(text: string) {
  return { type: 'profile', text } as const;
}

const change = (userId: string, entityId: string) =>
  database.transaction((tx) =>
    appendChange(tx, { scope: `user:${userId}`, type: 'thing', entityId }),
  );
const texts = ({ events }: SseClient) => events.map(({ data }) => Object(data).text);

describe('GET /api/v2/live', () => {
  it('is refused to a visitor, and for an invalid cursor, in the shared error format', async () => {
    const url = await serve();
    const visitor = await fetch(url);
    expect(visitor.status).toBe(401);
    expect(await visitor.json()).toMatchObject({ status: 1, code: 'authentication_required' });

    const refusals: [string, Record<string, string>, string][] = [
      [`${url}?lastEventId=x`, {}, 'lastEventId'],
      [`${url}?lastEventId=1.1&lastEventId=1.2`, {}, 'lastEventId'],
      [`${url}?other=1`, {}, 'other'],
      [url, { 'last-event-id': '1' }, 'Last-Event-ID'],
    ];
    for (const [address, headers, field] of refusals) {
      const answer = await fetch(address, { headers: { ...headers, 'x-user': 'anna' } });
      expect(answer.status).toBe(400);
      const body: unknown = await answer.json();
      expect(body).toMatchObject({ code: 'invalid_request' });
      expect(Object.keys(Object(body).fields)).toEqual([field]);
    }
  });

  it("carries the candidate's own changes and never another's", async () => {
    const url = await serve();
    const anna = await openSse(url, { 'x-user': 'anna' });
    const bo = await openSse(url, { 'x-user': 'bo' });
    expect(anna.contentType).toBe('text/event-stream; charset=utf-8');
    await change('anna', 'a1');
    await change('bo', 'b1');
    await change('anna', 'a2');
    await database.transaction((tx) =>
      appendChange(tx, { scope: 'jobs', type: 'job', entityId: 'j1' }),
    );
    await change('bo', 'b2');
    await vi.waitFor(() =>
      expect([texts(anna), texts(bo)]).toEqual([
        ['a1', 'a2'],
        ['b1', 'b2'],
      ]),
    );
  });

  it('sends no event for a change that the candidate may not see', async () => {
    const url = await serve({
      render: async ({ entityId }) => (entityId === 'hidden' ? null : seen(entityId)),
    });
    const stream = await openSse(url, { 'x-user': 'cleo' });
    await change('cleo', 'hidden');
    await change('cleo', 'shown');
    await vi.waitFor(() => expect(texts(stream)).toEqual(['shown']));
  });

  it('resumes after the last event, by the header or by the address', async () => {
    const url = await serve();
    const first = await openSse(url, { 'x-user': 'dina' });
    // An id comes before the first change, so that the client may disconnect at once
    await vi.waitFor(() => expect(first.lastId()).not.toBe(''));
    const begin = first.lastId();
    await change('dina', '1');
    await vi.waitFor(() => expect(texts(first)).toEqual(['1']));
    const last = first.lastId();
    await first.leave();
    await change('dina', '2');
    await change('dina', '3');

    const byHeader = await openSse(`${url}?lastEventId=${begin}`, {
      'x-user': 'dina',
      'last-event-id': last,
    });
    const byAddress = await openSse(`${url}?lastEventId=${begin}`, { 'x-user': 'dina' });
    await vi.waitFor(() => expect(texts(byHeader)).toEqual(['2', '3']));
    await vi.waitFor(() => expect(texts(byAddress)).toEqual(['1', '2', '3']));
  });

  it('leaves no gap and no duplicate between replayed and new events', async () => {
    const url = await serve();
    const from = formatCursor(reader.position);
    const count = 450;
    await database.query(
      `insert into change_log (scope, type, entity_id)
       select 'user:eva', 'thing', id from generate_series(0, $1 - 1) as id`,
      [count],
    );
    const writing = (async () => {
      for (let id = count; id < count + 100; id += 1) await change('eva', `${id}`);
    })();
    const streams = await Promise.all(
      Array.from({ length: 5 }, () => openSse(`${url}?lastEventId=${from}`, { 'x-user': 'eva' })),
    );
    await writing;
    const all = Array.from({ length: count + 100 }, (_, id) => `${id}`);
    for (const stream of streams) {
      await vi.waitFor(() => expect(stream.events).toHaveLength(all.length), 10_000);
      expect(texts(stream)).toEqual(all);
    }
  });

  it('sends resync when the log no longer has the changes', async () => {
    const url = await serve();
    const from = formatCursor(reader.position);
    await change('filip', 'forgotten');
    await pruneChangeLog(database, { now: () => Date.now() + 8 * 86_400_000 });
    const stream = await openSse(url, { 'x-user': 'filip', 'last-event-id': from });
    await vi.waitFor(() =>
      expect(stream.events.map(({ data }) => data)).toEqual([{ type: 'resync' }]),
    );
    await change('filip', 'new');
    await vi.waitFor(() => expect(texts(stream)).toEqual([undefined, 'new']));
  });

  it('ends a stream whose change cannot be read, so that the client requests it again', async () => {
    let broken = true;
    const url = await serve({
      render: async ({ entityId }) => {
        if (broken) throw new Error('no such thing');
        return seen(entityId);
      },
    });
    const stream = await openSse(url, { 'x-user': 'gun' });
    await vi.waitFor(() => expect(stream.lastId()).not.toBe(''));
    await change('gun', '1');
    await stream.ended;
    broken = false;
    const again = await openSse(url, { 'x-user': 'gun', 'last-event-id': stream.lastId() });
    await vi.waitFor(() => expect(texts(again)).toEqual(['1']));
  });

  it('sends heartbeats, and ends with the session', async () => {
    let valid = true;
    const url = await serve({ heartbeatMs: 10, stillValid: async () => valid });
    const stream = await openSse(url, { 'x-user': 'hans' });
    await vi.waitFor(() => expect(stream.heartbeats()).toBeGreaterThan(2));
    valid = false;
    await stream.ended;
  });

  it('ends at once when its session ended before it was opened', async () => {
    const url = await serve({ stillValid: async () => false });
    const stream = await openSse(url, { 'x-user': 'hilda' });
    await stream.ended;
  });

  it.each([
    ['session_ended', [{ type: 'signed_out' }]],
    ['session_replaced', []],
  ] as const)('ends the streams of a session at once on %s, and no others', async (type, last) => {
    const url = await serve({ render: async () => null });
    const open = (session: string) => openSse(url, { 'x-user': 'hugo', 'x-session': session });
    const ended = [await open('s1'), await open('s1')];
    const other = await open('s2');
    await database.transaction((tx) =>
      appendSessionEnd(tx, { type, userId: 'hugo', sessionId: 's1' }),
    );
    for (const stream of ended) {
      await stream.ended;
      expect(stream.events.map(({ data }) => data)).toEqual(last);
    }
    expect(other.events).toEqual([]);
  });

  it("ends a candidate's oldest stream when too many are open", async () => {
    const url = await serve({ maxStreamsPerUser: 2 });
    const oldest = await openSse(url, { 'x-user': 'ida' });
    const others = [
      await openSse(url, { 'x-user': 'ida' }),
      await openSse(url, { 'x-user': 'ida' }),
    ];
    await openSse(url, { 'x-user': 'jan' });
    await oldest.ended;
    await change('ida', '1');
    for (const stream of others) await vi.waitFor(() => expect(texts(stream)).toEqual(['1']));
  });

  it('drops a client that does not read', async () => {
    const megabyte = 'x'.repeat(2 ** 20);
    const url = new URL(await serve({ render: async () => seen(megabyte) }));
    const slow = net.connect(Number(url.port), url.hostname);
    slow.on('error', () => undefined);
    slow.write(`GET ${url.pathname} HTTP/1.1\r\nhost: ${url.host}\r\nx-user: karin\r\n\r\n`);
    await once(slow, 'readable');
    slow.pause();
    for (let id = 0; id < 40; id += 1) await change('karin', `${id}`);
    const [app] = apps;
    await vi.waitFor(async () => {
      const open = await new Promise((resolve) => {
        app?.server.getConnections((_error, count) => resolve(count));
      });
      expect(open).toBe(0);
    }, 10_000);
    slow.destroy();
  });

  it('ends its streams when the server closes', async () => {
    const stream = await openSse(await serve(), { 'x-user': 'lars' });
    await apps[0]?.close();
    await stream.ended;
  });
});
