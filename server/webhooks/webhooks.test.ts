import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WEBHOOK_EVENT_TYPES } from '#domain/webhooks/webhook';
import { lockOwnApplication } from '../applications/applications.repository';
import { applyMove } from '../applications/applyMove';
import {
  aStoredApplication,
  aStoredEmployer,
  aStoredInvitation,
  aStoredJob,
  aStoredUser,
} from '../applications/testing/storedFactories';
import type { ChatService } from '../chat/chat.service';
import { createChats } from '../chat/chats';
import type { Member } from '../chat/chats.repository';
import type { EmployerCall } from '../employers/employerCall';
import { type SettableClock, settableClock } from '../identity/testing/settableClock';
import { DAY, instant, MINUTE, SECOND } from '../lib/time';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { pruneDeliveries } from './deliveries.repository';
import { createWebhookSender, type WebhookSender } from './delivery';
import { createPostWebhook, type PostWebhook } from './postWebhook';
import { secretOf } from './signature';
import { type ReceivedCall, type Receiver, startReceiver } from './testing/receiver';
import { createWebhookService, type WebhookService } from './webhooks.service';

const SERVER_SECRET = new Uint8Array(32).fill(3);
const secretOfWebhook = (id: string) => secretOf(SERVER_SECRET, id);
const rules = { loopbackAllowed: true };
const TIMEOUT = 300;

let db: Database;
let clock: SettableClock;
let chats: ChatService;
let webhooks: WebhookService;
let receivers: Receiver[];
const errors: unknown[] = [];
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  await db.query('delete from webhooks');
  receivers = [];
  clock = settableClock();
  ({ chats } = createChats({ db, clock }));
  webhooks = createWebhookService({ db, clock, secretOf: secretOfWebhook, rules });
});
afterEach(async () => {
  await Promise.all(receivers.map((one) => one.close()));
  expect(errors).toEqual([]);
});
afterAll(() => db.close());

function aNode(
  post: PostWebhook = createPostWebhook({ ...rules, timeout: TIMEOUT }),
): WebhookSender {
  const onError = (error: unknown) => void errors.push(error);
  return createWebhookSender({
    db,
    clock,
    post,
    secretOf: secretOfWebhook,
    random: () => 0,
    onError,
  });
}

async function aReceiver(answer?: (call: ReceivedCall) => number | null): Promise<Receiver> {
  const receiver = await startReceiver(answer);
  receivers.push(receiver);
  return receiver;
}

const callOf = (employerId: string): EmployerCall => ({
  employerId,
  keyId: null,
  idempotencyKey: null,
});

async function anApplication() {
  const uid = await aStoredUser(db, 'Tova');
  const employerId = await aStoredEmployer(db);
  const { id: jobId } = await aStoredJob(db, { employerId });
  const id = await aStoredApplication(db, { uid, jobId, at: instant(clock.now()) });
  const candidate: Member = { role: 'candidate', id: uid };
  const employer: Member = { role: 'employer', id: employerId };
  return { id, uid, jobId, employerId, candidate, employer, call: callOf(employerId) };
}

/** An application whose employer's receiver is told everything. */
async function aToldApplication(answer?: (call: ReceivedCall) => number | null) {
  const application = await anApplication();
  const receiver = await aReceiver(answer);
  const { webhook, secret } = await webhooks.register(application.call, {
    url: receiver.url,
    eventTypes: [...WEBHOOK_EVENT_TYPES],
  });
  const say = (text: string) =>
    chats.send(application.candidate, application.id, { clientId: randomUUID(), text });
  return { ...application, receiver, webhook, secret, say };
}

async function moveTo(uid: string, id: string, to: 'interested' | 'not_interested') {
  await db.transaction(async (tx) => {
    const application = await lockOwnApplication(tx, uid, id);
    if (!application) throw new Error('no application');
    await applyMove(tx, application, { to, by: 'candidate', at: instant(clock.now()) });
  });
}

const bodies = ({ calls }: Receiver) => calls.map(({ body }) => JSON.parse(body));
const idsOf = ({ calls }: Receiver) => calls.map(({ headers }) => headers['webhook-id']);

