import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Application } from '#domain/api/portal';
import { aJob } from '#domain/jobs/testing/aJob';
import { applicationFor } from '../../server/chaos/applicant';
import type { Broker } from './broker';
import { type Answer, callOf } from './client';
import { signInAndOut } from './signIn';
import { type Candidate, type Chat, type Employer, JOBS_ASKED, type World } from './world';

/** How often one of its kind begins, in a thousand. */
interface Journey {
  share: number;
  run(world: World, broker: Broker): Promise<void>;
}

/** Published jobs that an employer has open, before it closes one for each that it publishes. */
const OPEN = 8;
const WORDS = ['natt', 'akuten', 'sjuksköterska Umeå', 'vårdcentral', 'sommar', 'läkare', 'IVA'];
const LISTS = [
  '/lediga-jobb',
  '/lediga-jobb?roles=sjukskoterska',
  '/lediga-jobb?q=natt',
  '/lediga-jobb?locations=m-0180&order=newest',
  '/lediga-jobb?roles=sjukskoterska&locations=r-24',
];
const ARTICLES = readdirSync(fileURLToPath(new URL('../../content/articles', import.meta.url)))
  .filter((name) => name.endsWith('.sv.md'))
  .map((name) => `/${name.replace('.sv.md', '')}`);

/** Any of them. @throws RangeError of none. */
function one<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new RangeError('There is none.');
  return value;
}

const bodyOf = (answer: Answer) => JSON.parse(answer.bytes.toString());
const visits = (kind: string, path: (world: World) => string) => async (world: World) => {
  await one(world.visitors).read(kind, path(world));
};

/** Lets one who writes nothing now write; nobody when all do. */
function writer<Person extends { busy: boolean }>(
  people: (world: World) => readonly Person[],
  act: (person: Person, world: World, broker: Broker) => Promise<void>,
): Journey['run'] {
  return async (world, broker) => {
    const free = people(world).filter(({ busy }) => !busy);
    if (free.length === 0) return;
    const person = one(free);
    person.busy = true;
    try {
      await act(person, world, broker);
    } finally {
      person.busy = false;
    }
  };
}
const asCandidate = (act: (candidate: Candidate, world: World, broker: Broker) => Promise<void>) =>
  writer(({ candidates }) => candidates, act);
const asEmployer = (act: (employer: Employer) => Promise<void>) =>
  writer(({ employers }) => employers, act);

function noteSent(sent: Chat['candidate'], clientId: string, answer: Answer): void {
  if (answer.status === 200) sent.push({ clientId, number: bodyOf(answer).message.number });
}

async function markOne({ client, marks, toMark }: Candidate): Promise<void> {
  const jobId = one(toMark);
  const isSaved = !marks.get(jobId);
  const json = { jobId, mark: isSaved ? 'saved' : null };
  const answer = await client.write('save a job', 'POST', '/api/v2/saved/mark_job', { json });
  if (answer.status === 200) marks.set(jobId, isSaved);
}

async function saveProfile(candidate: Candidate): Promise<void> {
  const next = candidate.saves + 1;
  const json = { jobTitle: `Sjuksköterska ${next}` };
  const path = '/api/v2/users/save_user_details';
  const answer = await candidate.client.write('save the profile', 'POST', path, { json });
  if (answer.status === 200) candidate.saves = next;
}

async function apply({ client, toApply, applied }: Candidate): Promise<void> {
  const jobId = toApply.shift();
  if (jobId === undefined) return;
  const json = applicationFor(jobId);
  const headers = { 'idempotency-key': randomUUID() };
  const path = '/api/portal/submitCandidate';
  const answer = await client.write('apply', 'POST', path, { json, headers });
  if (answer.status === 200) applied.push(bodyOf(answer).application.id);
}

async function writeToEmployer({ client, chats }: Candidate): Promise<void> {
  const chat = one(chats);
  const clientId = randomUUID();
  const json = { chatId: chat.id, clientId, text: 'Passar det om jag börjar klockan sju?' };
  const path = '/api/v2/chats/send_message';
  noteSent(chat.candidate, clientId, await client.write('message', 'POST', path, { json }));
}

async function writeToCandidate(world: World): Promise<void> {
  const { client, chats } = one(world.employers);
  const chat = one(chats);
  if (chat.busy) return;
  chat.busy = true;
  const clientId = randomUUID();
  const json = { clientId, text: 'Ja, och rummet ligger på tredje våningen.', senderName: 'Rut' };
  const path = `/api/integration/chats/${chat.id}/messages`;
  noteSent(chat.employer, clientId, await client.write('message', 'POST', path, { json }));
  chat.busy = false;
}

