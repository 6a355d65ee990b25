import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApplicationStatus } from '#domain/applications/status';
import { addDays } from '#domain/calendar/days';
import { stockholmInstant } from '#domain/calendar/stockholmTime';
import type { FirstDay } from '#domain/firstDay/items';
import type { Job } from '#domain/jobs/job';
import { insertApplication } from '../applications/applications.repository';
import { aStoredEmployer, aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { openChat } from '../chat/chatEvents';
import { eventsOn } from '../composition/testing/eventsOn';
import { createSessions } from '../identity/sessions.service';
import { LINK_PUSHES } from '../notifications/linkPushes';
import { aDevice } from '../notifications/testing/aDevice';
import { createQuarantine } from '../quarantine/quarantine';
import { quarantineOn } from '../quarantine/testing/quarantineOn';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { askForMissing, firstDayTimers } from './askMissing';
import { createFirstDayService, type FirstDayService } from './firstDays.service';

const NOW = '2026-03-20T08:00:00.000Z';
let now = Date.parse(NOW);
const clock = { now: () => now };
let db: Database;
let service: FirstDayService;
const deps = () => ({
  db,
  clock,
  events: eventsOn(db, clock),
  quarantine: quarantineOn(db, clock),
});

beforeAll(async () => {
  db = await createTestDatabase();
  service = createFirstDayService(deps());
});
afterAll(() => db.close());
beforeEach(() => {
  now = Date.parse(NOW);
});

/** An assignment of somebody who lets a browser show notifications. */
async function withADevice() {
  const assignment = await anAssignment();
  const { userId, employerId } = assignment;
  await createSessions(db, { now: clock.now, elapsed: clock.now }).start(db, userId, {
    byBankid: true,
  });
  await aDevice(db, userId);
  const block = () =>
    db.query('insert into employer_blocks (uid, employer_id, blocked_at) values ($1, $2, $3)', [
      userId,
      employerId,
      NOW,
    ]);
  return { ...assignment, block };
}

/** It is this time of a day in Stockholm. */
function itIs(day: string, time = '09:00'): void {
  now = stockholmInstant(day, time);
}

let made = 0;

/** A candidate's application to a job of an employer. */
async function anAssignment(changes: Partial<Job> = {}, status: ApplicationStatus = 'employed') {
  const employerId = await aStoredEmployer(db);
  const job = await aStoredJob(db, {
    employerId,
    startsOn: '2026-04-01',
    endsOn: '2026-06-30',
    shifts: null,
    housing: null,
    ...changes,
  });
  const userId = await aStoredUser(db);
  made += 1;
  const id = `first-day-${made}`;
  const form = { contact: {}, answers: {}, at: NOW };
  await insertApplication(db, { id, uid: userId, jobId: job.id, status, ...form });
  if (changes.employerId !== null) await openChat(db, id, NOW);
  const call = { employerId, keyId: null, idempotencyKey: null };
  return {
    id,
    userId,
    employerId,
    job,
    sayOfJob: (items: FirstDay) => service.saveOfJob(call, { id: job.id, items }),
    say: (items: FirstDay) => service.save(call, { id, items }),
    find: () => service.find(userId, id),
    read: () => service.read(employerId, id),
    mails: async () =>
      (await db.query('select 1 from mail_outbox where user_id = $1', [userId])).length,
    lines: async () =>
      (
        await db.query<{ change: string }>(
          `select event->>'change' as change from chat_messages
           where chat_id = $1 and event->>'type' = 'first_day' order by number`,
          [id],
        )
      ).map(({ change }) => change),
  };
}

const WHOLE: FirstDay = {
  entrance: 'Entré A',
  meets: { name: 'Siv Exempelsson', phone: '070-174 06 06' },
  introduction: 16,
  login: 'ordered',
  siths: 'not_needed',
  phone: '08-465 004 10',
  dress: 'Finns på plats',
  parking: 'P-hus 2',
};

const asked = () => askForMissing(deps());

describe('the card of a first day', () => {
  it('is the job’s, with the application’s before it, and lacks the rest', async () => {
    const one = await anAssignment();
    expect((await one.find()).missing).toHaveLength(8);
    await one.sayOfJob({ entrance: 'Entré A', login: 'ordered' });
    await one.say({ login: 'ready' });
    const { card, missing, items } = await one.find();
    expect(card).toEqual({ entrance: 'Entré A', login: 'ready' });
    expect(items).not.toContain('keys');
    expect(missing).toEqual(['meets', 'introduction', 'siths', 'phone', 'dress', 'parking']);
    expect(await one.read()).toMatchObject({ items: card, missing, askedAt: null });
  });

  it('has keys where there is housing only: what nobody would be shown is refused', async () => {
    const one = await anAssignment();
    for (const say of [one.say, one.sayOfJob]) {
      await expect(say({ keys: 'Portkod 4711' })).rejects.toMatchObject({
        code: 'invalid_request',
        fields: { 'items.keys': 'validation.no_housing' },
      });
    }
    const other = await anAssignment({ housing: 'arranged' });
    await other.say({ keys: 'Portkod 4711' });
    expect((await other.find()).card).toEqual({ keys: 'Portkod 4711' });
  });

  it('is replaced, so that what is left out is not said any more', async () => {
    const one = await anAssignment();
    await one.say(WHOLE);
    await one.say({ dress: 'Egna skor' });
    expect((await one.find()).card).toEqual({ dress: 'Egna skor' });
  });

  it('shows who applies only whether somebody meets them', async () => {
    const one = await anAssignment({}, 'presented');
    await one.sayOfJob(WHOLE);
    const seen = await one.find();
    expect(seen.booked).toBe(false);
    expect(seen.missing).toEqual([]);
    expect(JSON.stringify(seen)).not.toContain('Siv');
    expect(seen.card).not.toHaveProperty('phone');
    expect(seen.card).toMatchObject({ introduction: 16, entrance: 'Entré A' });
  });

  it('is the candidate’s and the employer’s own', async () => {
    const one = await anAssignment();
    const other = await anAssignment();
    await expect(service.find(other.userId, one.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(service.read(other.employerId, one.id)).rejects.toMatchObject({
      code: 'not_found',
    });
    const call = { employerId: other.employerId, keyId: null, idempotencyKey: null };
    for (const save of [
      () => service.save(call, { id: one.id, items: WHOLE }),
      () => service.saveOfJob(call, { id: one.job.id, items: WHOLE }),
    ]) {
      await expect(save()).rejects.toMatchObject({ code: 'not_found' });
    }
    expect((await one.find()).card).toEqual({});
    expect((await service.list(other.userId)).map(({ applicationId }) => applicationId)).toEqual([
      other.id,
    ]);
  });

  it('is there for no application that has ended without an assignment', async () => {
    const one = await anAssignment({}, 'rejected');
    await expect(one.find()).rejects.toMatchObject({ code: 'not_found' });
    expect(await service.list(one.userId)).toEqual([]);
  });

  it('keeps its promises once the assignment has begun', async () => {
    const one = await anAssignment();
    await one.sayOfJob({ introduction: 16, parking: 'P-hus 2' });
    itIs('2026-04-01', '00:00');
    await expect(one.sayOfJob({ introduction: 0, parking: 'P-hus 2' })).rejects.toMatchObject({
      code: 'conflict',
      fields: { 'items.introduction': 'validation.first_day_begun' },
    });
    await expect(one.sayOfJob({ introduction: 16 })).rejects.toMatchObject({ code: 'conflict' });
    // Nor by the application's own card
    await expect(one.say({ introduction: 0 })).rejects.toMatchObject({ code: 'conflict' });
    await one.sayOfJob({ introduction: 16, parking: 'P-hus 3', dress: 'Finns' });
    expect((await one.find()).card).toEqual({
      introduction: 16,
      parking: 'P-hus 3',
      dress: 'Finns',
    });
  });

  it('keeps them also when its employer changes the days of the ad', async () => {
    const [one, late] = [await anAssignment(), await anAssignment()];
    await one.sayOfJob({ introduction: 16 });
    await one.say({ login: 'ordered' });
    itIs('2026-04-01', '00:01');
    await asked();
    // Said after the start alone
    await late.say({ siths: 'ordered' });
    for (const { job } of [one, late]) {
      await db.query(
        `update jobs set data = data || '{"startsOn":"2026-05-20"}'::jsonb where id = $1`,
        [job.id],
      );
    }
    itIs('2026-04-02');
    await asked();
    for (const unsay of [
      () => one.sayOfJob({}),
      () => one.sayOfJob({ introduction: 1 }),
      () => one.say({}),
      () => one.say({ login: 'not_needed' }),
      () => late.say({}),
    ]) {
      await expect(unsay()).rejects.toMatchObject({ code: 'conflict' });
    }
    // Of a job that nobody has begun on, what is said can be changed
    const ahead = await anAssignment({ startsOn: '2026-05-20' });
    await ahead.say({ login: 'ordered' });
    await ahead.say({});
  });

  it('is shown on their devices where they had opened it before, once until they open it again', async () => {
    const { id, userId, say, sayOfJob, find, block } = await withADevice();
    const pushes = async () => {
      const queued = await db.query<{ kind: string }>(
        `select kind from outbox where channel = 'push' and user_id = $1`,
        [userId],
      );
      await db.query(`delete from outbox where channel = 'push' and user_id = $1`, [userId]);
      return queued.map(({ kind }) => kind);
    };
    const shown = () =>
      LINK_PUSHES.first_day.find(db, { applicationId: id }, { userId, language: 'sv' }, now);
    const minute = () => {
      now += 60_000;
    };
    await sayOfJob({ entrance: 'Entré A' });
    // They have read nothing that could have changed
    expect(await pushes()).toEqual([]);
    minute();
    await find();
    minute();
    await say({ parking: 'P-hus 1' });
    expect(await pushes()).toEqual(['first_day']);
    expect(await shown()).toEqual({
      shown: {
        title: expect.stringMatching(/ har ändrat något om din första dag$/u),
        tag: `first-day-${id}`,
        path: `/forsta-dagen/${id}`,
        language: 'sv',
      },
    });
    minute();
    await sayOfJob({ entrance: 'Entré B' });
    expect(await pushes()).toEqual([]);
    minute();
    // Opened before it is shown: there is nothing left to tell
    await find();
    expect(await shown()).toBeNull();
    minute();
    // The same again is nothing new to open
    await sayOfJob({ entrance: 'Entré B' });
    minute();
    await sayOfJob({ entrance: 'Entré C' });
    expect(await pushes()).toEqual(['first_day']);
    expect(await shown()).not.toBeNull();
    await block();
    expect(await shown()).toBeNull();
    minute();
    await find();
    minute();
    await sayOfJob({ entrance: 'Entré D' });
    expect(await pushes()).toEqual([]);
  });

  it('is told of once a day where it is booked, and shown at once', async () => {
    const one = await anAssignment();
    const applicant = await anAssignment({}, 'candidate');
    await one.say({ dress: 'Finns' });
    await one.say({ dress: 'Egna' });
    // The same again is no change
    await one.say({ dress: 'Egna' });
    await applicant.say({ dress: 'Finns' });
    expect([await one.mails(), await one.lines()]).toEqual([1, ['changed']]);
    expect([await applicant.mails(), await applicant.lines()]).toEqual([0, []]);
    itIs('2026-03-20', '23:59');
    await one.say({ dress: 'Finns' });
    expect(await one.mails()).toBe(1);
    itIs('2026-03-21', '00:01');
    await one.say({ dress: 'Egna' });
    expect([await one.mails(), (await one.lines()).length]).toEqual([2, 2]);
    const changes = await db.query(
      `select 1 from change_log where scope = $1 and type = 'first_days'`,
      [`user:${one.userId}`],
    );
    expect(changes).toHaveLength(4);
  });

  it('shows nothing of a blocked employer, and all of it once unblocked', async () => {
    const one = await anAssignment();
    await one.sayOfJob({ entrance: 'Entré A' });
    const mails = await one.mails();
    await db.query(
      'insert into employer_blocks (uid, employer_id, blocked_at) values ($1, $2, $3)',
      [one.userId, one.employerId, NOW],
    );
    itIs('2026-03-22');
    await one.sayOfJob({ entrance: 'Nytt ord' });
    await one.say({ dress: 'Nytt ord' });
    expect((await one.find()).card).toEqual({ entrance: 'Entré A' });
    expect(await one.mails()).toBe(mails);
    await db.query('delete from employer_blocks where uid = $1', [one.userId]);
    await db.transaction((tx) =>
      eventsOn(db, clock).record(tx, {
        type: 'employer.unblocked',
        uid: one.userId,
        employerId: one.employerId,
        at: NOW,
      }),
    );
    expect((await one.find()).card).toEqual({ entrance: 'Nytt ord', dress: 'Nytt ord' });
  });
});

describe('what is missing', () => {
  // Nothing is asked for what an earlier test has booked
  beforeEach(() => db.query(`update applications set status = 'rejected'`));

  it('is asked for seven and two days before, once each, over a change of the clocks', async () => {
    // Summer time begins on 29 March 2026, between the two questions
    const one = await anAssignment();
    itIs('2026-03-24', '23:59');
    expect(await asked()).toBe(0);
    itIs('2026-03-25', '00:00');
    expect(await asked()).toBe(1);
    expect(await asked()).toBe(0);
    expect((await one.find()).askedAt).toMatch(/^2026-03-24T23:00/);
    itIs('2026-03-29', '23:59');
    expect(await asked()).toBe(0);
    itIs('2026-03-30', '00:00');
    expect(await asked()).toBe(1);
    expect((await one.find()).askedAt).toMatch(/^2026-03-29T22:00/);
    itIs('2026-04-01', '12:00');
    expect(await asked()).toBe(0);
    expect(await one.lines()).toEqual(['asked', 'asked']);
  });

  it('is asked for at the days of winter time, and by the first shift’s day', async () => {
    await anAssignment({
      // The period begins earlier than the work
      startsOn: '2026-10-12',
      endsOn: null,
      shifts: [{ day: '2026-10-27', from: '07:00', to: '15:00' }],
    });
    for (const [day, time, expected] of [
      ['2026-10-19', '23:59', 0],
      ['2026-10-20', '00:00', 1],
      // The clocks go back on the 25th
      ['2026-10-24', '23:59', 0],
      ['2026-10-25', '00:00', 1],
      ['2026-10-26', '08:00', 0],
    ] as const) {
      itIs(day, time);
      expect([day, await asked()]).toEqual([day, expected]);
    }
  });

  it('is asked of two nodes at once only once', async () => {
    const one = await anAssignment();
    itIs('2026-03-26');
    const both = await Promise.all([asked(), asked()]);
    expect(both[0] + both[1]).toBe(1);
    expect(await one.lines()).toEqual(['asked']);
  });

  it('is not asked for where all is said, where nobody can answer, or before it is booked', async () => {
    const whole = await anAssignment();
    await whole.sayOfJob(WHOLE);
    const imported = await anAssignment({ employerId: null });
    const applying = await anAssignment({}, 'presented');
    const over = await anAssignment({ startsOn: '2026-03-01' });
    itIs('2026-03-26');
    await asked();
    for (const one of [whole, imported, applying, over]) {
      expect((await one.find()).askedAt).toBeNull();
    }
  });

  it('is told to the employer by webhook, also to one that is blocked', async () => {
    const one = await anAssignment();
    await db.query(
      `insert into webhooks (id, employer_id, url, event_types, created_at)
       values ($1, $2, 'https://hooks.example.com/x', '{first_day.missing}', $3)`,
      [`wh_${one.id}`, one.employerId, NOW],
    );
    await one.sayOfJob({ ...WHOLE });
    await one.say({});
    const { parking: _, ...without } = WHOLE;
    await one.sayOfJob(without);
    await db.query(
      'insert into employer_blocks (uid, employer_id, blocked_at) values ($1, $2, $3)',
      [one.userId, one.employerId, NOW],
    );
    itIs('2026-03-26');
    await asked();
    const [told] = await db.query<{ body: string }>(
      `select payload->>'body' as body from outbox where kind = 'first_day.missing'
       and payload->>'body' like '%' || $1 || '%'`,
      [one.id],
    );
    expect(JSON.parse(told?.body ?? '{}')).toMatchObject({
      type: 'first_day.missing',
      data: { applicationId: one.id, firstDay: '2026-04-01', items: ['parking'] },
    });
  });

  it('is asked for although one question fails, which is set aside', async () => {
    const [bad, good] = [await anAssignment(), await anAssignment()];
    itIs('2026-03-26');
    const faults: unknown[] = [];
    const { events } = deps();
    const done = await askForMissing({
      ...deps(),
      quarantine: createQuarantine({ db, clock, onError: (fault) => faults.push(fault) }),
      events: {
        record: async (tx, event) => {
          if ('applicationId' in event && event.applicationId === bad.id) throw new Error('Bad.');
          await events.record(tx, event);
        },
      },
    });
    expect([done, faults]).toEqual([1, [expect.objectContaining({ name: 'SetAsideError' })]]);
    expect([(await bad.find()).askedAt, (await good.find()).askedAt]).toEqual([
      null,
      expect.any(String),
    ]);
    // Once it can be read it is asked for, as nothing of the failed try stands
    now += 3_600_000;
    expect(await askForMissing(deps())).toBe(1);
  });
});

it('is deleted 30 days after the end, and when there will be no assignment', async () => {
  const over = await anAssignment();
  const going = await anAssignment({ endsOn: '2026-07-01' });
  const endless = await anAssignment({ endsOn: null });
  const refused = await anAssignment({}, 'accepted');
  for (const one of [over, going, endless, refused]) {
    await one.sayOfJob(WHOLE);
    await one.say({ login: 'ready' });
  }
  await db.query(`update applications set status = 'rejected' where id = $1`, [refused.id]);
  itIs('2026-07-31');
  await firstDayTimers(deps())['first day cards']?.[1]();
  const left = async () => ({
    own: (
      await db.query<{ id: string }>(
        "select application_id as id from first_days where items <> '{}'",
      )
    ).map(({ id }) => id),
    ofJobs: (await db.query<{ id: string }>('select job_id as id from job_first_days')).map(
      ({ id }) => id,
    ),
  });
  const { own, ofJobs } = await left();
  expect([over.id, refused.id].filter((id) => own.includes(id))).toEqual([]);
  expect(own).toEqual(expect.arrayContaining([going.id, endless.id]));
  expect(ofJobs).not.toContain(over.job.id);
  expect(ofJobs).toEqual(expect.arrayContaining([going.job.id, endless.job.id]));
  await db.query('insert into employer_blocks (uid, employer_id, blocked_at) values ($1, $2, $3)', [
    endless.userId,
    endless.employerId,
    NOW,
  ]);
  await endless.sayOfJob({ ...WHOLE, entrance: 'Nytt ord' });
  now += 731 * 86_400_000 + 1;
  await endless.say({ login: 'ready', dress: 'Nytt ord' });
  await firstDayTimers(deps())['first day cards']?.[1]();
  expect((await left()).ofJobs).not.toContain(endless.job.id);
  // What was kept for who has blocked the employer goes too, and its new words do not come instead
  const keptNow = await db.query('select of_job, items from kept_first_days where uid = $1', [
    endless.userId,
  ]);
  expect(keptNow).toEqual([{ of_job: {}, items: {} }]);
  expect((await endless.find()).card).toEqual({});
  expect(addDays('2026-06-30', 30)).toBe('2026-07-30');
});
