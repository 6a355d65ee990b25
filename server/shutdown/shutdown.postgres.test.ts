import { afterEach, beforeEach, expect, it } from 'vitest';
import { listApplications, submit } from '../chaos/applicant';
import { type ChildServers, createChildServers } from './testing/childServers';
import { endOf } from './testing/endOf';

let servers: ChildServers;

beforeEach(async () => {
  servers = await createChildServers();
});
afterEach(() => servers.close());

it('SIGTERM does not wait for a statement that hangs', async () => {
  const { process: child, ready, exited } = await servers.start(0.2);
  const { seeded } = ready;
  const { database } = servers;
  if (!seeded || !database) throw new Error('The store is not a new one.');
  const [cookie = ''] = seeded.cookies;
  const [jobId = ''] = seeded.jobIds;
  await database.transaction(async (tx) => {
    await tx.query('lock table applications in access exclusive mode');
    const hanging = submit(ready.url, { key: 'hangs', cookie, jobId }).catch(endOf);
    const waits = async () => {
      const [row] = await tx.query<{ count: number }>(
        `select count(*) from pg_stat_activity where wait_event_type = 'Lock'
           and datname = current_database()`,
      );
      // Statistics are read once in a transaction
      await tx.query('select pg_stat_clear_snapshot()');
      return row?.count;
    };
    await expect.poll(waits, { timeout: 10_000 }).toBe(1);
    child.kill('SIGTERM');
    expect(await hanging).toBe('cut');
    expect(await exited).toBe(0);
  });
  expect(await listApplications((await servers.start(0)).ready.url, cookie)).toEqual([]);
});
