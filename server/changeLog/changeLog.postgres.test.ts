import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../storage/database';
import { createGate } from '../storage/testing/gate';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { appendChange, changedAfter, changesAfter, currentCursor } from './changeLog.repository';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const note = (entityId: string) =>
  database.transaction((tx) => appendChange(tx, { scope: 'jobs', type: 'thing', entityId }));

// The embedded store has one session, and so never two transactions
it('holds a change back while an older transaction runs, then gives both in order', async () => {
  const start = await currentCursor(database);
  const begun = createGate();
  const looked = createGate();
  const slow = database.transaction(async (tx) => {
    await appendChange(tx, { scope: 'jobs', type: 'thing', entityId: 'slow' });
    begun.open();
    await looked.opened;
  });
  await begun.opened;
  await note('quick');
  expect(await changesAfter(database, start, 10)).toEqual([]);
  // That it is on its way can be asked
  const ids = ['slow', 'quick'];
  expect([...(await changedAfter(database, start, { scope: 'jobs', ids }))]).toEqual(['quick']);
  looked.open();
  await slow;
  await vi.waitFor(async () => {
    const both = await changesAfter(database, start, 3);
    expect(both.map(({ entityId }) => entityId)).toEqual(['slow', 'quick']);
  }, 5_000);
});
