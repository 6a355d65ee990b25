import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { insertApplication } from '../applications/applications.repository';
import { aStoredEmployer, aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { eventsOn } from '../composition/testing/eventsOn';
import { DAY, instant } from '../lib/time';
import type { Database } from '../storage/database';
import { aSignal, somebodyWaits } from '../storage/testing/signals';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { createInterviewService } from './interviews.service';

const clock = { now: Date.now };

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

it('books nothing for an application that ends meanwhile', async () => {
  const interviews = createInterviewService({
    db,
    clock,
    publicUrl: 'https://vikari.example',
    events: eventsOn(db, clock),
  });
  const employerId = await aStoredEmployer(db);
  const { id: jobId } = await aStoredJob(db, { employerId, endsOn: null });
  const startsAt = instant(clock.now() + DAY);
  const free = [{ from: startsAt, to: instant(clock.now() + 2 * DAY) }];
  const where = { minutes: 30, place: null, meetingUrl: null };
  const asEmployer = { employerId, keyId: null, idempotencyKey: null };
  await interviews.offer(asEmployer, { id: jobId, free, ...where });
  const userId = await aStoredUser(db);
  const at = instant(clock.now());
  const form = { contact: {}, answers: {}, at };
  await insertApplication(db, { id: 'ends', uid: userId, jobId, status: 'qualified', ...form });

  const ended = aSignal();
  const commit = aSignal();
  const ending = db.transaction(async (tx) => {
    await tx.query("update applications set status = 'not_interested' where id = 'ends'");
    ended.give();
    await commit.given;
  });
  await ended.given;
  let isDone = false;
  const call = { userId, idempotencyKey: null };
  const booked = interviews
    .book(call, { applicationId: 'ends', startsAt })
    .then(
      () => 'booked',
      ({ code }) => code,
    )
    .finally(() => {
      isDone = true;
    });
  // It waits for the application, or does not look whether it changes
  await vi.waitFor(async () => expect(isDone || (await somebodyWaits(db))).toBe(true));
  commit.give();
  await ending;
  expect(await booked).toBe('conflict');
});
