import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createApplicationService } from '../applications/applications.service';
import {
  aStoredApplication,
  aStoredEmployer,
  aStoredJob,
  aStoredUser,
} from '../applications/testing/storedFactories';
import { createChats } from '../chat/chats';
import type { Member } from '../chat/chats.repository';
import { systemClock as clock } from '../lib/clock';
import { instant } from '../lib/time';
import { createSavedService } from '../saved/saved.service';
import type { Database } from '../storage/database';
import { measuredDatabase } from '../storage/measuredDatabase';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { eventsOn } from './testing/eventsOn';

/** Each is a way to the database and back, while others wait: a new one must be worth that. */
let statements: string[] = [];
let inner: Database;
let db: Database;
let uid: string;
let employerId: string;
let jobId: string;
beforeAll(async () => {
  inner = await createTestDatabase();
  db = measuredDatabase(inner, (name) => statements.push(name));
});
afterAll(() => inner.close());
beforeEach(async () => {
  uid = await aStoredUser(inner);
  employerId = await aStoredEmployer(inner);
  jobId = (await aStoredJob(inner, { employerId, closesOn: '2999-12-31' })).id;
});

/** What some work asks of the database, besides the begin and the end of its transaction. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  statements = [];
  await work();
  return statements;
}

const READ_BEFORE_A_MESSAGE = ['select application_events', 'select chats'];
const WRITTEN_OF_A_MESSAGE = ['update chats', 'insert change_log'];

it.each([
  ['employer', ['select applications', 'select chats']],
  ['candidate', ['select applications']],
] as const)('a message of the %s is as few statements as it needs', async (role, told) => {
  const at = instant(clock.now());
  const chatId = await aStoredApplication(inner, { uid, jobId, at });
  const { chats, views } = createChats({ db, clock, events: eventsOn(db, clock) });
  const member: Member = { role, id: role === 'employer' ? employerId : uid };
  const send = async () => {
    const message = { clientId: randomUUID(), text: 'Hej', senderName: 'Rut' };
    const sent = await chats.send(member, chatId, message);
    if (role === 'employer') await views.toEmployerChat(sent.chat, sent.message);
    else await views.toChat(sent.chat, sent.message);
  };
  // The first makes the chat
  await send();
  const asked = await statementsOf(send);
  expect(asked).toEqual([
    ...READ_BEFORE_A_MESSAGE,
    ...WRITTEN_OF_A_MESSAGE,
    ...told,
    'select application_events',
  ]);
});

it('a saved job is as few statements as it needs', async () => {
  const saved = createSavedService({ db, clock, events: eventsOn(db, clock) });
  expect(await statementsOf(() => saved.mark(uid, jobId, 'saved'))).toEqual([
    'select users',
    'select marked_jobs',
    'select saved_searches',
    'insert marked_jobs',
    'insert change_log',
  ]);
});

it('an application is as few statements as it needs', async () => {
  const deps = { db, clock, production: true, events: eventsOn(db, clock) };
  const applications = createApplicationService(deps);
  const contact = {
    firstName: 'Anna',
    lastName: 'Berg',
    email: 'anna@example.com',
    phone: '070-174 06 05',
  };
  const request = {
    jobId,
    kind: 'candidate',
    contact,
    answers: { experience: 'Fem år.' },
  } as const;
  const call = { userId: uid, idempotencyKey: null };
  expect(await statementsOf(() => applications.submit(call, request))).toEqual([
    // What it is made of, and whether the employer is blocked: of a block at the same moment one waits
    'update users',
    'select jobs',
    'select applications',
    'select jobs',
    'select application_drafts',
    'select users',
    'select user_documents',
    'select user_references',
    // The application, its history with the end of what it waited for, and the webhooks' addresses
    'insert applications',
    'delete document_requests',
    'insert change_log',
    'select applications',
    // The receipt
    'select users',
    'select kept_job_words',
    'select employers',
    'select users',
    'insert mail_outbox',
    'insert outbox',
    // The answer
    'select kept_job_words',
    'select application_events',
    'select unnest',
    'select applications',
  ]);
});
