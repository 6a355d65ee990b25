import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { lockOwnApplication } from '../applications/applications.repository';
import { applyMove } from '../applications/applyMove';
import { aStoredInvitation, aStoredJob } from '../applications/testing/storedFactories';
import { eventsOn } from '../composition/testing/eventsOn';
import { instant, MINUTE, SECOND } from '../lib/time';
import {
  aNode,
  anApplication,
  anApplicationWithWebhook,
  aReceiver,
  aService,
  bodies,
  idsOf,
  webhookBench,
} from './testing/webhookBench';

const bench = webhookBench();

async function moveTo(uid: string, id: string, to: 'interested' | 'not_interested') {
  await bench.db.transaction(async (tx) => {
    const application = await lockOwnApplication(tx, uid, id);
    if (!application) throw new Error('no application');
    await applyMove(tx, eventsOn(bench.db, bench.clock), application, {
      to,
      by: 'candidate',
      at: instant(bench.clock.now()),
    });
  });
}

describe('an event for an employer', () => {
  it('is what the candidate writes, reads and ends, in order and signed', async () => {
    const { id, uid, jobId, candidate, employer, receiver, secret, say } =
      await anApplicationWithWebhook(bench);
    await bench.chats.send(employer, id, {
      clientId: randomUUID(),
      text: 'Hej!',
      senderName: 'Rut',
    });
    const message = await say('När börjar passet?');
    await bench.chats.markRead(candidate, id, 1);
    await bench.chats.end(candidate, id, 'left');
    await bench.chats.markRead(employer, id, 2);
    await aNode(bench).workNow();
    const at = instant(bench.clock.now());
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
      expect(headers['webhook-timestamp']).toBe(String(bench.clock.now() / SECOND));
      expect(headers['content-type']).toBe('application/json');
    }
  });

  it('reports how far the candidate has read', async () => {
    const { id, candidate, employer, receiver } = await anApplicationWithWebhook(bench);
    const sent = { text: 'Hej!', senderName: 'Rut' };
    for (let count = 0; count < 2; count += 1) {
      await bench.chats.send(employer, id, { clientId: randomUUID(), ...sent });
    }
    await bench.chats.markRead(candidate, id, 3);
    await bench.chats.markRead(candidate, id, 3);
    await aNode(bench).workNow();
    expect(bodies(receiver)).toMatchObject([
      { type: 'chat.read', data: { applicationId: id, lastReadMessageCount: 3 } },
    ]);
  });

  it('reports withdrawn applications and answered invitations', async () => {
    const { id, uid, employerId, receiver } = await anApplicationWithWebhook(bench);
    const { id: jobId } = await aStoredJob(bench.db, { employerId });
    const invitationId = await aStoredInvitation(bench.db, {
      uid,
      jobId,
      at: instant(bench.clock.now()),
    });
    await moveTo(uid, id, 'not_interested');
    await moveTo(uid, invitationId, 'interested');
    await aNode(bench).workNow();
    expect(bodies(receiver)).toMatchObject([
      { type: 'application.withdrawn', data: { applicationId: id, status: 'not_interested' } },
      { type: 'invitation.answered', data: { applicationId: invitationId, reply: 'interested' } },
    ]);
  });

  it('is written in the transaction of its cause, and rolled back with it', async () => {
    const { uid, id, receiver } = await anApplicationWithWebhook(bench);
    const cause = bench.db.transaction(async (tx) => {
      const application = await lockOwnApplication(tx, uid, id);
      if (!application) throw new Error('no application');
      const at = instant(bench.clock.now());
      await applyMove(tx, eventsOn(bench.db, bench.clock), application, {
        to: 'not_interested',
        by: 'candidate',
        at,
      });
      throw new Error('The cause fails.');
    });
    await expect(cause).rejects.toThrow('The cause fails.');
    await aNode(bench).workNow();
    expect(receiver.calls).toEqual([]);
  });

  it('is sent only to addresses registered for its type, and to no other employer', async () => {
    const { say, receiver } = await anApplicationWithWebhook(bench);
    const other = await anApplicationWithWebhook(bench);
    const picky = await aReceiver();
    await bench.webhooks.register(other.call, { url: picky.url, eventTypes: ['chat.ended'] });
    await say('Hemligt');
    await bench.chats.end(other.candidate, other.id, 'left');
    await aNode(bench).workNow();
    expect(bodies(receiver)).toMatchObject([{ type: 'message.sent' }]);
    expect(bodies(other.receiver)).toMatchObject([{ type: 'chat.ended' }]);
    // One event has one id at all addresses
    expect(idsOf(picky)).toEqual(idsOf(other.receiver));
    expect(await bench.webhooks.deliveries(other.employerId)).toHaveLength(2);
    expect(await bench.webhooks.list(other.employerId)).toHaveLength(2);
  });

  it('is not sent once the employer had to leave the chat, or has no key', async () => {
    const { id, employerId, say, receiver } = await anApplicationWithWebhook(bench);
    await say('Hej');
    await bench.db.query(
      "update chat_members set left_at = $2 where chat_id = $1 and role = 'employer'",
      [id, instant(bench.clock.now())],
    );
    await say('Är du kvar?');
    await bench.db.query('update integration_keys set revoked_at = $2 where employer_id = $1', [
      employerId,
      instant(bench.clock.now()),
    ]);
    const node = aNode(bench);
    await node.workNow();
    expect(receiver.calls).toEqual([]);
    await bench.db.query('update integration_keys set revoked_at = null where employer_id = $1', [
      employerId,
    ]);
    bench.clock.advance(MINUTE);
    await node.workNow();
    expect(bodies(receiver)).toMatchObject([{ data: { message: { text: 'Hej' } } }]);
  });
});

