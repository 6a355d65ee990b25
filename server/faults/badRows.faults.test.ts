import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import { searchToWire } from '#domain/jobs/filterWire';
import { holds } from '../../scripts/testing/holds';
import { createParties, type Parties } from '../hostile/testing/parties';
import { sendRaw } from '../hostile/testing/send';
import { type WholeServer, wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';
import { instant, MINUTE } from '../lib/time';
import { everythingAbout } from '../privacy/testing/everythingAbout';
import { createQuarantineOperator } from '../quarantine/quarantineOperator';
import { corrupted, corruption } from '../quarantine/testing/corruption';
import { json } from '../storage/database';

const clock = settableClock();
let server: WholeServer;
let spoilt: Parties;
let other: Parties;
/** What the other person and everybody reads. */
let before: unknown;
beforeAll(async () => {
  server = await wholeServer({ clock });
  spoilt = await everythingAbout(server, clock, 'Sara');
  other = await createParties(server, clock, 'Olof');
  // Among those whom Olof's employer is shown
  await server.db.query(
    `update users set visibility = 'offers', profession = jobs.data->>'workRole'
     from jobs where users.id = $1 and jobs.id = $2`,
    [spoilt.userId, other.jobId],
  );
  await runTimers();
  before = await readOfOther();
});
afterAll(() => server.close());

const post = async (path: string, payload: object, headers: object = {}, node = server) => {
  const { statusCode, body } = await sendRaw(node.app, {
    method: 'POST',
    url: path,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: statusCode, body: JSON.parse(body) };
};
const get = async (path: string, headers: object, node = server) => {
  const { statusCode, body } = await sendRaw(node.app, {
    method: 'GET',
    url: path,
    headers: { ...headers },
  });
  return { status: statusCode, body: JSON.parse(body) };
};
const jobsFound = async (node = server): Promise<string[]> => {
  const search = searchToWire({ filter: EMPTY_FILTER, order: 'newest' });
  const { body } = await post('/api/portal/public/jobs/filter', search, {}, node);
  return body.results.map(({ id }: { id: string }) => id);
};

/** All that could be stopped by another's row: lists, feeds, own things, an employer's candidates. */
async function readOfOther(node = server) {
  const { candidate, employer, jobId } = other;
  const feed = await get('/feed/jobs.json', {}, node);
  const sitemap = await sendRaw(node.app, { method: 'GET', url: '/sitemap.xml', headers: {} });
  return {
    isFound: (await jobsFound(node)).includes(jobId),
    applications: await get('/api/portal/fetch_applications', candidate, node),
    candidates: (await get(`/api/integration/candidates?jobId=${jobId}`, employer, node)).status,
    inFeed: feed.body.entries.some((entry: { job?: { id: string } }) => entry.job?.id === jobId),
    sitemap: sitemap.statusCode,
  };
}

/** Every background task; those that failed. */
async function runTimers(): Promise<string[]> {
  const failed: string[] = [];
  for (const [name, [, task]] of Object.entries(server.services.timers)) {
    await task().catch((error) => failed.push(`${name}: ${error}`));
  }
  return failed;
}

/** But what was there before, of everything about Sara. */
const setAside = async () =>
  (await createQuarantineOperator(server.db, clock).list()).filter(
    ({ reader }) => reader !== 'unread messages',
  );

describe('One job whose data lacks a field', () => {
  let data: unknown;
  beforeAll(async () => {
    const [row] = await server.db.query('select data from jobs where id = $1', [spoilt.jobId]);
    data = row?.data;
    await server.db.query(
      `update jobs set data = '{"status":"open"}', workplace_id = null where id = $1`,
      [spoilt.jobId],
    );
  });

  it('a node starts with it, and everything else is found as before', async () => {
    const node = await wholeServer({ clock, db: server.db });
    expect(await readOfOther(node)).toEqual(before);
    expect(await jobsFound(node)).not.toContain(spoilt.jobId);
    await node.close();
    const named = (await setAside()).map(({ reader, item, reason }) => [reader, item, reason]);
    expect(named).toEqual([
      ['job feed', spoilt.jobId, 'NotWholeError slug'],
      ['search index', spoilt.jobId, 'NotWholeError slug'],
    ]);
  });

  it('no background task stops, and its candidate still has the application', async () => {
    expect(await runTimers()).toEqual([]);
    const { status, body } = await get('/api/portal/fetch_applications', spoilt.candidate);
    expect(status).toBe(200);
    const ids = body.results.map(({ id }: { id: string }) => id);
    expect(ids).toContain(spoilt.applicationId);
  });

  it('it returns by itself within minutes once its row is repaired', async () => {
    await server.db.query('update jobs set data = $2 where id = $1', [spoilt.jobId, json(data)]);
    clock.advance(10 * MINUTE);
    expect(await runTimers()).toEqual([]);
    expect(await jobsFound()).toContain(spoilt.jobId);
    expect(await setAside()).toEqual([]);
  });
});

let batches = 0;
/** What a page has counted and waits to be added up, the last of its name. */
async function aBatch(name: string): Promise<void> {
  batches += 1;
  await server.db.query(
    `insert into analytics_batches (id, received_at, day, device, language, events)
     values ($1, $2, '2026-03-02', 'phone', 'sv', $3)`,
    [`${name}-${batches}`, instant(clock.now()), json([{ event: 'page_viewed', first: true }])],
  );
}
const isCounted = async (name: string): Promise<boolean> => {
  const rows = await server.db.query(
    'select 1 from analytics_batches where id like $1 and events is not null',
    [`${name}-%`],
  );
  return rows.length === 0;
};

describe('Rows of one person with broken JSON in any table', () => {
  it('nobody else notices, no background task stops, and a node starts with them', async () => {
    const { db } = server;
    const columns = await db.query<{ table: string; column: string }>(
      `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = 'public' and data_type = 'jsonb' and table_name <> 'settings'
       order by 1, 2`,
    );
    const isOthers = `to_jsonb(one)::text like any($1::text[])`;
    const others = [other.userId, other.jobId, other.applicationId, other.employerId].map(
      (id) => `%${id}%`,
    );
    await holds(
      fc.asyncProperty(fc.array(corruption, { minLength: 40, maxLength: 40 }), async (how) => {
        await aBatch('spoilt');
        let next = 0;
        let broken = 0;
        for (const { table, column } of columns) {
          const rows = await db.query<{ place: string; value: unknown }>(
            `select ctid::text as place, "${column}" as value from ${table} as one
             where "${column}" is not null and not ${isOthers}`,
            [others],
          );
          for (const { place, value } of rows) {
            const spoiltValue = corrupted(value, how[next % how.length] ?? { way: [] });
            next += 1;
            // Some columns refuse what they cannot hold
            await db
              .query(`update ${table} set "${column}" = $2 where ctid = $1::tid`, [
                place,
                json(spoiltValue),
              ])
              .then(() => {
                broken += 1;
              })
              .catch(() => undefined);
          }
        }
        expect(broken).toBeGreaterThan(20);
        await aBatch('whole');
        clock.advance(10 * MINUTE);
        expect(await runTimers()).toEqual([]);
        expect(await isCounted('whole')).toBe(true);
        expect(await readOfOther()).toEqual(before);
        const node = await wholeServer({ clock, db });
        expect(await readOfOther(node)).toEqual(before);
        await node.close();
      }),
      {
        numRuns: 6,
        examples: [['text'], [7], [{}]].map(([put]) => [Array(40).fill({ way: [], put })]),
      },
    );
  });
});