/** Looks at their applications, and says yes to one who has asked them. */
async function answerAsks({ client }: Candidate): Promise<void> {
  const answer = await client.read('read own things', '/api/portal/fetch_applications');
  if (answer?.status !== 200) return;
  const applications: Application[] = bodyOf(answer).results;
  const asked = applications.find(({ status }) => status === 'sent');
  if (!asked) return;
  const json = { id: asked.id, reply: 'not_interested' };
  const path = '/api/portal/reply_invitation';
  await client.write('answer an employer', 'POST', path, { json, refusals: [404, 409] });
}

async function publish({ client, published }: Employer): Promise<void> {
  const { id: _id, slug, status, publishedAt, employerId, source, ...draft } = aJob();
  const json = { ...draft, startsOn: null, endsOn: null, closesOn: '2999-12-31' };
  const headers = { 'idempotency-key': randomUUID() };
  const sent = { json, headers };
  const answer = await client.write('publish a job', 'POST', '/api/integration/jobs', sent);
  if (answer.status === 200) published.open.push(bodyOf(answer).job.id);
  if (published.open.length <= OPEN) return;
  const oldest = published.open[0] ?? '';
  const path = `/api/integration/jobs/${oldest}/close`;
  const closed = await client.write('close a job', 'POST', path, { json: { as: 'deleted' } });
  if (closed.status !== 200) return;
  published.open.shift();
  published.closed.push(oldest);
}

async function readChanges(world: World): Promise<void> {
  const { client } = one(world.employers);
  const since = new Date(Date.now() - 60_000).toISOString();
  await client.read('read changes', `/api/integration/applications?since=${since}`);
  await client.read('read changes', `/api/integration/jobs?since=${since}`);
}

/** Looks at who fits one of its jobs, and asks one of them. */
async function askCandidate({ client, jobs }: Employer): Promise<void> {
  const jobId = one(jobs.slice(0, JOBS_ASKED));
  const answer = await client.read(
    'list of candidates',
    `/api/integration/candidates?jobId=${jobId}`,
  );
  if (answer?.status !== 200) return;
  const found: { candidate: string }[] = bodyOf(answer).results;
  if (found.length === 0) return;
  const json = { jobId, candidate: one(found).candidate, message: 'Vill du arbeta hos oss?' };
  const headers = { 'idempotency-key': randomUUID() };
  const path = '/api/integration/candidates/invite';
  // Somebody who has been asked before, or has the card of one who has gone
  const refusals = [404, 409];
  await client.write('ask a candidate', 'POST', path, { json, headers, refusals });
}

/** Who does what, in shares of what begins. */
export const JOURNEYS: readonly Journey[] = [
  { share: 60, run: visits('page: start', () => '/') },
  { share: 170, run: visits('page: list', () => one(LISTS)) },
  { share: 190, run: visits('page: job', ({ slugs }) => `/jobb/${one(slugs)}`) },
  { share: 60, run: visits('page: article', () => one(ARTICLES)) },
  {
    share: 150,
    run: async ({ visitors }) => {
      const json = { text: one(WORDS), include: 'facets' };
      const path = '/api/portal/public/jobs/filter';
      await one(visitors).ask('search', 'POST', path, { json });
    },
  },
  {
    share: 50,
    run: async ({ candidates }) => {
      const { client } = one(candidates);
      await client.read('page: account', one(['/account', '/messages', '/job-applications']));
    },
  },
  {
    share: 50,
    run: async ({ candidates }) => {
      const { client, chats } = one(candidates);
      await client.read('read own things', '/api/v2/session/me');
      await client.read('read own things', '/api/v2/saved/fetch_saved');
      await client.read('thread', `/api/v2/chats/fetch_messages?chatId=${one(chats).id}`);
    },
  },
  { share: 50, run: asCandidate(markOne) },
  { share: 60, run: asCandidate(saveProfile) },
  { share: 20, run: asCandidate(apply) },
  { share: 50, run: asCandidate(writeToEmployer) },
  { share: 10, run: asCandidate(answerAsks) },
  {
    share: 7,
    run: async ({ candidates }, broker) => {
      const { client, subject } = one(candidates);
      await signInAndOut(client, subject, broker);
    },
  },
  { share: 10, run: asCandidate(({ client, upload }) => upload.step(callOf(client, 'upload'))) },
  { share: 45, run: writeToCandidate },
  { share: 8, run: asEmployer(publish) },
  { share: 35, run: readChanges },
  { share: 5, run: asEmployer(askCandidate) },
];
