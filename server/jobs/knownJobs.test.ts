import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aJob } from '#domain/jobs/testing/aJob';
import { aStoredJob } from '../applications/testing/storedFactories';
import { type Database, json, type Queryable } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { createJobRepository } from './jobs.repository';
import { createJobService, type JobService } from './jobs.service';

let db: Database;
/** The rows of the last answer, as they came from the database. */
let answer: readonly object[] = [];
let jobs: JobService;

beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(() => {
  const listening: Queryable = {
    async query<Row extends object>(sql: string, params?: readonly unknown[]) {
      const rows = await db.query<Row>(sql, params);
      answer = rows.map((row) => ({ ...row }));
      return rows;
    },
  };
  jobs = createJobService({
    index: { get: () => null, twinsOf: () => [], loading: null },
    repository: createJobRepository(listening),
    clock: { now: () => Date.parse('2026-03-02T12:00:00Z') },
    hasApplied: async (userId) => userId === 'applied',
    repliesOf: async () => null,
  });
});
afterAll(() => db.close());

const show = (id: string, userId: string | null = null) =>
  jobs.show(id, { userId, includeWorkplace: true });

/** Writes the row as another node would: nothing here hears of it. */
const write = (id: string, changes: Parameters<typeof aJob>[0]) =>
  db.query('update jobs set data = $2 where id = $1', [id, json(aJob({ id, ...changes }))]);

const aRead = { closesOn: '2026-04-01', hoursPerWeek: 40, startsOn: '2026-03-09' };
const paid = (min: number) => ({
  hourlyRate: { min, max: min, basis: 'consultant_invoice' as const },
});

describe('a job that is read again', () => {
  it('comes from memory while its row is as it was, and is worked out once', async () => {
    const { id } = await aStoredJob(db, { ...aRead, ...paid(500), endsOn: '2026-04-30' });
    const first = await show(id);
    expect(answer).toMatchObject([{ job: { id } }]);
    const second = await show(`another-title--${id}`);
    expect(answer).toMatchObject([{ job: null }]);
    expect(second).toEqual(first);
    expect(second.data.inHand).toBe(first.data.inHand);
  });

  it('is what it was changed to, with its own pay, at the next reading', async () => {
    const terms = { ...aRead, endsOn: '2026-04-30' };
    const { id } = await aStoredJob(db, { ...terms, ...paid(500) });
    const before = await show(id);
    await write(id, { ...terms, ...paid(600), title: 'Ny rubrik' });
    const { data } = await show(id);
    expect(data.title).toBe('Ny rubrik');
    expect(data.inHand?.lowest.gross).toBeGreaterThan(Number(before.data.inHand?.lowest.gross));
  });

  it('is closed, withdrawn or gone at the next reading', async () => {
    const { id } = await aStoredJob(db, aRead);
    expect((await show(id)).jobStatus).toBe('open');
    await write(id, { ...aRead, closesOn: '2026-03-01' });
    expect((await show(id)).jobStatus).toBe('closed');
    await write(id, { ...aRead, status: 'disabled' });
    await expect(show(id)).rejects.toMatchObject({ code: 'job_unavailable' });
    await write(id, aRead);
    expect((await show(id)).jobStatus).toBe('open');
    await db.query('delete from jobs where id = $1', [id]);
    await expect(show(id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('has nothing of another reader', async () => {
    const { id } = await aStoredJob(db, {
      ...aRead,
      contact: { name: 'Rut', title: 'Chef', phone: '070-174 06 05', email: 'rut@example.com' },
    });
    const visitor = await show(id);
    const candidate = await show(id, 'applied');
    expect(candidate.data).toMatchObject({ applied: true, contact: { phone: '070-174 06 05' } });
    expect(visitor.data).toMatchObject({ applied: false, contact: { phone: null, email: null } });
    expect(await show(id)).toEqual(visitor);
    expect(await show(id, 'other')).toMatchObject({ data: { applied: false } });
  });
});
