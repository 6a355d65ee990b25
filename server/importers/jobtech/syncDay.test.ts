import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '#domain/jobs/job';
import { toJobDetail } from '#domain/jobViews/publicDetail';
import { MINUTE, SECOND } from '../../lib/time';
import type { Database } from '../../storage/database';
import { createTestDatabase } from '../../storage/testing/testDatabase';
import { createNetwork } from '../network';
import { findFailures, findOpenRun, findRuns } from '../runs.repository';
import { type SyncDeps, syncSource, watchSource } from '../syncSource';
import { jobStream, jobTechSource } from './adSource';
import { anAd } from './testing/anAd';
import { CONTACT_CASES, CONTACTS } from './testing/contactCases';
import { type Fault, type PlayedJobStream, playJobStream } from './testing/playedJobStream';

const BEGIN = Date.parse('2026-03-02T05:00:00Z');
const FIRST_ID = 60_000_000;
let now = BEGIN;
const clock = { now: () => now };

let db: Database;
let stream: PlayedJobStream;
/** How long the syncs have waited. */
let waits: number[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  now = BEGIN;
  waits = [];
  for (const table of ['jobs', 'imported_ads', 'import_runs', 'import_cursors']) {
    await db.query(`delete from ${table}`);
  }
  stream = await playJobStream(clock);
});
afterEach(() => stream.close());

function depsOf(changes: Partial<SyncDeps> = {}): SyncDeps {
  return {
    db,
    clock,
    source: jobTechSource(null),
    stop: new AbortController().signal,
    addresses: jobStream(stream.url),
    open: createNetwork({ fetch, secureOnly: false, timeout: 150 }),
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      now += milliseconds;
    },
    random: () => 0,
    ...changes,
  };
}

/** No profession of the vocabulary. */
const ANOTHER_TRADE = { headline: 'Kom till oss', occupation: null, occupation_group: null };

const caseOf = (number: number) => {
  const found = CONTACT_CASES[number % CONTACT_CASES.length];
  if (!found) throw new Error('There are no cases.');
  return found;
};

/** Texts with contacts of every kind; the ad of a text has the contacts too. */
const adOf = (number: number, changes: Record<string, unknown> = {}) => {
  const { text } = caseOf(number);
  return anAd({
    id: String(FIRST_ID + number),
    description: { text },
    application_contacts: CONTACTS,
    application_deadline: '2026-05-01T23:59:59',
    ...changes,
  });
};

/** The open jobs of the store, as the source would name them. */
async function stored(): Promise<[string, string][]> {
  const rows = await db.query<{ id: string; title: string }>(
    `select source_id as id, data->>'title' as title from jobs
     where source_name = 'jobtech' and status = 'open' order by source_id`,
  );
  return rows.map(({ id, title }): [string, string] => [id, title]);
}

const published = (): [string, string][] =>
  stream
    .published()
    .filter(({ occupation }) => occupation !== null)
    .map(({ id, headline }): [string, string] => [String(id), String(headline)])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The same sequence in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const FAULTS: (Fault | null)[] = [
  null,
  'too_many_requests',
  'server_error',
  'gateway_page',
  'no_connection',
  'cut_off',
  'cut_off_silently',
  'silence',
  'slow',
];

describe('a day of stream, with faults', () => {
  it('ends in the state of the source, and shows no contact', async () => {
    const random = randomFrom(14);
    const some = (most: number) => Math.floor(random() * most);
    for (let number = 0; number < 150; number += 1) stream.publish(adOf(number));
    await syncSource(depsOf());
    expect(await stored()).toEqual(published());

    const past: Record<string, unknown>[] = [];
    for (let hour = 0; hour < 24; hour += 1) {
      for (let event = 0; event < 12; event += 1) {
        now += 2 * MINUTE + some(60 * SECOND);
        const number = some(180);
        past.push(...stream.published().filter(({ id }) => id === adOf(number).id));
        if (random() < 0.3) stream.remove(String(adOf(number).id));
        // An ad may become one of a profession that is not ours
        else if (random() < 0.1) stream.publish(adOf(number, ANOTHER_TRADE));
        else stream.publish(adOf(number, { headline: `Skolsköterska ${hour} ${event}` }));
      }
      // Words that are older than what was said since, and some twice
      const old = past[some(past.length)];
      if (old) stream.extra.push(old, old);
      stream.faults = Array.from({ length: some(3) }, () => FAULTS[some(FAULTS.length)] ?? null);
      if (hour === 12) await syncSource(depsOf(), { snapshot: true });
      else await syncSource(depsOf());
    }
    expect(await stored()).toEqual(published());
    expect(stream.requests.length).toBeGreaterThan(30);
    expect((await findRuns(db, 100)).every(({ outcome }) => outcome === 'done')).toBe(true);

    const rows = await db.query<{ job: Job }>('select data as job from jobs');
    const viewer = { isCandidate: true, includeWorkplace: true, applied: false };
    let looked = 0;
    for (const { job } of rows) {
      const { description, title, contact } = toJobDetail(job, viewer);
      const { gone = [] } = caseOf(Number(job.source.id) - FIRST_ID);
      looked += gone.length;
      const shown = `${title}\n${description.join('\n')}`;
      expect(gone.filter((words) => shown.includes(words))).toEqual([]);
      expect(contact).toBeNull();
    }
    expect(looked).toBeGreaterThan(100);
  }, 60_000);
});

