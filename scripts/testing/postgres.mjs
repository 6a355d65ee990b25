// @ts-check
/**
 * A temporary PostgreSQL for tests and benchmarks: on loopback, on a free port, in a temporary
 * folder, without fsync unless it is to be durable. Run by itself it prints its URL and runs until it is stopped.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './freePort.mjs';

const run = promisify(execFile);
const DEBIAN_VERSIONS = '/usr/lib/postgresql';
const READY = 'database system is ready to accept connections';
const START_TIMEOUT_MS = 30_000;
const RETRY_MS = 100;
/** What a test may lose. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * @typedef {import('./postgres.mjs').RunningPostgres} RunningPostgres
 * @typedef {{ url: null, reason: string }} MissingPostgres
 */

/**
 * Starts a server, or returns why it cannot.
 * @param {import('./postgres.mjs').PostgresOptions} [options]
 * @returns {Promise<RunningPostgres | MissingPostgres>}
 */
export async function startPostgres({ durable = false, under = tmpdir(), settings = {} } = {}) {
  const bin = await findBinaries();
  if (!bin)
    return { url: null, reason: 'PostgreSQL is not installed (Debian: apt install postgresql)' };
  const user = await serverUser();
  if (!user)
    return {
      url: null,
      reason: 'PostgreSQL refuses to run as root, and there is no user postgres',
    };
  const folder = await mkdtemp(join(under, 'vikari-postgres-'));
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid ?? user.uid);
  const data = join(folder, 'data');
  const port = await freePort();
  try {
    await run(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
      user,
    );
    const launch = async () => {
      const given = serverArguments(data, { port, ...(durable ? {} : FAST), ...settings });
      const started = spawn(join(bin, 'postgres'), given, {
        ...user,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      await ready(started);
      return started;
    };
    let server = await launch();
    /** @param {NodeJS.Signals} signal */
    const end = async (signal) => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill(signal);
      await once(server, 'exit');
    };
    // SIGINT is PostgreSQL's fast shutdown: it ends the open sessions
    const halt = () => end('SIGINT');
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      pid: () => server.pid ?? 0,
      halt,
      kill: () => end('SIGKILL'),
      async resume() {
        const deadline = Date.now() + START_TIMEOUT_MS;
        for (;;) {
          try {
            server = await launch();
            return;
          } catch (error) {
            // The sessions of one that was killed hold its shared memory until they notice
            if (Date.now() > deadline) throw error;
            await wait(RETRY_MS);
          }
        }
      },
      async stop() {
        await halt();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** @param {string} data @param {Record<string, string | number>} given */
function serverArguments(data, given) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    ...given,
  };
  return [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** The newest version's programs; null when there are none. */
async function findBinaries() {
  const versions = await readdir(DEBIAN_VERSIONS).catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? null : join(DEBIAN_VERSIONS, newest, 'bin');
}

/**
 * The user that the server runs as: PostgreSQL refuses root.
 * @returns {Promise<{ uid?: number, gid?: number, cwd: string } | null>}
 */
async function serverUser() {
  const cwd = tmpdir();
  if (process.getuid?.() !== 0) return { cwd };
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
    );
    return { uid, gid, cwd };
  } catch {
    return null;
  }
}

/**
 * Waits until the server is ready; the error contains its log when it never is.
 * @param {import('node:child_process').ChildProcess} server
 */
function ready(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = () => {
      server.kill('SIGKILL');
      reject(new Error(`PostgreSQL did not start:\n${log}`));
    };
    const timer = setTimeout(fail, START_TIMEOUT_MS);
    server.once('exit', fail);
    server.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      log = `${log}${chunk}`.slice(-10_000);
      if (!log.includes(READY)) return;
      clearTimeout(timer);
      server.off('exit', fail);
      resolve(undefined);
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const postgres = await startPostgres();
  if (postgres.url === null) {
    console.error(postgres.reason);
    process.exitCode = 1;
  } else {
    console.log(postgres.url);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, postgres.stop);
  }
}
