import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { toJobDetail } from '#domain/jobViews/publicDetail';
import { aStoredJob } from '../applications/testing/storedFactories';
import { closeInFeed } from '../jobs/jobFeed';
import { saveJobs } from '../jobs/jobRows.repository';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { beginNewFeed } from './feedCursor';
import { feedApp } from './testing/feedApp';

let now = Date.parse('2026-03-02T12:00:00Z');
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

interface Page {
  entries: { event: number; type: string; id?: string; reason?: string; job?: { id: string } }[];
  last: string;
  more: boolean;
  next: string;
}

async function read(after: string): Promise<Page> {
  return (await app.inject(`/feed/jobs.json?after=${after}`)).json();
}

/** What a reader has who has followed the feed from an event on. */
async function follow(known: Map<string, unknown>, from: string): Promise<string> {
  for (let at = from; ; ) {
    const { entries, last, more } = await read(at);
    for (const { type, id, job } of entries) {
      if (type === 'job' && job) known.set(job.id, job);
      else known.delete(id ?? '');
    }
    if (!more) return last;
    at = last;
  }
}

const save = (job: Job) => db.transaction((tx) => saveJobs(tx, [job]));
const imported = (id: string): Partial<Job> => ({
  id,
  source: {
    name: 'jobtech',
    id,
    url: null,
    applyUrl: null,
    extent: null,
    datesRebased: false,
  },
});

/** A job that says all that one can say. */
const WITH_FACTS: Partial<Job> = {
  shifts: [{ day: '2026-05-04', from: '21:00', to: '07:00' }],
  requires: { licence: true, yearsInProfession: 2, agreement: 'national' },
  steps: ['criminal_record', 'interview'],
  travel: 'paid',
  housing: 'arranged',
  language: 'en',
  onCallDuty: true,
};

/** What the page has, and the feed leaves out or says by another name. */
const NOT_IN_FEED: ReadonlySet<string> = new Set([
  // Who is reading, and what is computed for them
  ...['applied', 'inHand', 'replies', 'questionnaire', 'contact'],
  // The source, which is always this site
  ...['source', 'externalApplication'],
  // Names of the ids, by their parts in `profession` and `place`
  ...['names', 'healthcareWorkplaceDetails', 'slug', 'workRole', 'location', 'profession'],
]);

