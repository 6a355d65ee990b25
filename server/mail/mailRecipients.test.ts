import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTACT_EMAIL } from '#domain/contactEmail';
import { aUser } from '../identity/testing/users';
import { systemClock } from '../lib/clock';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { MAIL_RECIPIENTS, type MailRecipient } from './mailRecipients';
import type { MailTemplate } from './mailWords';
import { createOutbox, type MailOrder } from './outbox';
import { MAIL_VALUES } from './testing/mailValues';

const publicUrl = 'http://localhost:3000';
const ADDRESS = 'typed@example.com';
const TEMPLATES = Object.keys(MAIL_VALUES) as MailTemplate[];
const outbox = createOutbox({ clock: systemClock, publicUrl });

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from mail_outbox');
  await db.query('delete from users');
});

const ruleOf = (template: MailTemplate): MailRecipient => MAIL_RECIPIENTS[template];

/** Queues a mail as a cause does; returns how many mails of the kind there are then. */
async function queue<Template extends MailTemplate>(
  template: Template,
  order: Partial<MailOrder<Template>>,
): Promise<number> {
  await db.transaction((tx) =>
    outbox.queue(tx, {
      to: ADDRESS,
      userId: null,
      language: 'sv',
      template,
      values: MAIL_VALUES[template],
      ...order,
    }),
  );
  return (await db.query('select 1 from mail_outbox where template = $1', [template])).length;
}

/** An account that has typed the address, or whose owner has confirmed it. */
const account = (emailConfirmed: boolean) => aUser(db, { email: ADDRESS, emailConfirmed });

it('has a rule for every kind of mail', () => {
  expect(Object.keys(MAIL_RECIPIENTS).toSorted()).toEqual(TEMPLATES.toSorted());
});

describe.each(TEMPLATES)('%s', (template) => {
  const rule = ruleOf(template);

  it('goes to an address that nobody has confirmed only where it asks its reader, and seldom', async () => {
    const userId = await account(false);
    let sent = 0;
    for (let round = 0; round < 5; round += 1) sent = await queue(template, { userId });
    expect(sent).toBe(rule.kind === 'typed' ? rule.aDay : 0);
  });

  it('goes to a typed address without an account only where it asks its reader, and seldom', async () => {
    let sent = 0;
    for (let round = 0; round < 5; round += 1) sent = await queue(template, {});
    const isTyped = rule.kind === 'typed' || rule.kind === 'account_or_typed';
    expect(sent).toBe(isTyped ? rule.aDay : 0);
  });

  it('goes to the confirmed address of its account, and to no other', async () => {
    if (!rule.kind.startsWith('account')) return;
    const userId = await account(true);
    expect(await queue(template, { userId, to: 'another@example.com' })).toBe(0);
    expect(await queue(template, { userId, to: ADDRESS.toUpperCase() })).toBe(1);
  });

  it('goes where its cause says since when the address is confirmed, or to us', async () => {
    if (rule.kind === 'us') expect(await queue(template, { to: CONTACT_EMAIL })).toBe(1);
    if (!rule.kind.endsWith('vouched')) return;
    expect(await queue(template, { confirmedAt: null })).toBe(0);
    expect(await queue(template, { confirmedAt: '2026-03-02T09:00:00.000Z' })).toBe(1);
  });
});

it('sends an account’s first mail, although a few others typed its address before', async () => {
  const strangers = await Promise.all([1, 2, 3, 4].map(() => account(false)));
  for (const userId of strangers) {
    for (let round = 0; round < 5; round += 1) await queue('confirm_email', { userId });
  }
  const before = await queue('confirm_email', { userId: strangers[0] ?? null });
  expect(await queue('confirm_email', { userId: await account(false) })).toBe(before + 1);
});

it('sends no more than twenty first mails a day to one address, however many accounts type it', async () => {
  let sent = 0;
  for (let count = 0; count < 23; count += 1) {
    sent = await queue('confirm_email', { userId: await account(false) });
  }
  expect(sent).toBe(20);
});
