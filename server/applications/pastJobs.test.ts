import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJob } from '#domain/jobs/testing/aJob';
import { nextAddress } from '../hostile/testing/addresses';
import { type Credentials, signedIn, VISITOR } from '../hostile/testing/parties';
import { wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';
import { DAY } from '../lib/time';
import { insertApplication } from './applications.repository';
import {
  aStoredEmployer,
  aStoredInvitation,
  aStoredJob,
  aStoredUser,
} from './testing/storedFactories';

// 2 March 2026
const clock = settableClock();
const server = await wholeServer({ clock });
const { app, db } = server;
const at = new Date(clock.now()).toISOString();

/** An ad that closes long after the assignment's last day. */
const PAST = { startsOn: '2026-02-02', endsOn: '2026-03-01', closesOn: '2026-12-31' };
const LAST_DAY = { ...PAST, endsOn: '2026-03-02' };

let employerId: string;
let employer: Credentials;
let userId: string;
let candidate: Credentials;
/** Over since yesterday, and on its last day. */
let past: string;
let lastDay: string;

beforeAll(async () => {
  const key = randomUUID();
  employerId = await aStoredEmployer(db, key);
  employer = { authorization: `Bearer ${key}` };
  userId = await aStoredUser(db);
  candidate = await signedIn(server, clock, userId);
  ({ id: past } = await aStoredJob(db, { ...PAST, employerId }));
  ({ id: lastDay } = await aStoredJob(db, { ...LAST_DAY, employerId }));
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

async function call(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  payload?: object,
  caller = candidate,
) {
  const headers = path.startsWith('integration') ? employer : caller;
  const remoteAddress = nextAddress();
  const url = `/api/${path}`;
  const answer = await app.inject({
    method,
    url,
    headers,
    remoteAddress,
    ...(payload && { payload }),
  });
  return { code: answer.json().code ?? 'ok', body: answer.json() };
}

const found = async (): Promise<string[]> =>
  (await call('POST', 'portal/public/jobs/filter', {}, VISITOR)).body.results.map(
    ({ id }: { id: string }) => id,
  );

const aDraft = (changes: object) => {
  const { id: _id, slug, status, publishedAt, employerId: _of, source, ...draft } = aJob();
  return { ...draft, ...changes };
};

describe('a job whose last day has passed', () => {
  it('is found nowhere, and said to be closed', async () => {
    await expect.poll(found).toContain(lastDay);
    expect(await found()).not.toContain(past);
    const ids = await call('GET', `v2/jobs/fetch_by_id?ids=${past},${lastDay}`);
    expect(ids.body.gone).toEqual([past]);
    expect((await call('GET', `portal/public/job?id=${past}`)).body.jobStatus).toBe('closed');
    const open = await call('GET', `portal/public/job?id=${lastDay}`);
    expect(open.body).toMatchObject({ jobStatus: 'open', data: { closesOn: LAST_DAY.endsOn } });
  });

  it.each([
    ['interest', 'portal/submitCandidate', { kind: 'interested' }],
    ['an application', 'portal/submitCandidate', { kind: 'candidate' }],
    ['a draft', 'portal/save_unfinished_steps', { answers: { experience: 'Fem' } }],
    ['a passed step', 'portal/pass_application_step', { step: 'criminal_record' }],
    ['a chosen time', 'portal/update_candidate_interview', { startsAt: '2026-06-10T09:00:00Z' }],
    ['a recommendation', 'portal/make_recommendation', { showsName: false }],
  ])('does not take %s', async (_what, path, request) => {
    expect((await call('POST', path, { jobId: past, ...request })).code).toBe('job_unavailable');
  });

  it('takes no reply to an invitation', async () => {
    const id = await aStoredInvitation(db, { uid: userId, jobId: past, at });
    const reply = await call('POST', 'portal/reply_invitation', { id, reply: 'interested' });
    expect(reply.code).toBe('job_unavailable');
  });

  it('invites nobody', async () => {
    const asked = await call('GET', `integration/candidates?jobId=${past}`);
    expect(asked.code).toBe('job_unavailable');
    const invited = await call('POST', 'integration/candidates/invite', {
      jobId: past,
      candidate: 'A'.repeat(22),
    });
    expect(invited.code).toBe('job_unavailable');
    const link = await call('POST', `integration/jobs/${past}/recommendation`, {});
    expect(link.code).toBe('job_unavailable');
  });

  it('has no interviews', async () => {
    const free = [{ from: '2026-03-10T09:00:00Z', to: '2026-03-10T10:00:00Z' }];
    const { id: job } = await aStoredJob(db, { ...LAST_DAY, employerId });
    const offer = () =>
      call('POST', `integration/jobs/${job}/interview_calendar`, { minutes: 30, free });
    expect((await offer()).code).toBe('ok');
    const applicationId = randomUUID();
    const form = { status: 'qualified', contact: {}, answers: {} } as const;
    await insertApplication(db, { id: applicationId, uid: userId, jobId: job, ...form, at });
    const slots = async () =>
      (await call('GET', `portal/freeBusySlots?applicationId=${applicationId}`)).body.slots.length;
    const waits = async () =>
      (await call('GET', `portal/checkExistingCandidate?jobId=${job}`)).body.application.waitsFor;
    expect([await slots(), await waits()]).toEqual([2, ['interview']]);

    clock.advance(DAY);
    expect([await slots(), await waits()]).toEqual([0, []]);
    expect((await call('GET', `portal/interview_times?jobId=${job}`)).body.slots).toEqual([]);
    const details = await call('GET', `portal/eventDetails?applicationId=${applicationId}`);
    expect(details.body).toMatchObject({ booking: 'over', event: null, held: false });
    const startsAt = '2026-03-10T09:00:00Z';
    const booked = await call('POST', 'portal/submitEventBooking', { applicationId, startsAt });
    expect(booked.code).toBe('conflict');
    expect((await offer()).code).toBe('job_unavailable');
    clock.setBack(DAY);
  });
});

describe('an employer', () => {
  it('publishes no job whose last day has passed, nor changes one to it', async () => {
    for (const [path, method] of [
      ['integration/jobs', 'POST'],
      [`integration/jobs/${lastDay}`, 'PATCH'],
    ] as const) {
      const { body } = await call(method, path, aDraft(PAST));
      expect(body.fields).toEqual({ endsOn: 'validation.past_date' });
    }
    expect((await call('POST', 'integration/jobs', aDraft(LAST_DAY))).code).toBe('ok');
  });

  it('opens none again before its days are changed, and may correct one', async () => {
    const { id } = await aStoredJob(db, { ...PAST, employerId, status: 'disabled' });
    const open = () => call('POST', `integration/jobs/${id}/open`, {});
    expect((await open()).code).toBe('job_unavailable');
    const title = await call('PATCH', `integration/jobs/${id}`, { title: 'Rättad rubrik' });
    expect(title.code).toBe('ok');
    const days = { startsOn: '2026-04-01', endsOn: '2026-04-30' };
    expect((await call('PATCH', `integration/jobs/${id}`, days)).code).toBe('ok');
    expect((await open()).code).toBe('ok');
  });
});
