import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MatchedCandidate } from '#domain/api/candidates';
import { isoWeekOf, weekKey } from '#domain/calendar/isoWeek';
import type { Job } from '#domain/jobs/job';
import { aStoredEmployer, aStoredJob } from '../applications/testing/storedFactories';
import { type CandidateApp, candidateApp, type Person } from '../candidates/testing/candidateApp';
import { VISITOR } from '../hostile/testing/parties';
import { DAY, instant } from '../lib/time';
import { createProfileViewService } from '../matching/profileViews.service';

let own: CandidateApp;
let employerId: string;
let employer: Person;
let job: Job;
beforeAll(async () => {
  own = await candidateApp();
});
afterAll(async () => {
  expect(own.faults).toEqual([]);
  await own.close();
});
beforeEach(async () => {
  await own.db.query('delete from users');
  await own.db.query('delete from audit_log');
  [employerId, employer] = await anEmployer();
  job = await aStoredJob(own.db, { employerId });
});

async function anEmployer(): Promise<[id: string, employer: Person]> {
  const key = `key-${crypto.randomUUID()}`;
  const id = await aStoredEmployer(own.db, key);
  return [id, own.as({ authorization: `Bearer ${key}` })];
}

const week = isoWeekOf('2026-05-04');
const WEEKS = { weeksData: { [weekKey(week)]: week } };

/** Somebody who wants offers and fits `aJob`, but for what a test changes. */
async function aCandidate(preferences: object = {}, details: object = {}): Promise<Person> {
  const person = await own.person({
    professions: ['sjukskoterska'],
    workfields: ['akutmottagning'],
    locations: ['r-24'],
    employmentTypes: ['konsult'],
  });
  await person.post('v2/users/save_user_details', { visibility: 'offers', ...details });
  await person.post('v2/users/save_job_preferences', preferences);
  return person;
}

async function five(): Promise<Person[]> {
  const people: Person[] = [];
  for (let count = 0; count < 5; count += 1) people.push(await aCandidate());
  return people;
}

const list = (query = '', as = employer, id = job.id) =>
  as.get(`integration/candidates?jobId=${id}${query}`);
const found = async (...args: Parameters<typeof list>): Promise<MatchedCandidate[]> => {
  const { results } = (await list(...args)).body;
  return Array.isArray(results) ? results : [];
};
const invite = (candidate: unknown, more: object = {}, key?: string) =>
  employer.post('integration/candidates/invite', { jobId: job.id, candidate, ...more }, key);
const viewsOf = async (person: Person) => (await person.get('v2/users/profile_views')).body.results;

describe('a candidate who is found', () => {
  it('has turned on offers', async () => {
    await aCandidate();
    await aCandidate({}, { visibility: 'hidden' });
    await own.person({ professions: ['sjukskoterska'], locations: ['r-24'] });
    expect(await found()).toHaveLength(1);
  });

  it.each<[what: string, preferences: object, fits: boolean]>([
    ['the profession', { workRoles: ['lakare', 'sjukskoterska'] }, true],
    ['another profession', { workRoles: ['lakare'] }, false],
    ['no profession', { workRoles: [] }, false],
    ['the municipality', { locations: ['m-2480'] }, true],
    ['another place', { locations: ['r-01'] }, false],
    ['any place', { locations: [] }, true],
    ['another field', { workFields: ['forlossning'] }, false],
    ['the system', { systems: ['ncs-cross', 'cosmic'] }, true],
    ['another system', { systems: ['cosmic'] }, false],
    ['another form of employment', { employmentTypes: ['vikariat'] }, false],
    ['on-call duty, where there is none', { onCallDuty: true }, false],
    ['no on-call duty', { onCallDuty: false }, true],
    // A consultant's wage of 560 to 640 kr is worth an invoice of 767 to 877
    ['less than it pays', { compensation: { hourly: { minRate: 870, maxRate: 3500 } } }, true],
    ['more than it pays', { compensation: { hourly: { minRate: 880, maxRate: 3500 } } }, false],
    ['at most what it pays', { compensation: { hourly: { minRate: 500, maxRate: 770 } } }, true],
    [
      'at most less than it pays',
      { compensation: { hourly: { minRate: 500, maxRate: 760 } } },
      false,
    ],
    ['a week of it', { availablePeriods: WEEKS }, true],
    [
      'a week before it',
      {
        availablePeriods: {
          weeksData: { [weekKey(isoWeekOf('2026-04-20'))]: isoWeekOf('2026-04-20') },
        },
      },
      false,
    ],
  ])('asked for %s', async (_what, preferences, fits) => {
    await aCandidate(preferences);
    expect(await found()).toHaveLength(fits ? 1 : 0);
  });

  it('is not excluded by facts that the job does not state', async () => {
    job = await aStoredJob(own.db, {
      employerId,
      systems: [],
      hourlyRate: null,
      startsOn: null,
      endsOn: null,
    });
    await aCandidate({
      systems: ['cosmic'],
      compensation: { hourly: { minRate: 900, maxRate: 1000 } },
      availablePeriods: WEEKS,
    });
    expect(await found()).toHaveLength(1);
  });

  it('has not applied for the job', async () => {
    const person = await aCandidate();
    await person.post('portal/submitCandidate', { jobId: job.id, kind: 'interested' });
    expect(await found()).toEqual([]);
  });
});

