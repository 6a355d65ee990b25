import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApplicationStatus } from '#domain/applications/status';
import { saysWholeTerms } from '#domain/terms/statedTerms';
import { TERM_IDS } from '#domain/terms/terms';
import { buildApp } from '../app';
import {
  type ApplicationService,
  createApplicationService,
} from '../applications/applications.service';
import { createDocumentRequestService } from '../applications/documentRequests.service';
import { aStoredEmployer, aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { createAuditLog } from '../audit/auditLog';
import { createChats } from '../chat/chats';
import { noFiles } from '../chat/testing/noFiles';
import { employerRoutes } from '../composition/subjects/applications';
import { eventsOn } from '../composition/testing/eventsOn';
import { createEmployerReader } from '../employers/apiKey';
import { createFirstDayService } from '../firstDay/firstDays.service';
import { candidateRoutes } from '../integration/candidates.routes';
import { employerChatRoutes } from '../integration/chats.routes';
import { documentRequestRoutes } from '../integration/documentRequests.routes';
import { employerFirstDayRoutes } from '../integration/firstDay.routes';
import { employerInterviewRoutes } from '../integration/interviews.routes';
import { employerTermRoutes } from '../integration/terms.routes';
import { createInterviewService } from '../interviews/interviews.service';
import { createStoredJobs } from '../jobs/storedJobs';
import { systemClock } from '../lib/clock';
import { createCandidateLists } from '../matching/candidateLists';
import { createInvitationService } from '../matching/invitations.service';
import { createMatchingService } from '../matching/matching.service';
import { quarantineOn } from '../quarantine/testing/quarantineOn';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { termsOn } from '../terms/testing/termsOn';
import { TEST_SERVER_KEYS, testConfig } from '../testing/testConfig';
import { demoApiKey, readDemoKeys, readOrCreateDemoSecret } from './demoKeys';
import { type DemoRecruiter, type DemoRecruiterDeps, startDemoRecruiter } from './recruiter';
import { createRecruiterClient } from './recruiterClient';
import { outcomeOf } from './recruiterPlan';
import { messageAfter } from './recruiterTalk';

const DEMO_EMPLOYERS = ['employer-01', 'employer-02'];
const STEP_SECONDS = 0.02;
const FAR_AWAY = '2999-12-31';

let db: Database;
let app: FastifyInstance;
let baseUrl: string;
let service: ApplicationService;
let recruiter: DemoRecruiter;
const errors: unknown[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
  const secret = await readOrCreateDemoSecret(db);
  for (const id of DEMO_EMPLOYERS) {
    await aStoredEmployer(db, demoApiKey(secret, id), id);
  }
  const { publicUrl } = testConfig();
  const serverSecret = new Uint8Array(32);
  const lists = createCandidateLists({ db, clock: systemClock, serverSecret });
  const audit = createAuditLog({ db, clock: systemClock, keys: TEST_SERVER_KEYS });
  app = await buildApp({
    config: testConfig(),
    clock: systemClock,
    routes: [
      ...employerRoutes({ db, clock: systemClock, events: eventsOn(db, systemClock) }),
      ...employerTermRoutes(termsOn(db, systemClock)),
      ...employerChatRoutes({
        ...createChats({ db, clock: systemClock, events: eventsOn(db, systemClock) }),
        employerFiles: noFiles,
      }),
      ...employerFirstDayRoutes(
        createFirstDayService({ db, clock: systemClock, events: eventsOn(db, systemClock) }),
      ),
      ...documentRequestRoutes(
        createDocumentRequestService({
          db,
          clock: systemClock,
          audit,
          criminalRecords: false,
          events: eventsOn(db, systemClock),
        }),
      ),
      ...employerInterviewRoutes(
        createInterviewService({
          db,
          clock: systemClock,
          publicUrl,
          events: eventsOn(db, systemClock),
        }),
      ),
      ...candidateRoutes({
        matching: createMatchingService({ db, clock: systemClock, audit, serverSecret, lists }),
        invitations: createInvitationService({
          db,
          clock: systemClock,
          serverSecret,
          lists,
          audit,
          quarantine: quarantineOn(db, systemClock),
          events: eventsOn(db, systemClock),
        }),
      }),
    ],
    readers: { candidate: async () => null, employer: createEmployerReader(db, systemClock) },
  });
  baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  service = createApplicationService({
    db,
    clock: systemClock,
    production: true,
    events: eventsOn(db, systemClock),
  });
});
beforeEach(() => void errors.splice(0));
afterEach(async () => {
  await recruiter?.stop();
});
afterAll(async () => {
  await app.close();
  await db.close();
});

