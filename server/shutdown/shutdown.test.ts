import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listApplications, type Submission, submit } from '../chaos/applicant';
import { SESSION_COOKIE } from '../http/cookies';
import { openSse } from '../live/testing/sseClient';
import { type ChildServers, createChildServers } from './testing/childServers';
import { endOf } from './testing/endOf';

const APPLICANTS = 4;
const HELD = 8;

let servers: ChildServers;

beforeEach(async () => {
  servers = await createChildServers();
});
afterEach(() => servers.close());

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
    const { process: child, ready, exited } = await servers.start(60);
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

    const again = await servers.start(0);
    for (const cookie of seeded.cookies.slice(0, APPLICANTS)) {
      const stored = new Set((await listApplications(again.ready.url, cookie)).map((a) => a.jobId));
      const lost = confirmed.filter((one) => one.cookie === cookie && !stored.has(one.jobId));
      expect(lost).toEqual([]);
    }
  });

  it('cuts what is not finished within the limit, and still exits with 0', async () => {
    const { process: child, ready, exited } = await servers.start(0.2);
    const held = await holdRequests(ready.url, 1);
    child.kill('SIGTERM');
    expect(await Promise.all(held)).toEqual(['cut']);
    expect(await exited).toBe(0);
  });

  it('exits at once when the signal is repeated', async () => {
    const { process: child, ready, exited } = await servers.start(3600);
    const held = await holdRequests(ready.url, 1);
    const insisting = setInterval(() => child.kill('SIGTERM'), 100);
    expect(await exited).toBe(1);
    clearInterval(insisting);
    expect(await Promise.all(held)).toEqual(['cut']);
  });
});
