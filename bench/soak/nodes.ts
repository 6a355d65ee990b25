import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/testing/freePort.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TELLS_HEAP = new URL('./tellsHeap.mjs', import.meta.url).href;
const POLL_MS = 100;
/** Milliseconds until a node must be ready, when nobody says otherwise. */
const READY_PATIENCE = 120_000;

/** A node of production in a process of its own, at an address that it keeps. */
export interface Node {
  name: string;
  url: string;
  pid(): number;
  /** Whether `/readyz` is 200. */
  isReady(): Promise<boolean>;
  /** Where its bytes are, after everything unused is collected. */
  memory(): Promise<NodeJS.MemoryUsage>;
  /** SIGTERM, its end, and a new process; resolves when that is ready. */
  replace(): Promise<void>;
  stop(): Promise<void>;
  /** What it has written, of all its processes. */
  log(): string;
}

/** What the settings are made of. */
export interface Production {
  folder: string;
  databaseUrl: string;
  issuer: string;
  /** A certificate that the nodes trust. */
  certificate: string;
}

/** The name that the site has for its visitors. */
export const PUBLIC_URL = 'https://vikari.example';

/** Writes the settings of a new run with `deploy/settings.sh`; returns their file. */
export function productionSettings({ folder, databaseUrl, issuer }: Production): string {
  const settings = join(folder, 'settings');
  execFileSync('sh', [join(ROOT, 'deploy/settings.sh'), settings], {
    env: {
      PATH: process.env.PATH,
      PUBLIC_URL,
      BANKID_ISSUER: issuer,
      BANKID_CLIENT_ID: 'vikari-soak',
      DATABASE_URL: databaseUrl,
      FILES_FOLDER: join(folder, 'files'),
      // Every other address of loopback is a client's
      TRUSTED_PROXIES: '127.0.0.1/32',
    },
    stdio: 'ignore',
  });
  return join(settings, 'vikari.env');
}

/** Starts one as docs/deployment.md says; resolves when it is ready. */
export async function startNode(
  name: string,
  settings: string,
  { folder, certificate }: Production,
  patience = READY_PATIENCE,
): Promise<Node> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = join(folder, name);
  mkdirSync(own, { recursive: true });
  const logFile = join(folder, `${name}.log`);
  const log = openSync(logFile, 'a');
  let child: ChildProcess;

  const isReady = () =>
    fetch(`${url}/readyz`).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );

  async function launch(): Promise<void> {
    const args = [`--env-file=${settings}`, `--import=${TELLS_HEAP}`, 'dist/server/main.js'];
    child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: own,
        NODE_EXTRA_CA_CERTS: certificate,
      },
      stdio: ['ignore', log, log, 'ipc'],
    });
    const end = performance.now() + patience;
    while (!(await isReady())) {
      if (child.exitCode !== null || performance.now() > end) {
        throw new Error(`Node ${name} is not ready:\n${readFileSync(logFile, 'utf8')}`);
      }
      await wait(POLL_MS);
    }
  }

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  await launch();
  return {
    name,
    url,
    pid: () => child.pid ?? 0,
    isReady,
    async memory() {
      child.send('memory');
      const [usage] = await once(child, 'message');
      return usage;
    },
    async replace() {
      await stop();
      if (child.exitCode !== 0) throw new Error(`Node ${name} ended with ${child.exitCode}.`);
      await launch();
    },
    stop,
    log: () => readFileSync(logFile, 'utf8'),
  };
}
