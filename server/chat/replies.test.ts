import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChatSender } from '#domain/chat/chat';
import { measureReplies } from '#domain/chat/replyLedger';
import type { DomainEventOf } from '#domain/events/domainEvent';
import {
  aStoredApplication,
  aStoredEmployer,
  aStoredJob,
  aStoredUser,
} from '../applications/testing/storedFactories';
import { eventsOn } from '../composition/testing/eventsOn';
import { createRandom } from '../demo/random';
import { settableClock } from '../identity/testing/settableClock';
import { DAY, HOUR, instant, MINUTE } from '../lib/time';
import { quarantineOn } from '../quarantine/testing/quarantineOn';
import type { Database, Queryable } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import type { ChatService } from './chat.service';
import { createChats } from './chats';
import type { Member } from './chats.repository';
import {
  createShownReplies,
  measureEmployers,
  ownReplyFigures,
  shownRepliesOf,
} from './replyLedger';
import { saveReplies } from './replyLedger.repository';
import { remindSilentEmployers } from './silence';

let db: Database;
let clock = settableClock();
let chats: ChatService;
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(() => {
  clock = settableClock();
  ({ chats } = createChats({ db, clock, events: eventsOn(db, clock) }));
});
afterAll(() => db.close());

async function anApplication(employerId?: string) {
  const employer: Member = { role: 'employer', id: employerId ?? (await aStoredEmployer(db)) };
  const candidate: Member = { role: 'candidate', id: await aStoredUser(db) };
  const { id: jobId } = await aStoredJob(db, { employerId: employer.id });
  const at = instant(clock.now());
  const id = await aStoredApplication(db, { uid: candidate.id, jobId, at });
  return { id, candidate, employer };
}
const write = (member: Member, id: string) =>
  chats.send(member, id, { clientId: randomUUID(), text: 'Hej', senderName: 'Rut' });

describe('how an employer answers', () => {
  it('is shown from five answers on, and only for its own employer', async () => {
    const employerId = await aStoredEmployer(db);
    const other = await anApplication();
    await write(other.candidate, other.id);
    for (const hours of [2, 30, 3, 4, 5]) {
      expect(await shownRepliesOf(db, employerId)).toBeNull();
      const { id, candidate, employer } = await anApplication(employerId);
      await write(candidate, id);
      await write(candidate, id);
      clock.advance(hours * HOUR);
      await write(employer, id);
      await write(employer, id);
      await measureEmployers({ db, clock, quarantine: quarantineOn(db, clock) });
    }
    expect(await shownRepliesOf(db, employerId)).toEqual({ medianHours: 4, answersOfTen: 10 });
    const ignored = await anApplication(employerId);
    await write(ignored.candidate, ignored.id);
    clock.advance(15 * DAY);
    // Two nodes at once
    await Promise.all([
      measureEmployers({ db, clock, quarantine: quarantineOn(db, clock) }),
      measureEmployers({ db, clock, quarantine: quarantineOn(db, clock) }),
    ]);
    expect(await ownReplyFigures(db, employerId)).toEqual({
      medianHours: 4,
      answered: 5,
      unanswered: 1,
      waiting: 0,
      shown: { medianHours: 4, answersOfTen: 8 },
      measuredAt: instant(clock.now()),
    });
    expect((await ownReplyFigures(db, other.employer.id)).answered).toBe(0);
    clock.advance(181 * DAY);
    await measureEmployers({ db, clock, quarantine: quarantineOn(db, clock) });
    expect(await shownRepliesOf(db, employerId)).toBeNull();
  });
});

describe('the waits of chats', () => {
  const round = () => measureEmployers({ db, clock, quarantine: quarantineOn(db, clock) });
  /** The figures by all messages of an employer's chats at once. */
  async function figuresOf(employerId: string) {
    const rows = await db.query<{ id: string; endedAt: string | null }>(
      `select id, case when ended_by = 'employer' then ended_at end as "endedAt"
       from chats where employer_id = $1`,
      [employerId],
    );
    const measured = rows.map(async ({ id, endedAt }) => {
      const messages = await db.query<{ sender: ChatSender; at: string }>(
        'select sender, sent_at as at from chat_messages where chat_id = $1 order by number',
        [id],
      );
      return {
        messages: messages.map(({ sender, at }) => ({ sender, at: Date.parse(at) })),
        endedByEmployerAt: endedAt === null ? null : Date.parse(endedAt),
      };
    });
    return measureReplies(await Promise.all(measured), clock.now());
  }

  it('give the same figures as all messages at once, whenever they were read', async () => {
    const random = createRandom(34);
    const employerId = await aStoredEmployer(db);
    const open = await Promise.all([1, 2, 3, 4].map(() => anApplication(employerId)));
    for (let step = 0; step < 80; step += 1) {
      const { id, candidate, employer } = random.pick(open);
      await write(random.chance(0.5) ? candidate : employer, id);
      clock.advance(random.integer(1, 60) * HOUR);
      if (random.chance(0.3)) {
        await round();
        expect(await ownReplyFigures(db, employerId)).toMatchObject(await figuresOf(employerId));
      }
    }
    for (const { id, candidate, employer } of open) {
      await write(candidate, id);
      await chats.end(employer, id, 'other');
    }
    await Promise.all([round(), round()]);
    const figures = await figuresOf(employerId);
    expect(await ownReplyFigures(db, employerId)).toMatchObject(figures);
    expect(figures.answered).toBeGreaterThan(4);
  });

  it('are read once, of messages of any number', async () => {
    const { id, candidate, employer } = await anApplication();
    await write(candidate, id);
    await db.query(
      `with written as (update chats set message_count = message_count + 2500 where id = $1
         returning message_count - 2500 as before)
       insert into chat_messages (chat_id, number, sender, sender_name, client_id, text, sent_at)
       select $1, before + i, case when i % 2 = 1 then 'employer' else 'candidate' end, 'Rut',
         i::text, 'Hej', $2::timestamptz + i * interval '1 minute'
       from written, generate_series(1, 2500) as i`,
      [id, instant(clock.now())],
    );
    clock.advance(10 * DAY);
    await round();
    expect((await ownReplyFigures(db, employer.id)).answered).toBe(1250);
    // What is read already may say what it wants
    await db.query("update chat_messages set sender = 'candidate' where chat_id = $1", [id]);
    await write(employer, id);
    await round();
    expect(await ownReplyFigures(db, employer.id)).toMatchObject({ answered: 1251, waiting: 0 });
  });
});

