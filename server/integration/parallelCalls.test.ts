import { afterAll, expect, it } from 'vitest';
import { aStoredJob } from '../applications/testing/storedFactories';
import { createParties } from '../hostile/testing/parties';
import { sendRaw } from '../hostile/testing/send';
import { wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';

const clock = settableClock();
const server = await wholeServer({ clock });
const { employer, employerId } = await createParties(server, clock, 'Parallella');

afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

/** What an employer's program may do when it starts: everything at once. */
const AT_ONCE = 40;

const post = async (url: string, body: object): Promise<number> => {
  const { statusCode } = await sendRaw(server.app, {
    method: 'POST',
    url: `/api/integration/${url}`,
    headers: { ...employer, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  return statusCode;
};

it('saves an interviewer’s times for many jobs at once', async () => {
  const jobs: string[] = [];
  while (jobs.length < AT_ONCE) jobs.push((await aStoredJob(server.db, { employerId })).id);
  const free = [{ from: '2026-03-23T09:00:00Z', to: '2026-03-23T11:00:00Z' }];
  const answers = await Promise.all(
    jobs.map((id) =>
      post(`jobs/${id}/interview_calendar`, { minutes: 30, free, interviewerId: 'anna' }),
    ),
  );
  expect(answers).toEqual(jobs.map(() => 200));
});

it('closes and opens one job in many calls at once', async () => {
  const { id } = await aStoredJob(server.db, { employerId });
  const calls = Array.from({ length: AT_ONCE }, (_, index) =>
    index % 2 === 0 ? post(`jobs/${id}/close`, { as: 'disabled' }) : post(`jobs/${id}/open`, {}),
  );
  expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
});
