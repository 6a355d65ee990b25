import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { WEBHOOK_EVENT_TYPES } from '#domain/webhooks/webhook';
import {
  aStoredApplication,
  aStoredEmployer,
  aStoredJob,
  aStoredUser,
} from '../../applications/testing/storedFactories';
import type { ChatService } from '../../chat/chat.service';
import { createChats } from '../../chat/chats';
import type { Member } from '../../chat/chats.repository';
import { eventsOn } from '../../composition/testing/eventsOn';
import { type SettableClock, settableClock } from '../../identity/testing/settableClock';
import { instant } from '../../lib/time';
import { createOutboxWorker, type OutboxWorker } from '../../outbox/worker';
import { createQuarantine } from '../../quarantine/quarantine';
import type { Database } from '../../storage/database';
import { createTestDatabase } from '../../storage/testing/testDatabase';
import { createPostWebhook, type PostWebhook } from '../postWebhook';
import { secretOf } from '../signature';
import { createWebhookChannel } from '../webhookChannel';
import { createWebhookService, type WebhookService } from '../webhooks.service';
import { type Answers, type Receiver, startReceiver } from './receiver';

const SERVER_SECRET = new Uint8Array(32).fill(3);
const secretOfWebhook = (id: string) => secretOf(SERVER_SECRET, id);

/** What tests of webhooks stand on: created for a file of tests, with a new clock for each of them. */
export interface WebhookBench {
  db: Database;
  clock: SettableClock;
  chats: ChatService;
  webhooks: WebhookService;
}

/** Prepares the bench of a file of tests. An error in the sending fails the test. */
export function webhookBench(): WebhookBench {
  // Filled before each test
  const bench = {} as WebhookBench;
  beforeAll(async () => {
    bench.db = await createTestDatabase();
  });
  beforeEach(async () => {
    const { db } = bench;
    await db.query('delete from webhooks');
    await db.query('delete from outbox');
    const clock = settableClock();
    bench.clock = clock;
    bench.chats = createChats({ db, clock, events: eventsOn(db, clock) }).chats;
    bench.webhooks = aService(bench, { loopback: true });
  });
  afterEach(async () => {
    await Promise.all(receivers.splice(0).map((one) => one.close()));
    expect(errors).toEqual([]);
  });
  afterAll(() => bench.db.close());
  return bench;
}

const receivers: Receiver[] = [];
/** Emits the address of a receiver that leaves a call unanswered. */
const silences = new EventEmitter();
const errors: unknown[] = [];

export function aService(
  { db, clock }: WebhookBench,
  { loopback }: { loopback: boolean },
): WebhookService {
  return createWebhookService({ db, clock, secretOf: secretOfWebhook, loopback });
}

const post = createPostWebhook({ loopback: true });

/** Posts as the server does, but waits no time for an answer that never comes. */
export const reallyPost: PostWebhook = async (url, headers, body) => {
  const answered = new AbortController();
  const silence = once(silences, url, { signal: answered.signal }).then(
    () => ({ error: 'timeout' }) as const,
    () => new Promise<never>(() => undefined),
  );
  try {
    return await Promise.race([post(url, headers, body), silence]);
  } finally {
    answered.abort();
  }
};

/** A node that sends, with pauses of the shortest length. */
export function aNode({ db, clock }: WebhookBench, post: PostWebhook = reallyPost): OutboxWorker {
  const channel = createWebhookChannel({
    db,
    clock,
    post,
    secretOf: secretOfWebhook,
    random: () => 0,
  });
  return createOutboxWorker({
    db,
    clock,
    channel,
    quarantine: createQuarantine({ db, clock, onError: (error) => void errors.push(error) }),
    onError: (error) => void errors.push(error),
  });
}

/** A receiver that is closed after the test. */
export async function aReceiver(answer?: Answers): Promise<Receiver> {
  const receiver = await startReceiver(answer, (url) => silences.emit(url));
  receivers.push(receiver);
  return receiver;
}

/** A candidate's application to an employer's job. */
export async function anApplication({ db, clock }: WebhookBench) {
  const uid = await aStoredUser(db, 'Tova');
  const employerId = await aStoredEmployer(db);
  const { id: jobId } = await aStoredJob(db, { employerId });
  const id = await aStoredApplication(db, { uid, jobId, at: instant(clock.now()) });
  const candidate: Member = { role: 'candidate', id: uid };
  const employer: Member = { role: 'employer', id: employerId };
  const call = { employerId, keyId: null, idempotencyKey: null };
  return { id, uid, jobId, employerId, candidate, employer, call };
}

/** The same with a receiver that is registered for every event. */
export async function anApplicationWithWebhook(bench: WebhookBench, answer?: Answers) {
  const application = await anApplication(bench);
  const receiver = await aReceiver(answer);
  const { webhook, secret } = await bench.webhooks.register(application.call, {
    url: receiver.url,
    eventTypes: [...WEBHOOK_EVENT_TYPES],
  });
  const { candidate, id } = application;
  const say = async (text: string) =>
    (await bench.chats.send(candidate, id, { clientId: randomUUID(), text })).message;
  return { ...application, receiver, webhook, secret, say };
}

export const bodies = ({ calls }: Receiver) => calls.map(({ body }) => JSON.parse(body));
export const idsOf = ({ calls }: Receiver) => calls.map(({ headers }) => headers['webhook-id']);
