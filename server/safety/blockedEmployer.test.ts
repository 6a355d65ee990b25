import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJob } from '#domain/jobs/testing/aJob';
import { aStoredJob, INVITATION_QUESTIONS } from '../applications/testing/storedFactories';
import { changesAfter, currentCursor } from '../changeLog/changeLog';
import { aPdf } from '../files/inspect/testing/pdfFiles';
import { type Credentials, createParties, type Parties } from '../hostile/testing/parties';
import { send, sendRaw } from '../hostile/testing/send';
import { nameOf, wellBehavedCall } from '../hostile/testing/wellBehavedCalls';
import { wholeServer } from '../hostile/testing/wholeServer';
import { urlOf } from '../http/api';
import { settableClock } from '../identity/testing/settableClock';
import { DAY } from '../lib/time';
import { createLiveEvents } from '../live/liveEvents';
import { aDevice } from '../notifications/testing/aDevice';
import { requireRule } from '../policy/policy';

const clock = settableClock();
const server = await wholeServer({ clock });
const { app, db } = server;
const { routes } = server.services;
const liveEvent = createLiveEvents(db, clock);

/** Two candidates alike: one has blocked her employer, the other has not. */
let blocking: Parties;
let hearing: Parties;
/** Where calendars read the plan of each, by their ids. */
const calendars = new Map<string, string>();
/** A job of the employer of each that they have no application to. */
const wantedJobs = new Map<string, string>();
/** The pseudonyms in its list, before one of them blocked it. */
const shown = new Map<string, string[]>();

beforeAll(async () => {
  [blocking, hearing] = [
    await createParties(server, clock, 'Annasa'),
    await createParties(server, clock, 'Bodilsa'),
  ];
  await aCrowd();
  for (const parties of [blocking, hearing]) {
    await aDevice(db, parties.userId);
    await employersCall(parties, 'POST /api/integration/jobs/:id/interview_calendar', 'Entré');
    const made = await post(parties.candidate, 'portal/make_calendar_address', {});
    calendars.set(parties.userId, new URL(made.json().url).pathname);
    const { id: wanted } = await aStoredJob(db, { employerId: parties.employerId });
    wantedJobs.set(parties.userId, wanted);
    await saw(parties);
    // So that answers about terms have somebody to be told to
    await post(parties.candidate, 'portal/ask_terms', { jobId: parties.jobId });
  }
  await runAll();
  await post(blocking.employer, 'integration/webhooks', {
    url: 'https://hooks.example.com/vikari',
    eventTypes: ['chat.ended'],
  });
  const answer = await post(blocking.candidate, 'v2/chats/block_employer', {
    employerId: blocking.employerId,
  });
  expect(answer.statusCode).toBe(200);
  // Nor is she in the other employer's list, which invites everybody whom it shows
  await db.query(
    'insert into employer_blocks (uid, employer_id, blocked_at) values ($1, $2, now())',
    [blocking.userId, hearing.employerId],
  );
});
afterAll(async () => {
  // Nobody answers at the webhooks' address, which is said from the fifth try on
  const silent = /^Error: The webhook receiver wh_\w+ does not answer/u;
  expect(server.faults.filter((fault) => !silent.test(String(fault)))).toEqual([]);
  await server.close();
});

/** The pseudonyms by which the employer's wanted job lists candidates now. */
async function listedFor({ userId, employer }: Parties): Promise<string[]> {
  const url = `/api/integration/candidates?jobId=${wantedJobs.get(userId)}`;
  const { results } = (await sendRaw(app, { method: 'GET', url, headers: employer })).json();
  return results.map(({ candidate }: { candidate: string }) => candidate);
}

/** Others who are seen by the same card: nobody is seen alone. */
async function aCrowd(): Promise<void> {
  await db.query(
    `insert into users (id, email, first_name, last_name, profession, visibility,
       bankid_issuer, bankid_subject)
     select 'crowd-' || n, 'crowd-' || n || '@example.com', 'Anna', 'Berg', $1, 'offers',
       'test', 'crowd-' || n
     from generate_series(1, 6) as n`,
    [aJob().workRole],
  );
}

/** The employer saw the candidate's card. */
async function saw(parties: Parties): Promise<void> {
  await db.query(`update users set visibility = 'offers', profession = $2 where id = $1`, [
    parties.userId,
    aJob().workRole,
  ]);
  shown.set(parties.userId, await listedFor(parties));
}

