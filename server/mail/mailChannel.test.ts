import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SettableClock, settableClock } from '../identity/testing/settableClock';
import { aUser } from '../identity/testing/users';
import { DAY, MINUTE } from '../lib/time';
import { createOutboxWorker } from '../outbox/worker';
import { createQuarantine } from '../quarantine/quarantine';
import type { Database, Row } from '../storage/database';
import { createGate } from '../storage/testing/gate';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { createMailChannel } from './mailChannel';
import { type Mailer, MailRefusedError, type OutgoingMail } from './mailer';
import { pruneMails } from './mails.repository';
import { createOutbox, type Outbox } from './outbox';

let db: Database;
let clock: SettableClock;
let outbox: Outbox;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from mail_outbox');
  await db.query('delete from outbox');
  clock = settableClock();
  outbox = createOutbox({ clock, publicUrl: 'https://vikari.test:3000' });
});

const queue = (to = 'alva@example.com', worthSendingFor?: number) =>
  outbox.queue(db, {
    to,
    userId: null,
    language: 'sv',
    template: 'email_changed',
    confirmedAt: '2026-03-01T09:00:00.000Z',
    values: { loginLink: 'https://vikari.test/login' },
    worthSendingFor,
  });

/** A mailer that stores what it is given, unless `fail` throws. */
function aMailer(fail: (mail: OutgoingMail) => void = () => undefined) {
  const sent: OutgoingMail[] = [];
  const mailer: Mailer = {
    async send(mail) {
      fail(mail);
      sent.push(mail);
    },
  };
  return { sent, mailer };
}

function aDelivery(mailer: Mailer) {
  const errors: string[] = [];
  const onError = (error: unknown) => void errors.push(String(error));
  const channel = createMailChannel({ db, clock, mailer });
  const quarantine = createQuarantine({ db, clock, onError });
  return { errors, delivery: createOutboxWorker({ db, clock, channel, quarantine, onError }) };
}

async function row(): Promise<Row> {
  const [only] = await db.query('select * from mail_outbox');
  return only ?? {};
}
const waiting = () => db.query('select attempts from outbox');

describe('writing', () => {
  it('is written with its cause: no cause, no mail', async () => {
    const cause = db.transaction(async (tx) => {
      await outbox.queue(tx, {
        to: 'alva@example.com',
        userId: null,
        language: 'sv',
        template: 'email_changed',
        confirmedAt: '2026-03-01T09:00:00.000Z',
        values: { loginLink: 'https://vikari.test/login' },
      });
      throw new Error('The cause fails.');
    });
    await expect(cause).rejects.toThrow('The cause fails.');
    expect(await db.query('select 1 from mail_outbox')).toEqual([]);
  });

  it('is deleted with its account', async () => {
    const userId = await aUser(db);
    await outbox.queue(db, {
      to: 'alva@example.com',
      userId,
      language: 'en',
      template: 'email_changed',
      confirmedAt: '2026-03-01T09:00:00.000Z',
      values: { loginLink: 'https://vikari.test/login' },
    });
    await db.query('delete from users');
    expect(await db.query('select 1 from mail_outbox')).toEqual([]);
  });
});

