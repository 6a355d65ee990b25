import { describe, expect, it } from 'vitest';
import type { ConnectionPool } from './connection';
import { type Migration, MigrationError, migrate, readMigrations } from './migrate';
import { createTestPool } from './testing/testDatabase';

const LOCK_TIMEOUT = 100;
const ADDED: Migration = {
  name: '9001_added',
  sql: 'alter table jobs add column beds int',
  hash: 'added',
};

/** A report: a transaction that has read the jobs and goes on. */
async function whileReportRuns(
  pool: ConnectionPool,
  work: (endReport: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await pool.withConnection(async (report) => {
    await report.exec('begin; select count(*) from jobs');
    await work(() => report.exec('rollback'));
  });
}

const readJobs = (pool: ConnectionPool) =>
  pool.withConnection((visitor) => visitor.query('select count(*) from jobs'));

describe('A long report runs while a new version migrates', () => {
  it('the migration waits, and nobody who reads meanwhile', async () => {
    const pool = await createTestPool();
    const shipped = await readMigrations();
    const told: string[] = [];
    let pauses = 0;
    await whileReportRuns(pool, async (endReport) => {
      const done = await migrate(pool, [...shipped, ADDED], {
        lockTimeout: LOCK_TIMEOUT,
        onProgress: (step) => told.push(step),
        // A reader that stood behind the migration's lock would never come here
        pause: async () => {
          await readJobs(pool);
          pauses += 1;
          if (pauses === 2) await endReport();
        },
      });
      expect(done).toEqual(['9001_added']);
    });
    expect(pauses).toBe(2);
    expect(told).toContain(
      'The migration 9001_added: a table is in use by a long transaction, trying again in 2 s',
    );
    await pool.close();
  });

  it('the migration gives up after ten minutes, and has changed nothing', async () => {
    const pool = await createTestPool();
    const shipped = await readMigrations();
    await whileReportRuns(pool, async () => {
      const pause = () => Promise.resolve();
      const refused = migrate(pool, [...shipped, ADDED], { lockTimeout: 5, pause });
      await expect(refused).rejects.toThrow(MigrationError);
      await expect(refused).rejects.toThrow('9001_added got no lock in 40 tries');
    });
    expect(await migrate(pool, shipped, { mode: 'off' })).toEqual([]);
    expect(await migrate(pool, [...shipped, ADDED])).toEqual(['9001_added']);
    await pool.close();
  });
});

describe('Several nodes of a new version start together', () => {
  it('one migrates, and the others wait for their turn', async () => {
    const pool = await createTestPool();
    const shipped = await readMigrations();
    const told: string[] = [];
    const start = () =>
      migrate(pool, [...shipped, ADDED], {
        onProgress: (step) => told.push(step),
        pause: () => readJobs(pool),
      });
    const done = await Promise.all([start(), start(), start()]);
    expect(done.flat()).toEqual(['9001_added']);
    expect(told.filter((step) => step.startsWith('Running'))).toHaveLength(1);
    await pool.close();
  });
});