describe('what the employer sees', () => {
  it('is a card without name, address or id', async () => {
    const [person] = await five();
    await person?.post('v2/users/save_job_preferences', { availablePeriods: WEEKS });
    const { body } = await list();
    expect(body).toMatchObject({ total: 5, blurred: false, nextPageToken: null });
    const results = await found();
    expect(results).toHaveLength(5);
    expect(results[0]).toEqual({
      candidate: expect.stringMatching(/^[\w-]{22}$/),
      card: {
        workRoles: ['sjukskoterska'],
        workFields: ['akutmottagning'],
        regions: ['r-24'],
        systems: [],
        employmentTypes: ['konsult'],
        experience: 'not_stated',
        bankIdVerified: true,
      },
      availability: expect.stringMatching(/^(unknown|part_of_period)$/),
    });
    expect(results.filter(({ availability }) => availability === 'part_of_period')).toHaveLength(1);
    const text = JSON.stringify(body);
    for (const user of await own.db.query('select id, email, first_name, last_name from users')) {
      for (const secret of Object.values(user)) expect(text).not.toContain(secret);
    }
  });

  it('shows that there are some, and no cards, for fewer than five candidates', async () => {
    await aCandidate();
    expect((await list()).body).toEqual({
      status: 0,
      results: [{ candidate: expect.any(String), card: null, availability: null }],
      nextPageToken: null,
      total: null,
      blurred: true,
    });
  });

  it('lists each candidate once over the pages, for any page size', async () => {
    await five();
    const all = (await found()).map(({ candidate }) => candidate);
    const first = await list('&pageLength=3');
    expect(first.body).toMatchObject({ total: 5, blurred: false });
    const rest = await found(`&pageLength=3&startAfter=${first.body.nextPageToken}`);
    expect(Object(first.body.results)[2].candidate).toBe(first.body.nextPageToken);
    expect(rest.map(({ candidate }) => candidate)).toEqual(all.slice(3));
    expect(rest.every(({ card }) => card !== null)).toBe(true);
  });

  it('has the same pseudonym for all jobs of an employer, and different ones at different employers', async () => {
    await aCandidate();
    const [{ candidate = '' } = {}] = await found();
    const second = await aStoredJob(own.db, { employerId });
    expect(await found('', employer, second.id)).toMatchObject([{ candidate }]);
    const [otherId, other] = await anEmployer();
    const others = await aStoredJob(own.db, { employerId: otherId });
    const [seen] = await found('', other, others.id);
    expect(seen?.candidate).toMatch(/^[\w-]{22}$/);
    expect(seen?.candidate).not.toBe(candidate);
  });

  it('is available for the employer’s own open jobs only', async () => {
    await aCandidate();
    const [otherId] = await anEmployer();
    const another = await aStoredJob(own.db, { employerId: otherId });
    const ofUnknownJob = await list('', employer, 'v-0123456789abcdef');
    expect(await list('', employer, another.id)).toEqual(ofUnknownJob);
    expect(ofUnknownJob).toMatchObject({ httpStatus: 404, body: { code: 'not_found' } });
    const imported = await aStoredJob(own.db, { employerId: null });
    expect(await list('', employer, imported.id)).toEqual(ofUnknownJob);
    const closed = await aStoredJob(own.db, { employerId, status: 'disabled' });
    expect(await list('', employer, closed.id)).toMatchObject({ httpStatus: 410 });
    expect(await own.db.query('select 1 from profile_views')).toEqual([]);
  });

  it('refuses an invalid token', async () => {
    expect((await list('&startAfter=x')).body).toMatchObject({
      fields: { startAfter: 'validation.page_token' },
    });
  });
});

