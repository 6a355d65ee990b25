import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuditLog } from '../audit/auditLog';
import { createEmployerReader } from '../employers/apiKey';
import { SIMULATOR_ISSUER } from '../identity/simulator/simulator';
import { createOwnAnswerService } from '../insight/ownAnswers.service';
import { saveJobs } from '../jobs/jobRows.repository';
import { instant } from '../lib/time';
import { createCandidateLists } from '../matching/candidateLists';
import { createMatchingService } from '../matching/matching.service';
import type { Database } from '../storage/database';
import { saveSetting } from '../storage/settings.repository';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { TEST_SERVER_KEYS } from '../testing/testConfig';
import { SOUGHT_ROLES } from './demoCandidates';
import { ANSWERING_PERSON, workplacesWithFigures } from './demoInsight';
import { readDemoKeys } from './demoKeys';
import { DEMO_PEOPLE } from './demoPeople';
import { findSoughtJobs } from './demoPeople.repository';
import { REFERRED_PERSON } from './demoReferences';
import { DEMO_EMPLOYERS } from './employers';
import { HOSPITALS } from './hospitals';
import { seedDemo } from './seed';
import { createDemoJobs } from './seedJobs';

const clock = { now: () => Date.parse('2026-03-10T09:00:00Z') };
const SECRET = new Uint8Array(32);
const muchLater = { now: () => Date.parse('2027-01-01T09:00:00Z') };

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedDemo(db, { clock });
});
afterAll(() => db.close());

async function count(table: 'jobs' | 'employers' | 'users'): Promise<number> {
  const [row] = await db.query<{ count: number }>(`select count(*) as count from ${table}`);
  return row?.count ?? 0;
}