/** Runs what is done in the background, twice: what one task leaves another may send. */
async function runAll(): Promise<void> {
  await server.runTimers();
  await server.runTimers();
}

const json = { 'content-type': 'application/json' };
const post = (headers: Credentials, path: string, body: object) =>
  sendRaw(app, {
    method: 'POST',
    url: `/api/${path}`,
    headers: { ...headers, ...json },
    payload: JSON.stringify(body),
  });

function aDraft(words: string): object {
  const { id: _id, slug, status, publishedAt, employerId, source, ...draft } = aJob();
  const contact = { name: words, title: words, phone: null, email: null };
  const workplace = { ...draft.workplace, name: words, careProvider: words, unit: words };
  return {
    ...draft,
    title: words,
    description: [words],
    requirements: [words],
    meritorious: [words],
    questionnaire: draft.questionnaire.map((one) => ({ ...one, text: words })),
    contact,
    workplace,
    // So that alerts of saved jobs have something to tell
    hourlyRate: { min: 777, max: 888, basis: 'consultant_invoice' },
  };
}

type Act = (things: Parties, words: string) => object;
const ofApplication: Act = ({ applicationId: id }) => ({ id });
const ofJob: Act = ({ jobId: id }) => ({ id });
const nothing: Act = () => ({});

/**
 * What an employer's key can do, in an order in which each is possible, with these words wherever it
 * takes some. A new endpoint gets its row here.
 */
const ACTS: Readonly<Record<string, Act>> = {
  'POST /api/integration/jobs': (_things, words) => aDraft(words),
  'PATCH /api/integration/jobs/:id': ({ jobId }, words) => ({ ...aDraft(words), id: jobId }),
  'POST /api/integration/jobs/:id/interview_calendar': ({ jobId }, words) => ({
    id: jobId,
    minutes: 30,
    free: [{ from: '2026-06-10T09:00:00Z', to: '2026-06-10T11:00:00Z' }],
    place: words,
    meetingUrl: `https://meet.example.com/${words}`,
  }),
  'PUT /api/integration/jobs/:id/terms': ({ jobId }, words) => ({
    id: jobId,
    terms: { pension: 'other', employerCancellation: words },
  }),
  'POST /api/integration/jobs/:id/first_day': ({ jobId }, words) => ({
    id: jobId,
    items: { entrance: words, parking: words },
  }),
  'POST /api/integration/applications/:id/first_day': ({ applicationId }, words) => ({
    id: applicationId,
    items: { dress: words },
  }),
  'POST /api/integration/jobs/:id/insight_reply': ({ jobId }, words) => ({
    id: jobId,
    year: 2026,
    text: words,
  }),
  'POST /api/integration/jobs/:id/kept_reply': ({ jobId }, words) => ({
    id: jobId,
    year: 2026,
    text: words,
  }),
  'POST /api/integration/applications/:id/status': ({ applicationId }) => ({
    id: applicationId,
    status: 'qualified',
  }),
  'POST /api/integration/applications/:id/document_request': ({ applicationId }, words) => ({
    id: applicationId,
    types: ['id_card'],
    message: words,
    dueOn: '2026-05-01',
  }),
  'POST /api/integration/applications/:id/document_request/take_back': ofApplication,
  'POST /api/integration/candidates/invite': ({ userId }, words) => ({
    jobId: wantedJobs.get(userId),
    candidate: shown.get(userId)?.[0],
    message: words,
    questionnaire: INVITATION_QUESTIONS.map((one) => ({ ...one, text: words })),
  }),
  'POST /api/integration/candidates/invitations/:id/take_back': ({ invitationId: id }) => ({ id }),
  'POST /api/integration/chats/:id/messages': ({ applicationId }, words) => ({
    id: applicationId,
    clientId: randomUUID(),
    text: words,
    senderName: words,
  }),
  'POST /api/integration/chats/:id/read': ({ applicationId }) => ({
    id: applicationId,
    lastReadMessageCount: 2,
  }),
  'POST /api/integration/chats/:id/presence': ({ applicationId }) => ({
    id: applicationId,
    online: true,
  }),
  'POST /api/integration/chats/:id/files': ({ applicationId }, words) => ({
    id: applicationId,
    name: words,
  }),
  'POST /api/integration/chats/:id/end': ({ applicationId }) => ({
    id: applicationId,
    reason: 'other',
  }),
  'POST /api/integration/jobs/:id/close': ({ jobId }) => ({ id: jobId, as: 'disabled' }),
  'POST /api/integration/jobs/:id/open': ofJob,
  'POST /api/integration/jobs/:id/recommendation': ofJob,
  'POST /api/integration/jobs/:id/recommendation/take_back': ({ jobId }) => ({
    id: jobId,
    recommendationId: randomUUID(),
  }),
  'POST /api/integration/webhooks': (_things, words) => ({
    url: `https://hooks.example.com/${words}`,
    eventTypes: ['message.sent'],
  }),
  'POST /api/integration/webhooks/:id/test': ({ webhookId: id }) => ({ id }),
  'POST /api/integration/webhooks/:id/delete': ({ webhookId: id }) => ({ id }),
};

