import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_RECOMMENDATIONS, RECOMMENDATION_DAYS } from '#domain/recommendations/recommendation';
import { aStoredEmployer, aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { nextAddress } from '../hostile/testing/addresses';
import { type Credentials, signedIn, VISITOR } from '../hostile/testing/parties';
import { wholeServer } from '../hostile/testing/wholeServer';
import { suspendAccount } from '../identity/suspension';
import { settableClock } from '../identity/testing/settableClock';
import { DAY, instant } from '../lib/time';
import { testConfig } from '../testing/testConfig';

const clock = settableClock();
const server = await wholeServer({ clock });
const { app, db } = server;

interface Person {
  id: string;
  credentials: Credentials;
}

async function aPerson(firstName: string): Promise<Person> {
  const id = await aStoredUser(db, firstName);
  return { id, credentials: await signedIn(server, clock, id) };
}

let anna: Person;
let bodil: Person;
let cecilia: Person;
let jobId: string;
let employerId: string;
let employer: Credentials;

beforeAll(async () => {
  [anna, bodil, cecilia] = [
    await aPerson('Anna'),
    await aPerson('Bodil'),
    await aPerson('Cecilia'),
  ];
  const key = randomUUID();
  employerId = await aStoredEmployer(db, key);
  employer = { authorization: `Bearer ${key}` };
  ({ id: jobId } = await anOpenJob());
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

const anOpenJob = () =>
  aStoredJob(db, { employerId, closesOn: '2999-12-31', endsOn: null, questionnaire: [] });

async function post(caller: Credentials, path: string, payload: object) {
  const remoteAddress = nextAddress();
  return app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: caller,
    payload,
    remoteAddress,
  });
}

/** The secret id in a link. */
const idIn = (link: string): string => new URL(link).searchParams.get('id') ?? '';

async function aLink(by: Person, { showsName = true, job = jobId } = {}) {
  const made = await post(by.credentials, 'portal/make_recommendation', { jobId: job, showsName });
  expect(made.statusCode).toBe(200);
  return { id: idIn(made.json().link), own: made.json().recommendation };
}

async function validate(caller: Credentials, id: string) {
  const answer = await app.inject({
    url: `/api/portal/validateRecommendation?id=${id}`,
    headers: caller,
    remoteAddress: nextAddress(),
  });
  expect(answer.statusCode).toBe(200);
  const { state, job, by, firstName } = answer.json();
  return { state, jobId: job?.id ?? null, by, firstName };
}

const sendInterest = (who: Person, recommendation: string, job = jobId) =>
  post(who.credentials, 'portal/submitCandidate', {
    jobId: job,
    kind: 'interested',
    recommendation,
  });

const NOTHING = { jobId: null, by: null, firstName: null };

/** Interest as a browser posts it without a script, from the job's page that the link leads to. */
async function postInterest(who: Person, recommendation: string, job = jobId) {
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: `/jobb/${job}?recommendation=${encodeURIComponent(recommendation)}`,
    headers: {
      ...who.credentials,
      origin: testConfig().publicUrl,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ jobId: job }).toString(),
    remoteAddress: nextAddress(),
  });
  expect({ statusCode, location: headers.location }).toEqual({
    statusCode: 303,
    location: `/jobb/${job}`,
  });
  const [row] = await db.query<{ by: string | null }>(
    'select recommended_by as "by" from applications where uid = $1 and job_id = $2',
    [who.id, job],
  );
  return row?.by;
}

describe('interest without a script', () => {
  it('carries the recommendation that led to the job', async () => {
    const { id: job } = await anOpenJob();
    const { id } = await aLink(anna, { job });
    expect(await postInterest(bodil, id, job)).toBe('candidate');
    expect(await validate(bodil.credentials, id)).toMatchObject({ state: 'used' });
  });

  it.each([
    ['guessed', async () => 'A'.repeat(43)],
    ['no id at all', async () => 'x'.repeat(5000)],
    ['of another job', async () => (await aLink(anna)).id],
  ])('is shown without one that is %s', async (_what, make) => {
    const { id: job } = await anOpenJob();
    expect(await postInterest(cecilia, await make(), job)).toBeNull();
  });

  it('is shown without its own', async () => {
    const { id: job } = await anOpenJob();
    const { id } = await aLink(anna, { job });
    expect(await postInterest(anna, id, job)).toBeNull();
  });
});

