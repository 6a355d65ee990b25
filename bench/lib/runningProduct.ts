import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FilterJobsResponse } from '#domain/api/portal';
import type { JobSummary } from '#domain/jobs/job';
import { MAX_PAGE_SIZE } from '#domain/limits';
import { freePort } from '../../scripts/testing/freePort.mjs';

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

/** Pages a minute: so high that the limit does not affect the measurement. */
const UNLIMITED = 1_000_000_000;
const POLL_MS = 50;
/** How the ids of jobs that employers published here begin. */
const OWN_JOB = 'v-';

/** The built product in its own process, with the demo data in its own folder. */
export interface RunningProduct {
  url: string;
  /** The newest job's page. */
  jobPath: string;
  /** The application's form for the newest job that is applied to here. */
  applyPath: string;
  stop(): Promise<void>;
}

/**
 * Starts the existing build; `bench/run.ts` has made sure that it is up to date.
 *
 * @param settings - environment variables besides those of the demo run.
 */
export async function startProduct(
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vikari-bench-'));
  const port = await freePort();
  const server = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: '',
      PAGES_PER_MINUTE: String(UNLIMITED),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    for await (const line of createInterface(server.stdout)) {
      if (line.includes('is ready on')) break;
    }
    const url = `http://localhost:${port}`;
    // It listens before its lists are read in
    while (!(await fetch(`${url}/readyz`)).ok) await wait(POLL_MS);
    const jobs = await newestJobs(url);
    const [newest] = jobs;
    const own = jobs.find(({ id }) => id.startsWith(OWN_JOB));
    if (!newest || !own) throw new Error('The demo run has no job.');
    return {
      url,
      jobPath: `/jobb/${newest.slug}`,
      applyPath: `/candidate/apply?job=${own.id}`,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function newestJobs(url: string): Promise<JobSummary[]> {
  const response = await fetch(`${url}/api/portal/public/jobs/filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pageLength: MAX_PAGE_SIZE }),
  });
  const { results }: FilterJobsResponse = await response.json();
  return results;
}