const INVITE = 'POST /api/integration/candidates/invite';

/** What a blocked employer is refused that another is not: as by anybody who has left the chat. */
const TOLD: Readonly<Record<string, string>> = {
  'POST /api/integration/chats/:id/messages': 'chat_ended',
  'POST /api/integration/chats/:id/files': 'chat_ended',
};

async function employersCall(parties: Parties, address: string, words: string) {
  const act = ACTS[address] ?? nothing;
  const input = act(parties, words);
  const route = routes.find((one) => nameOf(one) === address);
  if (address === INVITE && route) {
    // The employer cannot tell whom it invites: so it invites everybody whom it is shown
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    for (const candidate of await listedFor(parties)) {
      answers.push(await send(app, route, { ...input, candidate }, parties.employer));
    }
    const last = answers.at(-1);
    if (last) return last;
  }
  if (route) return send(app, route, input, parties.employer);
  // A file, whose name the employer words
  return sendRaw(app, {
    method: 'POST',
    url: `/api/integration/chats/${parties.applicationId}/files?name=${words}`,
    headers: { ...parties.employer, 'content-type': 'application/pdf' },
    payload: aPdf(),
  });
}

/** Every address that a candidate reads what is theirs at, besides files and pages. */
const READS = [
  ...routes.filter(
    ({ endpoint: { method, access } }) => method === 'GET' && access === 'candidate',
  ),
  ...routes.filter((route) => nameOf(route) === 'GET /api/v2/jobs/fetch_by_id'),
];

/** All that a candidate can read of what is theirs, as one text. */
async function allThatIsRead({ candidate, ...things }: Parties): Promise<string> {
  const texts: string[] = [];
  for (const route of READS) {
    // What is thought of is a public job; it is not theirs
    const {
      job: _,
      before: __,
      ...input
    } = {
      job: null,
      before: null,
      ...wellBehavedCall(route)?.(things),
    };
    const answer = await send(app, route, input, candidate);
    expect(requireRule(nameOf(route)), nameOf(route)).toBeDefined();
    texts.push(`${urlOf(route)} ${answer.statusCode} ${answer.body}`);
  }
  const path = calendars.get(things.userId) ?? '';
  texts.push((await sendRaw(app, { method: 'GET', url: path, headers: {} })).body);
  return texts.join('\n').replaceAll('\r\n ', '');
}

/** How many mails and notifications there have been for a candidate, sent or waiting. */
async function countSent({ userId, email }: Parties): Promise<number> {
  const [{ count } = { count: 0 }] = await db.query<{ count: number }>(
    `select (select count(*) from mail_outbox where recipient = $1)
       + (select count(*) from outbox where user_id = $2 and channel = 'push') as count`,
    [email, userId],
  );
  return count;
}

/** What has been sent, or waits to be, to a candidate. */
async function allThatIsSent({ userId, email }: Parties) {
  const mails = await db.query<{ template: string; text: string | null }>(
    `select template, coalesce(text_body, '') || subject as text from mail_outbox
     where recipient = $1 order by id`,
    [email],
  );
  const waiting = await db.query(
    `select channel, kind, payload from outbox where user_id = $1 and channel <> 'webhook'`,
    [userId],
  );
  return JSON.stringify({ mails, waiting });
}

/** The live events, as their tabs and Firestore get them, of what changed since. */
async function allThatIsLive(
  { userId }: Parties,
  since: Awaited<ReturnType<typeof currentCursor>>,
): Promise<string> {
  const changes = await changesAfter(db, since, 1000, [`user:${userId}`]);
  const caller = { userId, sessionId: null } as never;
  const events = await Promise.all(changes.map((change) => liveEvent(change, caller)));
  return JSON.stringify(events);
}

