import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PAUSE_MAIL_PATH } from '#domain/notifications/pauseMail';
import {
  aStoredApplication,
  aStoredEmployer,
  aStoredJob,
  aStoredUser,
} from '../applications/testing/storedFactories';
import { createChats } from '../chat/chats';
import type { Member } from '../chat/chats.repository';
import { eventsOn } from '../composition/testing/eventsOn';
import { type WholeServer, wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';
import { DAY, instant, MINUTE } from '../lib/time';
import { findWaitingMail } from '../mail/mails.repository';
import { createDigestRenewal } from './digestMail';
import { createPauseTokens } from './pauseToken';

const clock = settableClock();
let server: WholeServer;
beforeAll(async () => {
  server = await wholeServer({ clock });
});
beforeEach(async () => {
  await server.db.query('delete from users');
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

/** A round of the timer, on two nodes at once. */
async function lookRound(): Promise<void> {
  const look = server.services.timers['unread messages']?.[1];
  await Promise.all([look?.(), look?.()]);
}

interface SentMail {
  subject: string;
  text: string;
  pauseUrl: string;
}

const mails = () =>
  server.db.query<SentMail>(
    `select subject, text_body as text, pause_url as "pauseUrl" from mail_outbox
     where template = 'unread_messages' order by created_at`,
  );

const LINKS = {
  publicUrl: 'http://vikari.test',
  pauseTokens: createPauseTokens(Buffer.alloc(32)),
};

interface AnEmployer {
  chatId: string;
  write(): Promise<number>;
  /** The candidate blocks it. */
  block(): Promise<unknown>;
}

async function aCandidate() {
  const { db } = server;
  const uid = await aStoredUser(db, 'Tova');
  const { chats } = createChats({ db, clock, events: eventsOn(db, clock) });
  const asCandidate: Member = { role: 'candidate', id: uid };
  /** An employer who has the candidate's application, and may write. */
  async function anEmployer(): Promise<AnEmployer> {
    const employer: Member = { role: 'employer', id: await aStoredEmployer(db) };
    const { id: jobId } = await aStoredJob(db, { employerId: employer.id });
    const chatId = await aStoredApplication(db, { uid, jobId, at: instant(clock.now()) });
    const message = () => ({ clientId: randomUUID(), text: 'Hemlig text', senderName: 'Rut' });
    return {
      chatId,
      write: async () => (await chats.send(employer, chatId, message())).message.number,
      block: () =>
        db.query('insert into employer_blocks (uid, employer_id, blocked_at) values ($1, $2, $3)', [
          uid,
          employer.id,
          instant(clock.now()),
        ]),
    };
  }
  return { uid, chats, asCandidate, anEmployer };
}

describe('the mail about unread messages', () => {
  it('is sent once, a quarter of an hour after the first, with counts and no texts', async () => {
    const { anEmployer } = await aCandidate();
    const [nord, syd] = [await anEmployer(), await anEmployer()];
    await nord.write();
    clock.advance(14 * MINUTE);
    await syd.write();
    await syd.write();
    await lookRound();
    expect(await mails()).toEqual([]);
    clock.advance(MINUTE);
    await lookRound();
    await lookRound();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Du har 3 olästa meddelanden');
    expect(mail?.text).toContain('Exempelvård: ett meddelande');
    expect(mail?.text).toContain('Exempelvård: 2 meddelanden');
    expect(mail?.text).toContain('http://vikari.test/messages');
    expect(mail?.text).not.toContain('Hemlig');
  });

  it('is not sent for messages that they have read, or when they were online after them', async () => {
    const { chats, asCandidate, anEmployer } = await aCandidate();
    const [read, seen] = [await anEmployer(), await anEmployer()];
    await chats.markRead(asCandidate, read.chatId, await read.write());
    await seen.write();
    clock.advance(MINUTE);
    await chats.setPresence(asCandidate, null, true);
    clock.advance(20 * MINUTE);
    await lookRound();
    expect(await mails()).toEqual([]);
  });

  it('is sent again for new messages, once they have read something or a day has passed', async () => {
    const { chats, asCandidate, anEmployer } = await aCandidate();
    const { chatId, write } = await anEmployer();
    const number = await write();
    const round = async () => {
      clock.advance(16 * MINUTE);
      await lookRound();
      return (await mails()).length;
    };
    expect(await round()).toBe(1);
    clock.advance(MINUTE);
    await write();
    expect(await round()).toBe(1);
    await chats.markRead(asCandidate, chatId, number);
    expect(await round()).toBe(2);
    clock.advance(DAY);
    expect(await round()).toBe(2);
    await write();
    expect(await round()).toBe(3);
  });
});

describe('an employer that they have blocked', () => {
  it('is not in it, and brings none', async () => {
    const { anEmployer } = await aCandidate();
    const [blocked, other] = [await anEmployer(), await anEmployer()];
    await blocked.write();
    await blocked.block();
    clock.advance(16 * MINUTE);
    await lookRound();
    expect(await mails()).toEqual([]);
    await other.write();
    clock.advance(16 * MINUTE);
    await lookRound();
    expect(await mails()).toMatchObject([{ subject: 'Du har ett oläst meddelande' }]);
  });
});

describe('where the mail server was away', () => {
  /** What is sent when it is there again. */
  async function sentNow(): Promise<string[]> {
    const { db } = server;
    const [waiting] = await db.query<{ id: string }>(
      'select id from mail_outbox order by created_at desc limit 1',
    );
    const mail = await findWaitingMail(db, waiting?.id ?? '');
    const { unread_messages: renew } = createDigestRenewal({ db, ...LINKS });
    const renewed = mail && (await renew?.(mail));
    return renewed ? [renewed.subject] : [];
  }

  it('says what is unread when it is sent, and says nothing where nothing is', async () => {
    const { anEmployer, chats, asCandidate } = await aCandidate();
    const [one, other] = [await anEmployer(), await anEmployer()];
    const number = await one.write();
    await other.write();
    clock.advance(16 * MINUTE);
    await lookRound();
    expect(await sentNow()).toEqual(['Du har 2 olästa meddelanden']);
    await one.write();
    expect(await sentNow()).toEqual(['Du har 3 olästa meddelanden']);
    await other.block();
    expect(await sentNow()).toEqual(['Du har 2 olästa meddelanden']);
    await chats.markRead(asCandidate, one.chatId, number + 1);
    expect(await sentNow()).toEqual([]);
  });
});

describe('stopping it', () => {
  const pause = (url: string, headers: Record<string, string>, payload: string) =>
    server.app.inject({ method: 'POST', url, headers, payload });
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

  async function aMail() {
    const candidate = await aCandidate();
    const { write } = await candidate.anEmployer();
    await write();
    clock.advance(16 * MINUTE);
    await lookRound();
    const [mail] = await mails();
    const { pathname, search } = new URL(mail?.pauseUrl ?? '');
    return { ...candidate, write, url: pathname + search };
  }
  const settings = (uid: string) =>
    server.db.query('select mail_digest from notification_settings where user_id = $1', [uid]);

  it.each([
    ['as a form', FORM, 'List-Unsubscribe=One-Click'],
    [
      'in parts',
      { 'content-type': 'multipart/form-data; boundary=b' },
      '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('takes one call of a mail program, %s, without a session', async (_as, headers, payload) => {
    const { uid, url, write } = await aMail();
    const answer = await pause(url, headers, payload);
    expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
    expect(await settings(uid)).toEqual([{ mail_digest: false }]);
    await write();
    clock.advance(2 * DAY);
    await lookRound();
    expect(await mails()).toHaveLength(1);
  });

  it('leads a browser back to the page', async () => {
    const { uid, url } = await aMail();
    const answer = await pause(`${url}&page=1`, FORM, '');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`${PAUSE_MAIL_PATH}?result=paused`);
    expect(await settings(uid)).toEqual([{ mail_digest: false }]);
  });

  it('refuses a token that is not ours', async () => {
    const { uid, url } = await aMail();
    const other = await aStoredUser(server.db);
    const token = new URL(url, 'http://vikari.test').searchParams.get('token') ?? '';
    const [name = '', signature = ''] = token.split('.');
    const forged = [
      '',
      name,
      `${name}.`,
      `${name}.${signature.slice(1)}`,
      `${Buffer.from(other).toString('base64url')}.${signature}`,
      `${token}.x`,
    ];
    for (const one of forged) {
      const answer = await pause(`${PAUSE_MAIL_PATH}?token=${one}`, FORM, '');
      expect(answer.statusCode, one).toBe(400);
    }
    expect(await settings(uid)).toEqual([]);
    expect(await settings(other)).toEqual([]);
  });
});