describe('an address', () => {
  const eventTypes = ['message.sent' as const];

  it('is registered once, and five at most, however many ask at once', async () => {
    const { call, employerId } = await anApplication(bench);
    const register = (url: string) => bench.webhooks.register(call, { url, eventTypes });
    await register('https://hooks.example.com/vikari');
    await expect(register('https://HOOKS.example.com:443/vikari')).rejects.toMatchObject({
      code: 'conflict',
    });
    const made = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => register(`https://hooks.example.com/${index}`)),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await bench.webhooks.list(employerId)).toHaveLength(5);
  });

  it('has a secret of its own that is in no row', async () => {
    const { call } = await anApplication(bench);
    const first = await bench.webhooks.register(call, {
      url: 'https://a.example.com/',
      eventTypes,
    });
    const second = await bench.webhooks.register(call, {
      url: 'https://b.example.com/',
      eventTypes,
    });
    expect(first.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(second.secret).not.toBe(first.secret);
    const rows = JSON.stringify(await bench.db.query('select * from webhooks'));
    expect(rows).not.toContain(first.secret.slice(6));
  });

  it('is not found by other employers', async () => {
    const { call, employerId } = await anApplication(bench);
    const other = await anApplication(bench);
    const { webhook } = await bench.webhooks.register(call, {
      url: 'https://a.example.com/',
      eventTypes,
    });
    const refused = { code: 'not_found' };
    await expect(bench.webhooks.remove(other.call, webhook.id)).rejects.toMatchObject(refused);
    await expect(bench.webhooks.test(other.call, webhook.id)).rejects.toMatchObject(refused);
    expect(await bench.webhooks.list(other.employerId)).toEqual([]);
    await bench.webhooks.remove(call, webhook.id);
    expect(await bench.webhooks.list(employerId)).toEqual([]);
    await expect(bench.webhooks.remove(call, webhook.id)).rejects.toMatchObject(refused);
  });

  it('must be public in production', async () => {
    const strict = aService(bench, { loopback: false });
    const { call } = await anApplication(bench);
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
