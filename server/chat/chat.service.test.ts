import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertEvent, lockOwnApplication } from '../applications/applications.repository';
import { applyMove } from '../applications/applyMove';
import {
  aStoredApplication,
  aStoredEmployer,
  aStoredInvitation,
  aStoredJob,
  aStoredUser,
} from '../applications/testing/storedFactories';
import { eventsOn } from '../composition/testing/eventsOn';
import { settableClock } from '../identity/testing/settableClock';
import { DAY, instant, MINUTE } from '../lib/time';
import type { Database } from '../storage/database';
import { readMigrations } from '../storage/migrate';
import { createTestDatabase } from '../storage/testing/testDatabase';
import type { ChatService } from './chat.service';
import { type ChatViews, createChats } from './chats';
import type { Member } from './chats.repository';
import { pruneChats } from './pruneChats';

let clock = settableClock();
/** Nobody has sent a file. */
const files = { delete: async () => [], removeObjects: async () => undefined };
const START = clock.now();
const at = new Date(START).toISOString();
let db: Database;
let chats: ChatService;
let views: ChatViews;
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(() => {
  clock = settableClock();
  ({ chats, views } = createChats({ db, clock, events: eventsOn(db, clock) }));
});
afterAll(() => db.close());

async function anApplication() {
  const uid = await aStoredUser(db, 'Tova');
  const employerId = await aStoredEmployer(db);
  const { id: jobId } = await aStoredJob(db, { employerId });
  const id = await aStoredApplication(db, { uid, jobId, at });
  const candidate: Member = { role: 'candidate', id: uid };
  const employer: Member = { role: 'employer', id: employerId };
  return { id, uid, jobId, employerId, candidate, employer };
}
const text = (words: string, clientId = randomUUID()) => ({ clientId, text: words });
const recruiters = (words: string) => ({ ...text(words), senderName: 'Rut Rekryterare' });

