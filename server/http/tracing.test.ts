import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import { systemClock } from '../lib/clock';
import { traceHeaders } from '../lib/traceContext';
import { testConfig } from '../testing/testConfig';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const SENT = { traceparent: `00-${ID}-00f067aa0ba902b7-01` };

let app: FastifyInstance;
let lines: { traceId?: string; msg: string; req?: { url: string } }[];
let isHealthy = true;
beforeAll(async () => {
  app = await buildApp({
    config: testConfig({ logLevel: 'info' }),
    clock: systemClock,
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
    routes: [],
    readers: { candidate: async () => null, employer: async () => null },
    healthy: async () => {
      if (!isHealthy) throw new Error('It is not.');
    },
    plugins: [
      (site) => {
        site.get('/outgoing', async () => {
          await Promise.resolve();
          return traceHeaders();
        });
      },
    ],
  });
});
beforeEach(() => {
  lines = [];
  isHealthy = true;
});
afterAll(() => app.close());

describe('a request', () => {
  it('keeps the trace that it came with: in the log, the answer, and calls made for it', async () => {
    const answer = await app.inject({ url: '/outgoing', headers: SENT });
    expect(answer.headers['x-request-id']).toBe(ID);
    expect(answer.json().traceparent).toMatch(new RegExp(`^00-${ID}-[0-9a-f]{16}-01$`));
    expect(answer.json().traceparent).not.toBe(SENT.traceparent);
    expect(lines.map(({ traceId }) => traceId)).toEqual([ID, ID]);
  });

  it('gets one of its own where it came with none, also where it is refused', async () => {
    const answers = [
      await app.inject({ url: '/outgoing', headers: { traceparent: 'made up' } }),
      await app.inject('/api/none'),
    ];
    const ids = answers.map(({ headers }) => String(headers['x-request-id']));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(ids).size).toBe(2);
    expect(new Set(lines.map(({ traceId }) => traceId))).toEqual(new Set(ids));
  });
});

describe('a health check', () => {
  it('is not logged', async () => {
    await app.inject('/healthz');
    await app.inject('/readyz');
    expect(lines).toEqual([]);
  });

  it('is logged with its cause when it fails', async () => {
    isHealthy = false;
    await app.inject('/healthz');
    expect(lines.map(({ msg }) => msg)).toEqual(['request failed']);
  });
});
