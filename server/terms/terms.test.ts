import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_JOBS_ASKED_A_DAY } from '#domain/terms/asking';
import { TERM_IDS, type TermValues } from '#domain/terms/terms';
import { aStoredEmployer, aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { changesAfter, currentCursor } from '../changeLog/changeLog';
import { eventsOn } from '../composition/testing/eventsOn';
import { nextAddress } from '../hostile/testing/addresses';
import { type Credentials, signedIn, VISITOR } from '../hostile/testing/parties';
import { wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';
import { DAY, instant } from '../lib/time';
import { LINK_PUSHES } from '../notifications/linkPushes';
import { aDevice } from '../notifications/testing/aDevice';
import { createQuarantine } from '../quarantine/quarantine';
import { measuredDatabase } from '../storage/measuredDatabase';
import { tellAnswers } from './tellAnswers';
import { tellOn, termsOn } from './testing/termsOn';

const clock = settableClock();
const server = await wholeServer({ clock });
const { app, db } = server;

const SAID: TermValues = { employs: 'agency', sickPayFrom: 2, guaranteedHours: 0 };
const UNSAID = TERM_IDS.filter((id) => !(id in SAID));
const WHOLE: TermValues = {
  employs: 'agency',
  collectiveAgreement: 'applies',
  authorisation: 'authorised',
  sickPayFrom: 2,
  pension: 'agreement',
  insurance: 'agreement',
  overtime: 'extra_pay',
  guaranteedHours: 36,
  scheduleNotice: 14,
  employerCancellation: 'Senare än 14 dagar före betalas hela uppdraget.',
  candidateCancellation: 'Utan kostnad fram till 14 dagar före.',
  rateHours: 'plus_supplements',
};

interface Person {
  id: string;
  email: string;
  credentials: Credentials;
}

async function aPerson(firstName: string): Promise<Person> {
  const id = await aStoredUser(db, firstName);
  return { id, email: `${id}@example.com`, credentials: await signedIn(server, clock, id) };
}

let employerId: string;
let employer: Credentials;

beforeAll(async () => {
  const key = randomUUID();
  employerId = await aStoredEmployer(db, key);
  employer = { authorization: `Bearer ${key}` };
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

const aJobThatSays = (terms: TermValues | undefined = SAID) =>
  aStoredJob(db, {
    employerId,
    closesOn: '2999-12-31',
    endsOn: null,
    questionnaire: [],
    ...(terms && { terms }),
  });

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  caller: Credentials,
  payload?: object,
) {
  const answer = await app.inject({
    method,
    url: `/api/${path}`,
    headers: caller,
    ...(payload && { payload }),
    remoteAddress: nextAddress(),
  });
  return { code: answer.statusCode, body: answer.json() };
}

const ask = (who: Person, jobId: string) =>
  call('POST', 'portal/ask_terms', who.credentials, { jobId });
const asked = async (who: Person, jobId: string) =>
  (await call('GET', `portal/asked_terms?jobId=${jobId}`, who.credentials)).body.asked;
const answer = (jobId: string, terms: object, by = employer) =>
  call('PUT', `integration/jobs/${jobId}/terms`, by, { terms });
const tell = () => tellOn(db, clock);
const read = async (jobId: string) =>
  (await call('GET', `integration/jobs/${jobId}/terms`, employer)).body.job;
const page = async (jobId: string) =>
  (await call('GET', `portal/public/job?id=${jobId}`, VISITOR)).body.data;

const mailsTo = ({ email }: Person) =>
  db.query<{ template: string; text: string; language: string }>(
    `select template, text_body as text from mail_outbox where recipient = $1 order by id`,
    [email],
  );

async function webhooksOf() {
  const rows = await db.query<{ body: string }>(
    `select payload->>'body' as body from outbox where kind = 'terms.asked' order by due_at, key`,
  );
  return rows.map(({ body }) => JSON.parse(body));
}

describe('asking', () => {
  it('asks for what is not said, once, and says to the employer how many ask', async () => {
    const [anna, bodil] = [await aPerson('Anna'), await aPerson('Bodil')];
    const { id } = await aJobThatSays();
    expect(await read(id)).toEqual({ terms: SAID, asked: [], people: 0 });
    for (const _again of [1, 2]) {
      expect(await ask(anna, id)).toMatchObject({ code: 200, body: { asked: UNSAID } });
    }
    await ask(bodil, id);
    const listed = (await call('GET', 'integration/asked_terms', employer)).body.results;
    expect(listed[0]).toEqual({
      jobId: id,
      asked: UNSAID.map((term) => ({ term, people: 2 })),
      people: 2,
    });
    expect(await read(id)).toEqual({
      terms: SAID,
      asked: UNSAID.map((term) => ({ term, people: 2 })),
      people: 2,
    });
    expect(await asked(anna, id)).toEqual(UNSAID);
    // Nobody reads there who it was
    const [{ count } = { count: -1 }] = await db.query<{ count: number }>(
      'select count(*)::int as count from term_questions where job_id = $1',
      [id],
    );
    expect(count).toBe(2);
  });

  it('tells the employer by a webhook of the job and the number, and of nobody', async () => {
    const anna = await aPerson('Annika');
    await call('POST', 'integration/webhooks', employer, {
      url: 'https://hooks.example.com/terms',
      eventTypes: ['terms.asked'],
    });
    const { id } = await aJobThatSays();
    await ask(anna, id);
    await ask(anna, id);
    const told = await webhooksOf();
    expect(told).toEqual([
      expect.objectContaining({
        type: 'terms.asked',
        data: { jobId: id, terms: UNSAID, people: 1 },
      }),
    ]);
    expect(JSON.stringify(told)).not.toContain(anna.id);
  });

  it('stores nothing about a job that says everything, is closed, imported or unknown', async () => {
    const anna = await aPerson('Anna');
    const whole = await aJobThatSays(WHOLE);
    expect(await ask(anna, whole.id)).toMatchObject({ code: 200, body: { asked: [] } });
    const closed = await aStoredJob(db, { employerId, status: 'disabled' });
    expect((await ask(anna, closed.id)).body.code).toBe('job_unavailable');
    const imported = await aStoredJob(db, {
      id: 'jt-77001',
      employerId: null,
      closesOn: '2999-12-31',
      endsOn: null,
      source: {
        name: 'jobtech',
        id: '77001',
        url: 'https://example.com/ad',
        applyUrl: 'https://example.com/apply',
        extent: null,
        datesRebased: false,
      },
    });
    expect((await ask(anna, imported.id)).body).toMatchObject({
      code: 'applied_elsewhere',
      applyUrl: 'https://example.com/apply',
    });
    expect((await ask(anna, 'v-0000')).body.code).toBe('not_found');
    expect(await asked(anna, 'v-0000')).toEqual([]);
    expect(await db.query('select 1 from term_questions where user_id = $1', [anna.id])).toEqual(
      [],
    );
  });

  it('is for a signed-in candidate only', async () => {
    const { id } = await aJobThatSays();
    expect((await call('POST', 'portal/ask_terms', VISITOR, { jobId: id })).body.code).toBe(
      'authentication_required',
    );
  });

  it('is bounded by the day', async () => {
    const anna = await aPerson('Anna');
    for (let number = 0; number < MOST_JOBS_ASKED_A_DAY; number++) {
      const { id } = await aJobThatSays();
      expect((await ask(anna, id)).code).toBe(200);
    }
    const { id: next } = await aJobThatSays();
    expect(await ask(anna, next)).toMatchObject({ code: 429, body: { code: 'rate_limited' } });
    clock.advance(DAY + 1000);
    anna.credentials = await signedIn(server, clock, anna.id);
    expect((await ask(anna, next)).code).toBe(200);
  });
});

describe('answering', () => {
  it('fills the terms for everybody, keeps the others, and mails who asked', async () => {
    const anna = await aPerson('Anna');
    const { id } = await aJobThatSays();
    await ask(anna, id);
    const values = { pension: 'none', employerCancellation: 'Inget betalas.' } as const;
    const { code, body } = await answer(id, { ...values, overtime: null });
    expect(code).toBe(200);
    expect(body.job.terms).toEqual({ ...SAID, ...values });
    expect(body.job.asked.map(({ term }: { term: string }) => term)).toEqual(
      UNSAID.filter((term) => !(term in values)),
    );
    expect((await page(id)).terms).toEqual({ ...SAID, ...values });
    const left = UNSAID.filter((term) => !(term in values));
    expect(await asked(anna, id)).toEqual(left);
    await tell();
    expect(await asked(anna, id)).toEqual(left);
    const [mail, ...more] = await mailsTo(anna);
    expect(more).toEqual([]);
    expect(mail?.template).toBe('terms_answered');
    expect(mail?.text).toContain('tjänstepension, om arbetsgivaren avbokar');
    // What it wrote stands on the page, and in no mail
    expect(mail?.text).not.toContain('Inget betalas');
  });

  it('says it in every open chat about the job, so that none shows who asked', async () => {
    const [anna, bodil] = [await aPerson('Anna'), await aPerson('Bodil')];
    const { id } = await aJobThatSays();
    for (const { credentials } of [anna, bodil]) {
      const { body } = await call('POST', 'portal/submitCandidate', credentials, {
        jobId: id,
        kind: 'interested',
      });
      const chatId = body.application.id;
      await call('POST', 'v2/chats/send_message', credentials, {
        chatId,
        clientId: randomUUID(),
        text: 'Hej',
      });
    }
    await ask(anna, id);
    // By a change of the job, as well
    const changed = await call('PATCH', `integration/jobs/${id}`, employer, {
      terms: { ...SAID, scheduleNotice: 14 },
    });
    expect(changed.code).toBe(200);
    await tell();
    const events = await db.query<{ uid: string; event: unknown }>(
      `select chats.uid, chat_messages.event from chat_messages
       join chats on chats.id = chat_messages.chat_id
       where chat_messages.event->>'type' = 'terms_answered'`,
    );
    expect(events.toSorted((a, b) => a.uid.localeCompare(b.uid))).toEqual(
      [anna, bodil]
        .map(({ id: uid }) => ({
          uid,
          event: { type: 'terms_answered', terms: ['scheduleNotice'] },
        }))
        .toSorted((a, b) => a.uid.localeCompare(b.uid)),
    );
    expect((await mailsTo(anna)).map(({ template }) => template)).not.toContain('terms_answered');
  });

  it('tells nobody of terms that nobody asked for, and of one that was told already', async () => {
    const anna = await aPerson('Anna');
    const { id } = await aJobThatSays();
    await answer(id, { overtime: 'extra_pay' });
    await ask(anna, id);
    await answer(id, { overtime: 'time_off' });
    await answer(id, { pension: 'other' });
    await answer(id, { pension: 'none' });
    await tell();
    await tell();
    expect(await mailsTo(anna)).toHaveLength(1);
  });

  it('takes as many statements for many who asked as for one, and tells each of them once', async () => {
    const many = 130;
    const statementsOf = async (people: number) => {
      const { id } = await aJobThatSays();
      const ids = await Promise.all(Array.from({ length: people }, () => aStoredUser(db, 'Anna')));
      await db.query(
        `insert into term_questions (job_id, user_id, terms, asked_at)
         select $1, unnest($2::text[]), $3, $4`,
        [id, ids, ['pension', 'overtime'], instant(clock.now())],
      );
      let count = 0;
      const terms = termsOn(
        measuredDatabase(db, () => {
          count += 1;
        }),
        clock,
      );
      const by = { employerId, keyId: null, idempotencyKey: null };
      const said = await terms.answer(by, { id, terms: { pension: 'none' } });
      expect(said.asked).toEqual([{ term: 'overtime', people }]);
      return { count, ids, id };
    };
    const one = await statementsOf(1);
    const all = await statementsOf(many);
    expect(all.count).toBe(one.count);
    // Two nodes at once, and a round that is repeated
    await Promise.all([tell(), tell()]);
    await tell();
    const told = await db.query<{ mails: number; people: number }>(
      `select count(*)::int as mails, count(distinct user_id)::int as people
       from mail_outbox where user_id = any($1::text[]) and template = 'terms_answered'`,
      [all.ids],
    );
    expect(told).toEqual([{ mails: many, people: many }]);
    expect(await db.query('select 1 from term_answers')).toEqual([]);
  });

  it('is told also behind many answers that cannot be told', async () => {
    const anna = await aPerson('Anna');
    const { id } = await aJobThatSays();
    const quarantine = createQuarantine({ db, clock, onError: () => undefined });
    const bad = await db.query<{ id: string }>(
      `insert into term_answers (job_id, employer_id, terms, said_at, chats_to)
       select $1, $2, '{pension}', $3, '' from generate_series(1, 25) returning id::text as id`,
      [(await aJobThatSays()).id, employerId, instant(clock.now())],
    );
    const error = new Error('It cannot be told.');
    await quarantine.setAsideAll(
      'term answers',
      bad.map((one) => ({ item: one.id, error })),
    );
    await ask(anna, id);
    await answer(id, { pension: 'none' });
    await tellAnswers({ db, events: eventsOn(db, clock), quarantine });
    expect(await mailsTo(anna)).toHaveLength(1);
    await db.query('delete from term_answers');
    await quarantine.release(
      'term answers',
      bad.map((one) => one.id),
    );
  });

  it('reaches the other tabs and the devices of who asked', async () => {
    const [anna, bodil] = [await aPerson('Anna'), await aPerson('Bodil')];
    const { id } = await aJobThatSays();
    for (const one of [anna, bodil]) await aDevice(db, one.id);
    await ask(anna, id);
    const since = await currentCursor(db);
    await answer(id, { pension: 'none' });
    await tell();
    expect(await changesAfter(db, since, 100, [`user:${anna.id}`])).toMatchObject([
      { type: 'terms', entityId: id },
    ]);
    const pushes = await db.query<{ userId: string; kind: string; payload: unknown }>(
      `select user_id as "userId", kind, payload from outbox
       where channel = 'push' and user_id = any($1::text[])`,
      [[anna.id, bodil.id]],
    );
    expect(pushes).toEqual([
      {
        userId: anna.id,
        kind: 'terms',
        payload: { deviceId: expect.any(String), about: { jobId: id } },
      },
    ]);
    const shown = () =>
      LINK_PUSHES.terms.find(db, { jobId: id }, { userId: anna.id, language: 'sv' }, 0);
    expect(await shown()).toEqual({
      shown: {
        title: expect.stringMatching(/ har svarat på din fråga om villkoren$/u),
        tag: `terms-${id}`,
        path: `/jobb/${id}`,
        language: 'sv',
      },
    });
    await db.query(
      'insert into employer_blocks (uid, employer_id, blocked_at) values ($1, $2, now())',
      [anna.id, employerId],
    );
    expect(await shown()).toBeNull();
  });

  it('forgets a question that is answered whole', async () => {
    const anna = await aPerson('Anna');
    const { id } = await aJobThatSays();
    await ask(anna, id);
    await answer(id, WHOLE);
    expect(await read(id)).toEqual({ terms: WHOLE, asked: [], people: 0 });
    expect(
      (await call('GET', 'integration/asked_terms', employer)).body.results,
    ).not.toContainEqual(expect.objectContaining({ jobId: id }));
    await tell();
    expect(await db.query('select 1 from term_questions where job_id = $1', [id])).toEqual([]);
  });

  it('is the owner’s alone, and refuses what is no answer', async () => {
    const { id } = await aJobThatSays();
    const key = randomUUID();
    await aStoredEmployer(db, key);
    const other = { authorization: `Bearer ${key}` };
    const person = await aPerson('Anna');
    await ask(person, id);
    expect((await call('GET', 'integration/asked_terms', other)).body.results).toEqual([]);
    expect((await answer(id, { pension: 'none' }, other)).code).toBe(404);
    expect((await call('GET', `integration/jobs/${id}/terms`, other)).code).toBe(404);
    for (const terms of [
      { pension: 'perhaps' },
      { sickPayFrom: -1 },
      { sickPayFrom: 2.5 },
      { sickPayFrom: '2' },
      { guaranteedHours: 61 },
      { employerCancellation: '' },
      { employerCancellation: '   ' },
      { employerCancellation: 'x'.repeat(301) },
      { employerCancellation: 'Ring 19811228-9874' },
      { employerCancellation: 'rad\nrad' },
      { unknown: 'x' },
      'alla',
      null,
    ]) {
      expect((await answer(id, terms as object)).code, JSON.stringify(terms)).toBe(400);
    }
    expect((await page(id)).terms).toEqual(SAID);
  });

  it('is asked for by nobody who has blocked the employer', async () => {
    const anna = await aPerson('Anna');
    const { id } = await aJobThatSays();
    await ask(anna, id);
    await db.query(
      'insert into employer_blocks (uid, employer_id, blocked_at) values ($1, $2, now())',
      [anna.id, employerId],
    );
    expect(await asked(anna, id)).toEqual([]);
    expect(await ask(anna, id)).toMatchObject({ code: 409, body: { code: 'employer_blocked' } });
  });

  it('reaches nobody who has blocked the employer', async () => {
    const [anna, bodil] = [await aPerson('Anna'), await aPerson('Bodil')];
    const { id } = await aJobThatSays();
    await ask(anna, id);
    await ask(bodil, id);
    await db.query(
      'insert into employer_blocks (uid, employer_id, blocked_at) values ($1, $2, now())',
      [anna.id, employerId],
    );
    await answer(id, { pension: 'none' });
    await tell();
    expect(await mailsTo(anna)).toEqual([]);
    expect(await mailsTo(bodil)).toHaveLength(1);
    const shown = await db.query<{ scope: string }>(
      `select scope from change_log where type = 'terms' and entity_id = $1 and scope <> $2`,
      [id, `user:${bodil.id}`],
    );
    // Her own question, and no answer
    expect(shown).toEqual([{ scope: `user:${anna.id}` }]);
  });

  it('is repeated without a second effect by its key', async () => {
    const { id } = await aJobThatSays();
    const headers = { ...employer, 'idempotency-key': randomUUID() };
    const first = await answer(id, { pension: 'none' }, headers);
    await answer(id, { pension: 'other' });
    const again = await answer(id, { pension: 'none' }, headers);
    expect(first.code).toBe(200);
    expect(again.body.job.terms).toEqual(first.body.job.terms);
    expect((await page(id)).terms.pension).toBe('other');
  });
});

it('takes terms back only by a change of the job, and asks for them again', async () => {
  const anna = await aPerson('Anna');
  const { id } = await aJobThatSays();
  await call('PATCH', `integration/jobs/${id}`, employer, { terms: null });
  expect((await page(id)).terms).toBeNull();
  expect((await ask(anna, id)).body.asked).toEqual([...TERM_IDS]);
});
