import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aUser } from '../identity/testing/users';
import { MAIL_RECIPIENTS } from '../mail/mailRecipients';
import { mailData } from '../mail/personalData';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { readPartsOf, readRowsOf } from './personalData.repository';

const OWN = 'own.address@example.com';

let db: Database;
let userId: string;
beforeAll(async () => {
  db = await createTestDatabase();
  userId = await aUser(db, { email: OWN });
});
afterAll(() => db.close());

const aMail = (recipient: string, template: string) =>
  db.query(
    `insert into mail_outbox (id, message_id, user_id, recipient, template, language, subject,
       text_body, html_body, created_at, give_up_at)
     values ($1, $1, $2, $3, $4, 'sv', '', 'link', '', now(), now())`,
    [randomUUID(), userId, recipient, template],
  );

/** What confirms an address, or is a referee's, acts for whoever reads the mailbox. */
it.each(Object.entries(MAIL_RECIPIENTS))(
  '%s to another address is in a copy only where it is known whose that is',
  async (template, { kind }) => {
    await db.query('delete from mail_outbox');
    await aMail('somebody.else@example.com', template);
    await aMail(OWN.toUpperCase(), template);
    const [entry] = mailData.tables;
    const isTyped = kind === 'typed' || kind === 'account_or_typed';
    for (const read of [readRowsOf, readPartsOf]) {
      const rows = await read(db, entry, userId);
      const others = isTyped ? [] : ['somebody.else@example.com'];
      expect(rows.map(({ recipient }) => String(recipient).toLowerCase()).toSorted()).toEqual(
        [OWN, ...others].toSorted(),
      );
    }
    // What nobody has confirmed is not theirs either
    await db.query('update users set email_confirmed_at = null where id = $1', [userId]);
    expect(await readRowsOf(db, entry, userId)).toHaveLength(isTyped ? 0 : 2);
    await db.query('update users set email_confirmed_at = now() where id = $1', [userId]);
  },
);
