import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../startServer';
import { testConfig } from '../testing/testConfig';
import { createMetrics } from './metrics';

const TOKEN = 'm'.repeat(32);
const headers = { authorization: `Bearer ${TOKEN}` };
let server: RunningServer;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vikari-metrics-'));
  server = await startServer(testConfig({ port: 0, dataDir, metricsToken: TOKEN }), {});
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

/** The value of a metric, by its name and labels; undefined when it is not there. */
function metricOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

describe('/metrics', () => {
  it('has requests by route, and what waits', async () => {
    await fetch(`${server.url}/api/v2/session/me`);
    await fetch(`${server.url}/api/portal/public/job?id=a-secret-name`);
    const response = await fetch(`${server.url}/metrics`, { headers });
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    const requests = (path: string, status: string) =>
      metricOf(
        text,
        `vikari_http_request_duration_seconds_count{method="GET",route="/api/${path}",status="${status}"}`,
      );
    expect(requests('v2/session/me', '2xx')).toBe(1);
    expect(requests('portal/public/job', '4xx')).toBe(1);
    expect(text).not.toContain('a-secret-name');
    for (const gauge of [
      'vikari_mail_waiting',
      'vikari_mail_oldest_seconds',
      'vikari_live_streams',
      'vikari_change_log_unread',
      'vikari_index_waiting',
      'vikari_push_waiting',
      'vikari_webhook_oldest_seconds',
      'vikari_webhook_receivers_closed',
    ]) {
      expect([gauge, metricOf(text, gauge)]).toEqual([gauge, 0]);
    }
    expect(metricOf(text, 'process_start_time_seconds')).toBeGreaterThan(0);
    expect(metricOf(text, 'vikari_database_connections_most')).toBeGreaterThan(0);
    expect(metricOf(text, 'vikari_database_connections_waiting')).toBeGreaterThanOrEqual(0);
    expect(metricOf(text, 'vikari_data_folder_free_bytes')).toBeGreaterThan(0);
    expect(metricOf(text, 'vikari_files_folder_free_bytes')).toBeGreaterThan(0);
    expect(metricOf(text, 'vikari_clock_in_doubt')).toBe(0);
    expect(text).toMatch(/^vikari_build_info\{version="\d+\.\d+\.\d+",node="[\d.]+"\} 1$/m);
    const refused = 'route="/api/portal/public/job",code="';
    expect(text).toMatch(new RegExp(`^vikari_http_refusals_total\\{${refused}[a-z_]+"\\} 1$`, 'm'));
    const statement = 'statement="select change_log",result="ok"';
    expect(metricOf(text, `vikari_statement_duration_seconds_count{${statement}}`)).toBeGreaterThan(
      0,
    );
    // Names alone, however a statement is put together
    const statements = [...text.matchAll(/statement="([^"]*)"/g)].map(([, name]) => name ?? '');
    expect(statements.filter((name) => !/^[a-z]+(?: [a-z_]+)?$/.test(name))).toEqual([]);
  });

  it.each([
    ['no token', {}],
    ['a wrong token', { authorization: `Bearer ${'n'.repeat(32)}` }],
    ['another scheme', { authorization: `Basic ${TOKEN}` }],
  ])('refuses %s', async (_what, wrong: Record<string, string>) => {
    const response = await fetch(`${server.url}/metrics`, { headers: wrong });
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('vikari_');
  });
});

it('waits for no gauge longer than a scraper does', async () => {
  const metrics = createMetrics(20);
  const help = 'For this test.';
  metrics.addGauges([
    { name: 'vikari_silent', help, read: () => new Promise<number>(() => undefined) },
    { name: 'vikari_whole', help, read: () => 7 },
  ]);
  const text = await metrics.text();
  expect([metricOf(text, 'vikari_silent'), metricOf(text, 'vikari_whole')]).toEqual([undefined, 7]);
  expect(await metrics.text()).toContain('vikari_background_errors_total{task="metrics"}');
});

it('leaves out a gauge that cannot be read, and counts it as an error', async () => {
  const metrics = createMetrics();
  metrics.addGauges([
    { name: 'vikari_broken', help: 'Fails.', read: () => Promise.reject(new Error('down')) },
    {
      name: 'vikari_broken_by_reader',
      help: 'Fails, and has a label.',
      label: 'reader',
      read: () => Promise.reject(new Error('down')),
    },
    { name: 'vikari_whole', help: 'Works.', read: () => 7 },
  ]);
  await metrics.text();
  const text = await metrics.text();
  expect(metricOf(text, 'vikari_broken')).toBeUndefined();
  expect(text).not.toMatch(/^vikari_broken_by_reader/m);
  expect(metricOf(text, 'vikari_whole')).toBe(7);
  expect(metricOf(text, 'vikari_background_errors_total{task="metrics"}')).toBeGreaterThan(0);
  metrics.countError('alerts');
  metrics.countError();
  const later = await metrics.text();
  expect(metricOf(later, 'vikari_background_errors_total{task="alerts"}')).toBe(1);
  expect(metricOf(later, 'vikari_background_errors_total{task="other"}')).toBe(1);
});
