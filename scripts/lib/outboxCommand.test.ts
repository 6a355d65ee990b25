import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Clock, systemClock } from '../../server/lib/clock';
import { DAY, HOUR } from '../../server/lib/time';
import { queue } from '../../server/outbox/outbox';
import type { Database } from '../../server/storage/database';
import { createTestDatabase } from '../../server/storage/testing/testDatabase';
import { commandClock } from './commandClock';
import { printSendNow, printWaiting } from './outboxCommand';

let db: Database;
let store: { db: Database; clock: Clock };
beforeAll(async () => {
  db = await createTestDatabase();
  store = { db, clock: await commandClock(db, { clockConfirmed: false }) };
});
afterAll(() => db.close());

async function printed(run: () => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  try {
    await run();
  } finally {
    log.mockRestore();
  }
  return lines;
}

it('shows what waits without what it says, and has it sent now', async () => {
  const now = systemClock.now();
  const letter = {
    channel: 'mail',
    kind: 'job_alert',
    receiver: 'mail server',
    userId: null,
    payload: { text: 'a secret' },
    dueAt: now + 6 * HOUR,
    expiresAt: now + DAY,
  } as const;
  await queue(
    db,
    [
      { ...letter, key: 'one' },
      { ...letter, key: 'two' },
    ],
    now,
  );
  const lines = await printed(() => printWaiting(db, null));
  expect(lines[0]).toMatch(
    /^mail {2}one {2}job_alert {2}to mail server {2}written 20.* tried 0 times/,
  );
  expect(lines.slice(-3)).toEqual(['mail: 2 waiting', 'push: 0 waiting', 'webhook: 0 waiting']);
  expect(lines.join()).not.toContain('a secret');
  const due = async () =>
    (await db.query('select key from outbox where due_at <= now() order by key')).length;
  expect(await printed(() => printSendNow(store, 'mail', 'one'))).toEqual([
    expect.stringMatching(/^1 due now\./),
  ]);
  expect(await due()).toBe(1);
  await printed(() => printSendNow(store, 'mail', null));
  expect(await due()).toBe(2);
  await expect(printSendNow(store, 'mail', 'three')).rejects.toThrow('see the list');
  // Nothing waits, and that is fine
  expect((await printed(() => printSendNow(store, 'push', null)))[0]).toMatch(/^0 due now/);
});
