import { expect, it } from 'vitest';
import { aStoredEmployer, aStoredJob } from '../applications/testing/storedFactories';
import { explained } from '../storage/testing/explained';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { findChats } from './chats.repository';

const CHATS = 2000;
const PAGE = 30;

it('a page of an employer’s chats is read from the index, however many there are', async () => {
  const db = await createTestDatabase();
  const id = await aStoredEmployer(db);
  const { id: jobId } = await aStoredJob(db, { employerId: id });
  const statements = [
    `insert into users (id, first_name, last_name)
     select 'u' || i, 'Alva', 'Berg' from generate_series(1, ${CHATS}) as i`,
    `insert into applications (id, uid, job_id, status)
     select 'a' || i, 'u' || i, $1, 'candidate' from generate_series(1, ${CHATS}) as i`,
    `insert into chats (id, uid, employer_id, created_at, created_last_msg)
     select 'a' || i, 'u' || i, $1, now(), now() + i * interval '1 second'
     from generate_series(1, ${CHATS}) as i`,
    `insert into chat_members (chat_id, role)
     select id, unnest(array['candidate', 'employer']) from chats`,
    `insert into application_events (application_id, status, actor)
     select id, 'candidate', 'candidate' from applications`,
  ];
  const params = [[], [jobId], [id], [], []];
  for (const [place, sql] of statements.entries()) await db.query(sql, params[place]);
  await db.query('analyze');

  const { db: noted, plan } = explained(db);
  const page = { limit: PAGE, after: null };
  const found = await findChats(noted, { role: 'employer', id }, page);
  await db.close();
  expect(found.map((chat) => chat.id)).toEqual(
    Array.from({ length: PAGE }, (_, place) => `a${CHATS - place}`),
  );
  expect(plan.join('\n')).toContain('chats_employer');
  expect(plan.filter((line) => /Sort|Seq Scan on application_events/u.test(line))).toEqual([]);
});
