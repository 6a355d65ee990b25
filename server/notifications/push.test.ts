import { createECDH, randomUUID } from 'node:crypto';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import {
  aStoredApplication,
  aStoredEmployer,
  aStoredJob,
  aStoredUser,
} from '../applications/testing/storedFactories';
import { noteChatEvent } from '../chat/chatEvents';
import { createChats } from '../chat/chats';
import type { Member } from '../chat/chats.repository';
import { eventsOn } from '../composition/testing/eventsOn';
import { createSessions } from '../identity/sessions.service';
import { type SettableClock, settableClock } from '../identity/testing/settableClock';
import { instant, MINUTE } from '../lib/time';
import { createOutboxWorker, type OutboxWorker } from '../outbox/worker';
import type { SignedIn } from '../policy/caller';
import { createQuarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { CHAT_PUSHES } from './chatPush';
import { countByOtherKeys } from './devices.repository';
import { createNotificationService, type NotificationService } from './notifications.service';
import { createPauseTokens } from './pauseToken';
import { createPushChannel } from './pushChannel';
import { createPushSender } from './pushSender';
import {
  aBrowser,
  aPushService,
  type TestBrowser,
  type TestPushService,
} from './testing/pushService';

const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:drift@vikari.test' };

let db: Database;
let pushService: TestPushService;
let clock: SettableClock;
let notifications: NotificationService;
let delivery: OutboxWorker;
let errors: unknown[];
beforeAll(async () => {
  db = await createTestDatabase();
  pushService = await aPushService();
});
beforeEach(async () => {
  await db.query('delete from push_devices');
  await db.query('delete from outbox');
  clock = settableClock();
  errors = [];
  pushService.received.length = 0;
  pushService.status = 201;
  const pauseTokens = createPauseTokens(new Uint8Array(32));
  notifications = createNotificationService({ db, clock, vapid, pauseTokens, loopback: true });
  const sender = createPushSender({ vapid, loopback: true });
  delivery = createOutboxWorker({
    db,
    clock,
    channel: createPushChannel({
      db,
      clock,
      sender,
      serverKey: vapid.publicKey,
      kinds: CHAT_PUSHES,
    }),
    quarantine: createQuarantine({ db, clock, onError: (error) => errors.push(error) }),
    onError: (error) => errors.push(error),
  });
});
afterAll(async () => {
  await pushService.close();
  await db.close();
});

const aCandidate = async () => aSession(await aStoredUser(db, 'Tova'));

async function aSession(userId: string): Promise<SignedIn> {
  const sessions = createSessions(db, clock);
  const cookie = await db.transaction((tx) => sessions.start(tx, userId));
  const signedIn = await sessions.read(cookie);
  if (!signedIn) throw new Error('no session');
  return signedIn;
}

/** A candidate with one subscribed browser, in a chat whose employer may write. */
async function aSubscriber(browser: TestBrowser = aBrowser(pushService.origin)) {
  const candidate = await aCandidate();
  await notifications.subscribe(candidate, browser.keys, null);
  const employer: Member = { role: 'employer', id: await aStoredEmployer(db) };
  const { id: jobId } = await aStoredJob(db, { employerId: employer.id });
  const at = instant(clock.now());
  const chatId = await aStoredApplication(db, { uid: candidate.userId, jobId, at });
  const { chats } = createChats({ db, clock, events: eventsOn(db, clock) });
  const asCandidate: Member = { role: 'candidate', id: candidate.userId };
  const say = (member: Member, text: string) =>
    chats.send(member, chatId, { clientId: randomUUID(), text, senderName: 'Rut' });
  return {
    candidate,
    chats,
    chatId,
    asCandidate,
    write: (text: string) => say(employer, text),
    reply: (text: string) => say(asCandidate, text),
    block: () =>
      db.query('insert into employer_blocks (uid, employer_id, blocked_at) values ($1, $2, $3)', [
        candidate.userId,
        employer.id,
        at,
      ]),
    shown: () => pushService.received.map(({ body }) => JSON.parse(browser.read(body))),
  };
}

const waiting = () => db.query("select payload->'about'->'number' as number, attempts from outbox");

describe('a notification', () => {
  it('is encrypted for the browser, and names the sender without the message’s text', async () => {
    const { write, shown, chatId } = await aSubscriber();
    await write('Kan du komma klockan sju?');
    await delivery.workNow();
    expect(shown()).toEqual([
      { title: 'Nytt meddelande från Exempelvård', chatId, number: 2, language: 'sv' },
    ]);
    expect(await waiting()).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('waits where its kind is of a newer version that another node runs', async () => {
    const { write } = await aSubscriber();
    await write('Hej');
    await db.query('update outbox set kind = $1', ['alert']);
    await delivery.workNow();
    expect(await db.query('select kind, attempts from outbox')).toEqual([
      { kind: 'alert', attempts: 1 },
    ]);
    expect(errors).toEqual([]);
  });

  it('names us to the push service by a signed token (RFC 8292)', async () => {
    const { write } = await aSubscriber();
    await write('Hej');
    await delivery.workNow();
    const headers = pushService.received[0]?.headers;
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal' });
    const [, token = '', key = ''] =
      /^vapid t=(\S+), k=(\S+)$/.exec(headers?.authorization ?? '') ?? [];
    expect(key).toBe(vapid.publicKey);
    const point = Buffer.from(key, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
      audience: pushService.origin,
    });
    expect(payload.sub).toBe('mailto:drift@vikari.test');
  });

  it('comes of the employer’s messages and of a new status, once a chat, the newest', async () => {
    const { write, reply, shown, chatId } = await aSubscriber();
    await reply('Från mig');
    expect(await waiting()).toEqual([]);
    await write('Ett');
    await write('Två');
    await db.transaction((tx) =>
      noteChatEvent(tx, eventsOn(db, clock), chatId, {
        event: { type: 'status', status: 'qualified', from: 'candidate', by: 'employer' },
        at: instant(clock.now()),
      }),
    );
    await delivery.workNow();
    expect(shown()).toMatchObject([
      { title: 'Något har hänt med din ansökan hos Exempelvård', number: 5 },
    ]);
  });

  it('is not sent when they have read it meanwhile', async () => {
    const { write, chats, asCandidate, chatId } = await aSubscriber();
    const { message } = await write('Hej');
    await chats.markRead(asCandidate, chatId, message.number);
    await delivery.workNow();
    expect(pushService.received).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('is not sent when they have blocked the employer meanwhile', async () => {
    const { write, block } = await aSubscriber();
    await write('Hej');
    await block();
    await delivery.workNow();
    expect(pushService.received).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('waits while they are there', async () => {
    const { write, chats, asCandidate } = await aSubscriber();
    await write('Hej');
    await chats.setPresence(asCandidate, null, true);
    await delivery.workNow();
    expect(pushService.received).toEqual([]);
    clock.advance(2 * MINUTE);
    await delivery.workNow();
    expect(pushService.received).toHaveLength(1);
  });

  it('waits for the morning, unless they want none of that', async () => {
    const { write, candidate } = await aSubscriber();
    clock.advance(12 * 60 * MINUTE);
    await write('Nattpass?');
    await delivery.workNow();
    expect(pushService.received).toEqual([]);
    await notifications.save(candidate, { quietHours: null });
    await delivery.workNow();
    expect(pushService.received).toHaveLength(1);
  });

  it('is tried again later when the push service cannot take it', async () => {
    const { write, shown } = await aSubscriber();
    pushService.status = 503;
    await write('Hej');
    await delivery.workNow();
    expect(await waiting()).toEqual([{ number: 2, attempts: 1 }]);
    pushService.status = 201;
    clock.advance(MINUTE);
    await delivery.workNow();
    expect(shown()).toHaveLength(2);
    expect(await waiting()).toEqual([]);
  });

  it.each([404, 410])('ends a device that the push service answers with %i', async (status) => {
    const { write, candidate } = await aSubscriber();
    pushService.status = status;
    await write('Hej');
    await delivery.workNow();
    expect((await notifications.find(candidate)).devices).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});

describe('a device', () => {
  it('is there until its browser signs out', async () => {
    const { candidate, write } = await aSubscriber();
    const { devices } = await notifications.find(candidate);
    expect(devices).toMatchObject([{ current: true, device: null }]);
    await createSessions(db, clock).end(candidate.sessionId);
    await write('Hej');
    expect(await waiting()).toEqual([]);
    expect(await db.query('select 1 from push_devices')).toEqual([]);
  });

  it('shows nothing of a session that has expired', async () => {
    const { write } = await aSubscriber();
    await write('Hej');
    await db.query('update sessions set expires_at = $1', [instant(clock.now())]);
    await delivery.workNow();
    expect(pushService.received).toEqual([]);
  });

  it('is one for a browser, and its next user’s once they subscribe there', async () => {
    const browser = aBrowser(pushService.origin);
    const anna = await aCandidate();
    const bodil = await aCandidate();
    await notifications.subscribe(anna, browser.keys, null);
    const again = await notifications.subscribe(anna, aBrowser(pushService.origin).keys, null);
    expect(again.devices).toHaveLength(1);
    await notifications.subscribe(anna, browser.keys, null);
    expect((await notifications.subscribe(bodil, browser.keys, null)).devices).toHaveLength(1);
    expect((await notifications.find(anna)).devices).toEqual([]);
  });

  it('cannot be seen or ended by others', async () => {
    const { candidate } = await aSubscriber();
    const other = await aCandidate();
    const [device] = (await notifications.find(candidate)).devices;
    expect((await notifications.find(other)).devices).toEqual([]);
    await notifications.unsubscribe(other, device?.id ?? '');
    expect((await notifications.find(candidate)).devices).toHaveLength(1);
    expect((await notifications.unsubscribe(candidate, device?.id ?? '')).devices).toEqual([]);
  });

  it('is one of ten at most, also for simultaneous calls: the oldest is deleted', async () => {
    const { userId } = await aCandidate();
    const sessions = [];
    for (let at = 0; at < 12; at += 1) sessions.push(await aSession(userId));
    await Promise.all(
      sessions.map((session) =>
        notifications.subscribe(session, aBrowser(pushService.origin).keys, null),
      ),
    );
    const [session] = sessions;
    if (!session) throw new Error('no session');
    expect((await notifications.find(session)).devices).toHaveLength(10);
  });

  it.each([
    'http://push.example/send',
    'https://10.0.0.1/send',
    'https://[fd00::1]/send',
    'http://169.254.169.254/latest',
  ])('is refused at %s', async (endpoint) => {
    const { keys } = aBrowser(pushService.origin);
    await expect(
      notifications.subscribe(await aCandidate(), { ...keys, endpoint }, null),
    ).rejects.toMatchObject({ code: 'invalid_request', fields: { endpoint: expect.anything() } });
  });

  it('is refused on a shared computer, and where the server has no keys', async () => {
    const { keys } = aBrowser(pushService.origin);
    const candidate = await aCandidate();
    const refused = { code: 'forbidden' };
    const shared = { ...candidate, shared: true };
    expect((await notifications.find(shared)).pushKey).toBeNull();
    await expect(notifications.subscribe(shared, keys, null)).rejects.toMatchObject(refused);
    const without = createNotificationService({
      db,
      clock,
      vapid: null,
      pauseTokens: createPauseTokens(new Uint8Array(32)),
      loopback: true,
    });
    expect((await without.find(candidate)).pushKey).toBeNull();
    await expect(without.subscribe(candidate, keys, null)).rejects.toMatchObject(refused);
  });

  it('that subscribed by another key is told of, is not called, and subscribes anew', async () => {
    const browser = aBrowser(pushService.origin);
    const { candidate, write } = await aSubscriber(browser);
    await db.query("update push_devices set server_key = 'of before'");
    const devices = async () => (await notifications.find(candidate)).devices;
    expect(await devices()).toMatchObject([{ current: true, ofOtherKey: true }]);
    expect(await countByOtherKeys(db, vapid.publicKey, clock.now())).toEqual([
      { serverKey: 'of before', count: 1 },
    ]);
    await write('Hej');
    await delivery.workNow();
    expect(pushService.received).toEqual([]);
    expect(await waiting()).toEqual([]);
    await notifications.subscribe(candidate, browser.keys, null);
    expect(await devices()).toMatchObject([{ current: true, ofOtherKey: false }]);
    expect(await countByOtherKeys(db, vapid.publicKey, clock.now())).toEqual([]);
    // One of before this was noted is believed
    await db.query('update push_devices set server_key = null');
    expect(await devices()).toMatchObject([{ ofOtherKey: false }]);
  });

  it('whose key is no point of the curve is ended, not tried for ever', async () => {
    const browser = aBrowser(pushService.origin);
    const own = createECDH('prime256v1');
    own.generateKeys();
    const broken = own.getPublicKey();
    broken[40] = (broken[40] ?? 0) ^ 1;
    browser.keys.p256dh = broken.toString('base64url');
    const { write, candidate } = await aSubscriber(browser);
    await write('Hej');
    await delivery.workNow();
    expect((await notifications.find(candidate)).devices).toEqual([]);
  });
});
