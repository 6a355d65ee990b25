import { describe, expect, it } from 'vitest';
import { type Migration, migrate, readMigrations } from './migrate';
import { createTestPool } from './testing/testDatabase';

const migration = (name: string, sql: string): Migration => ({ name, sql, hash: `hash of ${sql}` });

describe('A deploy goes back to the version before', () => {
  it('the version before runs where the newer one only added, and refuses where it took something away', async () => {
    const pool = await createTestPool({ inThread: true });
    const shipped = await readMigrations();
    const added = migration('9001_added', 'alter table jobs add column beds int');
    expect(await migrate(pool, [...shipped, added])).toEqual(['9001_added']);
    const told: string[] = [];
    const older = { mode: 'off', onProgress: (step: string) => told.push(step) } as const;
    expect(await migrate(pool, shipped, older)).toEqual([]);
    expect(told).toEqual([expect.stringContaining('which can work with 9001_added')]);
    // The newer program comes back, and one that takes something away
    const removed = migration('9002_removed', 'alter table jobs drop column beds');
    expect(await migrate(pool, [...shipped, added, removed])).toEqual(['9002_removed']);
    await expect(migrate(pool, shipped, older)).rejects.toThrow(/9002_removed, which this version/);
    await pool.close();
  });
});

describe('A node with MIGRATE=off starts before the schema is migrated', () => {
  it('it refuses, says what to run, and changes nothing', async () => {
    const pool = await createTestPool({ inThread: true });
    const shipped = await readMigrations();
    const next = migration('9001_next', 'create table next (id int)');
    const after = migration('9002_after', 'create table after_next (id int)');
    await expect(migrate(pool, [...shipped, next, after], { mode: 'off' })).rejects.toThrow(
      'lacks the migration 9001_next and 1 more, and MIGRATE is off: run the command migrate',
    );
    await pool.withConnection((connection) => connection.exec('drop table migrations'));
    await expect(migrate(pool, shipped, { mode: 'off' })).rejects.toThrow(
      /lacks the migration 0001_initial\.sql and/,
    );
    await pool.close();
  });
});