describe('delivery', () => {
  it('sends each written mail once', async () => {
    const { mailer, sent } = aMailer();
    const { delivery } = aDelivery(mailer);
    await queue();
    await delivery.workNow();
    await delivery.workNow();
    expect(sent).toEqual([
      expect.objectContaining({
        to: 'alva@example.com',
        language: 'sv',
        subject: 'Din e-postadress är ändrad',
        messageId: expect.stringMatching(/^<[0-9a-f-]{36}@vikari\.test>$/),
        text: expect.stringContaining('https://vikari.test/login'),
        html: expect.stringContaining('<html lang="sv">'),
      }),
    ]);
    expect(await row()).toMatchObject({ sent_at: expect.any(String) });
    expect(await waiting()).toEqual([]);
  });

  it('retries at growing intervals, with the same Message-ID, until it is accepted', async () => {
    const tried: [minute: number, id: string][] = [];
    const start = clock.now();
    const { mailer, sent } = aMailer(({ messageId }) => {
      tried.push([(clock.now() - start) / MINUTE, messageId]);
      if (tried.length < 4) throw new Error('421 Try later <alva@example.com>\u0000');
    });
    const { delivery, errors } = aDelivery(mailer);
    await queue();
    for (let minute = 0; minute <= 30; minute += 1) {
      await delivery.workNow();
      if (minute === 0) {
        expect(await row()).toMatchObject({ last_error: '421 Try later <alva@example.com> ' });
      }
      clock.advance(MINUTE);
    }
    expect(tried.map(([minute]) => minute)).toEqual([0, 1, 5, 21]);
    expect(new Set(tried.map(([, id]) => id)).size).toBe(1);
    expect(sent).toHaveLength(1);
    expect(await row()).toMatchObject({ last_error: null, given_up_at: null });
    // Reported once for several failures in a row, and without the address
    expect(errors).toEqual([
      expect.stringMatching(/^Error: The mail [0-9a-f-]{36} \(email_changed\)/),
    ]);
    expect(errors.join()).not.toContain('@');
  });

  it('gives up a mail that is refused permanently', async () => {
    const { mailer, sent } = aMailer(() => {
      throw new MailRefusedError('550 No such mailbox');
    });
    const { delivery, errors } = aDelivery(mailer);
    await queue();
    await delivery.workNow();
    clock.advance(DAY);
    await delivery.workNow();
    expect([sent, errors]).toEqual([[], []]);
    expect(await waiting()).toEqual([]);
    expect(await row()).toMatchObject({
      sent_at: null,
      given_up_at: expect.any(String),
      last_error: '550 No such mailbox',
    });
  });

  it('does not send a mail after the time for which it is worth sending', async () => {
    const { mailer, sent } = aMailer();
    await queue('alva@example.com', DAY);
    clock.advance(DAY + MINUTE);
    await aDelivery(mailer).delivery.workNow();
    await pruneMails(db, clock.now());
    expect(sent).toEqual([]);
    expect(await row()).toMatchObject({ given_up_at: expect.any(String) });
    expect(await waiting()).toEqual([{ attempts: 0 }]);
  });

  it('does not let one failing mail delay the others', async () => {
    const { mailer, sent } = aMailer(({ to }) => {
      if (to.startsWith('bad')) throw new Error('No.');
    });
    const { delivery } = aDelivery(mailer);
    for (let at = 1; at <= 12; at += 1) await queue(`${at % 2 ? 'bad' : 'good'}${at}@example.com`);
    await delivery.workNow();
    expect(sent).toHaveLength(6);
  });

  it('sends each mail once, however many nodes send', async () => {
    const { mailer, sent } = aMailer();
    for (let at = 1; at <= 30; at += 1) await queue(`person${at}@example.com`);
    const nodes = Array.from({ length: 4 }, () => aDelivery(mailer));
    await Promise.all(nodes.map(({ delivery }) => delivery.workNow()));
    expect(new Set(sent.map(({ to }) => to)).size).toBe(30);
    expect(sent).toHaveLength(30);
    expect(nodes.flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('takes over the mails of a node that stands still', async () => {
    await queue();
    const still = createGate();
    const frozen = aDelivery({ send: () => still.opened });
    const working = frozen.delivery.workNow();
    await vi.waitFor(async () => expect(await waiting()).toEqual([{ attempts: 1 }]));
    const { mailer, sent } = aMailer();
    const { delivery } = aDelivery(mailer);
    clock.advance(4 * MINUTE);
    await delivery.workNow();
    expect(sent).toEqual([]);
    clock.advance(MINUTE);
    await delivery.workNow();
    expect(sent).toHaveLength(1);
    still.open();
    await working;
    expect(frozen.errors).toEqual([]);
  });

  it('begins when a mail is written, on any node', async () => {
    const { mailer, sent } = aMailer();
    const { delivery, errors } = aDelivery(mailer);
    await delivery.start();
    await db.transaction((tx) =>
      outbox.queue(tx, {
        to: 'alva@example.com',
        userId: null,
        language: 'sv',
        template: 'email_changed',
        confirmedAt: '2026-03-01T09:00:00.000Z',
        values: { loginLink: 'https://vikari.test/login' },
      }),
    );
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await delivery.stop();
    await queue();
    expect([sent.length, errors]).toEqual([1, []]);
  });
});

it('deletes the texts of mails after thirty days, and whole mails that belong to no account', async () => {
  await queue();
  await queue('torvald@example.com');
  const userId = await aUser(db);
  await db.query('update mail_outbox set user_id = $1 where recipient = $2', [
    userId,
    'alva@example.com',
  ]);
  const rows = () => db.query('select user_id, subject, text_body, html_body from mail_outbox');
  clock.advance(30 * DAY - MINUTE);
  await pruneMails(db, clock.now());
  expect(await rows()).toHaveLength(2);
  clock.advance(MINUTE);
  await pruneMails(db, clock.now());
  expect(await rows()).toEqual([
    { user_id: userId, subject: null, text_body: null, html_body: null },
  ]);
});
