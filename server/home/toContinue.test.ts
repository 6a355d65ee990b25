import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyDraft } from '#domain/applications/draft';
import type { ApplicationStatus } from '#domain/applications/status';
import type { Job } from '#domain/jobs/job';
import { insertApplication } from '../applications/applications.repository';
import { writeDraft } from '../applications/drafts.repository';
import { aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { saveBooking } from '../interviews/interviews.repository';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { findToContinue } from './toContinue';

const AT = { now: '2026-03-20T12:00:00.000Z', today: '2026-03-20' };
let db: Database;
let uid: string;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  uid = await aStoredUser(db);
});

const draft = (job: Job, at: string, of = uid) => writeDraft(db, of, emptyDraft(job.id), at);
const draftOf = async () => (await findToContinue(db, uid, AT)).draft?.jobId;

async function anApplication(id: string, job: Job, status: ApplicationStatus): Promise<string> {
  const row = { id: `${id}-${uid}`, uid, jobId: job.id, status };
  await insertApplication(db, { ...row, contact: {}, answers: {}, at: AT.now });
  return row.id;
}

it('finds nothing for a candidate without drafts or interviews', async () => {
  await draft(await aStoredJob(db), '2026-03-18T12:00:00Z', await aStoredUser(db));
  expect(await findToContinue(db, uid, AT)).toEqual({ draft: null, interview: null });
});

it('returns the draft of an open job that was saved last', async () => {
  const first = await aStoredJob(db);
  const closed = await aStoredJob(db, { closesOn: '2026-03-19' });
  const disabled = await aStoredJob(db, { status: 'disabled' });
  await draft(first, '2026-03-17T12:00:00Z');
  await draft(await aStoredJob(db), '2026-03-16T12:00:00Z');
  await draft(closed, '2026-03-18T12:00:00Z');
  await draft(disabled, '2026-03-19T12:00:00Z');
  expect(await findToContinue(db, uid, AT)).toEqual({
    draft: { jobId: first.id, title: first.title, workplaceName: first.workplace.name },
    interview: null,
  });
});

it('leaves out the draft of a sent application, not the draft of a shown interest', async () => {
  const [sent, interesting] = [await aStoredJob(db), await aStoredJob(db)];
  await anApplication('sent', sent, 'candidate');
  await anApplication('interested', interesting, 'interested');
  await draft(sent, '2026-03-18T12:00:00Z');
  expect(await draftOf()).toBeUndefined();
  await draft(interesting, '2026-03-17T12:00:00Z');
  expect(await draftOf()).toBe(interesting.id);
});

it('returns the next interview that has not ended', async () => {
  const job = await aStoredJob(db);
  const days = { over: '2026-03-19', next: '2026-03-21', later: '2026-03-25' };
  for (const [name, day] of Object.entries(days)) {
    const at = await aStoredJob(db, { title: job.title });
    await saveBooking(db, {
      applicationId: await anApplication(name, at, 'qualified'),
      jobId: at.id,
      calendarId: at.id,
      startsAt: `${day}T09:00:00.000Z`,
      endsAt: `${day}T09:30:00.000Z`,
      at: AT.now,
    });
  }
  const { interview } = await findToContinue(db, uid, AT);
  expect(interview).toEqual({
    applicationId: `next-${uid}`,
    startsAt: '2026-03-21T09:00:00.000Z',
    title: job.title,
    workplaceName: job.workplace.name,
  });
});
