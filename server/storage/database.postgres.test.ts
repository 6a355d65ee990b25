import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from './database';
import { createGate } from './testing/gate';
import { createTestDatabase } from './testing/testDatabase';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.query('create table notes (id int primary key, text text)');
});
beforeEach(() => database.query('delete from notes'));
afterAll(() => database.close());

async function notes(): Promise<number[]> {
  const rows = await database.query<{ id: number }>('select id from notes order by id');
  return rows.map(({ id }) => id);
}

function addNote(id: number): [string, unknown[]] {
  return ['insert into notes values ($1, $2)', [id, `note ${id}`]];
}

describe('connections that break', () => {
  const breakOthers = () =>
    database
      .query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      )
      .then((rows) => rows.length);

  it('are made again, and a listener is notified that it may have missed changes', async () => {
    const heard: string[] = [];
    await database.listen('again', (payload) => heard.push(payload));
    expect(await breakOthers()).toBeGreaterThan(0);
    await vi.waitFor(() => expect(heard).toEqual(['']), 5_000);
    await database.query("select pg_notify('again', 'back')");
    await vi.waitFor(() => expect(heard).toEqual(['', 'back']));
  });

  it('undo the transaction that they held, and the next one is not harmed', async () => {
    const begun = createGate();
    const broken = createGate();
    const lost = database.transaction(async (tx) => {
      await tx.query(...addNote(1));
      begun.open();
      await broken.opened;
      await tx.query(...addNote(2));
    });
    const refused = expect(lost).rejects.toThrow();
    await begun.opened;
    await breakOthers();
    broken.open();
    await refused;
    await database.transaction((tx) => tx.query(...addNote(3)));
    expect(await notes()).toEqual([3]);
  });
});
