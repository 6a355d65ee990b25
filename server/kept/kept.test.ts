import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApplicationStatus } from '#domain/applications/status';
import { addDays } from '#domain/calendar/days';
import { stockholmInstant } from '#domain/calendar/stockholmTime';
import type { Job } from '#domain/jobs/job';
import type { Occasion, Tick } from '#domain/kept/items';
import { insertApplication } from '../applications/applications.repository';
import { aStoredEmployer, aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { quarantineOn } from '../quarantine/testing/quarantineOn';
import { type Database, json } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { followAgreement, noteEarlierAgreements } from './followAgreement';
import { createKeptService, type KeptService } from './kept.service';
import { createOwnKeptService, type OwnKeptService } from './ownKept.service';
import { pruneKept, publishKept } from './publishKept';

const AT = '2026-03-20T08:00:00.000Z';
let now = Date.parse(AT);
const clock = { now: () => now };
let db: Database;
let own: OwnKeptService;
let kept: KeptService;
let employerId: string;
let job: Job;

beforeAll(async () => {
  db = await createTestDatabase();
  own = createOwnKeptService({ db, clock });
  kept = createKeptService({ db, clock });
});
afterAll(() => db.close());
beforeEach(async () => {
  itIs('2026-05-04', '16:00');
  employerId = await aStoredEmployer(db);
  job = await aJob();
});

function itIs(day: string, time = '12:00'): void {
  now = stockholmInstant(day, time);
}

let places = 0;

/** A job of three shifts, at a workplace of its own unless one is given. */
function aJob(changes: Partial<Job> = {}): Promise<Job> {
  places += 1;
  return aStoredJob(db, {
    employerId,
    startsOn: '2026-05-04',
    endsOn: '2026-06-30',
    shifts: [0, 1, 2].map((days) => ({
      day: addDays('2026-05-04', days),
      from: '07:00',
      to: '15:30',
    })),
    housing: null,
    travel: null,
    hourlyRate: null,
    workplace: { name: `Avdelning ${places}`, careProvider: 'Region', unit: null, about: null },
    ...changes,
  });
}

let people = 0;

async function somebody({ on = job, status = 'employed' as ApplicationStatus } = {}) {
  const userId = await aStoredUser(db);
  people += 1;
  const applicationId = `kept-${people}`;
  const form = { contact: {}, answers: {}, at: AT };
  await insertApplication(db, { id: applicationId, uid: userId, jobId: on.id, status, ...form });
  const call = { userId, idempotencyKey: null };
  return {
    userId,
    applicationId,
    tick: (occasion: Occasion, values: Partial<Record<string, Tick>>, takenBack?: number) =>
      own.tick(call, { applicationId, occasion, values, takenBack }),
    read: () => own.read(userId, applicationId),
    takeBack: () => own.takeBack(userId, applicationId),
  };
}

const ALL = { place: 'kept', duties: 'kept' } as const;
const publish = () => publishKept({ db, clock, quarantine: quarantineOn(db, clock) });
const workplaceId = async (on = job) => {
  const [row] = await db.query<{ id: string }>(
    'select workplace_id as id from jobs where id = $1',
    [on.id],
  );
  return row?.id ?? '';
};
const shownHere = async () => (await kept.ofJob(job.id)).here;

/** People who each tick the end of the job, and the day after it. */
async function fiveHaveTicked(count = 5, values: Partial<Record<string, Tick>> = ALL) {
  itIs('2026-05-04', '16:00');
  const all = [];
  for (let one = 0; one < count; one += 1) {
    const person = await somebody();
    await person.tick('shift_1', values);
    all.push(person);
  }
  // Fourteen days without another tick: what waits is whole
  itIs('2026-05-18', '03:00');
  return all;
}

describe('what a candidate is asked', () => {
  it('is what was said, on the shifts that have begun and were named', async () => {
    await db.query('insert into job_first_days (job_id, items, changed_at) values ($1, $2, $3)', [
      job.id,
      json({ login: 'ordered', siths: 'not_needed', introduction: 0 }),
      AT,
    ]);
    const anna = await somebody();
    const { occasions } = await anna.read();
    expect(occasions.map(({ occasion, state }) => [occasion, state])).toEqual([
      ['shift_1', 'open'],
      ['shift_2', 'ahead'],
      ['shift_3', 'ahead'],
      ['end', 'ahead'],
    ]);
    expect(occasions[0]?.items).toEqual(['login', 'shift_times', 'place', 'duties']);
    expect(occasions.at(-1)?.items).toEqual(['duties']);
    itIs('2026-05-04', '06:59');
    expect((await anna.read()).occasions[0]?.state).toBe('ahead');
  });

  it('is asked of nobody who was not hired, and is nobody else’s', async () => {
    const anna = await somebody();
    const applying = await somebody({ status: 'accepted' });
    await expect(applying.read()).rejects.toMatchObject({ code: 'not_found' });
    await expect(own.read(applying.userId, anna.applicationId)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(
      own.tick(
        { userId: applying.userId, idempotencyKey: null },
        { applicationId: anna.applicationId, occasion: 'shift_1', values: ALL },
      ),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is ticked from its shift on, of what was asked alone, with a BankID, until a month after', async () => {
    const anna = await somebody();
    await expect(anna.tick('shift_2', ALL)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(anna.tick('shift_4', ALL)).rejects.toMatchObject({ code: 'forbidden' });
    for (const values of [{ pay: 'kept' }, {}, { ...ALL, login: 'kept' }] as const) {
      await expect(anna.tick('shift_1', values)).rejects.toMatchObject({
        code: 'invalid_request',
      });
    }
    await anna.tick('shift_1', ALL);
    await anna.tick('shift_1', { place: 'not_kept' });
    expect((await anna.read()).occasions[0]?.values).toEqual({ place: 'not_kept' });
    await db.query('update users set bankid_issuer = null, bankid_subject = null where id = $1', [
      anna.userId,
    ]);
    await expect(anna.tick('shift_1', ALL)).rejects.toMatchObject({ code: 'forbidden' });
    const late = await somebody();
    itIs('2026-07-30');
    await late.tick('end', { duties: 'kept' });
    itIs('2026-07-31');
    await expect(late.tick('shift_1', ALL)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('what was said when the assignment was agreed', () => {
  const WITH_TERMS: Partial<Job> = {
    startsOn: '2026-05-04',
    endsOn: '2026-05-20',
    terms: { pension: 'agreement', sickPayFrom: 0, scheduleNotice: 14, overtime: null },
  };
  const agree = (applicationId: string, to: ApplicationStatus = 'accepted') =>
    followAgreement(db, {
      type: 'application.moved',
      applicationId,
      uid: '',
      from: 'presented',
      to,
      by: 'employer',
      at: AT,
    });
  const edit = (changes: object) =>
    db.query('update jobs set data = data || $2::jsonb where id = $1', [job.id, json(changes)]);
  const end = async ({ read }: Awaited<ReturnType<typeof somebody>>) =>
    (await read()).occasions.find(({ occasion }) => occasion === 'end');

  it('has the terms that the job said, and no other, in the order of the terms', async () => {
    job = await aJob(WITH_TERMS);
    const anna = await somebody();
    await agree(anna.applicationId);
    expect((await end(anna))?.items).toEqual([
      'duties',
      'sickPayFrom',
      'pension',
      'scheduleNotice',
    ]);
    expect((await anna.read()).terms).toEqual({
      sickPayFrom: 0,
      pension: 'agreement',
      scheduleNotice: 14,
    });
    itIs('2026-05-20');
    await anna.tick('end', { pension: 'not_kept', scheduleNotice: 'kept' });
    await expect(anna.tick('end', { overtime: 'not_kept' })).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });

  it('is asked about however the ad is edited, and stays where it was', async () => {
    job = await aJob(WITH_TERMS);
    const anna = await somebody();
    await agree(anna.applicationId);
    const before = await anna.read();
    const there = await workplaceId();
    const other = await aJob();
    await edit({
      terms: { overtime: 'extra_pay' },
      shifts: null,
      description: [],
      startsOn: '2999-01-01',
      endsOn: '2999-02-01',
    });
    await db.query('update jobs set workplace_id = $2 where id = $1', [
      job.id,
      await workplaceId(other),
    ]);
    // What was agreed first stays, when they are hired and whoever looks again
    await agree(anna.applicationId, 'employed');
    await noteEarlierAgreements(db, clock);
    expect(await anna.read()).toEqual(before);
    await anna.tick('shift_1', ALL);
    const units = await db.query(
      'select workplace_id as id from kept_ticks where application_id = $1',
      [anna.applicationId],
    );
    expect(units).toEqual([{ id: there }]);
  });

  it('is noted of assignments of before, and of none that is over or was not agreed', async () => {
    job = await aJob(WITH_TERMS);
    const anna = await somebody();
    const applying = await somebody({ status: 'presented' });
    const long = await somebody({
      on: await aJob({ startsOn: '2026-01-01', endsOn: '2026-02-01' }),
    });
    await noteEarlierAgreements(db, clock);
    await edit({ terms: null });
    expect((await end(anna))?.items).toContain('pension');
    const noted = await db.query(
      'select 1 from kept_promises where application_id = any($1::text[])',
      [[applying.applicationId, long.applicationId]],
    );
    expect(noted).toEqual([]);
  });

  it('is forgotten where it came to nothing', async () => {
    const anna = await somebody({ status: 'accepted' });
    await agree(anna.applicationId);
    const noted = () =>
      db.query('select 1 from kept_promises where application_id = $1', [anna.applicationId]);
    expect(await noted()).toHaveLength(1);
    await agree(anna.applicationId, 'pending');
    expect(await noted()).toHaveLength(1);
    await agree(anna.applicationId, 'not_accepted');
    expect(await noted()).toEqual([]);
  });

  it('is what they saw of a blocked employer, not what it has changed since', async () => {
    job = await aJob(WITH_TERMS);
    const anna = await somebody();
    await db.query(
      `insert into kept_job_words (uid, job_id, words)
       values ($1, $2, '{"terms": {"employs": "agency"}}')`,
      [anna.userId, job.id],
    );
    await agree(anna.applicationId);
    expect((await anna.read()).terms).toEqual({ employs: 'agency' });
  });
});

describe('what is published', () => {
  it('comes of five people, the night after, and never of four', async () => {
    const four = await fiveHaveTicked(4);
    expect(await publish()).toBe(0);
    expect(await shownHere()).toBeNull();
    itIs('2026-05-05');
    const fifth = await somebody();
    await fifth.tick('shift_1', ALL);
    // Today's tick would show whose it is
    itIs('2026-05-18', '03:00');
    expect(await publish()).toBe(0);
    itIs('2026-05-19', '03:00');
    expect(await publish()).toBe(1);
    expect(await shownHere()).toEqual({ answers: 5, average: 4.5 });
    for (const person of [...four, fifth]) {
      await expect(person.tick('shift_1', { place: 'not_kept' })).rejects.toMatchObject({
        code: 'conflict',
      });
      // Nor another shift, which would belong to the answer that is published
      await expect(person.tick('shift_2', ALL)).rejects.toMatchObject({ code: 'conflict' });
    }
  });

  it('counts a person once, however many assignments and shifts', async () => {
    const anna = await somebody();
    await anna.tick('shift_1', ALL);
    for (let more = 0; more < 5; more += 1) {
      const id = `again-${people}-${more}`;
      const again = await aJob({ workplace: job.workplace });
      const form = { contact: {}, answers: {}, at: AT };
      await insertApplication(db, {
        id,
        uid: anna.userId,
        jobId: again.id,
        status: 'employed',
        ...form,
      });
      await own.tick(
        { userId: anna.userId, idempotencyKey: null },
        { applicationId: id, occasion: 'shift_1', values: ALL },
      );
    }
    itIs('2026-05-25', '03:00');
    expect(await publish()).toBe(0);
  });

  it('does not count what applies to nobody', async () => {
    await fiveHaveTicked(5, { place: 'not_applicable', duties: 'not_applicable' });
    expect(await publish()).toBe(0);
  });

  it('is of an employer at a workplace, and together only of what is published of each', async () => {
    await fiveHaveTicked();
    await publish();
    const first = job;
    job = await aJob();
    await fiveHaveTicked(5, { place: 'not_kept', duties: 'not_kept' });
    await publish();
    const second = job;
    // A third workplace with four waiting changes nothing anywhere
    job = await aJob();
    await fiveHaveTicked(4);
    await publish();
    expect(await kept.ofJob(first.id)).toEqual({
      here: { answers: 5, average: 4.5 },
      everywhere: { answers: 10, average: 3 },
    });
    expect((await kept.ofJob(second.id)).here).toEqual({ answers: 5, average: 1.4 });
    expect((await kept.ofJob(job.id)).here).toBeNull();
    const there = await kept.ofWorkplace(await workplaceId(first));
    expect(there.employers).toMatchObject([{ score: { answers: 5 }, publishedOn: '2026-05-18' }]);
  });

  it('sorts the employers of a workplace as Swedish does', async () => {
    await fiveHaveTicked();
    await publish();
    const here = await workplaceId();
    for (const name of ['Örn', 'Ärlan', 'zon', 'Årsta', 'Évid', 'Falk']) {
      const id = await aStoredEmployer(db);
      await db.query('update employers set name = $1 where id = $2', [name, id]);
      await db.query(
        `insert into kept_units (employer_id, workplace_id, published_on)
         select $1, workplace_id, published_on from kept_units where workplace_id = $2 limit 1`,
        [id, here],
      );
      await db.query(
        `insert into kept_figures (employer_id, workplace_id, year, figures)
         select $1, workplace_id, year, figures from kept_figures where workplace_id = $2 limit 1`,
        [id, here],
      );
    }
    const names = (await kept.ofWorkplace(here)).employers.map(({ employer }) => employer);
    expect(names).toEqual(['Évid', 'Exempelvård', 'Falk', 'zon', 'Årsta', 'Ärlan', 'Örn']);
  });

  it('says nothing of who ticked to the employer, nor of how many wait', async () => {
    const all = await fiveHaveTicked();
    await publish();
    itIs('2026-05-19');
    const waiting = await somebody();
    await waiting.tick('shift_1', { place: 'not_kept' });
    const told = JSON.stringify(await kept.ofEmployer(employerId, job.id));
    for (const { userId, applicationId } of [...all, waiting]) {
      expect(told).not.toContain(userId);
      expect(told).not.toContain(applicationId);
    }
    expect(await shownHere()).toEqual({ answers: 5, average: 4.5 });
    const events = await db.query(`select 1 from outbox where channel = 'webhook'`);
    expect(events).toEqual([]);
  });

  it('does not come back by a tick that was on its way when it was taken back', async () => {
    itIs('2026-05-04', '16:00');
    const anna = await somebody();
    const { takenBack } = await anna.tick('shift_1', ALL, 0);
    const after = await anna.takeBack();
    expect(after.takenBack).toBe(takenBack + 1);
    await expect(anna.tick('shift_1', ALL, takenBack)).rejects.toMatchObject({
      code: 'edit_conflict',
    });
    expect((await anna.read()).occasions[0]?.values).toEqual({});
    // What is ticked in the knowledge of it is the last word again
    const again = await anna.tick('shift_1', ALL, after.takenBack);
    expect(again.occasions[0]?.values).toEqual(ALL);
  });

  it('loses what was taken back when it is renewed, and not before', async () => {
    const [anna] = await fiveHaveTicked();
    await publish();
    await anna?.takeBack();
    expect((await anna?.read())?.occasions[0]?.values).toEqual({});
    itIs('2026-05-19', '03:00');
    expect(await publish()).toBe(0);
    expect(await shownHere()).toEqual({ answers: 5, average: 4.5 });
    itIs('2026-05-19', '16:00');
    for (let one = 0; one < 5; one += 1) await (await somebody()).tick('shift_1', ALL);
    itIs('2026-06-05', '03:00');
    expect(await publish()).toBe(1);
    expect((await shownHere())?.answers).toBe(9);
  });

  it('counts a person once where two years join, by what they ticked last', async () => {
    const people = await fiveHaveTicked();
    const anna = await somebody();
    itIs('2026-05-18', '16:00');
    await anna.tick('shift_1', ALL);
    itIs('2026-06-02', '03:00');
    await publish();
    for (let more = 0; more < 5; more += 1) {
      itIs('2026-06-02', '16:00');
      await (await somebody()).tick('shift_1', ALL);
    }
    itIs('2026-06-20', '03:00');
    await publish();
    expect((await shownHere())?.answers).toBe(11);
    // A year later all of the first come again, and one of the others takes theirs back
    const again = await aJob({
      workplace: job.workplace,
      startsOn: '2027-05-04',
      shifts: [{ day: '2027-05-04', from: '07:00', to: '15:30' }],
      endsOn: '2027-06-30',
    });
    await anna.takeBack();
    itIs('2027-05-04', '16:00');
    for (const { userId } of people) {
      const applicationId = `next-year-${userId}`;
      const form = { contact: {}, answers: {}, at: AT };
      await insertApplication(db, {
        id: applicationId,
        uid: userId,
        jobId: again.id,
        status: 'employed',
        ...form,
      });
      await own.tick(
        { userId, idempotencyKey: null },
        { applicationId, occasion: 'shift_1', values: { place: 'not_kept', duties: 'not_kept' } },
      );
    }
    itIs('2027-05-20', '03:00');
    // Those whom they replace are gone from the figures, as if taken back: too few are new
    expect(await publish()).toBe(0);
    itIs('2027-05-20', '16:00');
    for (let more = 0; more < 5; more += 1) {
      await (await somebody({ on: again })).tick('shift_1', ALL);
    }
    itIs('2027-06-05', '03:00');
    expect(await publish()).toBe(1);
    // Of eleven one took theirs back; five came
    expect((await shownHere())?.answers).toBe(15);
    const scores = await db.query<{ score: number }>(
      `select distinct published_score as score from kept_ticks
       where user_id = any($1::text[]) and published_year = 2027`,
      [people.map(({ userId }) => userId)],
    );
    expect(scores).toEqual([{ score: 1 }]);
  });

  it('keeps a published score whole: what goes with a part of it is all of it', async () => {
    itIs('2026-05-04', '16:00');
    const anna = await somebody();
    await anna.tick('shift_1', ALL);
    const again = await aJob({ workplace: job.workplace });
    const form = { contact: {}, answers: {}, at: AT };
    const other = { id: `${anna.applicationId}-2`, uid: anna.userId, jobId: again.id };
    await insertApplication(db, { ...other, status: 'employed', ...form });
    await own.tick(
      { userId: anna.userId, idempotencyKey: null },
      { applicationId: other.id, occasion: 'shift_1', values: { place: 'not_kept' } },
    );
    await fiveHaveTicked();
    await publish();
    const scores = () =>
      db.query<{ score: number }>(
        'select distinct published_score as score from kept_ticks where user_id = $1',
        [anna.userId],
      );
    expect(await scores()).toEqual([{ score: 4 }]);
    // A row that goes by itself leaves the score as it was published
    await db.query('delete from applications where id = $1', [other.id]);
    expect(await scores()).toEqual([{ score: 4 }]);
    await anna.takeBack();
    expect(await scores()).toEqual([]);
  });

  it('goes with the account, and after two new years', async () => {
    const [anna] = await fiveHaveTicked();
    await db.query('delete from users where id = $1', [anna?.userId]);
    expect(
      await db.query('select 1 from kept_ticks where application_id = $1', [anna?.applicationId]),
    ).toEqual([]);
    itIs('2028-12-31');
    await pruneKept(db, clock);
    const left = () => db.query('select 1 from kept_ticks where employer_id = $1', [employerId]);
    expect(await left()).toHaveLength(4);
    itIs('2029-01-01', '00:01');
    await pruneKept(db, clock);
    expect(await left()).toEqual([]);
  });
});

describe('the employer’s reply', () => {
  const reply = (text: string | null, by = employerId, year = 2026) =>
    kept.reply({ employerId: by, keyId: null, idempotencyKey: null }, { id: job.id, year, text });

  it('stands beside its own figures of a year, and can be changed and taken back', async () => {
    await expect(reply('Tack')).rejects.toMatchObject({ code: 'conflict' });
    await fiveHaveTicked();
    await publish();
    await expect(reply('Tack', employerId, 2025)).rejects.toMatchObject({ code: 'conflict' });
    await reply('Vi har ordnat inloggningarna.');
    const shown = async () => {
      const { employers } = await kept.ofWorkplace(await workplaceId());
      return employers[0]?.years[0]?.reply;
    };
    expect(await shown()).toBe('Vi har ordnat inloggningarna.');
    await reply(null);
    expect(await shown()).toBeNull();
  });

  it('is no other employer’s', async () => {
    await fiveHaveTicked();
    await publish();
    const other = await aStoredEmployer(db);
    await expect(reply('Nej', other)).rejects.toMatchObject({ code: 'not_found' });
  });
});
