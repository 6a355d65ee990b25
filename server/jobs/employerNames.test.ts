import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { aStoredEmployer, aStoredJob } from '../applications/testing/storedFactories';
import { settableClock } from '../identity/testing/settableClock';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { JobIndex } from './jobIndex';
import { createJobIndexFeed } from './jobIndexFeed';
import { createJobRepository } from './jobs.repository';
import { findEmployerNames } from './workplaces.repository';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from jobs');
  await db.query('delete from workplaces');
});

const clock = settableClock(Date.parse('2026-03-02T12:00:00Z'));
const { workplace } = aJob();
/** A job that ended before the day. */
const ended = (careProvider: string, changes: Partial<Job> = {}) =>
  aStoredJob(db, {
    closesOn: '2026-02-01',
    workplace: { ...workplace, careProvider },
    ...changes,
  });
const atSource = (id: string): Pick<Job, 'source'> => ({
  source: {
    name: 'jobtech',
    id,
    url: `https://ads.example/${id}`,
    datesRebased: false,
    applyUrl: null,
    extent: null,
  },
});

describe('the names of employers that are known', () => {
  it('are those of open and ended jobs, each once, in their order', async () => {
    await ended('Vintervård');
    await ended('Min Doktor');
    await ended('Min Doktor', { closesOn: '2026-12-31' });
    expect(await findEmployerNames(db)).toEqual(['Min Doktor', 'Vintervård']);
  });

  it('are not those of whom every job was taken away', async () => {
    const employerId = await aStoredEmployer(db);
    await ended('Dold Vård', { status: 'disabled', employerId });
    await ended('Borttagen Vård', { status: 'deleted', employerId });
    expect(await findEmployerNames(db)).toEqual([]);
  });

  it('are those of ads that are gone from their source, where everybody could read them', async () => {
    await ended('Annonserad Vård', { status: 'deleted', ...atSource('1') });
    expect(await findEmployerNames(db)).toEqual(['Annonserad Vård']);
  });

  it('are of the register where one of its jobs is or was open', async () => {
    await aStoredEmployer(db);
    expect(await findEmployerNames(db)).toEqual([]);
    await ended('Annan Vård', { employerId: await aStoredEmployer(db) });
    expect(await findEmployerNames(db)).toEqual(['Annan Vård', 'Exempelvård']);
  });

  it('are no more than are kept in memory', async () => {
    for (const name of ['Cecilias Vård', 'Annas Vård', 'Britas Vård']) await ended(name);
    expect(await findEmployerNames(db, 2)).toEqual(['Annas Vård', 'Britas Vård']);
  });
});

/** An index that has read all in. */
async function anIndex(employers: () => Promise<readonly string[]>) {
  const errors: unknown[] = [];
  const index = new JobIndex();
  const feed = createJobIndexFeed({
    index,
    repository: createJobRepository(db),
    clock,
    follow: () => () => undefined,
    employers,
    onError: (error) => errors.push(error),
  });
  await feed.start();
  return { index, feed, errors };
}

describe('an index that has read all in', () => {
  it('knows an employer of whom no job is open, also when it was made anew', async () => {
    await ended('Min Doktor AB');
    const { index, feed, errors } = await anIndex(() => findEmployerNames(db));
    expect(index.employerNamed('mindoktor')).toBe('min doktor');
    await feed.rebuild();
    expect(index.employerNamed('mindoktor')).toBe('min doktor');
    expect(index.employerNamed('doldvard')).toBeNull();
    expect(errors).toEqual([]);
    await feed.stop();
  });

  it('answers also where the names could not be read', async () => {
    const broken = new Error('no names');
    const { index, feed, errors } = await anIndex(() => Promise.reject(broken));
    expect([index.loading, index.employerNamed('mindoktor'), errors]).toEqual([
      null,
      null,
      [broken],
    ]);
    await feed.stop();
  });
});