async function start(changes: Partial<DemoRecruiterDeps> = {}): Promise<void> {
  recruiter = startDemoRecruiter({
    baseUrl,
    employers: await readDemoKeys(db),
    sought: [],
    interviewed: [],
    stepSeconds: STEP_SECONDS,
    clock: systemClock,
    onError: (error) => errors.push(error),
    ...changes,
  });
}

/** A candidate's application on one of the employer's jobs; returns a function that reads it. */
async function anApplication(
  employerId: string,
  options: { story?: string; kind?: 'interested' | 'candidate' } = {},
): Promise<() => Promise<ApplicationStatus[]>> {
  const { story = 'employed', kind = 'candidate' } = options;
  let id = '';
  for (let attempt = 0; id === '' || outcomeOf(id) !== story; attempt += 1) {
    id = `v-${employerId}-${story.replace('_', '-')}-${kind}-${attempt}`;
  }
  const job = await aStoredJob(db, { id, employerId, closesOn: FAR_AWAY });
  const userId = await aStoredUser(db);
  const request = {
    jobId: job.id,
    kind,
    answers: { experience: 'Fem år.' },
    contact: {
      firstName: 'Anna',
      lastName: 'Berg',
      email: 'anna@example.com',
      phone: '070-174 06 05',
    },
  };
  await service.submit({ userId, idempotencyKey: null }, request);
  return async () => {
    const application = await service.findOnJob(userId, job.id);
    return application?.history.map(({ status }) => status) ?? [];
  };
}

const wholeWay = ['candidate', 'qualified', 'documented', 'presented', 'accepted', 'employed'];
const soon = { timeout: 20_000, interval: 50 };

/** The applications to which it has written by itself. */
const openings = async () =>
  (
    await db.query<{ id: string }>(
      `select chat_id as id from chat_messages where text like 'Simulerat meddelande%' order by 1`,
    )
  ).map(({ id }) => id);
const qualified = async () =>
  (
    await db.query<{ id: string }>(
      `select distinct application_id as id from application_events where status = 'qualified'
       order by 1`,
    )
  ).map(({ id }) => id);

