import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STATEMENTS } from '#domain/insight/statements';
import type { Job } from '#domain/jobs/job';
import { insertApplication } from '../applications/applications.repository';
import { aStoredEmployer, aStoredJob } from '../applications/testing/storedFactories';
import { writeExperience } from '../candidates/candidateRecords';
import { type Credentials, signedIn, VISITOR } from '../hostile/testing/parties';
import { sendRaw } from '../hostile/testing/send';
import { EXPERIENCE } from '../hostile/testing/wellBehavedCalls';
import { wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';
import { aUser } from '../identity/testing/users';
import { fillWorkplaces } from '../jobs/storedWorkplaces';
import { workplaceIdOf } from '../jobs/workplaces';
import { DAY, instant } from '../lib/time';
import { quarantineOn } from '../quarantine/testing/quarantineOn';
import { MOST_A_YEAR } from './ownAnswers.service';
import { publishInsight } from './publishInsight';

const clock = settableClock();
const server = await wholeServer({ clock });
const { app, db } = server;
const quarantine = quarantineOn(db, clock);

interface Person {
  userId: string;
  headers: Credentials;
}

let employer: Credentials;
let employerId: string;
let people: Person[];
beforeAll(async () => {
  employerId = await aStoredEmployer(db, 'key-of-insight');
  await db.query("update employers set name = 'Region  EXEMPEL' where id = $1", [employerId]);
  employer = { authorization: 'Bearer key-of-insight' };
  people = await Promise.all(Array.from({ length: 12 }, aPerson));
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

let workplaceId: string;
let jobId: string;
let name: string;
beforeEach(async () => {
  clock.advance(DAY);
  name = `Vårdcentralen ${randomUUID()}`;
  const job = await aJobAt(name);
  jobId = job.id;
  workplaceId = workplaceIdOf(job);
});

async function aPerson(): Promise<Person> {
  const userId = await aUser(db);
  return { userId, headers: await signedIn(server, clock, userId) };
}

function aJobAt(workplace: string, location = 'm-2480', careProvider = 'Region Exempel') {
  return aStoredJob(db, {
    employerId,
    location,
    closesOn: '2030-01-01',
    workplace: { name: workplace, careProvider, unit: null, about: null },
  });
}

async function jobOf(id: string): Promise<Job> {
  const [row] = await db.query<{ job: Job }>('select data as job from jobs where id = $1', [id]);
  if (!row) throw new Error(`There is no job ${id}.`);
  return row.job;
}

async function call(method: 'GET' | 'POST', path: string, headers: Credentials, body: object = {}) {
  const query = new URLSearchParams(Object.entries(body).map(([key, value]) => [key, `${value}`]));
  const answer = await sendRaw(app, {
    method,
    url: `/api/${path}${method === 'GET' ? `?${query}` : ''}`,
    headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
    ...(method === 'POST' && { payload: JSON.stringify(body) }),
  });
  return { ...answer.json(), http: answer.statusCode };
}

const all = (score: number) => STATEMENTS.map(() => score);
const works = ({ userId }: Person, workplace = name, to: string | null = null) =>
  writeExperience(db, userId, { ...EXPERIENCE, id: randomUUID(), workplace, to }, clock.now());
const submit = ({ headers }: Person, score = 4, at = workplaceId) =>
  call('POST', 'portal/insights/submit_answer', headers, { workplaceId: at, scores: all(score) });
const takeBack = ({ headers }: Person, year = 2026) =>
  call('POST', 'portal/insights/take_back_answer', headers, { workplaceId, year });
const read = (headers: Credentials = people[0]?.headers ?? VISITOR) =>
  call('GET', 'portal/insights/average_score', headers, { workplaceId });
const own = ({ headers }: Person) =>
  call('GET', 'portal/insights/own_answers', headers, { workplaceId });

async function answers(some: readonly Person[], score = 4): Promise<void> {
  for (const one of some) {
    await works(one);
    expect(await submit(one, score)).toMatchObject({ http: 200 });
  }
}

async function night(): Promise<void> {
  clock.advance(DAY);
  await publishInsight({ db, clock, quarantine });
}

describe('who may answer', () => {
  it('needs an assignment or a stated experience there', async () => {
    const [one] = people as [Person];
    expect((await own(one)).own).toMatchObject({ refusal: 'not_worked_there', source: null });
    expect(await submit(one)).toMatchObject({ http: 403, code: 'forbidden' });
    await works(one);
    expect((await own(one)).own).toMatchObject({ refusal: null, source: 'experience' });
    expect((await submit(one)).own).toMatchObject({
      answers: [{ source: 'experience', published: false, scores: all(4) }],
    });
  });

  it('counts as hired first from the day on which the assignment begins', async () => {
    const [one] = people as [Person];
    const employed = async (startsOn: string) => {
      const job = await aStoredJob(db, {
        startsOn,
        endsOn: null,
        workplace: { name, careProvider: 'Region Exempel', unit: 'Mottagningen', about: null },
      });
      const at = instant(clock.now());
      const form = { contact: {}, answers: {}, at, status: 'employed' } as const;
      await insertApplication(db, { id: randomUUID(), uid: one.userId, jobId: job.id, ...form });
    };
    await employed('2029-01-01');
    expect((await own(one)).own).toMatchObject({ refusal: 'not_begun' });
    await works(one);
    await employed('2026-01-01');
    expect((await own(one)).own).toMatchObject({ refusal: null, source: 'assignment' });
  });

  it('asks for the place where several workplaces have the name, and for the last years', async () => {
    const [one, two] = people as [Person, Person];
    await aJobAt(name, 'm-0180');
    await works(one);
    expect((await own(one)).own.refusal).toBe('not_worked_there');
    await works(one, `${name}, Umeå`);
    expect((await own(one)).own.refusal).toBeNull();
    await works(two, `${name}, Umeå`, '2023-12');
    expect((await own(two)).own.refusal).toBe('not_worked_there');
  });

  it('needs BankID', async () => {
    const one = await aPerson();
    await db.query('update users set bankid_issuer = null, bankid_subject = null where id = $1', [
      one.userId,
    ]);
    await works(one);
    expect((await own(one)).own.refusal).toBe('not_verified');
    expect(await submit(one)).toMatchObject({ http: 403 });
  });

  it('answers once, also when two are sent at the same time, and changes it until it is published', async () => {
    const [one, ...others] = people as [Person, ...Person[]];
    await works(one);
    const sent = await Promise.all([submit(one, 1), submit(one, 2), submit(one, 3)]);
    expect(sent.map(({ http }) => http)).toEqual([200, 200, 200]);
    const rows = await db.query('select 1 from workplace_answers where workplace_id = $1', [
      workplaceId,
    ]);
    expect(rows).toHaveLength(1);
    await answers(others.slice(0, 4));
    await night();
    expect(await submit(one)).toMatchObject({ http: 409, code: 'conflict' });
    expect((await own(one)).own.refusal).toBe('published');
  });

  it(`answers about ${MOST_A_YEAR} workplaces a year at most`, async () => {
    const one = await aPerson();
    for (let count = 0; count <= MOST_A_YEAR; count += 1) {
      const job = await aJobAt(`${name} ${count}`);
      await works(one, `${name} ${count}`);
      expect(await submit(one, 3, workplaceIdOf(job))).toMatchObject({
        http: count === MOST_A_YEAR ? 413 : 200,
      });
    }
  });

  it('is not shown to others', async () => {
    const [one, two] = people as [Person, Person];
    await answers([one]);
    expect((await own(two)).own.answers).toEqual([]);
    await takeBack(two);
    expect((await own(one)).own.answers).toHaveLength(1);
  });

  it('can be posted without a script, and shows what is missing', async () => {
    const [one] = people as [Person];
    await works(one);
    const post = (fields: Record<string, string>) =>
      sendRaw(app, {
        method: 'POST',
        url: '/inblick/answer',
        headers: { ...one.headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ workplace: workplaceId, ...fields }).toString(),
      });
    const page = `/inblick?workplace=${workplaceId}`;
    expect((await post({})).headers.location).toBe(`${page}&problem=incomplete`);
    const scores = Object.fromEntries(STATEMENTS.map(({ id }) => [id, '4']));
    expect((await post(scores)).headers.location).toBe(`${page}&done=answered`);
    expect((await own(one)).own.answers).toHaveLength(1);
    expect((await post({ take_back: '2026' })).headers.location).toBe(`${page}&done=taken_back`);
    expect((await own(one)).own.answers).toEqual([]);
  });
});

describe('what is published', () => {
  it('is nothing until the night after the fifth answer', async () => {
    await answers(people.slice(0, 4));
    await night();
    expect((await read()).insight).toBeNull();
    await answers(people.slice(4, 5));
    await publishInsight({ db, clock, quarantine });
    expect((await read()).insight).toBeNull();
    await night();
    expect((await read()).insight).toMatchObject({ answers: 5 });
  });

  it('shows a visitor the average and the number only', async () => {
    await answers(people.slice(0, 6));
    await night();
    const { insight, workplace } = await read(VISITOR);
    expect(insight).toMatchObject({ answers: 6, average: expect.any(Number), detail: null });
    expect(workplace.careProvider).toBeNull();
    const member = await read();
    expect(member.workplace.careProvider).toBe('Region Exempel');
    expect(member.insight.detail).toMatchObject({ experiencesAtLeast: 5, assignmentsAtLeast: 0 });
    expect(member.insight.detail.areas).toHaveLength(5);
    expect(member.jobs.map(({ id }: { id: string }) => id)).toEqual([jobId]);
    const ranking = await call('GET', 'portal/insights/ranking_position', VISITOR, { workplaceId });
    expect(ranking.http).toBe(401);
  });

  it('stays as it is while answers come, change, go and accounts are deleted, until five are new', async () => {
    await answers(people.slice(0, 5), 5);
    await night();
    const before = (await read()).insight;
    const leaving = await aPerson();
    await answers([...people.slice(5, 8), leaving], 1);
    await night();
    expect((await read()).insight).toEqual(before);
    await takeBack(people[0] as Person);
    await submit(people[5] as Person, 2);
    await db.query('delete from users where id = $1', [leaving.userId]);
    await night();
    expect((await read()).insight).toEqual(before);
    await answers(people.slice(8, 10), 1);
    await night();
    // Four are left of the first five
    expect((await read()).insight).toMatchObject({ answers: 9 });
    const years = (await read()).insight.detail.years;
    expect(years).toMatchObject([{ year: 2026, answers: 9 }]);
  });

  it('is published once by nodes that try at the same time', async () => {
    await answers(people.slice(0, 5));
    clock.advance(DAY);
    const published = await Promise.all([
      publishInsight({ db, clock, quarantine }),
      publishInsight({ db, clock, quarantine }),
    ]);
    expect(published.toSorted()).toEqual([0, 1]);
  });

  it('contains no personal data', async () => {
    await answers(people.slice(0, 5));
    await night();
    const rows = await db.query('select * from workplace_figures where workplace_id = $1', [
      workplaceId,
    ]);
    const text = JSON.stringify(rows);
    for (const { userId } of people) expect(text).not.toContain(userId);
  });
});

describe('the rank', () => {
  it('is among published workplaces of the kind and region, from five on', async () => {
    const rank = () =>
      call('GET', 'portal/insights/ranking_position', people[0]?.headers ?? VISITOR, {
        workplaceId,
      });
    await answers(people.slice(0, 5), 5);
    await night();
    const others = ['a', 'b', 'c', 'd'].map((letter) => `${name} ${letter}`);
    await db.query('delete from workplace_figures where workplace_id <> $1', [workplaceId]);
    expect((await rank()).ranking).toBeNull();
    for (const other of others) {
      const job = await aJobAt(other);
      await db.query(
        `insert into workplace_figures (workplace_id, year, figures)
         select $1, year, jsonb_set(figures, '{shown}', (
           select jsonb_agg(jsonb_build_object('low', 5, 'high', 9)) from generate_series(1, 12)))
         from workplace_figures where workplace_id = $2`,
        [workplaceIdOf(job), workplaceId],
      );
      await db.query("update workplaces set published_on = '2026-03-03' where id = $1", [
        workplaceIdOf(job),
      ]);
    }
    expect((await rank()).ranking).toMatchObject({
      position: 1,
      of: 5,
      kind: 'primary_care',
      region: 'Västerbottens län',
    });
  });
});

describe('the employer', () => {
  const reply = (text: string | null, year = 2026, key = employer) =>
    call('POST', `integration/jobs/${jobId}/insight_reply`, key, { year, text });

  it('replies once a year to what is published, and takes it back', async () => {
    expect(await reply('Tack.')).toMatchObject({ http: 409 });
    await answers(people.slice(0, 5));
    await night();
    expect(await reply('Tack.', 2025)).toMatchObject({ http: 409 });
    await reply('Tack.');
    expect((await reply('Tack alla.')).replies).toMatchObject([
      { year: 2026, text: 'Tack alla.', employer: 'Region  EXEMPEL' },
    ]);
    expect((await read()).insight.detail.replies).toHaveLength(1);
    expect(
      (await call('GET', `integration/jobs/${jobId}/insight`, employer)).insight,
    ).toMatchObject({
      answers: 5,
    });
    expect((await reply(null)).replies).toEqual([]);
  });

  it('replies for no workplace that another runs, although it has a job there', async () => {
    const agency = await aStoredEmployer(db, 'key-of-agency');
    const { location, workplace } = await jobOf(jobId);
    const { id } = await aStoredJob(db, { location, workplace, employerId: agency });
    await answers(people.slice(0, 5));
    await night();
    const headers = { authorization: 'Bearer key-of-agency' };
    const path = `integration/jobs/${id}/insight`;
    expect((await call('GET', path, headers)).insight).toMatchObject({ answers: 5 });
    const body = { year: 2026, text: 'Hos oss är allt bra.' };
    expect(await call('POST', `${path}_reply`, headers, body)).toMatchObject({
      http: 403,
      code: 'forbidden',
    });
    expect((await read()).insight.detail.replies).toEqual([]);
    // What such an employer said before is shown no longer, and can be taken back
    await db.query(
      `insert into workplace_replies (workplace_id, year, employer_id, text, replied_at)
       values ($1, 2026, $2, 'Vi svarar.', now())`,
      [workplaceId, agency],
    );
    expect((await read()).insight.detail.replies).toEqual([]);
    const taken = await call('POST', `${path}_reply`, headers, { year: 2026, text: null });
    expect(taken.http).toBe(200);
    expect(
      await db.query('select 1 from workplace_replies where employer_id = $1', [agency]),
    ).toEqual([]);
  });

  it('cannot reply about another employer’s workplace, nor answer as a candidate does', async () => {
    await aStoredEmployer(db, 'another-key');
    const other = { authorization: 'Bearer another-key' };
    expect(await reply('Hej', 2026, other)).toMatchObject({ http: 404 });
    const scores = all(5);
    expect(
      await call('POST', 'portal/insights/submit_answer', employer, { workplaceId, scores }),
    ).toMatchObject({ http: expect.toSatisfy((code) => code === 401 || code === 403) });
  });
});

describe('the search', () => {
  const search = async (q: string) =>
    (await call('GET', 'portal/workplaces/query-workplaces', VISITOR, { q })).results;

  it('finds by prefixes of name, place and care provider, with the number of answers', async () => {
    const unit = `Lindåsens ${randomUUID()}`;
    const { id } = await aJobAt(unit);
    expect(id).toBeTruthy();
    const found = { name: unit, place: 'Umeå', answers: 0, id: expect.stringMatching(/^w-/) };
    expect(await search(`LINDAS ${unit.slice(10, 18)}`)).toEqual([found]);
    expect(await search(`${unit} umea`)).toEqual([found]);
    expect(await search(`${unit} region ex`)).toEqual([found]);
    expect(await search(`${unit} kiruna`)).toEqual([]);
    expect(await search('%')).toEqual([]);
  });

  it('suggests ten at most, those whose name begins with the text first', async () => {
    const word = `Enhet${randomUUID().slice(0, 8)}`;
    for (let count = 0; count < 12; count += 1) await aJobAt(`Norra ${word} ${count}`);
    await aJobAt(`${word} själv`);
    const results = await search(word);
    expect(results).toHaveLength(10);
    expect(results[0].name).toBe(`${word} själv`);
  });
});

it('fills in the workplaces of jobs that an earlier version stored', async () => {
  await db.query('update jobs set workplace_id = null where id = $1', [jobId]);
  expect(await db.transaction((tx) => fillWorkplaces(tx, ''))).toBe(jobId);
  expect(await db.transaction((tx) => fillWorkplaces(tx, jobId))).toBeNull();
  const [row] = await db.query('select workplace_id from jobs where id = $1', [jobId]);
  expect(row).toEqual({ workplace_id: workplaceId });
});
