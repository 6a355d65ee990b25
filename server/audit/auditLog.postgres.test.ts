import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settableClock } from '../identity/testing/settableClock';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { createAuditLog } from './auditLog';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** Runs something as a timer does, and not within the transaction that is open. */
const outside = AsyncLocalStorage.snapshot();

/** The database, whose first transaction lets something else happen once it has begun to read. */
function whileItReads(happens: () => Promise<unknown>): Database {
  let hasHappened = false;
  return {
    ...db,
    transaction: (work, options) =>
      db.transaction(async (tx) => {
        await tx.query('select 1 from audit_checkpoints');
        if (!hasHappened) {
          hasHappened = true;
          await outside(happens);
        }
        return work(tx);
      }, options),
  };
}

it('seals beside itself without taking what it has just sealed for a loss', async () => {
  const clock = settableClock();
  const keys = [{ id: 'k1', key: Buffer.alloc(32, 1) }];
  let sealBeside: () => Promise<void> = async () => undefined;
  const slow = whileItReads(() => sealBeside());
  const log = createAuditLog({ db: slow, clock, keys });
  const write = () => log.record(db, { event: 'signed_in', actor: 'server' });
  await write();
  sealBeside = async () => {
    await write();
    await log.seal();
  };
  await log.seal();
  expect(await log.verify()).toMatchObject({ problems: [], entries: 2, unsealed: 0 });
});
