import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { traceOf } from '../lib/traceContext';
import { startServer } from '../startServer';
import { testConfig } from '../testing/testConfig';
import { openTelemetry } from './openTelemetry';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}
interface Export {
  resourceSpans: { resource: object; scopeSpans: { spans: Span[] }[] }[];
}

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
/** OTLP's numbers. */
const SERVER = 2;
const CLIENT = 3;

it('sends a request with its statements to a collector, and nothing that anyone typed', async () => {
  const exports: Export[] = [];
  const paths = new Set<string | undefined>();
  const collector = createServer(async (request, response) => {
    paths.add(request.url);
    exports.push((await json(request)) as Export);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const dataDir = await mkdtemp(join(tmpdir(), 'vikari-otlp-'));
  const otlpEndpoint = `http://127.0.0.1:${port}`;
  const server = await startServer(testConfig({ port: 0, dataDir, otlpEndpoint }), {});
  const path = '/api/portal/public/job';
  const get = (flags: string, id: string) =>
    fetch(`${server.url}${path}?id=a-secret-name`, {
      headers: { traceparent: `00-${id}-${PARENT}-${flags}` },
    });
  await get('01', ID);
  const own = await fetch(`${server.url}/healthz`);
  expect(own.status).toBe(200);
  // Its caller does not record it
  await get('00', ID.replace('4', '5'));
  await server.close();
  collector.close();
  await rm(dataDir, { recursive: true });

  const spans = exports.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  expect([...paths]).toEqual(['/v1/traces']);
  const requests = spans.filter(({ kind }) => kind === SERVER);
  expect(requests).toMatchObject([{ traceId: ID, parentSpanId: PARENT, name: `GET ${path}` }]);
  const [request] = requests;
  const statements = spans.filter(({ kind }) => kind === CLIENT);
  expect(statements.length).toBeGreaterThan(0);
  for (const { traceId, parentSpanId, name, ...one } of statements) {
    expect([traceId, parentSpanId]).toEqual([ID, request?.spanId]);
    expect(name).toMatch(/^[a-z]+(?: [a-z_]+)?$/);
    expect(BigInt(one.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(one.startTimeUnixNano));
  }
  expect(JSON.stringify(exports)).not.toContain('a-secret-name');
});

it('tells once that the collector does not take them, and goes on', async () => {
  let status = 400;
  const collector = createServer((request, response) => {
    request.resume();
    response.writeHead(status).end();
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const errors: unknown[] = [];
  const record = (): Promise<void> => {
    const recorder = openTelemetry(`http://127.0.0.1:${port}/`, (error) => errors.push(error));
    const what = { method: 'GET', route: '/jobb', status: 200, milliseconds: 1 };
    recorder.request({ ...traceOf(undefined), isSampled: true }, what);
    return recorder.stop();
  };
  await record();
  expect(errors).toHaveLength(1);
  status = 200;
  await record();
  expect(errors).toHaveLength(1);
  collector.close();
});