describe('a chat', () => {
  it('is there for both sides before anybody has written, and in no list', async () => {
    const { id, uid, employerId, candidate, employer } = await anApplication();
    expect(await views.toChat(await chats.find(candidate, id))).toMatchObject({
      id,
      activeUsers: [uid, employerId],
      created_last_msg: at,
      unseenMsgInfo: { uid, count: 0 },
      messageCount: 0,
      lastMessage: null,
      ended: null,
    });
    expect((await chats.find(employer, id)).exists).toBe(false);
    expect((await chats.list(candidate, {})).rows).toEqual([]);
    expect(await chats.messages(candidate, id, {})).toEqual({
      results: [],
      hasEarlier: false,
      hasLater: false,
    });
  });

  it('begins with what has happened to the application', async () => {
    const { id, candidate, employer } = await anApplication();
    await chats.send(employer, id, recruiters('Hej Tova!'));
    const { results } = await chats.messages(candidate, id, {});
    expect(results).toMatchObject([
      { number: 1, sender: 'system', event: { type: 'status', status: 'candidate' } },
      { number: 2, sender: 'employer', senderName: 'Rut Rekryterare', text: 'Hej Tova!' },
    ]);
  });

  it('says what an application was before, also in messages from before that was kept', async () => {
    const { id, candidate, employer } = await anApplication();
    for (const [status, by] of [
      ['pending', 'employer'],
      ['candidate', 'candidate'],
    ] as const) {
      await insertEvent(db, id, { status, by, at: instant(clock.now()) });
    }
    await chats.send(employer, id, recruiters('Hej Tova!'));
    const told = async () => {
      const { results } = await chats.messages(candidate, id, {});
      return results.flatMap(({ event }) => (event?.type === 'status' ? [event.from] : []));
    };
    expect(await told()).toEqual([null, 'candidate', 'pending']);
    await db.query("update chat_messages set event = event - 'from' where chat_id = $1", [id]);
    const migration = (await readMigrations()).find(({ name }) => name.startsWith('0050_'));
    if (!migration) throw new Error('There is no such migration.');
    await db.query(migration.sql);
    expect(await told()).toEqual([null, 'candidate', 'pending']);
  });

  it('counts what the other side has not read, and what it has', async () => {
    const { id, uid, employerId, candidate, employer } = await anApplication();
    await chats.send(employer, id, recruiters('Ett'));
    await chats.send(employer, id, recruiters('Två'));
    expect(await chats.unreadChats(uid)).toBe(1);
    const read = await views.toChat(await chats.markRead(candidate, id, 2));
    expect(read.unseenMsgInfo).toEqual({ uid, count: 1 });
    expect(read.status[uid]?.lastReadMessageCount).toBe(2);
    // Never back, and never past the end
    await chats.markRead(candidate, id, 1);
    await chats.markRead(candidate, id, 900);
    const all = await views.toChat(await chats.find(candidate, id));
    expect([all.status[uid]?.lastReadMessageCount, all.unseenMsgInfo.count]).toEqual([3, 0]);
    expect(all.status[employerId]?.lastReadMessageCount).toBe(3);
    await chats.send(candidate, id, text('Hej'));
    expect((await views.toEmployerChat(await chats.find(employer, id))).unseenCount).toBe(1);
  });

  it('adds nothing for the same client id once more', async () => {
    const { id, candidate } = await anApplication();
    const message = text('En gång');
    const first = await chats.send(candidate, id, message);
    expect(await chats.send(candidate, id, { ...message, text: 'Ändrad' })).toEqual(first);
    expect((await chats.find(candidate, id)).messageCount).toBe(2);
  });

  it.each(['candidate', 'employer'] as const)(
    'takes 60 messages a minute of the %s, in all chats with the other together',
    async (role) => {
      const { id, employerId, uid, ...members } = await anApplication();
      const { id: jobId } = await aStoredJob(db, { employerId });
      const other = await aStoredApplication(db, { uid, jobId, at });
      const [own, theirs] = [
        members[role],
        members[role === 'candidate' ? 'employer' : 'candidate'],
      ];
      const last = recruiters('Sist');
      for (let index = 0; index < 30; index += 1) {
        await chats.send(own, id, recruiters('Hej'));
        await chats.send(own, other, index === 29 ? last : recruiters('Hej'));
        clock.advance(1000);
      }
      for (const chat of [id, other]) {
        await expect(chats.send(own, chat, recruiters('En till'))).rejects.toMatchObject({
          code: 'rate_limited',
          extra: { retryAfter: 30 },
        });
      }
      // What was stored may be asked for again, and the other side is not held up
      const again = await chats.send(own, other, last);
      expect(again.message.clientId).toBe(last.clientId);
      await chats.send(theirs, id, recruiters('Svar'));
      clock.advance(30_000);
      await chats.send(own, id, recruiters('En till'));
    },
  );

  it('takes 500 messages a day', async () => {
    const { id, candidate, uid } = await anApplication();
    ({ chats } = createChats({
      db,
      clock,
      events: eventsOn(db, clock),
      limits: { minute: 2, day: 5 },
    }));
    for (let index = 0; index < 5; index += 1) {
      await chats.send(candidate, id, text('Hej'));
      clock.advance(MINUTE);
    }
    await expect(chats.send(candidate, id, text('En till'))).rejects.toMatchObject({
      extra: { retryAfter: (DAY - 5 * MINUTE) / 1000 },
    });
    // Another employer is written to as before
    const { id: jobId } = await aStoredJob(db, { employerId: await aStoredEmployer(db) });
    const elsewhere = await aStoredApplication(db, { uid, jobId, at });
    await chats.send(candidate, elsewhere, text('Hej'));
    clock.advance(DAY - 5 * MINUTE);
    await chats.send(candidate, id, text('En till'));
  });

  it('numbers what both sides send at once without a gap, each message once', async () => {
    const { id, candidate, employer } = await anApplication();
    const messages = Array.from({ length: 20 }, (_, index) => recruiters(`Nummer ${index}`));
    const calls = messages.flatMap((message, index) => {
      const member = index % 2 === 0 ? candidate : employer;
      return [message, message].map((one) => chats.send(member, id, one));
    });
    await Promise.all(calls);
    const { results } = await chats.messages(candidate, id, { pageLength: '100' });
    expect(results.map(({ number }) => number)).toEqual(
      Array.from({ length: 21 }, (_, index) => index + 1),
    );
    expect(new Set(results.map(({ clientId }) => clientId)).size).toBe(21);
  });

  it('keeps timestamps in order when the clock jumps back', async () => {
    const { id, candidate } = await anApplication();
    const { message: first } = await chats.send(candidate, id, text('Före'));
    clock.setBack(60 * MINUTE);
    const { message: second } = await chats.send(candidate, id, text('Efter'));
    expect(second.number).toBe(first.number + 1);
    expect(second.sentAt).toBe(first.sentAt);
  });

  it('shows both sides what happens to the application', async () => {
    const { id, uid, candidate } = await anApplication();
    await chats.send(candidate, id, text('Hej'));
    await db.transaction(async (tx) => {
      const application = await lockOwnApplication(tx, uid, id);
      if (!application) throw new Error('no application');
      await applyMove(tx, eventsOn(db, clock), application, {
        to: 'not_interested',
        by: 'candidate',
        at,
      });
    });
    expect((await views.toChat(await chats.find(candidate, id))).lastMessage).toMatchObject({
      number: 3,
      sender: 'system',
      event: { type: 'status', status: 'not_interested', from: 'candidate', by: 'candidate' },
    });
    expect((await chats.find(candidate, id)).candidate.unseen).toBe(0);
  });

  it('ends once, with a reason, and refuses messages after that', async () => {
    const { id, candidate, employer } = await anApplication();
    await chats.end(employer, id, 'filled');
    const ended = await views.toChat(await chats.end(candidate, id, 'left'));
    expect(ended.ended).toEqual({ at, by: 'employer', reason: 'filled' });
    expect(ended.lastMessage?.event).toEqual({ type: 'ended', by: 'employer', reason: 'filled' });
    for (const member of [candidate, employer]) {
      await expect(chats.send(member, id, recruiters('Hallå?'))).rejects.toMatchObject({
        code: 'chat_ended',
      });
    }
    expect((await chats.messages(candidate, id, {})).results).toHaveLength(2);
  });

  it('shows who is there, for a while', async () => {
    const { id, employerId, candidate, employer } = await anApplication();
    await chats.send(candidate, id, text('Hej'));
    const until = await chats.setPresence(employer, id, true);
    const status = async () =>
      (await views.toChat(await chats.find(candidate, id))).status[employerId];
    expect(await status()).toEqual({
      lastReadMessageCount: 0,
      onlineUntil: until,
      lastSeenAt: at,
    });
    clock.advance(2 * MINUTE);
    expect(await status()).toEqual({ lastReadMessageCount: 0, onlineUntil: null, lastSeenAt: at });
    await chats.setPresence(candidate, null, true);
    const seen = await views.toEmployerChat(await chats.find(employer, id));
    expect(seen.status.candidate.onlineUntil).not.toBeNull();
  });

  it('is found by its messages, names and job, and by no wildcard', async () => {
    const { id, uid, employer } = await anApplication();
    await chats.send(employer, id, recruiters('Passet är 100 % natt'));
    const found = async (query: string) =>
      (await chats.search(uid, query)).map(({ message }) => message?.number ?? null);
    expect(await found('100 % n')).toEqual([2]);
    expect(await found('rekryterare')).toEqual([null]);
    expect(await found('exempelvård')).toEqual([null]);
    for (const query of ['100_', '%%%', 'passet\\']) expect(await found(query)).toEqual([]);
    expect(await chats.search(await aStoredUser(db), 'natt')).toEqual([]);
  });

  it('is refused to everyone else', async () => {
    const { id, candidate, employer } = await anApplication();
    await chats.send(candidate, id, text('Hemligt'));
    const other = await anApplication();
    for (const member of [other.candidate, other.employer]) {
      const refused = { code: 'not_found' };
      await expect(chats.find(member, id)).rejects.toMatchObject(refused);
      await expect(chats.messages(member, id, {})).rejects.toMatchObject(refused);
      await expect(chats.send(member, id, recruiters('Hej'))).rejects.toMatchObject(refused);
      await expect(chats.markRead(member, id, 1)).rejects.toMatchObject(refused);
      await expect(chats.setPresence(member, id, true)).rejects.toMatchObject(refused);
      await expect(chats.end(member, id, 'other')).rejects.toMatchObject(refused);
    }
    await db.query(`update chat_members set left_at = $2 where chat_id = $1`, [id, at]);
    for (const member of [candidate, employer]) {
      const refused = { code: 'no_permission' };
      await expect(chats.find(member, id)).rejects.toMatchObject(refused);
      await expect(chats.send(member, id, recruiters('Hej'))).rejects.toMatchObject(refused);
      expect((await chats.list(member, {})).rows).toEqual([]);
    }
  });

  it('does not exist for an invitation without interest', async () => {
    const uid = await aStoredUser(db);
    const employerId = await aStoredEmployer(db);
    const { id: jobId } = await aStoredJob(db, { employerId });
    const id = await aStoredInvitation(db, { uid, jobId, at });
    for (const member of [
      { role: 'candidate', id: uid },
      { role: 'employer', id: employerId },
    ] as const) {
      await expect(chats.send(member, id, recruiters('Hej'))).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    expect(await chats.findByJob({ role: 'candidate', id: uid }, jobId)).toBeNull();
  });

  it('is deleted some time after its last message', async () => {
    const { id, candidate } = await anApplication();
    await chats.send(candidate, id, text('Hej'));
    await pruneChats({ db, files }, at);
    expect((await chats.find(candidate, id)).exists).toBe(true);
    await pruneChats({ db, files }, new Date(START + 1).toISOString());
    expect((await chats.find(candidate, id)).exists).toBe(false);
  });
});

it('reads a thread in pages in both directions', async () => {
  const { id, candidate } = await anApplication();
  for (let sent = 0; sent < 9; sent += 1) await chats.send(candidate, id, text(`Nr ${sent}`));
  const numbers = async (request: Record<string, string>) => {
    const page = await chats.messages(candidate, id, { pageLength: '4', ...request });
    return [page.results.map(({ number }) => number), page.hasEarlier, page.hasLater];
  };
  expect(await numbers({})).toEqual([[7, 8, 9, 10], true, false]);
  expect(await numbers({ before: '4' })).toEqual([[1, 2, 3], false, true]);
  expect(await numbers({ after: '6' })).toEqual([[7, 8, 9, 10], true, false]);
  expect(await numbers({ after: '2', before: '6' })).toEqual([[3, 4, 5], true, true]);
  expect(await numbers({ after: '10' })).toEqual([[], true, false]);
});