describe('the open feed', () => {
  it('has our own jobs with what a visitor sees, and no imported one', async () => {
    const job = await aStoredJob(db, { title: 'Natt & helg <IVA>\u0007' });
    await aStoredJob(db, imported('jt-1'));
    const answer = await app.inject('/feed/jobs.json');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'access-control-allow-origin': '*',
    });
    const { entries } = answer.json<Page>();
    expect(entries).toMatchObject([
      { type: 'job', job: { id: job.id, closesOn: '2026-04-10', profession: { en: 'Nurse' } } },
    ]);
    const atom = await app.inject('/feed/jobs.atom');
    expect(atom.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(atom.body).toContain('<title>Natt &amp; helg &lt;IVA&gt;</title>');
    expect(atom.body).toContain(`<id>http://vikari.test/jobb/${job.id}</id>`);
    // Contact, care provider and questions are for those who have signed in
    for (const { body } of [answer, atom]) {
      expect(body).not.toMatch(/Exempelsson|070-174|example\.com|Region V|medarbetare|experience/u);
    }
    const etag = String(answer.headers.etag);
    const again = await app.inject({ url: '/feed/jobs.json', headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
  });

  it('brings a reader to the state of the store, page by page, with removals', async () => {
    const jobs = Array.from({ length: 230 }, (_none, number) => {
      const id = `v-${number}`;
      return aJob({
        id,
        slug: id,
        employerId: null,
        source: { name: 'vikari', id, url: null, datesRebased: false },
      });
    });
    await saveJobs(db, jobs);
    const known = new Map<string, unknown>();
    const first = await follow(known, '0');
    expect(known.size).toBe(230);
    const [changed, disabled, deleted, closing] = jobs;
    if (!changed || !disabled || !deleted || !closing) throw new Error('There are 230 jobs.');
    await save({ ...changed, title: 'Ny rubrik' });
    await save({ ...disabled, status: 'disabled' });
    await save({ ...deleted, status: 'deleted' });
    await save({ ...closing, closesOn: '2026-03-05' });
    now = Date.parse('2026-03-06T12:00:00Z');
    expect(await closeInFeed(db, clock)).toBe(1);
    expect(await closeInFeed(db, clock)).toBe(0);
    const { entries } = await read(first);
    expect(entries.map(({ id, job, reason }) => [id ?? job?.id, reason])).toEqual([
      [changed.id, undefined],
      [disabled.id, 'disabled'],
      [deleted.id, 'deleted'],
      [closing.id, 'closed'],
    ]);
    const last = await follow(known, first);
    expect(known.size).toBe(227);
    expect(known.get(changed.id)).toMatchObject({ title: 'Ny rubrik' });
    expect(await read(last)).toMatchObject({ entries: [], more: false, last });
    const { body } = await app.inject(`/feed/jobs.atom?after=${first}`);
    expect(body.match(/<at:deleted-entry/gu)).toHaveLength(3);
    expect((await app.inject('/feed/jobs.atom')).body).toContain('<link rel="next" href=');
  });

  it('numbers the events in the order of the commits', async () => {
    if (db.kind !== 'postgres') return;
    const job = await aStoredJob(db, { id: 'v-first' });
    let commit = (): void => undefined;
    const committing = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let slow: Promise<void> = Promise.resolve();
    await new Promise<void>((written) => {
      slow = db.transaction(async (tx) => {
        await saveJobs(tx, [{ ...job, title: 'Långsam' }]);
        written();
        await committing;
      });
    });
    let isStored = false;
    const quick = aStoredJob(db, { id: 'v-second' }).then(() => {
      isStored = true;
    });
    // Until it waits for the first one, or does not
    while (!isStored) {
      const waiting = await db.query(
        "select 1 from pg_locks where locktype = 'advisory' and not granted",
      );
      if (waiting.length > 0) break;
    }
    const { last } = await read('0');
    commit();
    await Promise.all([slow, quick]);
    const { entries } = await read(last);
    expect(entries.map((entry) => entry.job?.id)).toEqual(['v-first', 'v-second']);
  });

  it('has all that the page shows a visitor, in both forms', async () => {
    const job = await aStoredJob(db, WITH_FACTS);
    const shown = toJobDetail(job, { isCandidate: false, includeWorkplace: false, applied: false });
    const [entry] = (await read('0')).entries;
    const told = Object.values(entry?.job ?? {});
    const isTold = (value: unknown) => told.some((one) => isDeepStrictEqual(one, value));
    const left = Object.keys(shown).filter(
      (key) => !NOT_IN_FEED.has(key) && !isTold(Reflect.get(shown, key)),
    );
    expect(left).toEqual([]);
    const [, inAtom = ''] =
      /<v:job>(.*)<\/v:job>/u.exec((await app.inject('/feed/jobs.atom')).body) ?? [];
    expect(JSON.parse(inAtom.replaceAll('&quot;', '"'))).toEqual(entry?.job);
  });

  it('refuses a cursor of another store, or of events that this one does not have', async () => {
    await aStoredJob(db, { id: 'v-a' });
    const { last } = await read('0');
    expect((await app.inject(`/feed/jobs.json?after=${last}`)).statusCode).toBe(200);
    const [event, store] = last.split('-');
    for (const after of [`${event}-000000000000`, `${Number(event) + 1}-${store}`]) {
      for (const file of ['jobs.json', 'jobs.atom']) {
        const answer = await app.inject(`/feed/${file}?after=${after}`);
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
      }
    }
    // As a restored backup, which goes on with numbers that readers know already
    await beginNewFeed(db);
    expect((await app.inject(`/feed/jobs.json?after=${last}`)).statusCode).toBe(409);
    const again = await read('0');
    expect(again.entries).toHaveLength(1);
    expect((await app.inject(again.next.replace('http://vikari.test', ''))).statusCode).toBe(200);
  });

  it.each(['-1', 'x', '1.5', '42', '9'.repeat(40)])('refuses ?after=%s', async (after) => {
    expect((await app.inject(`/feed/jobs.json?after=${after}`)).statusCode).toBe(400);
  });
});
