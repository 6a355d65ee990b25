import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listApplications, type Submission, submit } from '../chaos/applicant';
import { SESSION_COOKIE } from '../http/cookies';
import { openSse } from '../live/testing/sseClient';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { type ChildServer, startChildServer } from './childServer';

const APPLICANTS = 4;
const HELD = 8;

let dataDir: string;
let db: Database | null;
let databaseUrl: string;
const children: ChildServer[] = [];

/** On the database that the suite runs on: its own folder, or its own database. */
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vikari-stop-'));
  databaseUrl = '';
  db = null;
  const { TEST_DATABASE_URL: server } = process.env;
  if (!server) return;
  db = await createTestDatabase();
  const [row] = await db.query<{ name: string }>('select current_database() as name');
  databaseUrl = Object.assign(new URL(server), { pathname: `/${row?.name}` }).href;
});
afterEach(async () => {
  for (const { process: child, exited } of children.splice(0)) {
    child.kill('SIGKILL');
    await exited;
  }
  await db?.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(seconds: number): Promise<ChildServer> {
  const child = await startChildServer({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SHUTDOWN_SECONDS: String(seconds),
  });
  children.push(child);
  return child;
}

/** How a request ended without a response: it was never accepted, or it was cut. */
function endOf(error: unknown): 'refused' | 'cut' {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
    ? 'refused'
    : 'cut';
}

/** Requests in progress until the child is told to release them. */
async function holdRequests(url: string, count: number): Promise<Promise<Response | 'cut'>[]> {
  const requests = Array.from({ length: count }, () =>
    fetch(`${url}/hold`).catch(() => 'cut' as const),
  );
  const held = async () => Number(await (await fetch(`${url}/held`)).text());
  await expect.poll(held, { timeout: 10_000 }).toBe(count);
  return requests;
}

describe('SIGTERM', () => {
  it('under load cuts no request and loses nothing that was confirmed', async () => {
    const { process: child, ready, exited } = await start(60);
    const { url, seeded } = ready;
    if (!seeded) throw new Error('The database must be new.');
    const confirmed: Submission[] = [];
    const ends: string[] = [];
    const applicants = Array.from({ length: APPLICANTS }, async (_, index) => {
      const cookie = seeded.cookies[index] ?? '';
      for (const jobId of seeded.jobIds) {
        const submission = { key: `stop-${index}-${jobId}`, cookie, jobId };
        try {
          await submit(url, submission);
          confirmed.push(submission);
        } catch (error) {
          ends.push(endOf(error));
          return;
        }
      }
    });
    const stream = await openSse(`${url}/api/v2/live`, {
      cookie: `${SESSION_COOKIE}=${seeded.cookies.at(-1)}`,
    });
    const held = await holdRequests(url, HELD);
    await expect.poll(() => confirmed.length, { timeout: 30_000 }).toBeGreaterThan(20);

    child.kill('SIGTERM');
    // The streams end, and no new connection is accepted, while requests are still in progress
    await stream.ended;
    await Promise.all(applicants);
    expect(ends).toEqual(Array(APPLICANTS).fill('refused'));
    child.send('release');
    for (const request of held) {
      const answer = await request;
      if (answer === 'cut') throw new Error('A request in progress was cut.');
      expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
      expect(await answer.text()).toBe('held');
    }
    expect(await exited).toBe(0);

    const again = await start(0);
    for (const cookie of seeded.cookies.slice(0, APPLICANTS)) {
      const stored = new Set((await listApplications(again.ready.url, cookie)).map((a) => a.jobId));
      const lost = confirmed.filter((one) => one.cookie === cookie && !stored.has(one.jobId));
      expect(lost).toEqual([]);
    }
  });

  it('cuts what is not finished within the limit, and still exits with 0', async () => {
    const { process: child, ready, exited } = await start(0.2);
    const held = await holdRequests(ready.url, 1);
    child.kill('SIGTERM');
    expect(await Promise.all(held)).toEqual(['cut']);
    expect(await exited).toBe(0);
  });

  it('exits at once when the signal is repeated', async () => {
    const { process: child, ready, exited } = await start(3600);
    const held = await holdRequests(ready.url, 1);
    const insisting = setInterval(() => child.kill('SIGTERM'), 100);
    expect(await exited).toBe(1);
    clearInterval(insisting);
    expect(await Promise.all(held)).toEqual(['cut']);
  });

  it.runIf(process.env.TEST_DATABASE_URL)('does not wait for a statement that hangs', async () => {
    const { process: child, ready, exited } = await start(0.2);
    const { seeded } = ready;
    const database = db;
    if (!seeded || !database) throw new Error('The database must be new.');
    const [cookie = ''] = seeded.cookies;
    const [jobId = ''] = seeded.jobIds;
    await database.transaction(async (tx) => {
      await tx.query('lock table applications in access exclusive mode');
      const hanging = submit(ready.url, { key: 'hangs', cookie, jobId }).catch(endOf);
      const waits = async () => {
        const [row] = await tx.query<{ count: number }>(
          `select count(*) from pg_stat_activity where wait_event_type = 'Lock'
             and datname = current_database()`,
        );
        // Statistics are read once per transaction
        await tx.query('select pg_stat_clear_snapshot()');
        return row?.count;
      };
      await expect.poll(waits, { timeout: 10_000 }).toBe(1);
      child.kill('SIGTERM');
      expect(await hanging).toBe('cut');
      expect(await exited).toBe(0);
    });
    expect(await listApplications((await start(0)).ready.url, cookie)).toEqual([]);
  });
});
