import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApplicationStatus } from '#domain/applications/status';
import { workRoleById } from '#domain/vocabulary/lookup';
import { insertApplication } from '../applications/applications.repository';
import { aStoredEmployer, aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { eventsOn } from '../composition/testing/eventsOn';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { createInterviewService, type InterviewService } from './interviews.service';

const NOW = '2026-03-20T08:00:00.000Z';
let now = Date.parse(NOW);
const clock = { now: () => now };
let db: Database;
let service: InterviewService;

beforeAll(async () => {
  db = await createTestDatabase();
  service = createInterviewService({
    db,
    clock,
    publicUrl: 'https://vikari.example',
    events: eventsOn(db, clock),
  });
});
afterAll(() => db.close());
beforeEach(() => {
  now = Date.parse(NOW);
});

let applications = 0;

/** A candidate with an application on a job. */
async function anApplicant(jobId: string, status: ApplicationStatus = 'qualified') {
  const userId = await aStoredUser(db);
  applications += 1;
  const applicationId = `application-${applications}`;
  await insertApplication(db, {
    id: applicationId,
    uid: userId,
    jobId,
    status,
    contact: {},
    answers: {},
    at: NOW,
  });
  const call = { userId, idempotencyKey: null };
  const at = (time: string) => ({ applicationId, startsAt: `2026-03-23T${time}:00Z` });
  return {
    userId,
    applicationId,
    book: (time: string) => service.book(call, at(time)),
    cancel: () => service.cancel(call, applicationId),
    find: () => service.find(userId, applicationId),
    async slots() {
      const { slots } = await service.slots(userId, applicationId);
      return slots.map((slot) => slot.startsAt.slice(11, 16) + (slot.free ? '' : '-')).join(' ');
    },
  };
}

/** A job that offers half hours from 09:00 to 11:00 UTC on a Monday. */
async function aJobWithTimes(shared: { employerId?: string; interviewerId?: string } = {}) {
  const { employerId = await aStoredEmployer(db), interviewerId } = shared;
  const job = await aStoredJob(db, { employerId });
  const call = { employerId, keyId: null, idempotencyKey: null };
  const offer = (from: string, to: string, minutes = 30) =>
    service.offer(call, {
      id: job.id,
      minutes,
      free: [{ from: `2026-03-23T${from}:00Z`, to: `2026-03-23T${to}:00Z` }],
      place: 'Entré A',
      meetingUrl: null,
      ...(interviewerId && { interviewerId }),
    });
  await offer('09:00', '11:00');
  return { ...job, offer, booked: () => service.list(employerId, job.id) };
}

describe('an interview', () => {
  it('is changed ten times a day, and can be cancelled after that', async () => {
    const job = await aJobWithTimes();
    const candidate = await anApplicant(job.id);
    for (let change = 0; change < 5; change += 1) {
      await candidate.book('09:30');
      await candidate.book('10:00');
    }
    await expect(candidate.book('09:30')).rejects.toMatchObject({
      code: 'rate_limited',
      // From nine in the morning in Stockholm
      extra: { retryAfter: 15 * 3600 },
    });
    expect(await candidate.find()).toMatchObject({
      event: { startsAt: expect.stringContaining('T10:00') },
    });
    await candidate.cancel();
    await expect(candidate.book('09:30')).rejects.toMatchObject({ code: 'rate_limited' });
    const mails = await db.query('select 1 from mail_outbox where user_id = $1', [
      candidate.userId,
    ]);
    expect(mails).toHaveLength(11);
    now += 15 * 3_600_000;
    await candidate.book('09:30');
  });

  it('has no times until the employer offers some', async () => {
    const job = await aStoredJob(db);
    const candidate = await anApplicant(job.id);
    expect(await candidate.slots()).toBe('');
    expect(await candidate.find()).toMatchObject({ job: { title: job.title }, event: null });
  });

  it('is booked, moved and cancelled, each with a mail', async () => {
    const job = await aJobWithTimes();
    const candidate = await anApplicant(job.id);
    expect(await candidate.slots()).toBe('09:00 09:30 10:00 10:30');
    expect(await candidate.book('09:30')).toMatchObject({
      startsAt: '2026-03-23T09:30:00.000Z',
      endsAt: '2026-03-23T10:00:00.000Z',
      status: 'booked',
      place: 'Entré A',
      job: { title: job.title },
    });
    await candidate.book('10:00');
    // Their own time stays free for them
    expect(await candidate.slots()).toBe('09:00 09:30 10:00 10:30');
    expect(await job.booked()).toEqual([
      {
        applicationId: candidate.applicationId,
        from: '2026-03-23T10:00:00.000Z',
        to: '2026-03-23T10:30:00.000Z',
      },
    ]);
    expect(await candidate.cancel()).toMatchObject({ status: 'cancelled' });
    expect(await job.booked()).toEqual([]);
    // Again, as after a lost answer: it is cancelled, and no other mail says so
    expect(await candidate.cancel()).toMatchObject({ status: 'cancelled' });
    const mails = await db.query<{ template: string; text: string }>(
      `select template, text_body as text from mail_outbox where user_id = $1
       order by created_at, template`,
      [candidate.userId],
    );
    expect(mails.map(({ template }) => template).sort()).toEqual([
      'interview_booked',
      'interview_cancelled',
      'interview_moved',
    ]);
    // Each says which of several interviews it is about, and nothing that the employer typed
    const role = workRoleById(job.workRole)?.text.sv ?? '';
    for (const { text } of mails) {
      expect(text).toContain(`Uppdrag: ${role}`);
      expect(text).toMatch(/Arbetsgivare: \S/u);
      expect(text).toMatch(/måndag(en)? (den )?23 mars/u);
      expect(text).not.toContain('Entré A');
      expect(text).not.toContain(job.title);
    }
    const textOf = (name: string) => mails.find(({ template }) => template === name)?.text;
    expect(textOf('interview_moved')).toContain('11:00');
    expect(textOf('interview_booked')).toContain('10:30');
    expect(textOf('interview_booked')).toContain('Ni träffas på plats.');
    const changes = await db.query(
      "select 1 from change_log where scope = $1 and type = 'interviews'",
      [`user:${candidate.userId}`],
    );
    expect(changes).toHaveLength(3);
  });

  it('is booked once however often the same time is asked for', async () => {
    const job = await aJobWithTimes();
    const candidate = await anApplicant(job.id);
    await candidate.book('09:30');
    await candidate.book('09:30');
    const mails = await db.query('select 1 from mail_outbox where user_id = $1', [
      candidate.userId,
    ]);
    expect(mails).toHaveLength(1);
  });

  it('is given to one of many simultaneous calls for the same time', async () => {
    const job = await aJobWithTimes();
    const candidates = [];
    for (let one = 0; one < 12; one += 1) candidates.push(await anApplicant(job.id));
    const outcomes = await Promise.allSettled(candidates.map(({ book }) => book('09:30')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'slot_taken' });
    }
    expect(await job.booked()).toHaveLength(1);
  });

  it('is booked by each of many who ask for other times at once', async () => {
    const job = await aJobWithTimes();
    await job.offer('09:00', '11:00', 10);
    const times = ['09:00', '09:10', '09:20', '09:30', '09:40', '09:50', '10:00', '10:10'];
    const candidates = [];
    for (const time of times) candidates.push({ time, ...(await anApplicant(job.id)) });
    await Promise.all(candidates.map(({ book, time }) => book(time)));
    expect(await job.booked()).toHaveLength(times.length);
  });

  it('never overlaps another, also when the length of the times is changed', async () => {
    const job = await aJobWithTimes();
    const [one, other] = [await anApplicant(job.id), await anApplicant(job.id)];
    await one.book('09:30');
    await job.offer('09:00', '11:00', 60);
    expect(await other.slots()).toBe('09:00- 10:00');
    await expect(other.book('09:00')).rejects.toMatchObject({ code: 'slot_taken' });
    await other.book('10:00');
    expect(await job.booked()).toHaveLength(2);
  });

  it("is in its interviewer's calendar on every job that names them, and in no other's", async () => {
    const employerId = await aStoredEmployer(db);
    const anna = { employerId, interviewerId: 'anna' };
    const [one, other] = [await aJobWithTimes(anna), await aJobWithTimes(anna)];
    const jobs = [
      other,
      await aJobWithTimes({ ...anna, interviewerId: 'bo' }),
      await aJobWithTimes({ interviewerId: 'anna' }),
      await aJobWithTimes({ employerId }),
    ];
    await (await anApplicant(one.id)).book('09:30');
    const shown = [];
    for (const { id } of jobs) shown.push(await (await anApplicant(id)).slots());
    const free = '09:00 09:30 10:00 10:30';
    expect(shown).toEqual(['09:00 09:30- 10:00 10:30', free, free, free]);
    expect(await other.booked()).toEqual([]);
    // Times that are sent for one of the jobs are the interviewer's
    await other.offer('10:00', '11:00');
    expect(await (await anApplicant(one.id)).slots()).toBe('10:00 10:30');
  });

  it('is given to one of many simultaneous calls for an interviewer’s time on several jobs', async () => {
    const anna = { employerId: await aStoredEmployer(db), interviewerId: 'anna' };
    const jobs = [await aJobWithTimes(anna), await aJobWithTimes(anna), await aJobWithTimes(anna)];
    const candidates = [];
    for (let one = 0; one < 12; one += 1) {
      candidates.push(await anApplicant(jobs[one % jobs.length]?.id ?? ''));
    }
    const outcomes = await Promise.allSettled(candidates.map(({ book }) => book('09:30')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'slot_taken' });
    }
    const booked = await Promise.all(jobs.map((job) => job.booked()));
    expect(booked.flat()).toHaveLength(1);
  });

  it('stays booked, and taken, when its job gets another calendar', async () => {
    const employerId = await aStoredEmployer(db);
    const anna = { employerId, interviewerId: 'anna' };
    const [own, shared] = [await aJobWithTimes({ employerId }), await aJobWithTimes(anna)];
    const candidate = await anApplicant(own.id);
    await candidate.book('09:00');
    const offer = {
      id: own.id,
      minutes: 30,
      free: [{ from: '2026-03-23T09:00:00Z', to: '2026-03-23T11:00:00Z' }],
    };
    const call = { employerId, keyId: null, idempotencyKey: null };
    await service.offer(call, { ...offer, interviewerId: 'anna' });
    expect(await own.booked()).toHaveLength(1);
    const other = await anApplicant(shared.id);
    expect(await other.slots()).toBe('09:00- 09:30 10:00 10:30');
    await candidate.book('09:30');
    expect(await other.slots()).toBe('09:00 09:30- 10:00 10:30');
    // What was booked with an interviewer is theirs, also when the job has its own times again
    await service.offer(call, offer);
    expect(await other.slots()).toBe('09:00 09:30- 10:00 10:30');
    expect(await candidate.slots()).toBe('09:00 09:30 10:00 10:30');
  });

  it.each(['08:30', '09:10', '11:00'])(
    'is not booked at %s, which is not offered',
    async (time) => {
      const job = await aJobWithTimes();
      const candidate = await anApplicant(job.id);
      await expect(candidate.book(time)).rejects.toMatchObject({ code: 'slot_taken' });
    },
  );

  it('is not booked once its time has come', async () => {
    const job = await aJobWithTimes();
    const candidate = await anApplicant(job.id);
    now = Date.parse('2026-03-23T09:30:00Z');
    expect(await candidate.slots()).toBe('10:00 10:30');
    await expect(candidate.book('09:30')).rejects.toMatchObject({ code: 'slot_taken' });
  });

  it('needs an application that is under way, and holds no time when that ends', async () => {
    const job = await aJobWithTimes();
    const interested = await anApplicant(job.id, 'interested');
    expect(await interested.slots()).toBe('');
    await expect(interested.book('09:00')).rejects.toMatchObject({ code: 'conflict' });
    const [leaves, waits] = [await anApplicant(job.id), await anApplicant(job.id)];
    await leaves.book('09:00');
    expect(await waits.slots()).toBe('09:00- 09:30 10:00 10:30');
    await db.query("update applications set status = 'not_interested' where id = $1", [
      leaves.applicationId,
    ]);
    expect(await waits.slots()).toBe('09:00 09:30 10:00 10:30');
    await waits.book('09:00');
  });

  it("is nobody else's to see or change", async () => {
    const job = await aJobWithTimes();
    const candidate = await anApplicant(job.id);
    await candidate.book('09:00');
    const stranger = await aStoredUser(db);
    const { applicationId } = candidate;
    const call = { userId: stranger, idempotencyKey: null };
    for (const attempt of [
      () => service.find(stranger, applicationId),
      () => service.slots(stranger, applicationId),
      () => service.cancel(call, applicationId),
      () => service.calendarFile(stranger, applicationId),
      () => service.book(call, { applicationId, startsAt: '2026-03-23T09:30:00Z' }),
      () => service.list('another-employer', job.id),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('is saved as a calendar file, which says when it was changed', async () => {
    const job = await aJobWithTimes();
    const candidate = await anApplicant(job.id);
    await candidate.book('09:00');
    await candidate.book('10:00');
    const lines = (await service.calendarFile(candidate.userId, candidate.applicationId)).split(
      '\r\n',
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'DTSTART:20260323T100000Z',
        'DTEND:20260323T103000Z',
        'STATUS:CONFIRMED',
        'SEQUENCE:1',
        'LOCATION:Entré A',
        'METHOD:PUBLISH',
        'ORGANIZER;CN="Vikari":MAILTO:no-reply@vikari.example',
      ]),
    );
    expect(lines.join('\n')).toContain(`SUMMARY:Intervju: `);
  });

  it('replaces what calendars have: one name, and a higher number after every change', async () => {
    const job = await aJobWithTimes();
    const candidate = await anApplicant(job.id);
    const lines: string[][] = [];
    const save = async () => {
      const file = await service.calendarFile(candidate.userId, candidate.applicationId);
      lines.push(file.split('\r\n'));
    };
    for (const change of [
      () => candidate.book('09:00'),
      () => candidate.book('10:00'),
      () => candidate.cancel(),
      () => candidate.book('09:30'),
    ]) {
      now += 60_000;
      await change();
      await save();
    }
    const all = (name: string) =>
      lines.map((file) => file.find((line) => line.startsWith(`${name}:`)));
    expect(new Set(all('UID')).size).toBe(1);
    expect(all('SEQUENCE')).toEqual(['SEQUENCE:0', 'SEQUENCE:1', 'SEQUENCE:2', 'SEQUENCE:3']);
    expect(all('METHOD')).toEqual([
      'METHOD:PUBLISH',
      'METHOD:PUBLISH',
      'METHOD:CANCEL',
      'METHOD:PUBLISH',
    ]);
  });

  it('cannot be cancelled or moved once it has been held: another one is booked', async () => {
    const job = await aJobWithTimes();
    const candidate = await anApplicant(job.id);
    await candidate.book('09:00');
    now = Date.parse('2026-03-23T09:30:00Z');
    await expect(candidate.cancel()).rejects.toMatchObject({ code: 'conflict' });
    expect(await candidate.find()).toMatchObject({ held: true, event: { status: 'booked' } });
    await candidate.book('10:30');
    const mails = await db.query('select template from mail_outbox where user_id = $1', [
      candidate.userId,
    ]);
    expect(mails).toEqual([{ template: 'interview_booked' }, { template: 'interview_booked' }]);
  });

  it('takes a cancelled interview out of the calendar, under the same name', async () => {
    const job = await aJobWithTimes();
    const candidate = await anApplicant(job.id);
    const file = () => service.calendarFile(candidate.userId, candidate.applicationId);
    await candidate.book('09:00');
    const uid = /UID:.+/u.exec(await file())?.[0] ?? '';
    await candidate.cancel();
    const cancelled = await file();
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1', uid]) {
      expect(cancelled).toContain(line);
    }
  });
});