describe('seedDemo', () => {
  it('stores every job with all its fields', async () => {
    const { jobs } = createDemoJobs({ today: '2026-03-10' });
    const rows = await db.query<{ data: unknown }>(
      `select data from jobs where id ~ '^v-[0-9]+$' order by id`,
    );
    expect(rows.map(({ data }) => data)).toEqual(jobs);
  });

  it('has a person with a reference that is given, one that is asked for and one without an answer', async () => {
    const rows = await db.query<{ name: string; given: boolean; open: boolean }>(
      `select name, given.request_id is not null as given, expires_at > $2 as open
       from reference_requests left join given_references given on given.request_id = id
       where user_id = $1 order by asked_at desc`,
      [REFERRED_PERSON, instant(clock.now())],
    );
    expect(rows).toEqual([
      { name: 'Ronja Hedfors', given: false, open: true },
      { name: 'Sunniva Aspedal', given: true, open: true },
      { name: 'Malte Kvarnbo', given: false, open: false },
    ]);
    const people = DEMO_PEOPLE.filter(({ registered }) => !registered);
    const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    for (const { name } of rows) expect(names).toContain(name);
  });

  it('has made-up figures about workplaces of made-up names only, and a person who may answer', async () => {
    const rows = await db.query<{ id: string; name: string; answers: number }>(
      `select workplaces.id, workplaces.name, sum((figures->>'answers')::integer)::integer as answers
       from workplaces join workplace_figures on workplace_id = workplaces.id
       where published_on < '2026-03-10' group by workplaces.id`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(10);
    expect(Math.min(...rows.map(({ answers }) => answers))).toBeGreaterThanOrEqual(5);
    const real = HOSPITALS.map(({ name }) => name);
    expect(rows.filter(({ name }) => real.includes(name))).toEqual([]);
    const { jobs } = createDemoJobs({ today: '2026-03-10' });
    const [first] = workplacesWithFigures(jobs);
    const own = createOwnAnswerService({ db, clock });
    expect(await own.read(ANSWERING_PERSON, first?.id ?? '')).toMatchObject({
      refusal: null,
      source: 'experience',
    });
  });

  it('gives every employer a key that the integration API accepts', async () => {
    const keys = await readDemoKeys(db);
    const readEmployer = createEmployerReader(db, clock);
    const found = await Promise.all(keys.map(({ apiKey }) => readEmployer(apiKey)));
    expect(found.map((owner) => owner?.employerId).toSorted()).toEqual(
      DEMO_EMPLOYERS.map(({ id }) => id),
    );
  });

  it("stores the registered demo people, under the simulator's issuer", async () => {
    const users = await db.query(
      `select first_name, phone, workfields, bankid_issuer, bankid_subject from users
       where bankid_subject <> id order by id`,
    );
    expect(users).toEqual(
      DEMO_PEOPLE.flatMap((person) =>
        person.registered
          ? [
              {
                first_name: person.firstName,
                phone: person.profile.phone,
                workfields: person.profile.workfields,
                bankid_issuer: SIMULATOR_ISSUER,
                bankid_subject: person.subject,
              },
            ]
          : [],
      ),
    );
  });

  it('has enough people who want offers for the demo recruiter to be shown their cards', async () => {
    const sought = await findSoughtJobs(db, {
      roles: SOUGHT_ROLES,
      today: '2026-03-10',
      limit: 15,
    });
    const audit = createAuditLog({ db, clock, keys: TEST_SERVER_KEYS });
    const deps = { db, clock, audit, serverSecret: SECRET };
    const { list } = createMatchingService({ ...deps, lists: createCandidateLists(deps) });
    const lists = [];
    for (const { employerId, jobId } of sought) {
      lists.push(await list({ employerId, keyId: null }, { jobId }));
    }
    expect(lists.filter(({ blurred }) => !blurred).length).toBeGreaterThan(sought.length / 3);
    const seen = await db.query<{ id: string }>(
      'select distinct user_id as id from profile_views order by user_id',
    );
    const hidden = ['demo-alva', 'demo-hedda', 'demo-kasimir', 'demo-niamh', 'demo-tuva'];
    const ids = seen.map(({ id }) => id);
    expect(ids).toContain('demo-selma');
    expect(ids.filter((id) => hidden.includes(id))).toEqual([]);
  });

  it('changes nothing the second time, even on another day', async () => {
    await db.query("update jobs set status = 'deleted' where id = 'v-00001'");
    const before = [await count('jobs'), await count('employers'), await count('users')];
    await seedDemo(db, { clock: muchLater });
    expect([await count('jobs'), await count('employers'), await count('users')]).toEqual(before);
    const [job] = await db.query("select status from jobs where id = 'v-00001'");
    expect(job).toEqual({ status: 'deleted' });
    const [setting] = await db.query("select value from settings where key = 'demo_seed'");
    expect(setting).toEqual({ value: { version: 3, firstStart: '2026-03-10' } });
  });

  it('gives jobs that an earlier version made their facts and rates, and changes nothing else', async () => {
    const { jobs } = createDemoJobs({ today: '2026-03-10' });
    const full = jobs.find((job) => job.shifts && job.requires && job.travel && job.housing);
    if (!full) throw new Error('No job has all facts.');
    const { shifts, requires, travel, housing, steps, ...bare } = full;
    const [closed] = jobs.filter(({ id }) => id !== full.id);
    if (!closed) throw new Error('There is one job only.');
    const changed = { ...closed, title: 'Annan rubrik', shifts: null };
    const hourlyRate = { min: 620, max: 700, basis: 'consultant_salary' } as const;
    await saveJobs(db, [{ ...bare, hourlyRate, status: 'disabled' }, changed]);
    await saveSetting(db, 'demo_seed', { version: 1, firstStart: '2026-03-10' });
    await seedDemo(db, { clock: muchLater });
    const rows = await db.query<{ data: unknown }>('select data from jobs where id = any($1)', [
      [full.id, changed.id],
    ]);
    expect(rows.map(({ data }) => data)).toEqual(
      expect.arrayContaining([{ ...full, status: 'disabled' }, changed]),
    );
    expect(rows).toHaveLength(2);
  });
});
