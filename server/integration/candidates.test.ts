import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MatchedCandidate } from '#domain/api/candidates';
import type { Job } from '#domain/jobs/job';
import { aStoredEmployer, aStoredJob } from '../applications/testing/storedFactories';
import { type CandidateApp, candidateApp, type Person } from '../candidates/testing/candidateApp';
import { VISITOR } from '../hostile/testing/parties';
import { DAY, HOUR, instant } from '../lib/time';
import { createCandidateLists, endOfList } from '../matching/candidateLists';
import { endLists } from '../matching/testing/endLists';
import { deleteAccount } from './testing/attackedWorld';

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
  await own.db.query('delete from sent_invitations');
  await endLists(own.db);
  [employerId, employer] = await anEmployer();
  job = await aStoredJob(own.db, { employerId });
});

async function anEmployer(): Promise<[id: string, employer: Person]> {
  const key = `key-${crypto.randomUUID()}`;
  const id = await aStoredEmployer(own.db, key);
  return [id, own.as({ authorization: `Bearer ${key}` })];
}

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

const first = async (...args: Parameters<typeof list>): Promise<string> =>
  (await found(...args))[0]?.candidate ?? '';

interface Invited {
  /** The invitation's. */
  id: string;
  candidate: string;
  /** Whom it went to: only the database knows. */
  person: Person;
  answer: Awaited<ReturnType<typeof invite>>;
}

/** Invites the first of five whom the list shows. */
async function anInvitation(more: object = {}): Promise<Invited> {
  const people = await five();
  const candidate = await first();
  const answer = await invite(candidate, more);
  const { id } = Object(answer.body.invitation);
  return { id, candidate, answer, person: await whoIs(people, id) };
}

async function whoIs(people: readonly Person[], invitationId: string): Promise<Person> {
  const [row] = await own.db.query<{ userId: string }>(
    'select user_id as "userId" from sent_invitations where id = $1',
    [invitationId],
  );
  const person = people.find(({ userId }) => userId === row?.userId);
  if (!person) throw new Error('It went to nobody.');
  return person;
}

describe('a candidate who is found', () => {
  it('has turned on offers, also one who has applied for the job', async () => {
    const [applied] = await five();
    await aCandidate({}, { visibility: 'hidden' });
    await own.person({ professions: ['sjukskoterska'], locations: ['r-24'] });
    expect(await found()).toHaveLength(5);
    const before = await found();
    await applied?.post('portal/submitCandidate', { jobId: job.id, kind: 'interested' });
    expect(await found()).toEqual(before);
  });

  it.each<[what: string, preferences: object, fits: boolean]>([
    ['the profession', { workRoles: ['lakare', 'sjukskoterska'] }, true],
    ['another profession', { workRoles: ['lakare'] }, false],
    ['no profession', { workRoles: [] }, false],
    ['the municipality', { locations: ['m-2480'] }, true],
    ['another municipality of the region', { locations: ['m-2404'] }, true],
    ['another place', { locations: ['r-01'] }, false],
    ['any place', { locations: [] }, true],
    ['another field', { workFields: ['forlossning'] }, false],
    ['another form of employment', { employmentTypes: ['vikariat'] }, false],
    // A consultant's wage of 560 to 640 kr is worth an invoice of 767 to 877
    ['a step that it pays', { compensation: { hourly: { minRate: 990, maxRate: 3500 } } }, true],
    ['more than it pays', { compensation: { hourly: { minRate: 1000, maxRate: 3500 } } }, false],
  ])('asked for %s', async (_what, preferences, fits) => {
    for (let count = 0; count < 5; count += 1) await aCandidate(preferences);
    expect(await found()).toHaveLength(fits ? 5 : 0);
  });
});

