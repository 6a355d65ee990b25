import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobStatus } from '#domain/jobs/job';
import { eventsOn } from '../composition/testing/eventsOn';
import { settableClock } from '../identity/testing/settableClock';
import { today } from '../lib/clock';
import { instant } from '../lib/time';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { createApplicationService } from './applications.service';
import { readEmployerApplications } from './employerApplicationView';
import { createReplyService } from './replies.service';
import {
  aStoredEmployer,
  aStoredInvitation,
  aStoredJob,
  aStoredUser,
  INVITATION_QUESTIONS,
} from './testing/storedFactories';

const clock = settableClock();
let db: Database;
let employerId: string;
beforeAll(async () => {
  db = await createTestDatabase();
  employerId = await aStoredEmployer(db);
});
afterAll(() => db.close());

const YES = { nights: 'yes' };
const replies = () => createReplyService({ db, clock, events: eventsOn(db, clock) });
const call = (userId: string, idempotencyKey: string | null = null) => ({ userId, idempotencyKey });

async function anInvitation() {
  const userId = await aStoredUser(db);
  const { id: jobId } = await aStoredJob(db, { employerId });
  const invitation = { uid: userId, jobId, message: 'Välkommen!', at: instant(clock.now()) };
  return { id: await aStoredInvitation(db, invitation), userId, jobId };
}
const eventsOf = async (id: string) =>
  (
    await db.query<{ status: string }>(
      'select status from application_events where application_id = $1 order by id',
      [id],
    )
  ).map(({ status }) => status);
const seenByEmployer = async (jobId: string) =>
  (await readEmployerApplications(db, employerId, { jobId }, today(clock))).results;

describe('an invitation', () => {
  it('shows the employer, the job and the external questions', async () => {
    const { id, userId, jobId } = await anInvitation();
    const [question] = INVITATION_QUESTIONS;
    await db.query(
      `update applications set invitation_questions = invitation_questions || $2::jsonb
       where id = $1`,
      [id, JSON.stringify([{ ...question, id: 'internal', audience: 1 }])],
    );
    const invitation = await replies().find(userId, id);
    expect(invitation).toMatchObject({
      id,
      state: 'unanswered',
      status: 'sent',
      endedAt: null,
      employer: 'Exempelvård',
      job: { id: jobId },
      jobStatus: 'open',
      message: 'Välkommen!',
      form: { kind: 'job_invitation', questions: INVITATION_QUESTIONS, answers: {} },
    });
    await expect(
      replies().reply(call(userId), { id, reply: 'interested', answers: { internal: 'yes' } }),
    ).rejects.toMatchObject({ fields: { 'answers.internal': 'validation.unknown_question' } });
  });

  it('is refused to other candidates, and does not count as an application of the candidate’s', async () => {
    const { id, userId } = await anInvitation();
    const { id: jobId } = await aStoredJob(db);
    const service = createApplicationService({
      db,
      clock,
      production: true,
      events: eventsOn(db, clock),
    });
    const own = await service.submit(call(userId), { jobId, kind: 'interested' });
    const other = await aStoredUser(db);
    for (const [who, which] of [
      [other, id],
      [userId, own.id],
      [userId, 'none'],
    ] as const) {
      await expect(replies().find(who, which)).rejects.toMatchObject({ code: 'not_found' });
      const reply = replies().reply(call(who), { id: which, reply: 'not_interested' });
      await expect(reply).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await eventsOf(id)).toEqual(['sent']);
  });
});

describe('interested', () => {
  it('is reported once with its answers when it is sent several times', async () => {
    const { id, userId, jobId } = await anInvitation();
    const reply = { id, reply: 'interested', answers: YES } as const;
    const pressed = await Promise.all([
      replies().reply(call(userId, 'press'), reply),
      replies().reply(call(userId, 'press'), reply),
      replies().reply(call(userId, 'other-tab'), reply),
    ]);
    for (const invitation of pressed) {
      expect(invitation).toMatchObject({
        state: 'interested',
        status: 'interested',
        endedAt: instant(clock.now()),
        form: { answers: YES },
      });
    }
    expect(await eventsOf(id)).toEqual(['sent', 'interested']);
    expect(await seenByEmployer(jobId)).toMatchObject([
      {
        id,
        candidate: { firstName: 'Anna', lastName: null },
        answers: {},
        invitation: { questionnaire: INVITATION_QUESTIONS, answers: YES },
      },
    ]);
  });

  it('needs an answer to every required question', async () => {
    const { id, userId } = await anInvitation();
    await expect(replies().reply(call(userId), { id, reply: 'interested' })).rejects.toMatchObject({
      code: 'invalid_request',
      fields: { 'answers.nights': 'validation.required' },
    });
    expect(await eventsOf(id)).toEqual(['sent']);
  });

  it.each<[JobStatus, object, string]>([
    ['closed', { closesOn: '2020-01-01' }, 'expired'],
    ['deleted', { status: 'deleted' }, 'expired'],
    ['disabled', { status: 'disabled' }, 'unanswered'],
  ])('is refused once the job is %s, and no thank you is not', async (status, change, state) => {
    const { id, userId, jobId } = await anInvitation();
    await db.query('update jobs set data = data || $2::jsonb where id = $1', [
      jobId,
      JSON.stringify(change),
    ]);
    await expect(
      replies().reply(call(userId), { id, reply: 'interested', answers: YES }),
    ).rejects.toMatchObject({ code: 'job_unavailable' });
    expect(await replies().find(userId, id)).toMatchObject({ state, jobStatus: status });
    await replies().reply(call(userId), { id, reply: 'not_interested' });
    expect(await eventsOf(id)).toEqual(['sent', 'not_interested']);
  });
});

describe('not interested', () => {
  it('is reported to the employer without the candidate’s name and answers', async () => {
    const { id, userId, jobId } = await anInvitation();
    const declined = { id, reply: 'not_interested', answers: YES } as const;
    expect(await replies().reply(call(userId), declined)).toMatchObject({
      state: 'declined',
      form: { answers: {} },
    });
    expect(await seenByEmployer(jobId)).toMatchObject([
      { status: 'not_interested', candidate: { firstName: '' }, invitation: null },
    ]);
  });

  it('and interested in two tabs at once: one answer is stored, and the other tab gets an error', async () => {
    const { id, userId } = await anInvitation();
    const [yes, no] = await Promise.allSettled([
      replies().reply(call(userId), { id, reply: 'interested', answers: YES }),
      replies().reply(call(userId), { id, reply: 'not_interested' }),
    ]);
    const refused = [yes, no].filter((one) => one.status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'illegal_transition' } }]);
    const answered = yes.status === 'fulfilled' ? 'interested' : 'not_interested';
    expect(await eventsOf(id)).toEqual(['sent', answered]);
  });
});
