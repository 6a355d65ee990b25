import { setTimeout as wait } from 'node:timers/promises';
import { listApplications, RefusedSubmission, type Submission, submit } from './applicant';
import type { Seeded } from './childMessages';
import { type ServerProcess, startServerProcess } from './serverProcess';

/** How long the server runs in a round, milliseconds. */
const LIFE = { min: 50, max: 800 };
/** Candidates who submit at the same time. */
const APPLICANTS = 4;
/** Answered keys that are sent again after a restart, in addition to all unanswered ones. */
const REPEATS = 10;

/** The result; the lists hold submission keys and are empty when nothing went wrong. */
export interface KillReport {
  /** Submissions that the server confirmed. */
  acknowledged: number;
  /** Submissions without a response because of a kill. */
  unanswered: number;
  /** Confirmed, but missing after a restart. */
  lost: string[];
  /** Stored more than once, or with more than one history event. */
  doubled: string[];
  /** Sent again under the same key, and answered with another response than the first. */
  changed: string[];
}

/** Applies, kills the server, restarts it and counts, `rounds` times on one data folder. */
export async function runKillRounds(dataDir: string, rounds: number): Promise<KillReport> {
  let server = await startServerProcess(dataDir);
  const { seeded } = server.ready;
  if (!seeded) throw new Error('The data folder must be new.');
  const queue = submissionsOf(seeded);
  const confirmed = new Map<Submission, string>();
  const report: KillReport = { acknowledged: 0, unanswered: 0, lost: [], doubled: [], changed: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const unanswered = await applyUntilKilled(server, queue, confirmed);
      report.unanswered += unanswered.length;
      server = await startServerProcess(dataDir);
      await count(server.ready.url, seeded, confirmed, report);
      await repeat(server.ready.url, unanswered, confirmed, report);
      await count(server.ready.url, seeded, confirmed, report);
    }
  } finally {
    await server.kill();
  }
  return { ...report, acknowledged: confirmed.size };
}

/** Every candidate on every job, ordered so that no two neighbours share a job. */
function submissionsOf({ cookies, jobIds }: Seeded): Iterator<Submission> {
  return (function* () {
    for (const [turn, jobId] of jobIds.entries()) {
      for (const [index, cookie] of cookies.entries()) {
        yield { key: `chaos-${turn}-${index}`, cookie, jobId };
      }
    }
  })();
}

/** Submits until a kill at a random moment; returns the submissions in progress. */
async function applyUntilKilled(
  server: ServerProcess,
  queue: Iterator<Submission>,
  confirmed: Map<Submission, string>,
): Promise<Submission[]> {
  const unanswered: Submission[] = [];
  let alive = true;
  const apply = async (): Promise<void> => {
    while (alive) {
      const { value: submission, done } = queue.next();
      if (done) return;
      try {
        confirmed.set(submission, (await submit(server.ready.url, submission)).id);
      } catch (error) {
        if (error instanceof RefusedSubmission) throw error;
        unanswered.push(submission);
      }
    }
  };
  const applicants = Array.from({ length: APPLICANTS }, apply);
  const killing = wait(LIFE.min + Math.random() * (LIFE.max - LIFE.min)).then(() => {
    alive = false;
    return server.kill();
  });
  await Promise.all([killing, ...applicants]);
  return unanswered;
}

/** Compares what is stored with what was confirmed. */
async function count(
  url: string,
  { cookies }: Seeded,
  confirmed: ReadonlyMap<Submission, string>,
  report: KillReport,
): Promise<void> {
  const stored = new Map<string, number>();
  for (const cookie of cookies) {
    for (const { jobId, history } of await listApplications(url, cookie)) {
      const place = `${cookie} ${jobId}`;
      stored.set(place, (stored.get(place) ?? 0) + history.length);
    }
  }
  for (const { key, cookie, jobId } of confirmed.keys()) {
    const times = stored.get(`${cookie} ${jobId}`) ?? 0;
    if (times === 0) report.lost.push(key);
    if (times > 1) report.doubled.push(key);
  }
}

/** Sends all unanswered submissions again, and some of the answered ones. */
async function repeat(
  url: string,
  unanswered: readonly Submission[],
  confirmed: Map<Submission, string>,
  report: KillReport,
): Promise<void> {
  const answered = [...confirmed.keys()].slice(-REPEATS);
  for (const submission of [...answered, ...unanswered]) {
    // If a key were lost while its application was stored, the repeat would be refused as a second
    // application.
    const { id, history } = await submit(url, submission);
    const first = confirmed.get(submission);
    if ((first !== undefined && first !== id) || history.length !== 1) {
      report.changed.push(submission.key);
    }
    confirmed.set(submission, id);
  }
}