describe('what an employer is told', () => {
  it('is what the candidate writes, reads and ends, in order and signed', async () => {
    const { id, uid, jobId, candidate, employer, receiver, secret, say } = await aToldApplication();
    await chats.send(employer, id, { clientId: randomUUID(), text: 'Hej!', senderName: 'Rut' });
    const message = await say('När börjar passet?');
    await chats.markRead(candidate, id, 1);
    await chats.end(candidate, id, 'left');
    await chats.markRead(employer, id, 2);
    await aNode().sendDue();
    const at = instant(clock.now());
    const about = { applicationId: id, jobId };
    expect(bodies(receiver)).toEqual([
      { type: 'message.sent', timestamp: at, data: { ...about, message } },
      { type: 'chat.ended', timestamp: at, data: { ...about, reason: 'left' } },
    ]);
    expect(JSON.stringify(receiver.calls)).not.toContain(uid);
    for (const { headers, body } of receiver.calls) {
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
      const expected = createHmac('sha256', key).update(signed).digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${expected}`);
      expect(headers['webhook-timestamp']).toBe(String(clock.now() / SECOND));
      expect(headers['content-type']).toBe('application/json');
    }
  });

  it('is how far the candidate has read', async () => {
    const { id, candidate, employer, receiver } = await aToldApplication();
    const sent = { text: 'Hej!', senderName: 'Rut' };
    for (let count = 0; count < 2; count += 1) {
      await chats.send(employer, id, { clientId: randomUUID(), ...sent });
    }
    await chats.markRead(candidate, id, 3);
    await chats.markRead(candidate, id, 3);
    await aNode().sendDue();
    expect(bodies(receiver)).toMatchObject([
      { type: 'chat.read', data: { applicationId: id, lastReadMessageCount: 3 } },
    ]);
  });

  it('is what becomes of invitations and applications', async () => {
    const { id, uid, employerId, receiver } = await aToldApplication();
    const { id: jobId } = await aStoredJob(db, { employerId });
    const invitationId = await aStoredInvitation(db, { uid, jobId, at: instant(clock.now()) });
    await moveTo(uid, id, 'not_interested');
    await moveTo(uid, invitationId, 'interested');
    await aNode().sendDue();
    expect(bodies(receiver)).toMatchObject([
      { type: 'application.withdrawn', data: { applicationId: id, status: 'not_interested' } },
      { type: 'invitation.answered', data: { applicationId: invitationId, reply: 'interested' } },
    ]);
  });

  it('is written with its cause: no cause, nothing told', async () => {
    const { uid, id, receiver } = await aToldApplication();
    const cause = db.transaction(async (tx) => {
      const application = await lockOwnApplication(tx, uid, id);
      if (!application) throw new Error('no application');
      const at = instant(clock.now());
      await applyMove(tx, application, { to: 'not_interested', by: 'candidate', at });
      throw new Error('The cause fails.');
    });
    await expect(cause).rejects.toThrow('The cause fails.');
    await aNode().sendDue();
    expect(receiver.calls).toEqual([]);
  });

  it('is only what its addresses are for, and nothing of other employers', async () => {
    const { say, receiver } = await aToldApplication();
    const other = await aToldApplication();
    const picky = await aReceiver();
    await webhooks.register(other.call, { url: picky.url, eventTypes: ['chat.ended'] });
    await say('Hemligt');
    await chats.end(other.candidate, other.id, 'left');
    await aNode().sendDue();
    expect(bodies(receiver)).toMatchObject([{ type: 'message.sent' }]);
    expect(bodies(other.receiver)).toMatchObject([{ type: 'chat.ended' }]);
    // One event has one id at all addresses
    expect(idsOf(picky)).toEqual(idsOf(other.receiver));
    expect(await webhooks.deliveries(other.employerId)).toHaveLength(2);
    expect(await webhooks.list(other.employerId)).toHaveLength(2);
  });

  it('is nothing more once the employer had to leave the chat, or has no key', async () => {
    const { id, employerId, say, receiver } = await aToldApplication();
    await say('Hej');
    await db.query(
      "update chat_members set left_at = $2 where chat_id = $1 and role = 'employer'",
      [id, instant(clock.now())],
    );
    await say('Är du kvar?');
    await db.query('update integration_keys set revoked_at = $2 where employer_id = $1', [
      employerId,
      instant(clock.now()),
    ]);
    const node = aNode();
    await node.sendDue();
    expect(receiver.calls).toEqual([]);
    await db.query('update integration_keys set revoked_at = null where employer_id = $1', [
      employerId,
    ]);
    await node.sendDue();
    expect(bodies(receiver)).toMatchObject([{ data: { message: { text: 'Hej' } } }]);
  });
});

describe('delivery', () => {
  it('is tried again after an error and after silence, with one id and a new signature', async () => {
    const answers: (number | null)[] = [500, null, 302, 204];
    const { receiver, say, employerId, webhook } = await aToldApplication(() => {
      const next = answers.shift();
      return next === undefined ? 204 : next;
    });
    const start = clock.now();
    await say('Ett');
    await say('Två');
    const node = aNode();
    const errorsSeen: unknown[] = [];
    for (const pause of [0, 4, 1, 20, 80]) {
      clock.advance(pause * SECOND);
      await node.sendDue();
      const [, first] = await webhooks.deliveries(employerId);
      errorsSeen.push([first?.attempts, first?.lastStatus, first?.lastError]);
    }
    expect(errorsSeen).toEqual([
      [1, 500, 'status'],
      [1, 500, 'status'],
      [2, null, 'timeout'],
      [3, 302, 'status'],
      [4, 204, null],
    ]);
    // The second message waited for the first, and no redirect was followed
    expect(bodies(receiver).map(({ data }) => data.message.text)).toEqual([
      ...['Ett', 'Ett', 'Ett', 'Ett'],
      'Två',
    ]);
    expect(new Set(receiver.calls.map(({ path }) => path))).toEqual(new Set(['/vikari']));
    expect(new Set(idsOf(receiver)).size).toBe(2);
    const tried = receiver.calls.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(tried.map((at) => at - start / SECOND)).toEqual([0, 5, 25, 105, 105]);
    const signatures = receiver.calls.map(({ headers }) => headers['webhook-signature']);
    expect(new Set(signatures).size).toBe(5);
    expect(await webhooks.list(employerId)).toEqual([webhook]);
    expect(await db.query('select 1 from webhook_deliveries where body is not null')).toEqual([]);
  });

  it('is made again with the same id after a node was killed before it noted the answer', async () => {
    const { receiver, say } = await aToldApplication();
    await say('Hej');
    const reached = createPostWebhook({ ...rules, timeout: TIMEOUT });
    const killed = aNode(async (...call) => {
      await reached(...call);
      return new Promise(() => undefined);
    });
    void killed.sendDue();
    await expect.poll(() => receiver.calls).toHaveLength(1);
    const other = aNode();
    await other.sendDue();
    expect(receiver.calls).toHaveLength(1);
    clock.advance(MINUTE);
    await other.sendDue();
    clock.advance(MINUTE);
    await other.sendDue();
    expect(receiver.calls).toHaveLength(2);
    expect(new Set(idsOf(receiver)).size).toBe(1);
    expect(receiver.calls[0]?.body).toBe(receiver.calls[1]?.body);
  });

  it('is made once by two nodes, in order, while another address is slow', async () => {
    const slow = await aToldApplication(() => null);
    await slow.say('Hallå?');
    const { receiver, say } = await aToldApplication();
    const texts = Array.from({ length: 12 }, (_, index) => `Nummer ${index}`);
    const nodes = [aNode(), aNode()];
    const sending: Promise<void>[] = [];
    for (const text of texts) {
      await say(text);
      sending.push(...nodes.map((node) => node.sendDue()));
    }
    await Promise.all(sending);
    expect(bodies(receiver).map(({ data }) => data.message.text)).toEqual(texts);
    expect(new Set(idsOf(receiver)).size).toBe(12);
    expect(slow.receiver.calls).toHaveLength(1);
  });

  it('lets an event that an address cannot take step aside', async () => {
    const { receiver, say } = await aToldApplication(({ body }) =>
      body.includes('Giftigt') ? 500 : 204,
    );
    await say('Giftigt');
    await say('Efteråt');
    const node = aNode();
    for (const pause of [0, 5, 20, 80, 320]) {
      clock.advance(pause * SECOND);
      await node.sendDue();
    }
    expect(bodies(receiver).every(({ data }) => data.message.text === 'Giftigt')).toBe(true);
    clock.advance(1280 * SECOND);
    await node.sendDue();
    expect(bodies(receiver).at(-1).data.message.text).toBe('Efteråt');
  });

  it('is given up after three days, and the address switched off after five', async () => {
    const { call, employerId, webhook, receiver, say } = await aToldApplication(() => 503);
    const began = instant(clock.now());
    await say('Dag noll');
    const node = aNode();
    const stateOfFirst = async () => (await webhooks.deliveries(employerId)).at(-1)?.state;
    const hours = async (count: number) => {
      for (let hour = 0; hour < count; hour += 1) {
        clock.advance(60 * MINUTE);
        await node.sendDue();
      }
    };
    await hours(48);
    expect(await stateOfFirst()).toBe('waiting');
    expect(await webhooks.list(employerId)).toEqual([
      { ...webhook, failingSince: expect.any(String) },
    ]);
    await hours(24);
    expect(await stateOfFirst()).toBe('given_up');
    await say('Dag tre');
    await hours(47);
    expect((await webhooks.list(employerId))[0]?.switchedOff).toBeNull();
    await hours(14);
    const [off] = await webhooks.list(employerId);
    expect(off?.switchedOff).toMatchObject({ because: 'failing' });
    expect(Date.parse(off?.switchedOff?.at ?? '') - Date.parse(began)).toBeGreaterThan(5 * DAY);
    const tried = receiver.calls.length;
    await say('Ingen lyssnar');
    await hours(24);
    expect(receiver.calls).toHaveLength(tried);
    // A test switches it on again
    const again = await webhooks.test(call, webhook.id);
    expect(again.webhook).toEqual(webhook);
    await node.sendDue();
    expect(bodies(receiver).at(-1)).toEqual({
      type: 'webhook.test',
      timestamp: instant(clock.now()),
      data: {},
    });
  });

  it('ends at once at an address that is gone', async () => {
    const { employerId, say } = await aToldApplication(() => 410);
    await say('Ett');
    await say('Två');
    await aNode().sendDue();
    expect((await webhooks.list(employerId))[0]?.switchedOff?.because).toBe('gone');
    const states = (await webhooks.deliveries(employerId)).map(({ state }) => state);
    expect(states).toEqual(['given_up', 'given_up']);
  });

  it('is forgotten after a week, and its text sooner', async () => {
    const { employerId, say } = await aToldApplication(() => 500);
    await say('Hej');
    clock.advance(3 * DAY);
    await pruneDeliveries(db, clock.now());
    expect(await db.query('select type, body from webhook_deliveries')).toEqual([
      { type: 'message.sent', body: null },
    ]);
    clock.advance(4 * DAY);
    await pruneDeliveries(db, clock.now());
    expect(await webhooks.deliveries(employerId)).toEqual([]);
  });

  it('begins when something is written, without waiting for a check', async () => {
    const { receiver, say } = await aToldApplication();
    const node = aNode();
    await node.start();
    await say('Hej');
    await expect.poll(() => receiver.calls, { timeout: 4000 }).toHaveLength(1);
    await node.stop();
    await say('Efter stoppet');
    await wait(50);
    expect(receiver.calls).toHaveLength(1);
  });
});

describe('an address', () => {
  const eventTypes = ['message.sent' as const];

  it('is registered once, and five at most, however many ask at once', async () => {
    const { call, employerId } = await anApplication();
    const register = (url: string) => webhooks.register(call, { url, eventTypes });
    await register('https://hooks.example.com/vikari');
    await expect(register('https://HOOKS.example.com:443/vikari')).rejects.toMatchObject({
      code: 'conflict',
    });
    const made = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => register(`https://hooks.example.com/${index}`)),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await webhooks.list(employerId)).toHaveLength(5);
  });

  it('has a secret of its own that no row holds', async () => {
    const { call } = await anApplication();
    const first = await webhooks.register(call, { url: 'https://a.example.com/', eventTypes });
    const second = await webhooks.register(call, { url: 'https://b.example.com/', eventTypes });
    expect(first.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(second.secret).not.toBe(first.secret);
    const rows = JSON.stringify(await db.query('select * from webhooks'));
    expect(rows).not.toContain(first.secret.slice(6));
  });

  it('is another employer’s to nobody', async () => {
    const { call, employerId } = await anApplication();
    const other = await anApplication();
    const { webhook } = await webhooks.register(call, {
      url: 'https://a.example.com/',
      eventTypes,
    });
    const refused = { code: 'not_found' };
    await expect(webhooks.remove(other.call, webhook.id)).rejects.toMatchObject(refused);
    await expect(webhooks.test(other.call, webhook.id)).rejects.toMatchObject(refused);
    expect(await webhooks.list(other.employerId)).toEqual([]);
    await webhooks.remove(call, webhook.id);
    expect(await webhooks.list(employerId)).toEqual([]);
    await expect(webhooks.remove(call, webhook.id)).rejects.toMatchObject(refused);
  });

  it('must be public in production', async () => {
    const strict = createWebhookService({
      db,
      clock,
      secretOf: secretOfWebhook,
      rules: { loopbackAllowed: false },
    });
    const { call } = await anApplication();
    for (const url of [
      'http://127.0.0.1:4000/',
      'https://169.254.169.254/latest',
      'http://a.example.com/',
    ]) {
      await expect(strict.register(call, { url, eventTypes })).rejects.toMatchObject({
        code: 'invalid_request',
        fields: { url: 'validation.https_url' },
      });
    }
  });
});