describe('the demo recruiter', () => {
  it('moves every application to its planned end, and touches no other', async () => {
    const hired = await anApplication('employer-01');
    const paused = await anApplication('employer-02', { story: 'paused' });
    const rejected = await anApplication('employer-02', { story: 'rejected' });
    const raised = await anApplication('employer-01', { kind: 'interested' });
    const real = await anApplication(await aStoredEmployer(db));
    await start();
    await vi.waitFor(async () => {
      expect(await hired()).toEqual(wholeWay);
      expect(await paused()).toEqual([
        ...wholeWay.slice(0, 2),
        'pending',
        'qualified',
        ...wholeWay.slice(2),
      ]);
      expect(await rejected()).toEqual([...wholeWay.slice(0, 4), 'rejected']);
    }, soon);
    expect(await raised()).toEqual(['interested']);
    expect(await real()).toEqual(['candidate']);
    expect(await openings()).toEqual(
      (await qualified()).filter((id) => messageAfter(id, 'qualified') !== null),
    );
    expect(errors).toEqual([]);
  });

  it('answers what is asked about the terms of its jobs, and of no others', async () => {
    const [own, real] = [
      await aStoredJob(db, { employerId: 'employer-01', closesOn: FAR_AWAY, endsOn: null }),
      await aStoredJob(db, {
        employerId: await aStoredEmployer(db),
        closesOn: FAR_AWAY,
        endsOn: null,
      }),
    ];
    const userId = await aStoredUser(db);
    const terms = termsOn(db, systemClock);
    for (const { id } of [own, real]) await terms.ask(userId, id);
    await start();
    await vi.waitFor(async () => expect(await terms.asked(userId, own.id)).toEqual([]), soon);
    const [stored] = await createStoredJobs(db).findAll([own.id]);
    expect(saysWholeTerms(stored?.terms)).toBe(true);
    expect(await terms.asked(userId, real.id)).toHaveLength(TERM_IDS.length);
    expect(errors).toEqual([]);
  });

  it('continues where it was after a restart', async () => {
    const history = await anApplication('employer-01', { story: 'not_accepted' });
    await start();
    await vi.waitFor(async () => expect(await history()).toContain('qualified'), soon);
    await recruiter.stop();
    const before = await history();
    await start();
    const whole = [...wholeWay.slice(0, 4), 'not_accepted'];
    await vi.waitFor(async () => expect(await history()).toEqual(whole), soon);
    expect(whole.slice(0, before.length)).toEqual(before);
  });

  it('waits when nothing is due, and continues when notified', async () => {
    const now = vi.fn(() => Date.now());
    await start({ clock: { now } });
    // Every earlier application has ended: the clock is read only to compute how long to wait.
    await vi.waitFor(() => expect(now).toHaveBeenCalled(), soon);
    const history = await anApplication('employer-02');
    recruiter.notify();
    await vi.waitFor(async () => expect(await history()).toEqual(wholeWay), soon);
  });

  it('waits the set time before a step', async () => {
    const history = await anApplication('employer-02', { story: 'rejected' });
    const justNow = Date.now();
    const now = vi.fn(() => justNow);
    await start({ clock: { now }, stepSeconds: 3600 });
    await vi.waitFor(() => expect(now).toHaveBeenCalled(), soon);
    recruiter.notify();
    await recruiter.stop();
    expect(await history()).toEqual(['candidate']);
  });

  it('stops at once, also while it waits for a response', async () => {
    const silent = createServer(() => {});
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const asked = once(silent, 'request');
    const { port } = silent.address() as AddressInfo;
    await start({ baseUrl: `http://127.0.0.1:${port}` });
    await asked;
    await recruiter.stop();
    expect(errors).toEqual([]);
    silent.closeAllConnections();
    silent.close();
  });

  it('reports what went wrong and tries again', async () => {
    await start({ employers: [{ employerId: 'nobody', apiKey: 'nobody' }] });
    await vi.waitFor(() => expect(errors.length).toBeGreaterThan(0), soon);
    expect(String(errors[0])).toContain('401');
    recruiter.notify();
    await vi.waitFor(() => expect(errors.length).toBeGreaterThan(1), soon);
  });
});

describe('its invitations', () => {
  it('go to whom it was shown, say that they are simulated, and go to no blurred list', async () => {
    const open = { employerId: 'employer-01', closesOn: FAR_AWAY, startsOn: null, endsOn: null };
    const blurred = await aStoredJob(db, { ...open, id: 'v-blurred', workRole: 'lakare' });
    const job = await aStoredJob(db, { ...open, id: 'v-sought' });
    await db.query(
      `insert into users (id, email, first_name, last_name, profession, visibility,
         bankid_issuer, bankid_subject)
       select 'wants-' || n, 'wants-' || n || '@example.com', 'Anna', 'Berg',
         case when n = 1 then 'lakare' else 'sjukskoterska' end, 'offers',
         'test', 'wants-' || n
       from generate_series(1, 7) as n`,
    );
    const sought = [blurred, job].map(({ id }) => ({ jobId: id, employerId: 'employer-01' }));
    await start({ sought });
    const invited = () =>
      db.query<{ jobId: string; message: string }>(
        `select job_id as "jobId", invitation_message as message from applications
         where status = 'sent'`,
      );
    await vi.waitFor(async () => expect(await invited()).toHaveLength(2), soon);
    for (const { jobId, message } of await invited()) {
      expect([jobId, message]).toEqual([job.id, expect.stringContaining('Simulerad inbjudan')]);
    }
    expect(errors).toEqual([]);
  });
});