describe('sync', () => {
  const publishSome = (count: number) => {
    for (let number = 0; number < count; number += 1) stream.publish(adOf(number));
  };

  it('continues from its cursor, and changes nothing when nothing has changed', async () => {
    publishSome(3);
    const first = await syncSource(depsOf());
    expect(first.map(({ added, unchanged }) => [added, unchanged])).toEqual([
      [3, 0],
      [0, 3],
    ]);
    now += 60 * MINUTE;
    expect((await syncSource(depsOf()))[0]).toMatchObject({ read: 3, unchanged: 3 });
    expect((await syncSource(depsOf()))[0]).toMatchObject({ read: 0 });
    expect(stream.requests.map((request) => request.split('?')[0])).toEqual([
      '/v2/snapshot',
      '/v2/stream',
      '/v2/stream',
      '/v2/stream',
    ]);
    expect(stream.requests.at(-1)).toBe('/v2/stream?updated-after=2026-03-02T05:50:00');
  });

  it('waits as long as the source asks, else longer each time, and gives up in the end', async () => {
    publishSome(1);
    stream.faults = ['too_many_requests', 'server_error', 'no_connection'];
    await syncSource(depsOf());
    expect(waits).toEqual([30_000, 30_000, 4_000, 8_000]);

    stream.faults = Array.from({ length: 8 }, () => 'server_error');
    const before = await db.query('select * from import_cursors');
    await expect(syncSource(depsOf())).rejects.toThrow('answered 500');
    expect(await db.query('select * from import_cursors')).toEqual(before);
    expect((await findRuns(db, 1))[0]).toMatchObject({
      outcome: 'failed',
      note: expect.stringContaining('answered 500'),
    });
    expect(await findOpenRun(db, 'jobtech')).toBeNull();
    expect((await syncSource(depsOf()))[0]).toMatchObject({ unchanged: 1 });
  });

  it('keeps an ad removed when an older event arrives late, and restores it by a newer one', async () => {
    publishSome(1);
    await syncSource(depsOf());
    const [earlier = {}] = stream.published();
    now += 5 * MINUTE;
    stream.remove(String(earlier.id));
    stream.extra.push(earlier);
    expect((await syncSource(depsOf()))[0]).toMatchObject({ removed: 1, repeated: 1 });
    stream.extra.push(earlier);
    await syncSource(depsOf());
    expect(await stored()).toEqual([]);
    now += 5 * MINUTE;
    publishSome(1);
    await syncSource(depsOf());
    expect(await stored()).toHaveLength(1);
  });

  it('marks missing what a snapshot lacks, but not after a cut-off one', async () => {
    publishSome(10);
    await syncSource(depsOf());
    now += 120 * MINUTE;
    stream.snapshot = stream.published().slice(0, 7);
    const [cut] = await syncSource(depsOf(), { snapshot: true });
    expect(cut).toMatchObject({ read: 7, missing: 0 });
    expect((await findRuns(db, 2))[1]?.note).toContain('7 usable ads, the store had 10');
    expect(await stored()).toHaveLength(10);

    stream.snapshot = stream.published().slice(0, 8);
    expect((await syncSource(depsOf(), { snapshot: true }))[0]).toMatchObject({ missing: 2 });
    expect(await stored()).toHaveLength(8);
    // The same ads come back with the versions that they had
    stream.snapshot = null;
    expect((await syncSource(depsOf(), { snapshot: true }))[0]).toMatchObject({ updated: 2 });
    expect(await stored()).toHaveLength(10);
  });

  it('marks missing by a snapshot that was cut off at first and came whole when asked for again', async () => {
    publishSome(10);
    await syncSource(depsOf());
    now += 120 * MINUTE;
    stream.snapshot = stream.published().slice(0, 9);
    stream.faults = ['cut_off_silently'];
    const [snapshot] = await syncSource(depsOf(), { snapshot: true });
    expect(snapshot).toMatchObject({ retries: 1, missing: 1, note: null });
    expect(await stored()).toHaveLength(9);
  });

  it('stops after the current batch, and completes the work the next time', async () => {
    publishSome(600);
    const stop = new AbortController();
    const source = jobTechSource(null);
    let read = 0;
    const stopping = {
      ...source,
      read: (ad: unknown) => {
        read += 1;
        if (read === 300) stop.abort();
        return source.read(ad);
      },
    };
    const deps = depsOf({ source: stopping, stop: stop.signal });
    await expect(syncSource(deps)).rejects.toThrow('asked to stop');
    expect((await findRuns(db, 1))[0]).toMatchObject({ outcome: 'stopped' });
    const partly = (await stored()).length;
    expect(partly).toBeGreaterThan(0);
    expect(partly).toBeLessThan(600);
    await syncSource(depsOf());
    expect(await stored()).toEqual(published());
  });

  it('completes the work the next time when it is killed between two batches', async () => {
    publishSome(600);
    let left = 2;
    // As if the process were gone: it stores nothing more, not even that it failed
    const gone = async () => {
      throw new Error('killed');
    };
    const dying: Database = {
      ...db,
      kind: db.kind,
      query: (sql, params) => (left > 0 ? db.query(sql, params) : gone()),
      transaction: (work, options) => {
        left -= 1;
        return left >= 0 ? db.transaction(work, options) : gone();
      },
    };
    await expect(syncSource(depsOf({ db: dying }))).rejects.toThrow('killed');
    expect((await findRuns(db, 1))[0]).toMatchObject({ outcome: null, counts: { added: 500 } });
    expect(await db.query('select * from import_cursors')).toEqual([]);
    now += 3 * MINUTE;
    const [snapshot] = await syncSource(depsOf());
    expect(snapshot).toMatchObject({ added: 100, unchanged: 500 });
    expect(await stored()).toEqual(published());
  });

  it('refuses a second command, and takes over from one that has died', async () => {
    publishSome(1);
    const insert = `insert into import_runs (source, origin, kind, started_at, lease_until)
       values ('jobtech', 'x', 'changes', $1, $2)`;
    await db.query(insert, [new Date(now), new Date(now + MINUTE)]);
    if (db.kind === 'postgres') {
      await expect(syncSource(depsOf())).rejects.toThrow('Another command is reading jobtech');
    }
    now += 2 * MINUTE;
    await syncSource(depsOf());
    expect((await findRuns(db, 9)).map(({ outcome }) => outcome)).toEqual([
      'done',
      'done',
      'abandoned',
    ]);
  });

  it('stores nothing more once another command has taken over', async () => {
    publishSome(1);
    const deps = depsOf();
    const open: typeof deps.open = async (...request) => {
      await db.query(`update import_runs set ended_at = now(), outcome = 'abandoned'`);
      return deps.open(...request);
    };
    await expect(syncSource({ ...deps, open })).rejects.toThrow('another command has begun');
    expect(await stored()).toEqual([]);
    expect(await db.query('select * from import_cursors')).toEqual([]);
  });

  it('writes down each record that failed, without its text', async () => {
    publishSome(1);
    stream.publish(adOf(1, { headline: null }));
    stream.publish(adOf(2, ANOTHER_TRADE));
    const [counts] = await syncSource(depsOf());
    expect(counts?.skipped).toEqual({
      title_missing: { count: 1, first: 2 },
      occupation_unknown: { count: 1, first: 3 },
    });
    const run = (await findRuns(db, 2))[1];
    expect(run).toMatchObject({ kind: 'snapshot', failures: 1 });
    expect(await findFailures(db, run?.id ?? 0)).toEqual([
      { position: 2, jobId: `jt-${FIRST_ID + 1}`, reason: 'title_missing' },
    ]);
  });

  it('watches until it is stopped, and leaves no row for a sync without news', async () => {
    publishSome(2);
    stream.publish(adOf(2, { headline: null }));
    const stop = new AbortController();
    let syncs = 0;
    stream.faults = [null, null, ...Array.from({ length: 8 }, (): Fault => 'gateway_page')];
    const failures: unknown[] = [];
    await watchSource(depsOf({ stop: stop.signal }), MINUTE, {
      synced: () => {
        syncs += 1;
        if (syncs === 3) stop.abort();
      },
      failed: (error) => failures.push(error),
    });
    expect(failures).toHaveLength(1);
    expect((await findRuns(db, 9)).map(({ outcome, kind }) => [outcome, kind])).toEqual([
      ['failed', 'changes'],
      ['done', 'snapshot'],
    ]);
  });

  it('refuses addresses without encryption in production', async () => {
    const open = createNetwork({ fetch, secureOnly: true });
    await expect(syncSource(depsOf({ open }))).rejects.toThrow('is not an address of https');
  });
});
