import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { FilterJobsResponse } from '#domain/api/portal';

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

/** Pages a minute: what is measured here is how many there can be. */
const UNLIMITED = 1_000_000_000;

/** The built product in a process of its own, with the demo data in a folder of its own. */
export interface RunningProduct {
  url: string;
  /** The newest job's page. */
  jobPath: string;
  stop(): Promise<void>;
}

/** Starts the build that is there; `bench/run.ts` has seen to it that it is of these sources. */
export async function startProduct(): Promise<RunningProduct> {
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
    return { url, jobPath: await newestJobPath(url), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function newestJobPath(url: string): Promise<string> {
  const response = await fetch(`${url}/api/portal/public/jobs/filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pageLength: 1 }),
  });
  const { results }: FilterJobsResponse = await response.json();
  const [job] = results;
  if (!job) throw new Error('The demo run has no job.');
  return `/jobb/${job.slug}`;
}

/** A free port: the site's own address must be known before it listens. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
