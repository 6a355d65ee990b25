import { afterAll, beforeAll, expect, it } from 'vitest';
import { TERM_IDS, type TermId } from '#domain/terms/terms';
import { aStoredEmployer, aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { systemClock } from '../lib/clock';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { tellOn, termsOn } from './testing/termsOn';

const ROUNDS = 5;
const PEOPLE = 6;

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

it('leaves no question open that was asked while its employer answered, and tells each once', async () => {
  const employerId = await aStoredEmployer(db);
  const terms = termsOn(db, systemClock);
  const call = { employerId, keyId: null, idempotencyKey: null };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await aStoredJob(db, { employerId, closesOn: '2999-12-31', endsOn: null });
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => aStoredUser(db)));
    const answers = { pension: 'none', sickPayFrom: 2 } as const;
    await Promise.all([
      ...people.map((userId) => terms.ask(userId, id)),
      terms.answer(call, { id, terms: answers }),
    ]);
    // What is asked is answered at once, also of who is told later
    const asked = await Promise.all(people.map((userId) => terms.asked(userId, id)));
    await Promise.all([tellOn(db, systemClock), tellOn(db, systemClock)]);
    await tellOn(db, systemClock);
    const open = await Promise.all(people.map((userId) => terms.asked(userId, id)));
    const unsaid = TERM_IDS.filter((term) => !(term in answers));
    expect(asked).toEqual(open);
    expect(open).toEqual(people.map((): TermId[] => unsaid));
    const mails = await db.query<{ recipient: string; count: number }>(
      `select recipient, count(*)::int as count from mail_outbox
       where user_id = any($1::text[]) and template = 'terms_answered' group by recipient`,
      [people],
    );
    expect(mails.every(({ count }) => count === 1)).toBe(true);
  }
});
