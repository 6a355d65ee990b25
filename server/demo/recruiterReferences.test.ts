import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aStoredApplication,
  aStoredEmployer,
  aStoredJob,
} from '../applications/testing/storedFactories';
import { referenceParties } from '../givenReferences/testing/referenceParties';
import { wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';
import { instant } from '../lib/time';
import { createRecruiterClient } from './recruiterClient';
import { readSharedReferences } from './recruiterReferences';

const clock = settableClock();
const server = await wholeServer({ clock });
const parties = referenceParties(server, clock);
const { db, app } = server;

let baseUrl: string;
beforeAll(async () => {
  baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

/** A candidate with a given reference and an application, and the recruiter of its employer. */
async function world() {
  const candidate = await parties.candidate();
  const to = `${randomUUID()}@example.org`;
  const { token, request } = await candidate.asks(await candidate.names({ email: to }));
  const browser = parties.browser();
  const begun = await parties.beginByCode(browser, token, { to });
  await browser.post('portal/sign_reference_by_code', { id: token, ...begun });
  const key = `key-${randomUUID()}`;
  const { id: jobId } = await aStoredJob(db, {
    employerId: await aStoredEmployer(db, key),
    closesOn: '2999-12-31',
  });
  const applicationId = await aStoredApplication(db, {
    uid: candidate.userId,
    jobId,
    at: instant(clock.now()),
  });
  const client = createRecruiterClient(baseUrl, key, new AbortController().signal);
  return {
    share: { id: request.id, applicationId, openUntil: null },
    candidate,
    round: async () => readSharedReferences(client, await client.list()),
    said: async () => (await client.messages(applicationId)).map(({ text }) => text),
    openings: async () => (await candidate.requests())[0]?.openings,
  };
}

it('opens what is shared with it, once, and says that a program did', async () => {
  const { candidate, share, round, said, openings } = await world();
  await round();
  expect(await openings()).toBe(0);
  await candidate.call('portal/share_given_reference', share);
  await round();
  await round();
  expect(await openings()).toBe(1);
  const read = (await said()).filter((text) => text.startsWith('Simulerad läsning'));
  expect(read).toHaveLength(1);
  // Nothing of what was answered is in the chat
  expect(read.join()).not.toContain('Sjuksköterska');
});

it('opens nothing that is no longer shared', async () => {
  const { candidate, share, round, said, openings } = await world();
  const { id, applicationId } = share;
  await candidate.call('portal/share_given_reference', share);
  await candidate.call('portal/unshare_given_reference', { id, applicationId });
  await round();
  expect(await openings()).toBe(0);
  expect(await said()).toEqual([]);
});
