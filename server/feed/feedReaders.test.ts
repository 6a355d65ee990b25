import type { FastifyInstance } from 'fastify';
import { parseAtomFeed } from 'feedsmith';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Job } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { closeInFeed } from '../jobs/jobFeed';
import { saveJobs } from '../jobs/jobRows.repository';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { testConfig } from '../testing/testConfig';
import { feedApp } from './testing/feedApp';

const { publicUrl } = testConfig();
let now = 0;
const clock = { now: () => now, elapsed: () => 0 };
let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await createTestDatabase();
  app = await feedApp(db, clock);
});
afterAll(async () => {
  await app.close();
  await db.close();
});
beforeEach(async () => {
  now = Date.parse('2026-03-02T12:00:00Z');
  await db.query('delete from jobs');
});

const ownJob = (number: number, change: Partial<Job> = {}): Job => {
  const id = `v-${number}`;
  const source = { name: 'vikari', id, url: null, datesRebased: false } as const;
  return aJob({ id, slug: id, employerId: null, title: `Uppdrag ${number}`, source, ...change });
};
const publish = (...jobs: Job[]) => db.transaction((tx) => saveJobs(tx, jobs));
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_none, index) => ownJob(from + index));

/** A page as a feed reader of others takes it. */
async function read(address = `${publicUrl}/feed/jobs.atom`) {
  const { statusCode, body } = await app.inject(address.slice(publicUrl.length));
  expect(statusCode).toBe(200);
  const feed = parseAtomFeed(body);
  const linkTo = (rel: string) => feed.links?.find((link) => link.rel === rel)?.href;
  const [, last = null] = /<v:last>([^<]+)</u.exec(body) ?? [];
  return {
    ids: (feed.entries ?? []).map(({ id = '' }) => id.replace(/.*\//u, '')),
    entries: feed.entries ?? [],
    updated: feed.updated,
    gone: [...body.matchAll(/deleted-entry ref="[^"]*\/([^"/]+)"/gu)].map(([, id]) => id),
    next: linkTo('next'),
    self: linkTo('self'),
    last,
  };
}

it('begins with the newest for a reader that follows no link', async () => {
  await publish(...range(0, 230));
  const first = await read();
  expect(first.ids).toHaveLength(100);
  expect(first.ids[0]).toBe('v-229');
  expect(first.entries[0]).toMatchObject({
    title: { value: 'Uppdrag 229' },
    links: [{ href: `${publicUrl}/jobb/v-229` }],
    updated: expect.any(String),
    published: expect.any(String),
    summary: { value: expect.stringContaining('sök senast') },
  });
  expect(first.self).toBe(`${publicUrl}/feed/jobs.atom`);
  await publish(ownJob(230), ownJob(5, { title: 'Ny rubrik' }));
  const later = await read();
  expect(later.ids.slice(0, 2)).toEqual(['v-5', 'v-230']);
  expect(later.updated).toBe(later.entries[0]?.updated);
});

it('leads to older ones, with nothing lost or doubled while jobs arrive', async () => {
  await publish(...range(0, 250));
  const first = await read();
  const seen = [...first.ids];
  let arriving = 250;
  for (let { next } = first; next !== undefined; ) {
    await publish(ownJob(arriving), ownJob(arriving - 245, { title: 'Ändrad' }));
    arriving += 1;
    const page = await read(next);
    expect(page.last).toBeNull();
    seen.push(...page.ids);
    next = page.next;
  }
  expect(new Set(seen).size).toBe(seen.length);
  // What changed meanwhile comes by the changes, from where the first page was
  const changes = await read(`${publicUrl}/feed/jobs.atom?after=${first.last}`);
  expect(changes.ids).toEqual(['v-250', 'v-5', 'v-251', 'v-6']);
  const all = new Set([...seen, ...changes.ids]);
  expect(all.size).toBe(252);
});

it('keeps the newest jobs on its page when a hundred others close', async () => {
  await publish(...range(0, 150).map((job) => ({ ...job, closesOn: '2026-03-03' })));
  await publish(ownJob(500));
  now = Date.parse('2026-03-05T12:00:00Z');
  expect(await closeInFeed(db, clock)).toBe(150);
  const { ids, gone, next } = await read();
  expect(ids).toEqual(['v-500']);
  expect(gone).toHaveLength(100);
  expect(next).toBeUndefined();
});

it.each(['disabled', 'deleted'] as const)(
  'keeps the newest jobs on its page when a hundred others are %s',
  async (status) => {
    await publish(...range(0, 150));
    await publish(ownJob(500));
    await publish(...range(0, 150).map((job) => ({ ...job, status })));
    const { ids, gone, next } = await read();
    expect(ids).toEqual(['v-500']);
    expect(gone).toHaveLength(100);
    expect(next).toBeUndefined();
    // They are told of once: their last day says nothing more
    now = Date.parse('2090-01-01T12:00:00Z');
    expect(await closeInFeed(db, clock)).toBe(1);
  },
);

it('is a feed also without jobs', async () => {
  expect(await read()).toMatchObject({ ids: [], next: undefined });
});

it('refuses two ways at once, and a cursor that is none', async () => {
  await publish(ownJob(1));
  const { last } = await read();
  for (const [query, status] of [
    [`after=${last}&before=${last}`, 400],
    ['before=0', 400],
    ['before=x', 400],
    ['before=1-000000000000', 409],
  ]) {
    expect((await app.inject(`/feed/jobs.atom?${query}`)).statusCode).toBe(status);
  }
});
