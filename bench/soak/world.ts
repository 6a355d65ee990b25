import { randomUUID } from 'node:crypto';
import type { Job } from '#domain/jobs/job';
import {
  aStoredApplication,
  aStoredEmployer,
  aStoredJob,
} from '../../server/applications/testing/storedFactories';
import { someBytes, uploadWork } from '../../server/chaos/uploadWork';
import type { Work } from '../../server/chaos/work';
import { aPdf } from '../../server/files/inspect/testing/pdfFiles';
import { SESSION_COOKIE, wireName } from '../../server/http/cookies';
import { createSessions } from '../../server/identity/sessions.service';
import { aUser } from '../../server/identity/testing/users';
import { saveJobs } from '../../server/jobs/jobRows.repository';
import { systemClock } from '../../server/lib/clock';
import { openDatabase } from '../../server/storage/openDatabase';
import { generateJobs } from '../search/generateJobs';
import { type Client, createClient } from './client';
import type { Recorder } from './recorder';

const SIZE = { employers: 20, jobsOfEach: 15, otherJobs: 2000, candidates: 300, visitors: 250 };
const CHATS_OF_EACH = 3;
/** The first so many jobs of an employer are those that it asks people about. */
export const JOBS_ASKED = 2;
const BATCH = 500;
/** Those that a candidate puts their mark on, by turns. */
const MARKED = 12;
const FAR = '2999-12-31';

/** A whole PDF of some pieces: the nodes look at all of it. */
function aLargePdf(): Buffer<ArrayBuffer> {
  return Buffer.from(aPdf({ objects: { 6: { dictionary: '', bytes: someBytes() } } }));
}

/** A message that was acknowledged. */
interface SentMessage {
  clientId: string;
  number: number;
}

/** A conversation, and what each side knows to be stored, in the order of its sending. */
export interface Chat {
  id: string;
  candidate: SentMessage[];
  employer: SentMessage[];
  /** Whether its employer is writing: one message after another, so that their order is known. */
  busy: boolean;
}

export interface Candidate {
  client: Client;
  subject: string;
  chats: Chat[];
  /** Whether a writing of theirs is under way. */
  busy: boolean;
  /** Own jobs of employers, in the order in which they are applied to. */
  toApply: string[];
  /** The ids of acknowledged applications. */
  applied: string[];
  /** What is known of their marks by a job's id. */
  marks: Map<string, boolean>;
  toMark: string[];
  /** How often the line of the profile was saved. */
  saves: number;
  upload: Work;
}

export interface Employer {
  client: Client;
  chats: Chat[];
  jobs: string[];
  /** Those that it published meanwhile: open, and closed again. */
  published: { open: string[]; closed: string[] };
  busy: boolean;
}

/** Everybody who calls. */
export interface World {
  visitors: Client[];
  candidates: Candidate[];
  employers: Employer[];
  slugs: string[];
}

interface Stored {
  keys: string[];
  jobs: { employer: number; id: string }[];
  people: { subject: string; cookie: string; chats: { id: string; employer: number }[] }[];
  slugs: string[];
  jobIds: string[];
}

/** Fills an empty database before the nodes start. */
export async function storeWorld(
  databaseUrl: string,
  dataDir: string,
  issuer: string,
): Promise<Stored> {
  const db = await openDatabase({ databaseUrl, dataDir });
  const sessions = createSessions(db, systemClock);
  const now = Date.now();
  const at = new Date(now).toISOString();
  const stored: Stored = { keys: [], jobs: [], people: [], slugs: [], jobIds: [] };
  const others: Job[] = [...generateJobs(SIZE.otherJobs)].map((job) => ({
    ...job,
    startsOn: null,
    endsOn: null,
    closesOn: FAR,
  }));
  for (let from = 0; from < others.length; from += BATCH) {
    await db.transaction((tx) => saveJobs(tx, others.slice(from, from + BATCH)));
  }
  stored.slugs.push(...others.map(({ slug }) => slug));
  stored.jobIds.push(...others.map(({ id }) => id));
  for (let employer = 0; employer < SIZE.employers; employer += 1) {
    const key = randomUUID();
    const employerId = await aStoredEmployer(db, key);
    stored.keys.push(key);
    for (let count = 0; count < SIZE.jobsOfEach; count += 1) {
      const { id, slug } = await aStoredJob(db, { employerId, closesOn: FAR });
      stored.jobs.push({ employer, id });
      stored.slugs.push(slug);
    }
  }
  for (let place = 0; place < SIZE.candidates; place += 1) {
    const subject = `soak-${place}`;
    const uid = await aUser(db, {
      email: `${subject}@example.com`,
      locations: ['r-24'],
      bankid: { issuer, subject },
    });
    const chats: { id: string; employer: number }[] = [];
    for (let count = 0; count < CHATS_OF_EACH; count += 1) {
      const employer = (place + count * 7) % SIZE.employers;
      const jobId = stored.jobs[employer * SIZE.jobsOfEach]?.id ?? '';
      chats.push({ id: await aStoredApplication(db, { uid, jobId, at }), employer });
    }
    stored.people.push({ subject, cookie: await sessions.start(db, uid), chats });
  }
  await db.query("update users set visibility = 'offers', visibility_chosen_at = now()");
  await db.close();
  return stored;
}

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** Everybody, each at an address of their own. */
export function createWorld(url: string, stored: Stored, recorder: Recorder): World {
  let place = 0;
  const client = (headers: Record<string, string>) => {
    place += 1;
    return createClient(url, place, recorder, headers);
  };
  const employers = stored.keys.map(
    (key, at): Employer => ({
      client: client({ authorization: `Bearer ${key}` }),
      chats: [],
      jobs: stored.jobs.filter(({ employer }) => employer === at).map(({ id }) => id),
      published: { open: [], closed: [] },
      busy: false,
    }),
  );
  const candidates = stored.people.map(({ subject, cookie, chats }, at): Candidate => {
    const own = chats.map(({ id, employer }): Chat => {
      const chat: Chat = { id, candidate: [], employer: [], busy: false };
      employers[employer]?.chats.push(chat);
      return chat;
    });
    // Another beginning for each; not those that people are asked about, who may have said no, and
    // the first of which has their chats
    const free = stored.jobs
      .filter((_, index) => index % SIZE.jobsOfEach >= JOBS_ASKED)
      .map(({ id }) => id);
    return {
      client: client({ ...sameOrigin, cookie: `${wireName(SESSION_COOKIE, true)}=${cookie}` }),
      subject,
      chats: own,
      busy: false,
      toApply: [...free.slice(at % free.length), ...free.slice(0, at % free.length)],
      applied: chats.map(({ id }) => id),
      marks: new Map(),
      toMark: Array.from({ length: MARKED }, (_, index) => {
        return stored.jobIds[(at * MARKED + index) % stored.jobIds.length] ?? '';
      }),
      saves: 0,
      upload: uploadWork(aLargePdf),
    };
  });
  const visitors = Array.from({ length: SIZE.visitors }, () => client({ ...sameOrigin }));
  return { visitors, candidates, employers, slugs: stored.slugs };
}
