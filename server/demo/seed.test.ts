import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmployerReader } from '../employers/apiKey';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { readDemoApiKeys } from './demoKeys';
import { DEMO_PEOPLE, SIMULATOR_ISSUER } from './demoPeople';
import { DEMO_EMPLOYERS } from './employers';
import { seedDemo } from './seed';
import { createDemoJobs } from './seedJobs';

const clock = { now: () => Date.parse('2026-03-10T09:00:00Z') };
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
    const rows = await db.query<{ data: unknown }>('select data from jobs order by id');
    expect(rows.map(({ data }) => data)).toEqual(jobs);
  });

  it('gives every employer a key that the integration API accepts', async () => {
    const keys = await readDemoApiKeys(db);
    const readEmployer = createEmployerReader(db, clock);
    const found = await Promise.all(keys.map(readEmployer));
    expect(found.toSorted()).toEqual(DEMO_EMPLOYERS.map(({ id }) => id));
  });

  it("stores the registered demo people, under the simulator's issuer", async () => {
    const users = await db.query(
      'select first_name, phone, workfields, bankid_issuer, bankid_subject from users order by id',
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

  it('changes nothing the second time, even on another day', async () => {
    await db.query("update jobs set status = 'deleted' where id = 'v-00001'");
    const before = [await count('jobs'), await count('employers'), await count('users')];
    await seedDemo(db, { clock: muchLater });
    expect([await count('jobs'), await count('employers'), await count('users')]).toEqual(before);
    const [job] = await db.query("select status from jobs where id = 'v-00001'");
    expect(job).toEqual({ status: 'deleted' });
    const [setting] = await db.query("select value from settings where key = 'demo_seed'");
    expect(setting).toEqual({ value: { version: 1, firstStart: '2026-03-10' } });
  });
});
