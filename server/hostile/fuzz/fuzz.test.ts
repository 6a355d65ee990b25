import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApiDocument } from '../../docs/openapi';
import type { Document } from '../../docs/testing/documentedInput';
import { settableClock } from '../../identity/testing/settableClock';
import { MINUTE } from '../../lib/time';
import { type Credentials, createParties, signedIn, VISITOR } from '../testing/parties';
import type { RawAnswer } from '../testing/rawRequest';
import { NONEXISTENT, nameOf } from '../testing/wellBehavedCalls';
import { wholeServer } from '../testing/wholeServer';
import { answerChecker } from './answers';
import { type Cast, createFuzz, type FuzzRequest, type Role } from './fuzzRequests';
import { heapInUse, thirdsOf } from './heap';
import { closeConnections, sendOverHttp } from './sendOverHttp';

/** `npm run test:fuzz` makes 60 000, or as many as it is told. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 5000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_302);
/** Requests at the same time. */
const AT_ONCE = 4;
/** Requests of the same people, before others take their places. */
const OF_ONE_CAST = 1000;
/** Failures after which a run ends. */
const MOST_FAILURES = 20;
/** Measurements of the memory. */
const MEASURED = 30;
/** From so many requests on memory is judged: what is loaded once is loaded by then. */
const JUDGED_FROM = 30_000;
/** Bytes by which the memory of the last third may exceed that of the first. */
const GROWTH = 15 * 1024 * 1024;
/** Where failing requests are put. */
const FOLDER = 'test-results/fuzz';
/** Calls that end the session of who makes them. */
const ENDING = ['sign_out', 'end_session', 'delete_account'];

const clock = settableClock();
const server = await wholeServer({ clock, config: { trustedProxies: ['127.0.0.1'] } });
const { app, db, services } = server;
const { routes } = services;
const document = openApiDocument(routes, 'https://vikari.test') as Document;
const fuzz = createFuzz(routes, document);
const check = answerChecker(routes, document);
let port: number;

beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  closeConnections();
  await server.close();
});

/** New people; the jobs of those before are deleted, as their memory must not count as a leak. */
async function newCast(before: Cast | null): Promise<Cast> {
  for (const { employer, employerId } of before ? [before.own, before.other] : []) {
    const jobs = await db.query<{ id: string }>(
      "select id from jobs where employer_id = $1 and status <> 'deleted'",
      [employerId],
    );
    for (const { id } of jobs) {
      await app.inject({
        method: 'POST',
        url: `/api/integration/jobs/${id}/close`,
        headers: employer,
        payload: { as: 'deleted' },
      });
    }
  }
  clock.advance(MINUTE);
  await server.runTimers();
  const [own, other] = [
    await createParties(server, clock, 'Alva'),
    await createParties(server, clock, 'Bo'),
  ];
  return { own, other };
}

const credentialsOf = (role: Role, { own, other }: Cast): Credentials =>
  ({
    visitor: VISITOR,
    candidate: own.candidate,
    'other candidate': other.candidate,
    employer: own.employer,
    'other employer': other.employer,
  })[role];

/** Signs in again whoever has ended their own session. */
async function signInAgain(cast: Cast, role: Role): Promise<void> {
  for (const [name, who] of [
    ['candidate', cast.own],
    ['other candidate', cast.other],
  ] as const) {
    if (role === name) who.candidate = await signedIn(server, clock, who.userId);
  }
}

/** What a run has seen. */
interface Seen {
  statuses: Map<number, number>;
  /** Requests that were answered 200, by endpoint. */
  taken: Set<string>;
  failures: string[];
  heap: number[];
}

/** Keeps a request whose answer was wrong as a file; the file and what was wrong. */
function keep(at: number, request: FuzzRequest, error: unknown): string {
  const { role, route, payload, ...rest } = request;
  const file = `${FOLDER}/${SEED}-${at}.json`;
  mkdirSync(FOLDER, { recursive: true });
  const kept = { seed: SEED, at, role, ...rest, payload: payload?.toString() };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  const name = route ? nameOf(route) : `${request.method} ${request.url}`;
  return `${file}: ${name} as ${role}: ${error instanceof Error ? error.message : String(error)}`;
}