describe('a view of a card', () => {
  it('is shown to the candidate, one line for each employer, job and day', async () => {
    const person = await aCandidate();
    await list();
    await list();
    const at = instant(own.clock.now());
    expect(await viewsOf(person)).toEqual([
      {
        id: expect.any(String),
        employer: 'Exempelvård',
        job: { id: job.id, slug: job.slug, title: job.title },
        day: at.slice(0, 10),
        looks: 2,
        lastAt: at,
      },
    ]);
    own.clock.advance(DAY);
    await list();
    expect(await viewsOf(person)).toMatchObject([{ looks: 1 }, { looks: 2 }]);
    expect(await viewsOf(await own.person())).toEqual([]);
  });

  it('is counted once for each of two lists read at the same time', async () => {
    const people = await five();
    await Promise.all([list(), list(), list(), list()]);
    for (const person of people) expect(await viewsOf(person)).toMatchObject([{ looks: 4 }]);
  });

  it('is recorded only for candidates on the page', async () => {
    await five();
    await list('&pageLength=2');
    expect(await own.db.query('select 1 from profile_views')).toHaveLength(2);
  });

  it('is deleted after two years', async () => {
    const person = await aCandidate();
    const { prune } = createProfileViewService(own);
    const age = (days: number) =>
      own.db.query('update profile_views set last_at = last_at - make_interval(days => $1)', [
        days,
      ]);
    await list();
    await age(729);
    await prune();
    expect(await viewsOf(person)).toHaveLength(1);
    await age(2);
    await prune();
    expect(await viewsOf(person)).toEqual([]);
  });
});

describe('an invitation', () => {
  it('is an application that the candidate sees, and the employer only after the candidate is interested', async () => {
    const person = await aCandidate();
    const [{ candidate } = { candidate: '' }] = await found();
    const message = 'Hej!\nVi söker någon som du.';
    const { body } = await invite(candidate, { message: ` ${message}\n` });
    const { id } = Object(body.invitation);
    expect(body.invitation).toEqual({
      id,
      jobId: job.id,
      candidate,
      sentAt: instant(own.clock.now()),
    });
    expect((await person.get('portal/fetch_applications')).body).toMatchObject({
      results: [
        {
          id,
          status: 'sent',
          invitationMessage: message,
          history: [{ status: 'sent', by: 'employer' }],
        },
      ],
    });
    const applications = async () => (await employer.get('integration/applications')).body.results;
    expect(await applications()).toEqual([]);
    expect(await found()).toEqual([]);
    await person.post('portal/submitCandidate', { jobId: job.id, kind: 'interested' });
    expect(await applications()).toMatchObject([
      { id, status: 'interested', candidate: { firstName: 'Alva', lastName: null } },
    ]);
  });

  it('is sent by a mail that names the employer and the job and contains no text of the employer’s', async () => {
    const person = await aCandidate();
    const [{ candidate } = { candidate: '' }] = await found();
    await invite(candidate, { message: 'Kom till oss!' });
    const mails = await own.db.query(
      `select user_id, template, text_body as text from mail_outbox where user_id = $1`,
      [person.userId],
    );
    expect(mails).toEqual([
      { user_id: person.userId, template: 'invitation', text: expect.any(String) },
    ]);
    const text = String(mails[0]?.text);
    expect(text).toContain('Exempelvård');
    expect(text).toContain('Sjuksköterska, Umeå');
    expect(text).toContain('/candidate/reply?id=');
    for (const typed of [job.title, 'Kom till oss!']) expect(text).not.toContain(typed);
  });

  it('is mailed only when it was stored', async () => {
    await aCandidate();
    const [{ candidate } = { candidate: '' }] = await found();
    await invite(candidate, {}, 'press-1');
    await invite(candidate, {}, 'press-1');
    await invite(candidate);
    await invite('A'.repeat(22));
    const mails = await own.db.query("select 1 from mail_outbox where template = 'invitation'");
    expect(mails).toHaveLength(1);
  });

  it('that the candidate declines or does not answer does not reveal who they are', async () => {
    const person = await aCandidate();
    const [{ candidate } = { candidate: '' }] = await found();
    const { id } = Object((await invite(candidate)).body.invitation);
    await person.post('portal/withdraw_application', { applicationId: id });
    const { results } = (await employer.get('integration/applications')).body;
    expect(results).toMatchObject([
      { id, status: 'not_interested', candidate: { firstName: '', lastName: null } },
    ]);
    expect(JSON.stringify(results)).not.toContain('Alva');
  });

  it('is created once by a repeated call, and refused a second time', async () => {
    await aCandidate();
    const [{ candidate } = { candidate: '' }] = await found();
    const first = await invite(candidate, {}, 'press-1');
    expect(await invite(candidate, {}, 'press-1')).toEqual(first);
    expect(await invite(candidate)).toMatchObject({
      httpStatus: 409,
      body: { code: 'already_submitted' },
    });
    expect(await own.db.query('select 1 from applications')).toHaveLength(1);
  });

  it('is refused for candidates whom the employer was not shown, or who are hidden since', async () => {
    const person = await aCandidate();
    const ofUnknownCandidate = await invite('A'.repeat(22));
    expect(ofUnknownCandidate).toMatchObject({ httpStatus: 404, body: { code: 'not_found' } });
    const [otherId, other] = await anEmployer();
    const others = await aStoredJob(own.db, { employerId: otherId });
    const [seenByOther] = await found('', other, others.id);
    expect(await invite(seenByOther?.candidate)).toEqual(ofUnknownCandidate);
    expect(await invite(person.userId)).toEqual(ofUnknownCandidate);
    const [seen] = await found();
    await person.post('v2/users/save_user_details', { visibility: 'hidden' });
    expect(await invite(seen?.candidate)).toEqual(ofUnknownCandidate);
    expect(await own.db.query('select 1 from applications')).toEqual([]);
  });

  it('must be for the employer’s own open job', async () => {
    await aCandidate();
    const [{ candidate } = { candidate: '' }] = await found();
    const [otherId] = await anEmployer();
    const another = await aStoredJob(own.db, { employerId: otherId });
    expect(await invite(candidate, { jobId: another.id })).toMatchObject({ httpStatus: 404 });
    const closed = await aStoredJob(own.db, { employerId, status: 'deleted' });
    expect(await invite(candidate, { jobId: closed.id })).toMatchObject({ httpStatus: 410 });
  });

  it.each([
    ['Ditt nummer är 19121212-1212', 'validation.personal_number'],
    ['a'.repeat(1001), 'validation.too_long'],
  ])('refuses the message %j', async (message, refusal) => {
    expect((await invite('A'.repeat(22), { message })).body).toMatchObject({
      fields: { message: refusal },
    });
  });
});

