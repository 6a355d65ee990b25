import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { LIVE_PATH } from '#domain/api/live';
import { SESSION_COOKIE, wireName } from '../../server/http/cookies';
import { createSessions } from '../../server/identity/sessions.service';
import { systemClock } from '../../server/lib/clock';
import type { Database } from '../../server/storage/database';
import { type Client, createClient } from '../soak/client';
import { createRecorder, summaryOf } from '../soak/recorder';
import type { Rows } from './rows';

/** As often as this, or until the budget in milliseconds is used up, and three times at least. */
const MOST = 100;
const LEAST = 3;
const BUDGET_MS = 8000;
const WARM_UP = 20;
/** People that are exported, and those that are deleted. */
const WHOLE_PEOPLE = 5;
const POLL_MS = 50;
const WORDS = ['natt', 'akuten', 'sjuksköterska', 'vårdcentral', 'sommar', 'läkare', 'IVA'];

/** How long one kind of call takes, milliseconds. */
export interface Called {
  name: string;
  count: number;
  p50: number;
  p99: number;
  /** What went wrong, if anything. */
  fault: string | null;
}

interface Person {
  uid: string;
  /** One of their chats. */
  chatId: string;
  client: Client;
}

/** Who and what the calls are about. */
interface Cast {
  visitor: Client;
  employer: Client;
  /** Somebody with as much as most have. */
  people: Person[];
  /** The one with the most applications, and the one with the longest thread, in that chat. */
  busiest: Person;
  talker: Person;
  slugs: string[];
  /** The employer's job with the most applications, and others of its jobs. */
  jobId: string;
  jobIds: string[];
  /** A place in the change log three days back. */
  cursor: string;
}

async function castOf(db: Database, url: string, { key, employerId }: Rows): Promise<Cast> {
  const recorder = createRecorder();
  const sessions = createSessions(db, systemClock);
  let place = 0;
  const client = (headers: Record<string, string>) => {
    place += 1;
    return createClient(url, place, recorder, headers);
  };
  const person = async (uid: string, chatId = ''): Promise<Person> => {
    const cookie = await sessions.start(db, uid, { byBankid: true });
    const name = wireName(SESSION_COOKIE, true);
    return {
      uid,
      chatId,
      client: client({ 'sec-fetch-site': 'same-origin', cookie: `${name}=${cookie}` }),
    };
  };
  const idsOf = async (sql: string, params: unknown[] = []) =>
    (await db.query<{ id: string }>(sql, params)).map(({ id }) => id);
  const some = await db.query<{ id: string; uid: string }>(
    `select distinct on (uid) id, uid from chats
     where message_count between 5 and 20 order by uid, id limit ${MOST}`,
  );
  const [busiest = ''] = await idsOf(
    'select uid as id from applications group by uid order by count(*) desc limit 1',
  );
  const [talk] = await db.query<{ id: string; uid: string }>(
    'select id, uid from chats order by message_count desc limit 1',
  );
  const [change] = await db.query<{ cursor: string }>(
    `select xid || '.' || seq as cursor from change_log
     where at < now() - interval '3 days' order by xid desc, seq desc limit 1`,
  );
  const jobIds = await idsOf('select id from jobs where employer_id = $1 limit 50', [employerId]);
  const [jobId = ''] = await idsOf(
    `select job_id as id from applications join jobs on jobs.id = job_id
     where employer_id = $1 group by job_id order by count(*) desc limit 1`,
    [employerId],
  );
  const people: Person[] = [];
  for (const { uid, id } of some) people.push(await person(uid, id));
  return {
    visitor: client({ 'sec-fetch-site': 'same-origin' }),
    employer: client({ authorization: `Bearer ${key}` }),
    people,
    busiest: await person(busiest),
    talker: await person(talk?.uid ?? '', talk?.id),
    slugs: await idsOf('select slug as id from jobs tablesample bernoulli (20) limit 500'),
    jobId,
    jobIds,
    cursor: change?.cursor ?? '',
  };
}

/** Makes one kind of call again and again. */
async function timed(
  name: string,
  call: (count: number) => Promise<unknown>,
  most = MOST,
): Promise<Called> {
  const times: number[] = [];
  let fault: string | null = null;
  try {
    const warm = Math.min(WARM_UP, Math.floor(most / 5));
    const end = performance.now() + BUDGET_MS;
    for (let count = 0; count < warm && performance.now() < end - BUDGET_MS / 2; count += 1) {
      await call(count);
    }
    for (let count = warm; count < most + warm; count += 1) {
      if (times.length >= LEAST && performance.now() > end) break;
      const began = performance.now();
      await call(count);
      times.push(performance.now() - began);
    }
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
  }
  const { p50, p99 } = summaryOf(times);
  console.log(`    ${name}: ${p50.toFixed(1)} / ${p99.toFixed(1)} ms${fault ? `, ${fault}` : ''}`);
  return { name, count: times.length, p50, p99, fault };
}

const at = <Value>(values: readonly Value[], count: number): Value => {
  const value = values[count % values.length];
  if (value === undefined) throw new RangeError('There is none.');
  return value;
};

/** @throws Error for an answer that is not 200. */
async function get(client: Client, path: string): Promise<ReturnType<typeof JSON.parse>> {
  const answer = await client.read('call', path);
  if (answer?.status !== 200) {
    throw new Error(`${answer?.status ?? 'no answer'} ${answer?.bytes.toString('utf8', 0, 200)}`);
  }
  return path.startsWith('/api/') ? JSON.parse(answer.bytes.toString()) : null;
}

