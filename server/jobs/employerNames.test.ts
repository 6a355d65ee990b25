import { afterAll, beforeAll, expect, it } from 'vitest';
import { aStoredEmployer, aStoredJob } from '../applications/testing/storedFactories';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { findEmployerNames } from './workplaces.repository';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

it('knows who has or had jobs by both names, and tells of nobody else in the register', async () => {
  const [known, coming] = [await aStoredEmployer(db), await aStoredEmployer(db)];
  await db.query('update employers set name = $2 where id = $1', [known, 'Vårdlaget i Norr AB']);
  await db.query('update employers set name = $2 where id = $1', [coming, 'Kommande Vård AB']);
  const { workplace } = await aStoredJob(db, { employerId: known, status: 'deleted' });
  const names = await findEmployerNames(db);
  expect(names).toContain('Vårdlaget i Norr AB');
  expect(names).toContain(workplace.careProvider);
  expect(names).not.toContain('Kommande Vård AB');
});