describe('taking an invitation back', () => {
  const takeBack = (id: string, as = employer, key?: string) =>
    as.post(`integration/candidates/invitations/${id}/take_back`, {}, key);
  async function anInvitation(): Promise<[id: string, person: Person]> {
    const person = await aCandidate();
    const [{ candidate } = { candidate: '' }] = await found();
    return [Object((await invite(candidate)).body.invitation).id, person];
  }
  const applicationsOf = async (person: Person) =>
    (await person.get('portal/fetch_applications')).body.results;

  it('deletes it, and the candidate can apply and be invited again', async () => {
    const [id, person] = await anInvitation();
    const done = { httpStatus: 200, body: { status: 0 } };
    expect(await takeBack(id, employer, 'press-1')).toEqual(done);
    expect(await takeBack(id, employer, 'press-1')).toEqual(done);
    expect(await applicationsOf(person)).toEqual([]);
    expect(await found()).toHaveLength(1);
    const changes = await own.db.query(
      `select type, entity_id as id from change_log where scope = $1 order by seq desc limit 1`,
      [`user:${person.userId}`],
    );
    expect(changes).toEqual([{ type: 'applications', id }]);
    const applied = await person.post('portal/submitCandidate', {
      jobId: job.id,
      kind: 'interested',
    });
    expect(applied.httpStatus).toBe(200);
  });

  it('and sending it again sends one mail a day', async () => {
    const mails = async (person: Person) =>
      own.db.query('select 1 from mail_outbox where user_id = $1', [person.userId]);
    const [first, person] = await anInvitation();
    const again = async () => {
      const [{ candidate } = { candidate: '' }] = await found();
      return Object((await invite(candidate)).body.invitation).id;
    };
    await takeBack(first);
    await takeBack(await again());
    const third = await again();
    expect(await mails(person)).toHaveLength(1);
    await takeBack(third);
    own.clock.advance(DAY);
    await again();
    expect(await mails(person)).toHaveLength(2);
  });

  it('shows a taken-back invitation to its recipient only', async () => {
    const [id, person] = await anInvitation();
    await takeBack(id);
    const taken = await person.get(`portal/fetch_invitation?id=${id}`);
    expect(taken.body.invitation).toMatchObject({
      state: 'taken_back',
      status: null,
      employer: 'Exempelvård',
      message: null,
      job: { id: job.id },
    });
    const none = await person.get('portal/fetch_invitation?id=none');
    expect(none).toMatchObject({ httpStatus: 404, body: { code: 'not_found' } });
    expect(await (await own.person()).get(`portal/fetch_invitation?id=${id}`)).toEqual(none);
    expect(await person.post('portal/reply_invitation', { id, reply: 'interested' })).toEqual(none);
  });

  it('is refused once the candidate has answered', async () => {
    const [id, person] = await anInvitation();
    await person.post('portal/submitCandidate', { jobId: job.id, kind: 'interested' });
    expect(await takeBack(id)).toMatchObject({
      httpStatus: 409,
      body: { code: 'illegal_transition' },
    });
    expect(await applicationsOf(person)).toMatchObject([{ id, status: 'interested' }]);
  });

  it('is allowed to the employer who sent it only', async () => {
    const [id, person] = await anInvitation();
    const [, other] = await anEmployer();
    const none = await takeBack('99999999-8888-4777-8666-555555555555');
    expect(none).toMatchObject({ httpStatus: 404, body: { code: 'not_found' } });
    expect(await takeBack(id, other)).toEqual(none);
    expect(await takeBack(id, person)).toMatchObject({ httpStatus: 401 });
    expect(await applicationsOf(person)).toMatchObject([{ id, status: 'sent' }]);
  });
});