describe('what a link says', () => {
  it('is valid for a visitor and a colleague, with the first name where its maker agreed', async () => {
    const named = await aLink(anna);
    const unnamed = await aLink(anna, { showsName: false });
    for (const caller of [VISITOR, bodil.credentials]) {
      expect(await validate(caller, named.id)).toEqual({
        state: 'valid',
        jobId,
        by: 'candidate',
        firstName: 'Anna',
      });
      expect(await validate(caller, unnamed.id)).toMatchObject({ state: 'valid', firstName: null });
    }
  });

  it('is unknown when it is guessed, listed or taken back', async () => {
    const { id, own } = await aLink(anna);
    await post(anna.credentials, 'portal/take_back_recommendation', { id: own.id });
    for (const unknown of [id, own.id, 'A'.repeat(43), 'x']) {
      expect(await validate(bodil.credentials, unknown)).toEqual({ state: 'unknown', ...NOTHING });
    }
  });

  it('is used for who answered the job by it, and for nobody else', async () => {
    const { id: job } = await anOpenJob();
    const { id } = await aLink(anna, { job });
    const before = await Promise.all(
      [anna.credentials, VISITOR, cecilia.credentials].map((caller) => validate(caller, id)),
    );
    const sent = await sendInterest(bodil, id, job);
    expect(sent.json().application.recommendedBy).toBe('candidate');

    expect(await validate(bodil.credentials, id)).toEqual({
      state: 'used',
      jobId: job,
      by: null,
      firstName: null,
    });
    // Neither its maker, by a second account, nor whom it was forwarded to learns that it was used
    const after = await Promise.all(
      [anna.credentials, VISITOR, cecilia.credentials].map((caller) => validate(caller, id)),
    );
    expect(after).toEqual(before);
    expect(before.map(({ state }) => state)).toEqual(['own', 'valid', 'valid']);
    expect(before[0]?.firstName).toBe(null);
  });

  it('has expired after its days, and when its job is closed', async () => {
    const { id: job } = await anOpenJob();
    const old = await aLink(anna);
    const closed = await aLink(anna, { job });
    await post(employer, `integration/jobs/${job}/close`, { as: 'disabled' });
    expect(await validate(bodil.credentials, closed.id)).toEqual({ state: 'expired', ...NOTHING });
    clock.advance(RECOMMENDATION_DAYS * DAY);
    expect(await validate(VISITOR, old.id)).toEqual({
      state: 'expired',
      jobId,
      by: null,
      firstName: null,
    });
    clock.setBack(RECOMMENDATION_DAYS * DAY);
  });

  it('is unknown once its maker is suspended or gone', async () => {
    const dagny = await aPerson('Dagny');
    const { id } = await aLink(dagny);
    await suspendAccount(db, { userId: dagny.id, at: instant(clock.now()), now: clock.now() });
    expect(await validate(VISITOR, id)).toEqual({ state: 'unknown', ...NOTHING });
    await db.query('delete from users where id = $1', [dagny.id]);
    expect(await validate(VISITOR, id)).toEqual({ state: 'unknown', ...NOTHING });
  });
});

describe('an application', () => {
  it('is made also by a link of no use, and keeps nothing of it', async () => {
    const eva = await aPerson('Eva');
    const own = await aLink(eva);
    const { id: otherJob } = await anOpenJob();
    const ofOther = await aLink(anna, { job: otherJob });
    for (const useless of [own.id, ofOther.id, 'A'.repeat(43)]) {
      const { id: job } = await anOpenJob();
      const sent = await sendInterest(eva, useless, job);
      expect(sent.statusCode).toBe(200);
      expect(sent.json().application.recommendedBy).toBe(null);
    }
    const sent = await sendInterest(eva, own.id);
    expect(sent.json().application.recommendedBy).toBe(null);
  });

  it('tells its employer which side recommended, never who', async () => {
    const frida = await aPerson('Frida');
    const { id: job } = await anOpenJob();
    const { id } = await aLink(anna, { job });
    await sendInterest(frida, id, job);
    const listed = await app.inject({
      url: `/api/integration/applications?jobId=${job}`,
      headers: employer,
    });
    expect(listed.json().results[0]).toMatchObject({ recommendedBy: 'candidate' });
    expect(listed.body).not.toContain('Anna');
    expect(listed.body).not.toContain(anna.id);
    expect(listed.body).not.toContain(id);
  });

  it('outlives the account of who recommended', async () => {
    const [gun, hedda] = [await aPerson('Gun'), await aPerson('Hedda')];
    const { id } = await aLink(gun);
    await sendInterest(hedda, id);
    await db.query('delete from users where id = $1', [gun.id]);
    const [row] = await db.query(
      'select recommended_by, recommendation_id from applications where uid = $1',
      [hedda.id],
    );
    expect(row).toEqual({ recommended_by: 'candidate', recommendation_id: null });
  });
});

