import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addDays, daysBetween } from '#domain/calendar/days';
import type { Job } from '#domain/jobs/job';
import { freePort } from '../../scripts/testing/freePort.mjs';
import { saveJobs } from '../../server/jobs/storedJobs';
import { systemClock, today } from '../../server/lib/clock';
import { openDatabase } from '../../server/storage/openDatabase';
import { markdownTable, times } from '../lib/markdown';
import { part } from '../lib/part';
import { BENCH_TODAY, generateJobs } from '../search/generateJobs';

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
/** The demo's own jobs; the rest is added. */
const DEMO_JOBS = 2_000;
const SIZES = [DEMO_JOBS, 100_000];
const BATCH = 500;
const POLL_MS = 20;
/** What `/proc` counts processor time in. */
const TICKS_PER_SECOND = 100;

/** Seconds since the process began: of the clock, and of all processors. */
interface Moment {
  wall: number;
  cpu: number;
}

interface Start {
  /** It answers: pages, sign-in, jobs by their address. */
  answers: Moment;
  /** Lists, searches and counts too. */
  whole: Moment;
  /** Milliseconds that the slowest health check took meanwhile. */
  slowest: number;
}

interface StartResult {
  jobs: number;
  /** Nothing is kept, or it is not believed. */
  anew: Start;
  kept: Start;
}

/** Starts the built product over a folder, and stops it when its lists are whole. */
async function startOnce(dataDir: string): Promise<Start> {
  const port = await freePort();
  const began = performance.now();
  const server = spawn(process.execPath, [MAIN], {
    env: { ...process.env, NODE_ENV: '', PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  const now = (): Moment => ({
    wall: (performance.now() - began) / 1000,
    cpu: processorSeconds(server.pid ?? 0),
  });
  try {
    for await (const line of createInterface(server.stdout)) {
      if (line.includes('is ready on')) break;
    }
    const answers = now();
    let slowest = 0;
    for (;;) {
      const asked = performance.now();
      const health = await fetch(`http://localhost:${port}/healthz`);
      const { lists } = (await health.json()) as { lists: string };
      slowest = Math.max(slowest, performance.now() - asked);
      if (lists === 'ready') {
        const whole = now();
        while (!existsSync(join(dataDir, 'index', 'jobs'))) await wait(POLL_MS);
        return { answers, whole, slowest };
      }
      await wait(POLL_MS);
    }
  } finally {
    server.kill('SIGTERM');
    await exited;
  }
}

/** Of all threads of a process; 0 where the system does not say. */
function processorSeconds(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Adds jobs of the search's bench, moved to these days. */
async function addJobs(dataDir: string, count: number): Promise<void> {
  const db = await openDatabase({ dataDir, databaseUrl: null });
  const later = daysBetween(BENCH_TODAY, today(systemClock)) + DAYS_LEFT;
  const moved = (day: string | null) => day && addDays(day, later);
  let batch: Job[] = [];
  const save = async () => {
    await db.transaction((tx) => saveJobs(tx, batch));
    batch = [];
  };
  for (const job of generateJobs(count)) {
    const { startsOn, endsOn, closesOn } = job;
    batch.push({
      ...job,
      startsOn: moved(startsOn),
      endsOn: moved(endsOn),
      closesOn: addDays(closesOn, later),
    });
    if (batch.length === BATCH) await save();
  }
  await save();
  await db.close();
}

/** The bench's jobs close from six days before its day on. */
const DAYS_LEFT = 10;

async function measure(): Promise<StartResult[]> {
  const results: StartResult[] = [];
  for (const jobs of SIZES) {
    const dataDir = await mkdtemp(join(tmpdir(), 'vikari-start-'));
    try {
      // Makes the database
      await startOnce(dataDir);
      if (jobs > DEMO_JOBS) await addJobs(dataDir, jobs - DEMO_JOBS);
      await rm(join(dataDir, 'index'), { recursive: true });
      const anew = await startOnce(dataDir);
      results.push({ jobs, anew, kept: await startOnce(dataDir) });
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  return results;
}

const seconds = ({ wall, cpu }: Moment): string => `${wall.toFixed(1)} / ${cpu.toFixed(1)} s`;

/** From the start of the process to its answers. */
export const startPart = part<StartResult[]>({
  name: 'start',
  title: 'A start',
  measure,
  section: (
    results,
  ) => `The built product with the embedded database, from the start of its process: seconds of the
clock / of all processors until it answers, and until its lists are whole. "Anew" reads every job, as
every start did before the index was kept; "kept" takes the index from the disk. The slowest answer is
of a health check meanwhile.

${markdownTable([
  ['Jobs', 'Index', 'Answers', 'Lists are whole', 'Slowest answer', 'Processor, anew over kept'],
  ...results.flatMap(({ jobs, anew, kept }) =>
    (
      [
        ['anew', anew, ''],
        ['kept', kept, times(anew.whole.cpu, kept.whole.cpu)],
      ] as const
    ).map(([name, { answers, whole, slowest }, ratio]) => [
      jobs.toLocaleString('en'),
      name,
      seconds(answers),
      seconds(whole),
      `${Math.round(slowest)} ms`,
      ratio,
    ]),
  ),
])}`,
});
