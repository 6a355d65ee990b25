import { afterAll, beforeAll, expect, it } from 'vitest';
import { settableClock } from '../identity/testing/settableClock';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { createDoor } from './door';

const LIMITS = { life: 60_000, perCustomer: 50, askFrom: 1000, most: 40, atOnce: 8 };

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

it('lets thirty in at the same time where it is full, on two nodes', async () => {
  const clock = settableClock();
  const doors = [1, 2].map(() =>
    createDoor('registration', LIMITS, { clock, serverSecret: new Uint8Array(32).fill(7) }),
  );
  const come = (id: string, ip: string, node: number) =>
    db.transaction(async (tx) =>
      doors[node % 2]?.enter(tx, { id, ip, proof: null, provesLater: true }),
    );
  for (let came = 0; came < LIMITS.most; came += 1) {
    clock.advance(1);
    await come(`a${came}`, `192.0.2.${came}`, came);
  }
  const newcomers = Array.from({ length: 30 }, (_, at) => come(`n${at}`, `198.51.${at}.1`, at));
  const refused = (await Promise.allSettled(newcomers)).filter(
    ({ status }) => status === 'rejected',
  );
  expect(refused).toEqual([]);
  const held = await db.query<{ id: string }>('select id from door_entries');
  expect(held.filter(({ id }) => id.startsWith('n'))).toHaveLength(30);
  // Those who come at the same moment do not see one another
  expect(held.length).toBeLessThanOrEqual(LIMITS.most + 30);
});
