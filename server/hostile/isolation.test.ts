import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settableClock } from '../identity/testing/settableClock';
import { aUser } from '../identity/testing/users';
import { DAY } from '../lib/time';
import type { Row } from '../storage/database';
import { expectRefusal } from './testing/answers';
import {
  type Credentials,
  createParties,
  type Parties,
  signedIn,
  VISITOR,
} from './testing/parties';
import { send, sendRaw } from './testing/send';
import { NONEXISTENT, nameOf, wellBehavedCall } from './testing/wellBehavedCalls';
import { wholeServer } from './testing/wholeServer';

const clock = settableClock();
const server = await wholeServer({ clock });
const { app, db } = server;
const named = server.services.routes.map((route) => [nameOf(route), route] as const);
const forCandidates = named.filter(([, { endpoint }]) => endpoint.access === 'candidate');
const forEmployers = named.filter(([, { endpoint }]) => endpoint.access === 'employer');

let anna: Parties;
let bodil: Parties;
/** An application that is withdrawn, on a job that is deleted: every call on them is refused. */
let ended: Parties;

beforeAll(async () => {
  anna = await createParties(server, clock, 'Annasa');
  bodil = await createParties(server, clock, 'Bodilsa');
  ended = await createParties(server, clock, 'Cecilisa');
  for (const [name, caller, input] of [
    ['POST /api/portal/withdraw_application', ended.candidate, {}],
    ['POST /api/integration/jobs/:id/close', ended.employer, { as: 'deleted' }],
  ] as const) {
    const route = server.services.routes.find((one) => nameOf(one) === name);
    const call = route && wellBehavedCall(route);
    if (!route || !call) throw new Error(`There is no ${name} left.`);
    expect((await send(app, route, { ...call(ended), ...input }, caller)).statusCode).toBe(200);
  }
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

/** Every row that belongs to the candidate or the employer. */
async function rowsOf({ userId, jobId, applicationId, employerId }: Parties): Promise<Row[][]> {
  return Promise.all([
    db.query('select * from users where id = $1', [userId]),
    db.query('select * from sessions where user_id = $1', [userId]),
    db.query('select * from job_preferences where user_id = $1', [userId]),
    db.query('select * from user_references where user_id = $1', [userId]),
    db.query('select * from experiences where user_id = $1', [userId]),
    db.query('select * from profile_views where user_id = $1', [userId]),
    db.query('select * from jobs where employer_id = $1', [employerId]),
    db.query('select * from applications where uid = $1 or job_id = $2', [userId, jobId]),
    db.query('select * from application_events where application_id = $1', [applicationId]),
    db.query('select * from user_documents where user_id = $1', [userId]),
    db.query('select * from document_shares where application_id = $1', [applicationId]),
    db.query('select * from document_openings where user_id = $1', [userId]),
    db.query('select * from uploads where user_id = $1', [userId]),
    db.query('select * from files where user_id = $1', [userId]),
  ]);
}

describe.each([...forCandidates, ...forEmployers])('%s', (_name, route) => {
  const call = wellBehavedCall(route) ?? (() => ({}));
  const { access } = route.endpoint;

  /** How one of the two calls this endpoint. */
  const of = (parties: Parties): Credentials =>
    access === 'employer' ? parties.employer : parties.candidate;

  it('refuses callers of another kind', async () => {
    const strangers: Credentials[] = [
      VISITOR,
      access === 'employer' ? anna.candidate : { ...VISITOR, ...anna.employer },
      { ...VISITOR, cookie: `vikari_session=${'a'.repeat(43)}` },
      { ...VISITOR, cookie: `vikari_session=${anna.employer.authorization?.slice(7)}` },
      { ...VISITOR, authorization: `Bearer ${anna.candidate.cookie?.split('=')[1]}` },
    ];
    for (const stranger of strangers) {
      const response = await send(app, route, call(anna), stranger);
      expectRefusal(response);
      expect(response.json().code).toBe(
        access === 'employer' ? 'invalid_api_key' : 'authentication_required',
      );
    }
  });

  it('refuses a session at once after it has ended', async () => {
    if (access === 'employer') return;
    const signedOut = await signedIn(server, clock, anna.userId);
    expect((await send(app, route, call(NONEXISTENT), signedOut)).statusCode).not.toBe(401);
    await sendRaw(app, {
      method: 'POST',
      url: '/api/v2/session/sign_out',
      headers: signedOut,
    });
    expect((await send(app, route, call(NONEXISTENT), signedOut)).statusCode).toBe(401);
  });

  it.each([
    ['open', () => anna],
    ['ended', () => ended],
  ])(
    "answers for another account's %s as for one that does not exist, and changes nothing",
    async (_what, whose) => {
      const another = whose();
      const before = await rowsOf(another);
      const { userId, applicationId, referenceId, experienceId, documentId, uploadId } = another;
      // A candidate may apply to every job; for an employer it is another employer's job.
      const jobId = access === 'employer' ? another.jobId : NONEXISTENT.jobId;
      const anotherCall = call({
        userId,
        applicationId,
        referenceId,
        experienceId,
        documentId,
        uploadId,
        jobId,
        email: bodil.email,
      });
      const nonexistentCall = call({ ...NONEXISTENT, email: bodil.email });
      const response = await send(app, route, anotherCall, of(bodil));
      expect(await rowsOf(another)).toEqual(before);
      for (const secret of another.secrets) expect(response.body).not.toContain(secret);
      if (JSON.stringify(anotherCall) === JSON.stringify(nonexistentCall)) return;
      const nothing = await send(app, route, nonexistentCall, of(bodil));
      expect([response.statusCode, response.body]).toEqual([nothing.statusCode, nothing.body]);
    },
  );
});

describe('every answer', () => {
  it.each(named)('of %s shows a candidate only their own data', async (_name, route) => {
    const call = wellBehavedCall(route) ?? (() => ({}));
    // New each time: one of the endpoints signs the candidate out
    const candidate = await signedIn(server, clock, bodil.userId);
    for (const caller of [VISITOR, candidate, bodil.employer]) {
      const { body } = await send(app, route, call(anna), caller);
      for (const secret of anna.secrets) expect(body).not.toContain(secret);
    }
  });

  it("shows of a job only the caller's own applications", async () => {
    const job = `/api/portal/public/job?id=${anna.jobId}`;
    const applied = async (headers: Credentials) =>
      (await sendRaw(app, { method: 'GET', url: job, headers })).json().data.applied;
    expect(await applied(anna.candidate)).toBe(true);
    expect(await applied(VISITOR)).toBe(false);
    expect(await applied(await signedIn(server, clock, await aUser(db)))).toBe(false);
  });
});

it('refuses an expired session at every endpoint', async () => {
  const { candidate } = await createParties(server, clock, 'Cilla');
  clock.advance(31 * DAY);
  for (const [, route] of forCandidates) {
    const call = wellBehavedCall(route) ?? (() => ({}));
    expect((await send(app, route, call(NONEXISTENT), candidate)).statusCode).toBe(401);
  }
});
