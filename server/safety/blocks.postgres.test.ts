import { afterAll, expect, it } from 'vitest';
import { aStoredJob } from '../applications/testing/storedFactories';
import { createParties } from '../hostile/testing/parties';
import { sendRaw } from '../hostile/testing/send';
import { wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';

const ROUNDS = 8;

const clock = settableClock();
const server = await wholeServer({ clock });
const { app, db } = server;
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

it('leaves no open chat by an application of the same moment', async () => {
  const { candidate, employerId } = await createParties(server, clock, 'Eriksa');
  const post = (path: string, body: object) =>
    sendRaw(app, {
      method: 'POST',
      url: `/api/${path}`,
      headers: { ...candidate, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  for (let round = 0; round < ROUNDS; round += 1) {
    const jobs = [
      await aStoredJob(db, { employerId }),
      await aStoredJob(db, { employerId }),
      await aStoredJob(db, { employerId }),
    ];
    const applied = jobs.map(({ id: jobId }) =>
      post('portal/submitCandidate', { jobId, kind: 'interested' }),
    );
    const blocked = await post('v2/chats/block_employer', { employerId });
    expect(blocked.statusCode, blocked.body).toBe(200);
    for (const answer of await Promise.all(applied)) {
      expect(answer.statusCode === 200 || answer.json().code === 'employer_blocked').toBe(true);
    }
    const open = await db.query(
      `select 1 from applications join jobs on jobs.id = applications.job_id
       left join chats on chats.id = applications.id
       where jobs.employer_id = $1 and applications.status = 'interested' and chats.ended_at is null`,
      [employerId],
    );
    expect(open).toEqual([]);
    await post('v2/chats/unblock_employer', { employerId });
  }
});