describe('how an employer answers, for pages', () => {
  const answered = (medianHours: number) => ({
    medianHours,
    answered: 10,
    unanswered: 0,
    waiting: 0,
  });

  it('is read once a minute, each employer for itself', async () => {
    const [one, other] = [await aStoredEmployer(db), await aStoredEmployer(db)];
    let asked = 0;
    const counted: Queryable = {
      query(sql, params) {
        asked += 1;
        return db.query(sql, params);
      },
    };
    const repliesOf = createShownReplies({ db: counted, clock });
    await saveReplies(db, one, answered(4), instant(clock.now()));
    const both = await Promise.all([repliesOf(one), repliesOf(one)]);
    expect(both).toEqual([both[0], { medianHours: 4, answersOfTen: 10 }]);
    expect(await repliesOf(other)).toBeNull();
    expect(await repliesOf(other)).toBeNull();
    expect(asked).toBe(2);
    await saveReplies(db, one, answered(9), instant(clock.now()));
    clock.advance(MINUTE - 1);
    expect((await repliesOf(one))?.medianHours).toBe(4);
    clock.advance(1);
    expect((await repliesOf(one))?.medianHours).toBe(9);
  });
});

describe('an employer that does not answer', () => {
  let reminders: DomainEventOf<'answer.awaited'>[] = [];
  const tell = () =>
    remindSilentEmployers({
      db,
      clock,
      quarantine: quarantineOn(db, clock),
      events: {
        async record(_tx, event) {
          if (event.type === 'answer.awaited') reminders.push(event);
        },
      },
    });
  beforeEach(async () => {
    // What earlier tests left
    clock.advance(400 * DAY);
    while ((await tell()) > 0);
    reminders = [];
  });
  const eventsOf = async (member: Member, id: string) =>
    (await chats.messages(member, id, {})).results.flatMap(({ event }) =>
      event === null || event.type === 'status' ? [] : [event.type],
    );

  it('is reminded once after three weekdays, and given up after 14 days', async () => {
    const { id, candidate, employer } = await anApplication();
    await write(candidate, id);
    const since = instant(clock.now());
    clock.advance(2 * DAY);
    await write(candidate, id);
    await tell();
    expect(reminders).toEqual([]);
    clock.advance(5 * DAY);
    // On several nodes at once
    await Promise.all([tell(), tell(), tell()]);
    expect(reminders).toEqual([
      {
        type: 'answer.awaited',
        applicationId: id,
        employerId: employer.id,
        at: instant(clock.now()),
        waitsSince: since,
      },
    ]);
    expect(await eventsOf(candidate, id)).toEqual(['employer_reminded']);
    clock.advance(7 * DAY);
    await Promise.all([tell(), tell()]);
    await tell();
    expect(await eventsOf(candidate, id)).toEqual(['employer_reminded', 'no_answer']);
    expect(reminders).toHaveLength(1);
    expect((await chats.find(candidate, id)).candidate.unseen).toBe(0);
  });

  it('is reminded again only of a new silence', async () => {
    const { id, candidate, employer } = await anApplication();
    await write(candidate, id);
    clock.advance(7 * DAY);
    await tell();
    await write(employer, id);
    clock.advance(20 * DAY);
    await tell();
    expect(await eventsOf(candidate, id)).toEqual(['employer_reminded']);
    await write(candidate, id);
    clock.advance(7 * DAY);
    await tell();
    expect(await eventsOf(candidate, id)).toEqual(['employer_reminded', 'employer_reminded']);
  });

  it('is not reminded once the chat or the application has ended', async () => {
    const ended = await anApplication();
    await write(ended.candidate, ended.id);
    await chats.end(ended.candidate, ended.id, 'left');
    const rejected = await anApplication();
    await write(rejected.candidate, rejected.id);
    await db.query("update applications set status = 'rejected' where id = $1", [rejected.id]);
    clock.advance(30 * DAY);
    expect(await tell()).toBe(0);
  });
});