async function post(client: Client, path: string, json: object) {
  const answer = await client.ask('call', 'POST', path, { json });
  if (answer?.status !== 200) {
    throw new Error(`${answer?.status ?? 'no answer'} ${answer?.bytes.toString('utf8', 0, 200)}`);
  }
  return JSON.parse(answer.bytes.toString());
}

/** A stream that goes on where it was days ago, until its first event is there. */
const resume = (url: string, { client }: Person, cursor: string) =>
  new Promise<void>((resolve, reject) => {
    const headers = { ...client.headers, 'last-event-id': cursor };
    const asked = request(url + LIVE_PATH, { headers, agent: client.agent }, (answer) => {
      answer.once('data', () => {
        asked.destroy();
        if (answer.statusCode === 200) resolve();
        else reject(new Error(String(answer.statusCode)));
      });
      answer.on('error', () => undefined);
    });
    asked.on('error', reject);
    asked.end();
  });

/** Asks for all that is known about a person, and waits until it is made. */
async function exportOne({ client }: Person): Promise<void> {
  const { exportId } = await post(client, '/api/v2/users/request_export', {});
  for (;;) {
    const { results } = await get(client, '/api/v2/users/exports');
    const own = results.find(({ id }: { id: string }) => id === exportId);
    if (own?.status === 'ready') return;
    if (own?.status === 'failed') throw new Error('The export failed.');
    await wait(POLL_MS);
  }
}

/** Every page and call, one after another, on a node that does nothing else. */
export async function measureCalls(db: Database, url: string, rows: Rows): Promise<Called[]> {
  const cast = await castOf(db, url, rows);
  const { visitor, employer, people, busiest, talker, slugs, jobId, jobIds } = cast;
  const one = (count: number) => at(people, count).client;
  const thread = `/api/v2/chats/fetch_messages?chatId=${talker.chatId}`;
  const emailOf = async (uid: string) =>
    (await db.query<{ email: string }>('select email from users where id = $1', [uid]))[0]?.email;
  const leaving = people.slice(0, WHOLE_PEOPLE);
  return [
    await timed('page: list of jobs', (count) => get(one(count), '/lediga-jobb')),
    await timed('page: a job', (count) => get(one(count), `/jobb/${at(slugs, count)}`)),
    await timed('page: messages', (count) => get(one(count), '/messages')),
    await timed('search by a word, with counts', (count) =>
      post(visitor, '/api/portal/public/jobs/filter', {
        text: at(WORDS, count),
        include: 'facets',
      }),
    ),
    await timed('profile and session', (count) => get(one(count), '/api/v2/session/me')),
    await timed('jobs that suit a candidate', (count) =>
      get(one(count), '/api/portal/suggested_jobs'),
    ),
    await timed('a candidate’s applications', (count) =>
      get(one(count), '/api/portal/fetch_applications'),
    ),
    await timed('the same, of who has the most', () =>
      get(busiest.client, '/api/portal/fetch_applications'),
    ),
    await timed('a candidate’s chats', (count) => get(one(count), '/api/v2/chats/fetch_chats')),
    await timed('thread of 100,000: its end', () => get(talker.client, thread)),
    await timed('thread of 100,000: its middle', (count) =>
      get(talker.client, `${thread}&before=${40_000 + 100 * count}`),
    ),
    await timed('thread of 100,000: search in it', (count) =>
      get(
        talker.client,
        `/api/v2/chats/search_chats?query=${encodeURIComponent(at(WORDS, count))}`,
      ),
    ),
    await timed('save the profile', (count) =>
      post(one(count), '/api/v2/users/save_user_details', { jobTitle: `Sjuksköterska ${count}` }),
    ),
    await timed('a message', (count) =>
      post(one(count), '/api/v2/chats/send_message', {
        chatId: at(people, count).chatId,
        clientId: randomUUID(),
        text: 'Passar det om jag börjar klockan sju?',
      }),
    ),
    await timed('an employer’s jobs', () => get(employer, '/api/integration/jobs?pageLength=100')),
    await timed('an employer’s applications', () =>
      get(employer, '/api/integration/applications?pageLength=100'),
    ),
    await timed('those of its most wanted job', () =>
      get(employer, `/api/integration/applications?jobId=${jobId}&pageLength=100`),
    ),
    await timed('an employer’s chats', () =>
      get(employer, '/api/integration/chats?pageLength=100'),
    ),
    await timed(
      'candidates for a job, first look',
      (count) => get(employer, `/api/integration/candidates?jobId=${at(jobIds, count)}`),
      8,
    ),
    await timed('candidates for a job, again', () =>
      get(employer, `/api/integration/candidates?jobId=${at(jobIds, 0)}`),
    ),
    await timed('live stream after three days', (count) =>
      resume(url, at(people, count), cast.cursor),
    ),
    await timed('export of one person', (count) => exportOne(at(people, count)), WHOLE_PEOPLE),
    await timed(
      'deletion of one person',
      async (count) => {
        const { uid, client } = at(leaving, count);
        await post(client, '/api/v2/users/delete_account', { confirmation: await emailOf(uid) });
      },
      WHOLE_PEOPLE - 1,
    ),
  ];
}