describe('what an employer does', () => {
  it('is in the audit log with the ids of the candidates and without names', async () => {
    await aCandidate();
    await list();
    const [{ candidate } = { candidate: '' }] = await found();
    const { id } = Object((await invite(candidate)).body.invitation);
    await employer.post(`integration/candidates/invitations/${id}/take_back`, {});
    const entries = await own.db.query<Record<string, string | null>>(
      `select event, actor, subject, detail from audit_log where event <> 'signed_in' order by id`,
    );
    const [{ actor, subject } = {}] = entries.filter(({ event }) => event === 'candidate_invited');
    expect(actor).toMatch(/^[0-9a-f]{32}$/);
    expect(subject).toMatch(/^[0-9a-f]{32}$/);
    expect(entries).toEqual([
      { event: 'candidates_listed', actor, subject: null, detail: '1' },
      { event: 'candidates_listed', actor, subject: null, detail: '1' },
      { event: 'candidate_invited', actor, subject, detail: null },
      { event: 'invitation_taken_back', actor, subject, detail: null },
    ]);
  });
});

describe('the candidate’s own view', () => {
  const view = async (person: Person) => (await person.get('v2/users/recruiter_view')).body;

  it('shows the card that employers see', async () => {
    const people = await five();
    await people[0]?.post('v2/users/save_user_details', { systems: ['takecare'] });
    await people[0]?.post('v2/users/experience', {
      workRole: 'sjukskoterska',
      workplace: 'Exempelsjukhuset',
      from: '2015-01',
      to: null,
    });
    const [person] = people;
    if (!person) throw new Error('There is nobody.');
    const { card, ...rest } = await view(person);
    expect(rest).toEqual({
      status: 0,
      listed: true,
      afterInterest: { firstName: 'Alva', bankIdVerified: true },
    });
    expect(card).toMatchObject({ systems: ['takecare'], experience: 'from_10' });
    expect((await found()).map((one) => one.card)).toContainEqual(card);
  });

  it.each<[why: string, preferences: object, details: object]>([
    ['they are hidden', {}, { visibility: 'hidden' }],
    ['they have no profession', { workRoles: [] }, {}],
  ])('says that nobody finds them: %s', async (_why, preferences, details) => {
    const person = await aCandidate(preferences, details);
    expect(await view(person)).toMatchObject({ listed: false, card: { regions: ['r-24'] } });
  });

  it('is refused to visitors', async () => {
    const visitor = own.as(VISITOR);
    expect(await visitor.get('v2/users/recruiter_view')).toMatchObject({ httpStatus: 401 });
  });
});