async function run(): Promise<Seen> {
  const seen: Seen = { statuses: new Map(), taken: new Set(), failures: [], heap: [] };
  let cast = await newCast(null);

  async function one(at: number): Promise<void> {
    const request = fuzz.requestAt(at, SEED, cast);
    const faults = server.faults.length;
    try {
      const credentials = credentialsOf(request.role, cast);
      const headers = { ...credentials, ...request.headers };
      const answer = await sendOverHttp(port, { ...request, headers });
      const { statusCode } = answer;
      seen.statuses.set(statusCode, (seen.statuses.get(statusCode) ?? 0) + 1);
      check(request, answer);
      expect(server.faults.slice(faults)).toEqual([]);
      if (statusCode !== 200 || !request.route) return;
      seen.taken.add(nameOf(request.route));
      const { path } = request.route.endpoint;
      if (ENDING.some((name) => path.endsWith(name))) await signInAgain(cast, request.role);
    } catch (error) {
      seen.failures.push(keep(at, request, error));
    }
  }

  for (let at = 0; at < REQUESTS && seen.failures.length < MOST_FAILURES; at += AT_ONCE) {
    if (at > 0 && at % OF_ONE_CAST === 0) cast = await newCast(cast);
    const count = Math.min(AT_ONCE, REQUESTS - at);
    await Promise.all(Array.from({ length: count }, (_, index) => one(at + index)));
    const part = Math.floor((at * MEASURED) / REQUESTS);
    if (REQUESTS >= JUDGED_FROM && part >= seen.heap.length) seen.heap.push(heapInUse());
  }
  return seen;
}

/** An answer as a server sends it. */
const anAnswer = (statusCode: number, body: object): RawAnswer => ({
  statusCode,
  headers: { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' },
  body: JSON.stringify(body),
  json: () => body,
});

it('makes the same request for the same seed, place and people', () => {
  const people = {
    ...NONEXISTENT,
    candidate: {},
    employer: {},
    secrets: [],
    onApplicationsPage: [],
  };
  const cast = { own: people, other: people };
  const places = Array.from({ length: 300 }, (_, index) => index * 7);
  const made = (seed: number) => places.map((at) => fuzz.requestAt(at, seed, cast));
  expect(made(1)).toEqual(made(1));
  expect(made(1)).not.toEqual(made(2));
});

it('sees what the contract does not have', () => {
  const route = routes.find((one) => nameOf(one) === 'GET /api/v2/users/exports');
  if (!route) throw new Error('There is no such endpoint.');
  const request: FuzzRequest = { method: 'GET', url: '/', headers: {}, role: 'candidate', route };
  const see = (answer: RawAnswer) => () => check(request, answer);
  const refusal = { status: 1, code: 'internal_error', message: 'Something went wrong.' };
  expect(see(anAnswer(200, { status: 0, results: [] }))).not.toThrow();
  expect(see(anAnswer(200, { status: 0 }))).toThrow();
  expect(see(anAnswer(200, { status: 0, results: [], more: 1 }))).toThrow();
  expect(see(anAnswer(500, refusal))).toThrow();
  expect(see(anAnswer(418, { ...refusal, code: 'conflict' }))).toThrow('documents no 418');
  expect(thirdsOf([9, 1, 2, 3, 4, 5, 6, 30, 31])).toEqual({ first: 2, last: 30 });
});

it(
  `answers ${REQUESTS} requests as the contract says, in memory that does not grow`,
  async () => {
    const { statuses, taken, failures, heap } = await run();
    const { first, last } = thirdsOf(heap.slice(1));
    const counts = [...statuses].toSorted(([one], [other]) => one - other);
    const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
    process.stdout.write(
      [
        `Seed ${SEED}: ${counts.map(([status, count]) => `${count} × ${status}`).join(', ')};`,
        `${taken.size} of ${routes.length} endpoints answered 200;`,
        heap.length > 0 ? `memory ${megabytes(first)}, then ${megabytes(last)}.\n` : '\n',
      ].join(' '),
    );
    expect(failures).toEqual([]);
    if (REQUESTS >= 4 * fuzz.round) expect(taken.size).toBeGreaterThan(routes.length * 0.75);
    expect(last - first).toBeLessThan(GROWTH);
  },
  24 * 60 * MINUTE,
);