describe('its interview times', () => {
  it('are offered before there is an application, on every other job, and shared by an employer’s jobs', async () => {
    const jobs: { id: string }[] = [];
    for (let count = 0; count < 3; count += 1) {
      jobs.push(await aStoredJob(db, { employerId: 'employer-01', closesOn: FAR_AWAY }));
    }
    await start({
      interviewed: jobs.map(({ id }) => ({ jobId: id, employerId: 'employer-01' })),
    });
    const calendars = () =>
      db.query<{ jobId: string; calendarId: string }>(
        `select job_id as "jobId", calendar_id as "calendarId" from job_interviews
         where job_id = any($1) order by job_id`,
        [jobs.map(({ id }) => id)],
      );
    await vi.waitFor(async () => expect(await calendars()).toHaveLength(2), soon);
    const found = await calendars();
    expect(new Set(found.map(({ calendarId }) => calendarId)).size).toBe(1);
    expect(found.map(({ jobId }) => jobId)).not.toContain(jobs[1]?.id);
    expect(errors).toEqual([]);
  });
});

describe('its cards of first days', () => {
  it('are half said when a candidate is qualified, and whole once they are asked for', async () => {
    const history = await anApplication('employer-01');
    await start();
    await vi.waitFor(async () => expect(await history()).toEqual(wholeWay), soon);
    const cards = () =>
      db.query<{ id: string; items: Record<string, unknown> }>(
        `select job_id as id, items from job_first_days where job_id like 'v-employer-01-employed-%'`,
      );
    const [card] = await cards();
    expect(Object.keys(card?.items ?? {})).toHaveLength(4);
    const own = () =>
      db.query<{ items: Record<string, unknown> }>(
        `select items from first_days join applications on applications.id = application_id
         where job_id = $1 and items <> '{}'`,
        [card?.id],
      );
    expect(await own()).toEqual([]);
    await db.query(
      `insert into first_days (application_id, asked, asked_at)
       select id, 7, now() from applications where job_id = $1`,
      [card?.id],
    );
    recruiter.notify();
    await vi.waitFor(async () => expect(await own()).not.toEqual([]), soon);
    expect((await own())[0]?.items).toMatchObject({ meets: { name: expect.any(String) } });
    expect(errors).toEqual([]);
  });
});

describe('the recruiter’s client', () => {
  it('reads every page of the list', async () => {
    const key = 'key-of-many';
    const employerId = await aStoredEmployer(db, key);
    const job = await aStoredJob(db, { employerId });
    await db.query(
      `insert into users (id, email, first_name, last_name)
       select 'many-' || n, n || '@example.com', 'Anna', 'Berg' from generate_series(1, 101) as n`,
    );
    await db.query(
      `insert into applications (id, uid, job_id, status)
       select 'many-' || n, 'many-' || n, $1, 'interested' from generate_series(1, 101) as n`,
      [job.id],
    );
    const client = createRecruiterClient(baseUrl, key, new AbortController().signal);
    const ids = (await client.list()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(101);
  });
});

describe('the demo keys', () => {
  it('stay the same, and belong only to the demo employers', async () => {
    await aStoredEmployer(db, "a real employer's key");
    const keys = await readDemoKeys(db);
    expect(keys.map(({ employerId }) => employerId)).toEqual(DEMO_EMPLOYERS);
    expect(await readDemoKeys(db)).toEqual(keys);
    const read = createEmployerReader(db, systemClock);
    const owners = await Promise.all(keys.map(({ apiKey }) => read(apiKey)));
    expect(owners.map((owner) => owner?.employerId)).toEqual(DEMO_EMPLOYERS);
  });
});
