import { randomUUID } from 'node:crypto';
import { aStoredEmployer, aStoredJob } from '../../applications/testing/storedFactories';
import { createSessions } from '../../identity/sessions.service';
import { aUser } from '../../identity/testing/users';
import type { Clock, SteadyClock } from '../../lib/clock';
import { EXPERIENCE, type NamedThings, REFERENCE } from './wellBehavedCalls';
import type { WholeServer } from './wholeServer';

/** The headers that identify the caller of a request. */
export type Credentials = Readonly<Record<string, string>>;

/** A page of the site, without a session. */
export const VISITOR: Credentials = { 'sec-fetch-site': 'same-origin' };

/** A candidate and an employer with an application between them, and all their data. */
export interface Parties extends NamedThings {
  candidate: Credentials;
  employer: Credentials;
  employerId: string;
  /** Texts that may only be sent to these two. */
  secrets: readonly string[];
}

/** Signs a candidate in without BankID. */
export async function signedIn(
  { db }: WholeServer,
  clock: Clock & SteadyClock,
  userId: string,
): Promise<Credentials> {
  const cookie = await createSessions(db, clock).start(db, userId);
  return { ...VISITOR, cookie: `vikari_session=${cookie}` };
}

/** An employer with one job, and a candidate who has applied to it over the API. */
export async function createParties(
  server: WholeServer,
  clock: Clock & SteadyClock,
  name: string,
): Promise<Parties> {
  const { app, db } = server;
  const email = `${name.toLowerCase()}.${randomUUID()}@example.com`;
  const userId = await aUser(db, { firstName: name, lastName: `${name}sdotter`, email });
  const candidate = await signedIn(server, clock, userId);
  const key = `key-${randomUUID()}`;
  const employerId = await aStoredEmployer(db, key);
  const { id: jobId } = await aStoredJob(db, { employerId });
  const answer = `${name} har gjort fem år på akuten.`;
  const applied = await app.inject({
    method: 'POST',
    url: '/api/portal/submitCandidate',
    headers: candidate,
    payload: {
      jobId,
      kind: 'candidate',
      contact: { firstName: name, lastName: `${name}sdotter`, email, phone: '070-174 06 05' },
      answers: { experience: answer },
    },
  });
  const applicationId: string = applied.json().application.id;
  const own = async (path: string, payload: object) =>
    (
      await app.inject({
        method: 'POST',
        url: `/api/v2/users/${path}`,
        headers: candidate,
        payload,
      })
    ).json();
  const manager = `${name}s Chef`;
  const ward = `${name}kliniken`;
  const { reference } = await own('user_reference', { ...REFERENCE, name: manager });
  const { experience } = await own('experience', { ...EXPERIENCE, workplace: ward });
  return {
    candidate,
    employer: { authorization: `Bearer ${key}` },
    employerId,
    userId,
    email,
    jobId,
    applicationId,
    referenceId: reference.id,
    experienceId: experience.id,
    secrets: [
      userId,
      email,
      applicationId,
      reference.id,
      experience.id,
      `${name}sdotter`,
      answer,
      manager,
      ward,
    ],
  };
}