it('is told to an employer as an end of the chat, not as a block', async () => {
  const told = await db.query<{ body: string }>(
    `select payload->>'body' as body from outbox where kind = 'chat.ended'`,
  );
  expect(told.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'chat.ended', data: { reason: 'left' } },
  ]);
  expect(JSON.stringify(told)).not.toContain('block');
});

describe('what a blocked employer words', () => {
  it('has a row for every address of the integration API that writes', () => {
    const writes = [...server.addresses].filter((address) =>
      /^(?:POST|PUT|PATCH|DELETE) \/api\/integration\//.test(address),
    );
    expect(writes.length).toBeGreaterThan(15);
    expect(Object.keys(ACTS).sort()).toEqual(writes.sort());
  });

  it('reaches the candidate nowhere, and the other one where it should', async () => {
    const reached = new Set<string>();
    for (const [number, address] of Object.keys(ACTS).entries()) {
      const words = `Nyaord${number}x`;
      const heardWords = `Horda${number}x`;
      const since = await currentCursor(db);
      const sentBefore = await countSent(blocking);
      const answer = await employersCall(blocking, address, words);
      const control = await employersCall(hearing, address, heardWords);
      // A reply to published figures stands on a public page, and is of who runs the workplace only
      const works = address.endsWith('/insight_reply')
        ? 403
        : address.endsWith('/kept_reply')
          ? // Nothing is published that it could be about
            409
          : 200;
      expect(control.statusCode, `${address} ${control.body}`).toBe(works);
      const told = TOLD[address];
      if (told) expect(answer.json().code, address).toBe(told);
      else expect([address, answer.statusCode]).toEqual([address, control.statusCode]);
      expect(await countSent(blocking), address).toBe(sentBefore);
      // A day passes: what waits for a while is sent
      clock.advance(DAY);
      await runAll();
      for (const read of [
        await allThatIsRead(blocking),
        await allThatIsLive(blocking, since),
        await allThatIsSent(blocking),
      ]) {
        const at = read.indexOf(words);
        expect(at < 0 ? null : read.slice(at - 200, at + 50), address).toBeNull();
      }
      expect(await countSent(blocking), address).toBeLessThanOrEqual(sentBefore);
      const heard = [
        await allThatIsRead(hearing),
        await allThatIsLive(hearing, since),
        await allThatIsSent(hearing),
      ].join();
      if (heard.includes(heardWords)) reached.add(address);
    }
    // The test sees what there is to see
    expect([...reached].sort()).toEqual([
      'PATCH /api/integration/jobs/:id',
      'POST /api/integration/applications/:id/document_request',
      'POST /api/integration/applications/:id/first_day',
      'POST /api/integration/candidates/invite',
      'POST /api/integration/chats/:id/messages',
      // Among the suggestions
      'POST /api/integration/jobs',
      'POST /api/integration/jobs/:id/first_day',
      'POST /api/integration/jobs/:id/interview_calendar',
    ]);
  }, 300_000);

  it('is its own to read as it wrote it', async () => {
    const id = blocking.applicationId;
    await employersCall(
      blocking,
      'POST /api/integration/applications/:id/document_request',
      'Kort fråga',
    );
    const answer = await sendRaw(app, {
      method: 'GET',
      url: '/api/integration/applications',
      headers: blocking.employer,
    });
    const own = answer.json().results.find((one: { id: string }) => one.id === id);
    expect(own.documentRequest.message).toBe('Kort fråga');
  });

  it('is read again once the employer is unblocked', async () => {
    const { candidate, employerId, jobId } = blocking;
    const title = async () => {
      const { results } = (
        await sendRaw(app, {
          method: 'GET',
          url: '/api/portal/fetch_applications',
          headers: candidate,
        })
      ).json();
      return results.find((one: { jobId: string }) => one.jobId === jobId).job.title;
    };
    expect(await title()).not.toMatch(/^Nyaord/);
    await post(candidate, 'v2/chats/unblock_employer', { employerId });
    expect(await title()).toMatch(/^Nyaord/);
    expect(await db.query('select 1 from kept_job_words')).toEqual([]);
    expect(await db.query('select 1 from kept_meetings')).toEqual([]);
    // What was written while it was blocked stays unread
    expect(await allThatIsRead(blocking)).not.toContain('Kort fråga');
  });
});
