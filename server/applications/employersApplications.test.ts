import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveJob } from '../jobs/jobRows.repository';
import type { Database } from '../storage/database';
import { readMigrations } from '../storage/migrate';
import { stepsOf } from '../storage/migrationSteps';
import { explained } from '../storage/testing/explained';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { findEmployerApplications } from './employerApplications.repository';
import { aStoredEmployer, aStoredJob, aStoredUser } from './testing/storedFactories';

const PAGE = 50;

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const employerOf = async (id: string): Promise<string | null> => {
  const [row] = await db.query<{ of: string | null }>(
    'select employer_id as of from applications where id = $1',
    [id],
  );
  return row?.of ?? null;
};

it('an application has its job’s employer, whichever program writes either', async () => {
  const employerId = await aStoredEmployer(db);
  const [ours, imported] = [
    await aStoredJob(db, { employerId }),
    await aStoredJob(db, { employerId: null }),
  ];
  const ids = [randomUUID(), randomUUID()];
  for (const [place, { id: jobId }] of [ours, imported].entries()) {
    await db.query(
      `insert into applications (id, uid, job_id, status) values ($1, $2, $3, 'candidate')`,
      [ids[place], await aStoredUser(db), jobId],
    );
  }
  const [one = '', other = ''] = ids;
  expect([await employerOf(one), await employerOf(other)]).toEqual([employerId, null]);
  const another = await aStoredEmployer(db);
  await db.transaction((tx) => saveJob(tx, { ...ours, employerId: another }));
  expect(await employerOf(one)).toBe(another);
});

it('those from before have it after the migration', async () => {
  const employerId = await aStoredEmployer(db);
  const { id: jobId } = await aStoredJob(db, { employerId });
  const id = randomUUID();
  await db.query(
    `insert into applications (id, uid, job_id, status) values ($1, $2, $3, 'candidate')`,
    [id, await aStoredUser(db), jobId],
  );
  await db.query('update applications set employer_id = null where id = $1', [id]);
  const migration = (await readMigrations()).find(({ name }) => name.startsWith('0066'));
  const [fill = ''] = stepsOf(migration?.sql ?? '').slices;
  while ((await db.query(fill)).length > 0);
  expect(await employerOf(id)).toBe(employerId);
});

it('a page of an employer’s applications is read from the index, however many jobs it has', async () => {
  const employerId = await aStoredEmployer(db);
  const { id } = await aStoredJob(db, { employerId });
  await db.query(
    `insert into jobs (id, slug, status, employer_id, source_name, source_id, closes_on,
       published_at, data, content_hash)
     select name, name, status, employer_id, source_name, name, closes_on, published_at, data,
       content_hash
     from jobs, (select 'own-' || i as name from generate_series(1, 300) as i) as own where id = $1`,
    [id],
  );
  await db.query(
    `insert into users (id, first_name, last_name)
     select 'u' || i, 'Alva', 'Berg' from generate_series(1, 3000) as i`,
  );
  await db.query(
    `insert into applications (id, uid, job_id, status, updated_at)
     select 'a' || i, 'u' || i, 'own-' || (i % 300 + 1), 'candidate', now() + i * interval '1 second'
     from generate_series(1, 3000) as i`,
  );
  await db.query('analyze');
  const { db: noted, plan } = explained(db);
  const found = await findEmployerApplications(noted, employerId, {}, { limit: PAGE, after: null });
  expect(found.map((one) => one.id)).toEqual(
    Array.from({ length: PAGE }, (_, place) => `a${3000 - place}`),
  );
  expect(plan.join('\n')).toContain('applications_employer');
  expect(plan.join('\n')).not.toMatch(/\bon jobs\b/u);
});