describe('a recruiter’s link', () => {
  it('is made for an own open job, with a first name or without', async () => {
    const path = `integration/jobs/${jobId}/recommendation`;
    const made = await post(employer, path, { firstName: ' Rut ' });
    expect(made.json()).toMatchObject({ status: 0, expiresAt: expect.any(String) });
    const id = idIn(made.json().link);
    const valid = { state: 'valid', jobId, by: 'employer' };
    expect(await validate(VISITOR, id)).toEqual({ ...valid, firstName: 'Rut' });
    const unnamed = await post(employer, path, {});
    expect(await validate(VISITOR, idIn(unnamed.json().link))).toEqual({
      ...valid,
      firstName: null,
    });

    const another = randomUUID();
    await aStoredEmployer(db, another);
    const refused = await post({ authorization: `Bearer ${another}` }, path, {});
    expect(refused.json().code).toBe('not_found');
    expect((await post(employer, path, { firstName: '19900101-2385' })).statusCode).toBe(400);
  });

  it('is taken back by its employer alone, for its job, and as often as they like', async () => {
    const path = `integration/jobs/${jobId}/recommendation`;
    const { link, id: recommendationId } = (await post(employer, path, {})).json();
    const left = (await post(employer, path, {})).json();
    const other = await aLink(anna);
    const state = async (id: string) => (await validate(VISITOR, id)).state;
    const takeBack = (by: Credentials, id: string, request: object) =>
      post(by, `integration/jobs/${id}/recommendation/take_back`, request);

    const key = randomUUID();
    await aStoredEmployer(db, key);
    const refused = await takeBack({ authorization: `Bearer ${key}` }, jobId, { recommendationId });
    expect(refused.json().code).toBe('not_found');
    const { id: anotherJob } = await anOpenJob();
    for (const [job, id] of [
      [anotherJob, recommendationId],
      [jobId, other.own.id],
      [jobId, idIn(link)],
      [jobId, 'x'],
    ] as const) {
      const nothing = await takeBack(employer, job, { recommendationId: id });
      expect(nothing.json()).toEqual({ status: 0 });
    }
    expect(await state(idIn(link))).toBe('valid');
    expect(await state(other.id)).toBe('valid');

    for (const _time of ['once', 'again']) {
      const taken = await takeBack(employer, jobId, { recommendationId });
      expect(taken.json()).toEqual({ status: 0 });
      expect(await state(idIn(link))).toBe('unknown');
    }
    expect(await state(idIn(left.link))).toBe('valid');
    expect((await takeBack(employer, jobId, {})).statusCode).toBe(400);
  });

  it('says nothing to who has blocked the employer', async () => {
    const ida = await aPerson('Ida');
    const made = await post(employer, `integration/jobs/${jobId}/recommendation`, {
      firstName: 'Rut',
    });
    const id = idIn(made.json().link);
    await db.query(
      'insert into employer_blocks (uid, employer_id, blocked_at) values ($1, $2, now())',
      [ida.id, employerId],
    );
    expect(await validate(ida.credentials, id)).toEqual({ state: 'unknown', ...NOTHING });
  });
});

describe('making links', () => {
  it('lists one’s own valid ones, never the secret again, and takes back only one’s own', async () => {
    const jonna = await aPerson('Jonna');
    const { id, own } = await aLink(jonna);
    const list = () =>
      app.inject({ url: '/api/portal/fetch_recommendations', headers: jonna.credentials });
    expect((await list()).json().results).toEqual([own]);
    expect((await list()).body).not.toContain(id);
    const stored = await db.query('select * from recommendations where user_id = $1', [jonna.id]);
    expect(JSON.stringify(stored)).not.toContain(id);

    await post(anna.credentials, 'portal/take_back_recommendation', { id: own.id });
    expect(await validate(VISITOR, id)).toMatchObject({ state: 'valid' });
    await post(jonna.credentials, 'portal/take_back_recommendation', { id: own.id });
    expect((await list()).json().results).toEqual([]);
  });

  it('refuses more than a few, also of several at once, until one is taken back', async () => {
    const karin = await aPerson('Karin');
    const most = MOST_RECOMMENDATIONS.candidate;
    const answers = await Promise.all(
      Array.from({ length: most + 3 }, () =>
        post(karin.credentials, 'portal/make_recommendation', { jobId, showsName: false }),
      ),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 200);
    expect(made).toHaveLength(most);
    const again = () =>
      post(karin.credentials, 'portal/make_recommendation', { jobId, showsName: false });
    expect((await again()).json().code).toBe('conflict');
    const id = made[0]?.json().recommendation.id;
    await post(karin.credentials, 'portal/take_back_recommendation', { id });
    expect((await again()).statusCode).toBe(200);
  });

  it('is for a job that takes applications here', async () => {
    const { id: closed } = await aStoredJob(db, { employerId, closesOn: '2020-01-01' });
    const imported = await aStoredJob(db, {
      closesOn: '2999-12-31',
      source: {
        name: 'jobtech',
        id: randomUUID(),
        url: null,
        applyUrl: null,
        extent: null,
        datesRebased: false,
      },
    });
    for (const [job, code] of [
      [closed, 'job_unavailable'],
      [imported.id, 'applied_elsewhere'],
      ['v-nowhere', 'not_found'],
    ] as const) {
      const refused = await post(anna.credentials, 'portal/make_recommendation', {
        jobId: job,
        showsName: false,
      });
      expect(refused.json().code).toBe(code);
    }
  });

  it('forgets what expired long ago', async () => {
    const lena = await aPerson('Lena');
    const { id } = await aLink(lena);
    clock.advance((RECOMMENDATION_DAYS + 59) * DAY);
    await server.runTimers();
    expect(await validate(VISITOR, id)).toMatchObject({ state: 'expired' });
    clock.advance(2 * DAY);
    await server.runTimers();
    expect(await validate(VISITOR, id)).toMatchObject({ state: 'unknown' });
  });
});