describe('what the employer sees', () => {
  it('is a card without name, address or id', async () => {
    await five();
    const { body } = await list();
    expect(body).toMatchObject({ total: 5, blurred: false, nextPageToken: null });
    const results = await found();
    expect(results).toHaveLength(5);
    expect(results[0]).toEqual({
      candidate: expect.stringMatching(/^[\w-]{22}$/),
      card: {
        workRoles: ['sjukskoterska'],
        regions: ['r-24'],
        experience: 'not_stated',
        workFields: ['akutmottagning'],
        months: [],
        employmentTypes: ['konsult'],
        rateFrom: 500,
        systems: [],
        bankIdVerified: true,
      },
      availability: 'unknown',
    });
    expect(new Set(results.map(({ card }) => JSON.stringify(card))).size).toBe(1);
    const text = JSON.stringify(body);
    for (const user of await own.db.query('select id, email, first_name, last_name from users')) {
      for (const secret of Object.values(user)) expect(text).not.toContain(secret);
    }
  });

  it('is the same for four candidates, for one and for none', async () => {
    const none = await list();
    expect(none.body).toEqual({
      status: 0,
      results: [],
      nextPageToken: null,
      total: null,
      blurred: true,
    });
    for (let count = 0; count < 4; count += 1) {
      await aCandidate();
      await endLists(own.db);
      expect(await list()).toEqual(none);
    }
    expect(await own.db.query('select 1 from profile_views')).toEqual([]);
    await aCandidate();
    await endLists(own.db);
    expect((await list()).body).toMatchObject({ total: 5, blurred: false });
  });

  it('is the same for somebody whom an attacker has made four accounts like, and for nobody', async () => {
    const none = await list();
    await aCandidate();
    const made = [];
    for (let count = 0; count < 4; count += 1) made.push((await aCandidate()).userId);
    // Accounts are made with a mailbox; a BankID is a person's
    await own.db.query(
      'update users set bankid_issuer = null, bankid_subject = null where id = any($1)',
      [made],
    );
    await endLists(own.db);
    expect(await list()).toEqual(none);
  });

  it('is the same whether somebody has blocked the employer or not', async () => {
    const [person] = await five();
    const all = await list();
    await own.db.query(
      'insert into employer_blocks (uid, employer_id, blocked_at) values ($1, $2, now())',
      [person?.userId, employerId],
    );
    expect(await list()).toEqual(all);
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

  it('has other pseudonyms in each job’s list, and the same as long as nobody comes or goes', async () => {
    const people = await five();
    const before = await found();
    expect(await found()).toEqual(before);
    await endLists(own.db);
    expect(await found()).toEqual(before);
    const second = await aStoredJob(own.db, { employerId });
    const [otherId, other] = await anEmployer();
    const others = await aStoredJob(own.db, { employerId: otherId });
    const lists = [before, await found('', employer, second.id), await found('', other, others.id)];
    await people[0]?.post('v2/users/save_user_details', { visibility: 'hidden' });
    await aCandidate();
    await endLists(own.db);
    lists.push(await found());
    const all = lists.flatMap((entries) => entries.map(({ candidate }) => candidate));
    expect(new Set(all).size).toBe(20);
  });

  it('follows no edit of the job: it was asked once', async () => {
    await five();
    const before = await found();
    const changes = { location: 'm-0180', workRole: 'lakare', hourlyRate: null };
    expect((await employer.patch(`integration/jobs/${job.id}`, changes)).httpStatus).toBe(200);
    expect(await found()).toEqual(before);
  });

  it('answers ten different questions a day, however many jobs ask the same', async () => {
    await five();
    const ask = async (changes: Partial<Job>) =>
      list('', employer, (await aStoredJob(own.db, { employerId, ...changes })).id);
    for (let rate = 500; rate < 3000; rate += 250) {
      const hourlyRate = { min: rate, max: rate, basis: 'consultant_invoice' as const };
      expect((await ask({ hourlyRate })).httpStatus).toBe(200);
      expect((await ask({ hourlyRate })).httpStatus).toBe(200);
    }
    const refused = await ask({ location: 'm-0180' });
    expect(refused).toMatchObject({ httpStatus: 429, body: { code: 'rate_limited' } });
    // From ten in the morning until it is another day in Stockholm
    expect(refused.body.retryAfter).toBe(14 * 3600);
    const [, other] = await anEmployer();
    expect((await list('', other)).httpStatus).toBe(404);
    own.clock.advance(14 * HOUR);
    expect((await ask({ location: 'm-0180' })).httpStatus).toBe(200);
    own.clock.setBack(14 * HOUR);
  });

  it('counts questions that come at the same time', async () => {
    const rates = Array.from({ length: 14 }, (_, index) => 500 + 250 * index);
    const jobs = await Promise.all(
      rates.map((rate) =>
        aStoredJob(own.db, {
          employerId,
          hourlyRate: { min: rate, max: rate, basis: 'consultant_invoice' },
        }),
      ),
    );
    const answers = await Promise.all(jobs.map(({ id }) => list('', employer, id)));
    expect(answers.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(10);
    expect(answers.filter(({ httpStatus }) => httpStatus === 429)).toHaveLength(4);
  });

  it('is available for the employer’s own open jobs only', async () => {
    await five();
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

describe('the list of a day', () => {
  /** Of whom one deletes their account, one hides, one changes profession, one blocks, one comes. */
  async function muchHappens(people: readonly Person[]): Promise<void> {
    const [deleted, hidden, changed, blocking] = people;
    if (!deleted || !hidden || !changed || !blocking) throw new Error('There are too few.');
    await deleteAccount(own, deleted);
    await hidden.post('v2/users/save_user_details', { visibility: 'hidden' });
    await changed.post('v2/users/save_job_preferences', { workRoles: ['lakare'] });
    await own.db.query(
      'insert into employer_blocks (uid, employer_id, blocked_at) values ($1, $2, now())',
      [blocking.userId, employerId],
    );
    await aCandidate();
  }

  it('is the same whoever goes, hides, changes, blocks or comes, for every job and employer', async () => {
    const people = [...(await five()), ...(await five())];
    const before = await list();
    expect(before.body).toMatchObject({ total: 10 });
    await muchHappens(people);
    expect(await list()).toEqual(before);
    const [otherId, other] = await anEmployer();
    const othersJob = await aStoredJob(own.db, { employerId: otherId });
    const others = await found('', other, othersJob.id);
    const cards = (entries: readonly MatchedCandidate[]) => entries.map(({ card }) => card);
    expect(cards(others)).toEqual(cards(await found()));
    own.clock.advance(DAY);
    // Whoever blocks stays
    expect((await list()).body).toMatchObject({ total: 8 });
    own.clock.setBack(DAY);
  });

  it('invites nobody who is gone, hides or has changed, and says so of nobody', async () => {
    const people = [...(await five()), ...(await five())];
    const listed = await found();
    await muchHappens(people);
    const answers = [];
    for (const { candidate } of listed) answers.push(await invite(candidate, { message: 'Hej' }));
    const again = await Promise.all(listed.map(({ candidate }) => invite(candidate)));
    expect(new Set(answers.map(({ httpStatus }) => httpStatus))).toEqual(new Set([200]));
    expect(new Set(again.map(({ httpStatus }) => httpStatus))).toEqual(new Set([409]));
    const told = await own.db.query<{ uid: string }>('select uid from applications');
    expect(told.map(({ uid }) => uid).sort()).toEqual(
      people
        .slice(4)
        .map(({ userId }) => userId)
        .sort(),
    );
    const kept = await own.db.query('select 1 from sent_invitations where message is not null');
    // Of who has blocked the employer, until the job is over: as of who waits
    expect(kept).toHaveLength(1);
    const takeBack = (body: object) =>
      employer.post(
        `integration/candidates/invitations/${Object(Object(body).invitation).id}/take_back`,
        {},
      );
    for (const { body } of answers) expect((await takeBack(body)).httpStatus).toBe(200);
    for (const { body } of answers) expect((await takeBack(body)).httpStatus).toBe(404);
    for (const { candidate } of listed) expect((await invite(candidate)).httpStatus).toBe(200);
  });

  it('is not told by an invitation that was told of before its candidate deleted their account', async () => {
    const people = await five();
    const invited = [];
    for (const { candidate } of await found()) invited.push(await invite(candidate));
    await employer.post('integration/webhooks', {
      url: 'https://hooks.example.com/all',
      eventTypes: ['application.withdrawn'],
    });
    const [deleted] = people;
    if (deleted) await deleteAccount(own, deleted);
    expect((await employer.get('integration/applications')).body.results).toEqual([]);
    expect(await own.db.query(`select 1 from outbox where channel = 'webhook'`)).toEqual([]);
    for (const { candidate } of await found()) {
      expect(await invite(candidate)).toMatchObject({ httpStatus: 409 });
    }
    for (const { body } of invited) {
      const { id } = Object(body.invitation);
      const path = `integration/candidates/invitations/${id}/take_back`;
      expect((await employer.post(path, {})).httpStatus).toBe(200);
    }
  });

  it('shows nobody by their own view what others do', async () => {
    const people = await five();
    const alike = await aCandidate();
    await own.db.query(
      'update users set bankid_issuer = null, bankid_subject = null where id = $1',
      [alike.userId],
    );
    const view = async () => (await alike.get('v2/users/recruiter_view')).body;
    const before = await view();
    expect(before).toMatchObject({ listed: true, tooFew: [] });
    await muchHappens(people);
    expect(await view()).toEqual(before);
    own.clock.advance(DAY);
    expect(await view()).toMatchObject({ listed: false, cards: [], tooFew: ['sjukskoterska'] });
    own.clock.setBack(DAY);
  });

  it('is made once, on two nodes and for all who ask first at the same time', async () => {
    await five();
    const nodes = [1, 2].map(() =>
      createCandidateLists({ ...own, serverSecret: new Uint8Array(32).fill(7) }),
    );
    const ids = await Promise.all([...nodes, ...nodes].map((one) => one.idFor(job.workRole)));
    expect(new Set(ids).size).toBe(1);
    const cards = await own.db.query<{ id: string }>(
      `select list_id as id from candidate_list_cards
       where card->'workRoles' ? $1 and exists (select 1 from candidate_list_people people
           where people.list_id = candidate_list_cards.list_id)`,
      [job.workRole],
    );
    expect(cards).toEqual([{ id: ids[0] }]);
  });

  it('has everybody once, however many they are', async () => {
    await own.db.query(
      `insert into users (id, email, first_name, last_name, profession, visibility,
         bankid_issuer, bankid_subject)
       select 'many-' || n, 'many-' || n || '@example.com', 'Anna', 'Berg', $1, 'offers',
         'test', 'many-' || n
       from generate_series(1, 2345) as n`,
      [job.workRole],
    );
    expect((await list('&pageLength=5')).body).toMatchObject({ total: 2345 });
    const seated = await own.db.query('select distinct user_id from candidate_list_people');
    expect(seated).toHaveLength(2345);
  });

  it.each([
    // In Stockholm, which is an hour or two ahead
    ['2026-05-04T06:00:00Z', '2026-05-04T22:00:00.000Z'],
    ['2026-05-04T10:00:00Z', '2026-05-04T22:00:00.000Z'],
    ['2026-05-04T10:00:01Z', '2026-05-05T22:00:00.000Z'],
    ['2026-05-04T21:59:59Z', '2026-05-05T22:00:00.000Z'],
    ['2026-05-04T22:00:00Z', '2026-05-05T22:00:00.000Z'],
    // The night with an hour more, and the one with an hour less
    ['2026-10-25T10:00:00Z', '2026-10-25T23:00:00.000Z'],
    ['2026-03-28T11:00:01Z', '2026-03-29T22:00:00.000Z'],
  ])('that is made at %s ends at the midnight of %s', (made, ends) => {
    expect(instant(endOfList(Date.parse(made)))).toBe(ends);
  });
});

describe('a view of a card', () => {
  it('is shown to the candidate, one line for each employer, job and day', async () => {
    const [person = own.as(VISITOR)] = await five();
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
    const [person = own.as(VISITOR)] = await five();
    const prune = async () => own.services.timers['profile views']?.[1]();
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
    const message = 'Hej!\nVi söker någon som du.';
    const { id, candidate, person, answer } = await anInvitation({ message: ` ${message}\n` });
    const before = await found();
    expect(answer.body.invitation).toEqual({
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
    await person.post('portal/submitCandidate', { jobId: job.id, kind: 'interested' });
    expect(await applications()).toMatchObject([
      { id, status: 'interested', candidate: { firstName: 'Alva', lastName: null } },
    ]);
    // Nobody has left the list
    expect(await found()).toEqual(before);
    expect(before.map((entry) => entry.candidate)).toContain(candidate);
  });

  it('is sent by a mail that names the employer and the job and contains no text of the employer’s', async () => {
    const { person } = await anInvitation({ message: 'Kom till oss!' });
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
    await five();
    const candidate = await first();
    await invite(candidate, {}, 'press-1');
    await invite(candidate, {}, 'press-1');
    await invite(candidate);
    await invite('A'.repeat(22));
    const mails = await own.db.query("select 1 from mail_outbox where template = 'invitation'");
    expect(mails).toHaveLength(1);
  });

  it('that the candidate declines or does not answer does not reveal who they are', async () => {
    const { id, person } = await anInvitation();
    await person.post('portal/withdraw_application', { applicationId: id });
    const { results } = (await employer.get('integration/applications')).body;
    expect(results).toMatchObject([
      { id, status: 'not_interested', candidate: { firstName: '', lastName: null } },
    ]);
    expect(JSON.stringify(results)).not.toContain('Alva');
  });

  it('is created once by a repeated call, and refused a second time', async () => {
    await five();
    const candidate = await first();
    const before = await invite(candidate, {}, 'press-1');
    expect(await invite(candidate, {}, 'press-1')).toEqual(before);
    expect(await invite(candidate)).toMatchObject({
      httpStatus: 409,
      body: { code: 'already_submitted' },
    });
    expect(await own.db.query('select 1 from applications')).toHaveLength(1);
  });

  it('of somebody who has applied is answered as every other, and told to nobody', async () => {
    const people = await five();
    const applied = people[0];
    await applied?.post('portal/submitCandidate', { jobId: job.id, kind: 'interested' });
    const answers = [];
    for (const { candidate } of await found()) answers.push(await invite(candidate));
    expect(answers.map(({ httpStatus }) => httpStatus)).toEqual([200, 200, 200, 200, 200]);
    const sent = `select 1 from applications where status = 'sent'`;
    expect(await own.db.query(sent)).toHaveLength(4);
    const { results } = (await employer.get('integration/applications')).body;
    expect(results).toHaveLength(1);
    // Taken back, or ended with the job, they are still alike
    const ids = answers.map(({ body }) => Object(body.invitation).id);
    const takeBack = (id: string) =>
      employer.post(`integration/candidates/invitations/${id}/take_back`, {});
    for (const id of ids.slice(0, 2)) {
      expect((await takeBack(id)).httpStatus).toBe(200);
      expect((await takeBack(id)).httpStatus).toBe(404);
    }
    await employer.post(`integration/jobs/${job.id}/close`, { as: 'deleted' });
    for (const id of ids) {
      expect(await takeBack(id)).toMatchObject({ httpStatus: 404, body: { code: 'not_found' } });
    }
    expect((await employer.get('integration/applications')).body.results).toHaveLength(1);
  });

  it('that has expired without an answer says nothing to its employer', async () => {
    const { id, person } = await anInvitation();
    await employer.post(`integration/jobs/${job.id}/close`, { as: 'deleted' });
    expect((await person.get('portal/fetch_applications')).body).toMatchObject({
      results: [{ id, status: 'expired' }],
    });
    expect((await employer.get('integration/applications')).body.results).toEqual([]);
  });

  it('is refused for candidates whom the job’s list does not show', async () => {
    const people = await five();
    await aCandidate();
    const ofUnknownCandidate = await invite('A'.repeat(22));
    expect(ofUnknownCandidate).toMatchObject({ httpStatus: 404, body: { code: 'not_found' } });
    const [otherId, other] = await anEmployer();
    const others = await aStoredJob(own.db, { employerId: otherId });
    expect(await invite(await first('', other, others.id))).toEqual(ofUnknownCandidate);
    const second = await aStoredJob(own.db, { employerId });
    expect(await invite(await first('', employer, second.id))).toEqual(ofUnknownCandidate);
    expect(await invite(people[0]?.userId)).toEqual(ofUnknownCandidate);
    const seen = await first();
    await people[0]?.post('v2/users/save_user_details', { visibility: 'hidden' });
    await endLists(own.db);
    expect(await invite(seen)).toEqual(ofUnknownCandidate);
    expect(await own.db.query('select 1 from applications')).toEqual([]);
  });

  it('must be for the employer’s own open job', async () => {
    await five();
    const candidate = await first();
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

describe('many invitations of an employer', () => {
  const openOf = async ({ userId }: Person) =>
    (
      await own.db.query<{ jobId: string }>(
        `select job_id as "jobId" from applications where uid = $1 and status = 'sent'`,
        [userId],
      )
    ).map(({ jobId }) => jobId);
  const mailsTo = ({ userId }: Person) =>
    own.db.query('select 1 from mail_outbox where user_id = $1', [userId]);

  /** Invites everybody to each of some jobs, all at the same time. */
  async function inviteAll(jobs: readonly Job[]): Promise<string[]> {
    const wanted: { jobId: string; candidate: string }[] = [];
    for (const { id: jobId } of jobs) {
      for (const { candidate } of await found('', employer, jobId)) {
        wanted.push({ jobId, candidate });
      }
    }
    const answers = await Promise.all(
      wanted.map(({ jobId, candidate }) => invite(candidate, { jobId })),
    );
    expect(new Set(answers.map(({ httpStatus }) => httpStatus))).toEqual(new Set([200]));
    return answers.map(({ body }) => Object(body.invitation).id);
  }
  const someJobs = async (count: number) => {
    const jobs: Job[] = [];
    while (jobs.length < count) jobs.push(await aStoredJob(own.db, { employerId }));
    return jobs;
  };

  it('are three open ones for each candidate and one mail; the others wait, and the employer is not told', async () => {
    const people = await five();
    await inviteAll(await someJobs(8));
    for (const person of people) {
      expect(await openOf(person)).toHaveLength(3);
      expect(await mailsTo(person)).toHaveLength(1);
    }
    const [person, other] = people;
    if (!person || !other) throw new Error('There is nobody.');
    const [answered] = await openOf(person);
    await person.post('portal/submitCandidate', { jobId: answered, kind: 'interested' });
    await own.services.timers.invitations?.[1]();
    expect(await openOf(person)).toHaveLength(3);
    expect(await openOf(person)).not.toContain(answered);
    expect(await openOf(other)).toHaveLength(3);
    expect(await mailsTo(person)).toHaveLength(1);
    own.clock.advance(DAY);
    const [next] = await openOf(person);
    await person.post('portal/submitCandidate', { jobId: next, kind: 'interested' });
    await own.services.timers.invitations?.[1]();
    expect(await mailsTo(person)).toHaveLength(2);
    own.clock.setBack(DAY);
  });

  it('that wait are not told to who is hidden, has blocked the employer or has applied since, nor once taken back', async () => {
    const people = await five();
    const jobs = await someJobs(4);
    const ids = await inviteAll(jobs);
    const [hidden, blocked, applied, takenBack] = people;
    const waiting = await own.db.query<{ id: string; userId: string; jobId: string }>(
      `select id, user_id as "userId", job_id as "jobId" from sent_invitations
       where told_at is null`,
    );
    expect(waiting).toHaveLength(5);
    const of = (person?: Person) => waiting.find(({ userId }) => userId === person?.userId);
    await hidden?.post('v2/users/save_user_details', { visibility: 'hidden' });
    await own.db.query(
      'insert into employer_blocks (uid, employer_id, blocked_at) values ($1, $2, now())',
      [blocked?.userId, employerId],
    );
    await applied?.post('portal/submitCandidate', {
      jobId: of(applied)?.jobId,
      kind: 'interested',
    });
    await employer.post(`integration/candidates/invitations/${of(takenBack)?.id}/take_back`, {});
    for (const id of ids) {
      if (!waiting.some((one) => one.id === id)) {
        await employer.post(`integration/candidates/invitations/${id}/take_back`, {});
      }
    }
    await own.services.timers.invitations?.[1]();
    const told = await own.db.query<{ uid: string }>(
      `select uid from applications where status = 'sent'`,
    );
    expect(told).toEqual([{ uid: people[4]?.userId }]);
  });
});

describe('an invitation that waits for somebody who gives up the profession', () => {
  it('is told to nobody, and not looked at again', async () => {
    const people = await five();
    const jobs: Job[] = [];
    while (jobs.length < 4) jobs.push(await aStoredJob(own.db, { employerId }));
    for (const { id: jobId } of jobs) {
      for (const { candidate } of await found('', employer, jobId)) {
        expect((await invite(candidate, { jobId, message: 'Hej' })).httpStatus).toBe(200);
      }
    }
    const [changed] = people;
    await changed?.post('v2/users/save_job_preferences', { workRoles: ['lakare'] });
    await own.db.query(`delete from applications where status = 'sent'`);
    await own.services.timers.invitations?.[1]();
    const told = await own.db.query<{ uid: string }>('select uid from applications');
    expect(told).toHaveLength(4);
    expect(told.map(({ uid }) => uid)).not.toContain(changed?.userId);
    const kept = `select 1 from sent_invitations where never_told and message is null`;
    expect(await own.db.query(kept)).toHaveLength(1);
  });
});

describe('taking an invitation back', () => {
  const takeBack = (id: string, as = employer, key?: string) =>
    as.post(`integration/candidates/invitations/${id}/take_back`, {}, key);
  const applicationsOf = async (person: Person) =>
    (await person.get('portal/fetch_applications')).body.results;

  it('deletes it, and the candidate can apply and be invited again', async () => {
    const { id, person } = await anInvitation();
    const done = { httpStatus: 200, body: { status: 0 } };
    expect(await takeBack(id, employer, 'press-1')).toEqual(done);
    expect(await takeBack(id, employer, 'press-1')).toEqual(done);
    expect(await applicationsOf(person)).toEqual([]);
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
    const { id, candidate, person } = await anInvitation();
    const mails = async () =>
      own.db.query('select 1 from mail_outbox where user_id = $1', [person.userId]);
    const again = async () => Object((await invite(candidate)).body.invitation).id;
    await takeBack(id);
    await takeBack(await again());
    const third = await again();
    expect(await mails()).toHaveLength(1);
    await takeBack(third);
    own.clock.advance(DAY);
    await again();
    expect(await mails()).toHaveLength(2);
  });

  it('shows a taken-back invitation to its recipient only', async () => {
    const { id, person } = await anInvitation();
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
    const { id, person } = await anInvitation();
    await person.post('portal/submitCandidate', { jobId: job.id, kind: 'interested' });
    expect(await takeBack(id)).toMatchObject({
      httpStatus: 409,
      body: { code: 'illegal_transition' },
    });
    expect(await applicationsOf(person)).toMatchObject([{ id, status: 'interested' }]);
  });

  it('is allowed to the employer who sent it only', async () => {
    const { id, person } = await anInvitation();
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
    const [{ last } = {}] = await own.db.query<{ last: number }>(
      'select coalesce(max(id), 0) as last from audit_log',
    );
    await five();
    await list();
    const { id } = Object((await invite(await first())).body.invitation);
    await employer.post(`integration/candidates/invitations/${id}/take_back`, {});
    const entries = await own.db.query<Record<string, string | null>>(
      `select event, actor, subject, detail from audit_log
       where event <> 'signed_in' and id > $1 order by id`,
      [last],
    );
    const [{ actor, subject } = {}] = entries.filter(({ event }) => event === 'candidate_invited');
    expect(actor).toMatch(/^[0-9a-f]{32}$/);
    expect(subject).toMatch(/^[0-9a-f]{32}$/);
    expect(entries).toEqual([
      { event: 'candidates_listed', actor, subject: null, detail: '5' },
      { event: 'candidates_listed', actor, subject: null, detail: '5' },
      { event: 'candidate_invited', actor, subject, detail: null },
      { event: 'invitation_taken_back', actor, subject, detail: null },
    ]);
  });
});

describe('the candidate’s own view', () => {
  const view = async (person: Person) => (await person.get('v2/users/recruiter_view')).body;

  it('shows the cards that employers see, one for each profession', async () => {
    const people = await five();
    const [person = own.as(VISITOR)] = people;
    await person.post('v2/users/save_user_details', { systems: ['takecare'] });
    await person.post('v2/users/save_job_preferences', {
      workRoles: ['sjukskoterska', 'barnmorska'],
    });
    const { cards, ...rest } = await view(person);
    expect(rest).toEqual({
      status: 0,
      listed: true,
      tooFew: ['barnmorska'],
      afterInterest: { firstName: 'Alva', bankIdVerified: true },
    });
    // Nobody else knows the system
    expect(cards).toMatchObject([{ workRoles: ['sjukskoterska'], systems: null }]);
    const shown = (await found()).map(({ card }) => card);
    expect(shown).toEqual(Array.from({ length: 5 }, () => Object(cards)[0]));
  });

  it('shows to who is hidden what employers would see', async () => {
    await five();
    const person = await aCandidate({}, { visibility: 'hidden' });
    expect(await view(person)).toMatchObject({
      listed: false,
      cards: [{ regions: ['r-24'] }],
      tooFew: [],
    });
    expect(await found()).toHaveLength(5);
  });

  it('says that nobody finds who has no profession, or too few of theirs', async () => {
    await five();
    expect(await view(await aCandidate({ workRoles: [] }))).toMatchObject({
      listed: false,
      cards: [],
      tooFew: [],
    });
    expect(await view(await aCandidate({ workRoles: ['lakare'] }))).toMatchObject({
      listed: false,
      cards: [],
      tooFew: ['lakare'],
    });
  });

  it('is refused to visitors', async () => {
    const visitor = own.as(VISITOR);
    expect(await visitor.get('v2/users/recruiter_view')).toMatchObject({ httpStatus: 401 });
  });
});
