import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '../app';
import {
  aStoredApplication,
  aStoredEmployer,
  aStoredJob,
  aStoredUser,
} from '../applications/testing/storedFactories';
import { type Chats, createChats } from '../chat/chats';
import type { Member } from '../chat/chats.repository';
import { noFiles } from '../chat/testing/noFiles';
import { employerRoutes } from '../composition/subjects/applications';
import { eventsOn } from '../composition/testing/eventsOn';
import { createEmployerReader } from '../employers/apiKey';
import { employerChatRoutes } from '../integration/chats.routes';
import { employerTermRoutes } from '../integration/terms.routes';
import { JobIndex } from '../jobs/jobIndex';
import { createJobRepository } from '../jobs/jobs.repository';
import { createJobService } from '../jobs/jobs.service';
import { systemClock } from '../lib/clock';
import { jobRoutes } from '../portal/jobs.routes';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { termsOn } from '../terms/testing/termsOn';
import { testConfig } from '../testing/testConfig';
import { demoApiKey, readDemoKeys, readOrCreateDemoSecret } from './demoKeys';
import { startDemoRecruiter } from './recruiter';
import { answerChats } from './recruiterChats';
import { createRecruiterClient } from './recruiterClient';

const FAR_AWAY = '2999-12-31';
const soon = { timeout: 20_000, interval: 50 };

let db: Database;
let app: Awaited<ReturnType<typeof buildApp>>;
let baseUrl: string;
let chats: Chats['chats'];
const errors: unknown[] = [];
beforeAll(async () => {
  db = await createTestDatabase();
  const secret = await readOrCreateDemoSecret(db);
  await aStoredEmployer(db, demoApiKey(secret, 'employer-01'), 'employer-01');
  const both = createChats({ db, clock: systemClock, events: eventsOn(db, systemClock) });
  ({ chats } = both);
  const jobs = createJobService({
    index: new JobIndex(),
    repository: createJobRepository(db),
    clock: systemClock,
    hasApplied: async () => false,
    repliesOf: async () => null,
  });
  app = await buildApp({
    config: testConfig(),
    clock: systemClock,
    routes: [
      ...employerRoutes({ db, clock: systemClock, events: eventsOn(db, systemClock) }),
      ...employerTermRoutes(termsOn(db, systemClock)),
      ...employerChatRoutes({ ...both, employerFiles: noFiles }),
      ...jobRoutes({ index: new JobIndex(), clock: systemClock, jobs, factsOf: async () => null }),
    ],
    readers: { candidate: async () => null, employer: createEmployerReader(db, systemClock) },
  });
  baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await db.close();
});

it('answers each message once, after reading it, however often it is asked to', async () => {
  const { id: jobId } = await aStoredJob(db, {
    employerId: 'employer-01',
    closesOn: FAR_AWAY,
    housing: 'paid',
    travel: 'none',
  });
  const uid = await aStoredUser(db);
  const at = new Date().toISOString();
  const id = await aStoredApplication(db, { uid, jobId, at });
  const candidate: Member = { role: 'candidate', id: uid };
  const write = (text: string) => chats.send(candidate, id, { clientId: randomUUID(), text });
  const said = async () => {
    const { results } = await chats.messages(candidate, id, {});
    return results.flatMap(({ sender, senderName, text }) =>
      sender === 'system' ? [] : [[senderName, text]],
    );
  };
  // Only talking: the application's steps are far away
  const recruiter = startDemoRecruiter({
    baseUrl,
    employers: await readDemoKeys(db),
    sought: [],
    interviewed: [],
    stepSeconds: 1,
    clock: { now: () => Date.parse(at) },
    onError: (error) => errors.push(error),
  });
  await write('Hej! Ordnar ni boende?');
  recruiter.notify();
  await vi.waitFor(async () => expect(await said()).toHaveLength(2), soon);
  await vi.waitFor(async () => {
    const { employer } = await chats.find(candidate, id);
    expect(employer).toMatchObject({
      unseen: 0,
      onlineUntil: null,
      lastSeenAt: expect.any(String),
    });
  }, soon);
  await recruiter.stop();

  await write('Och resor?');
  const { signal } = new AbortController();
  const [key] = await readDemoKeys(db);
  const client = createRecruiterClient(baseUrl, key?.apiKey ?? '', signal);
  const talk = () => answerChats(client, { writingMs: 0, signal });
  await Promise.all([talk(), talk()]);
  await talk();
  expect(await said()).toEqual([
    ['Anna Berg', 'Hej! Ordnar ni boende?'],
    [
      'Demons rekryterare',
      'Simulerat svar: demons rekryterare är ett program. Boendet betalas av oss.',
    ],
    ['Anna Berg', 'Och resor?'],
    ['Demons rekryterare', 'Resor ingår inte.'],
  ]);
  await chats.end(candidate, id, 'left');
  await talk();
  expect(errors).toEqual([]);
});
