/**
 * `npm run test:nodes [-- 26 …]`: on each version of Node that the README promises, what a fresh
 * clone does first (`npm start`, which installs and builds, until it answers), and a tenth of the
 * unit, kit, screen and server tests. The programs come from npm and stay in `.cache/nodes`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { NODE_LINES } from '../server/config/nodeVersion.mjs';
import { ROOT } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { Tally } from './lib/tally.mjs';
import { freePort } from './testing/freePort.mjs';

/** The newest release of each supported line; of one that has ended, the oldest that works. */
const VERSIONS = NODE_LINES.map(({ major, minor, hasEnded }) =>
  hasEnded ? `${major}.${minor}` : String(major),
);
const PROJECTS = ['unit', 'kit', 'dom', 'server'].flatMap((name) => ['--project', name]);
/** The files of a tenth are the same at every run, and spread over all folders. */
const SHARD = '--shard=1/10';
const START_TIMEOUT_MS = 10 * 60_000;
/** More than `SHUTDOWN_SECONDS` and what the store takes. */
const STOP_TIMEOUT_MS = 60_000;
const POLL_MS = 200;

const named = process.argv.slice(2);
const tally = new Tally();
for (const version of named.length > 0 ? named : VERSIONS) await tryVersion(version);
process.exit(tally.close());

/** @param {string} version */
async function tryVersion(version) {
  const bin = await nodeOf(version);
  if (bin === null) {
    tally.skip(`Node ${version}`, `npm has no program for ${process.platform} ${process.arch}`);
    return;
  }
  console.log(`\n── Node ${execFileSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' })}`);
  const clone = await freshClone();
  const env = { PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
  try {
    const began = performance.now();
    const started = await starts(clone, env);
    const seconds = (performance.now() - began) / 1000;
    tally.check(`Node ${version}: npm start`, started, seconds);
    if (started) await testIn(clone, version, env);
  } finally {
    await rm(clone, { recursive: true, force: true });
  }
}

/**
 * The folder of a version's program, fetched the first time; null where npm has none for this
 * machine.
 * @param {string} version
 */
async function nodeOf(version) {
  const folder = `${ROOT}.cache/nodes/${version}`;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform === 'darwin' && process.arch === 'arm64' ? 'bin-' : ''}${platform}-${process.arch}`;
  const bin = `${folder}/node_modules/${name}/bin`;
  if (!existsSync(bin)) {
    await mkdir(folder, { recursive: true });
    const options = ['--prefix', folder, '--no-save', '--no-package-lock', '--include=dev'];
    await run('npm', ['install', ...options, `${name}@${version}`], { quiet: true });
  }
  return existsSync(bin) ? bin : null;
}

/** A copy of the files that Git knows or would add, as they are now: nothing installed or built. */
async function freshClone() {
  const clone = await mkdtemp(join(tmpdir(), 'vikari-node-'));
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const file of files.split('\0')) {
    // One that is deleted and not committed is still listed
    if (file !== '' && existsSync(`${ROOT}${file}`)) await cp(`${ROOT}${file}`, join(clone, file));
  }
  return clone;
}

/**
 * Whether `npm start` comes to a page, and leaves nothing behind when npm is ended.
 * @param {string} clone @param {Record<string, string>} env
 */
async function starts(clone, env) {
  const port = await freePort();
  const server = spawn('npm', ['start'], {
    cwd: clone,
    // A group of its own, to end an installation or a build that hangs
    detached: true,
    env: { ...process.env, ...env, PORT: String(port), DATA_DIR: join(clone, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const late = setTimeout(() => stop(server), START_TIMEOUT_MS);
  let isReady = false;
  for await (const line of createInterface(server.stdout)) {
    console.log(line);
    if (!line.includes('is ready on')) continue;
    isReady = true;
    break;
  }
  server.stdout.resume();
  const hasLists = isReady && (await comesReady(port));
  clearTimeout(late);
  if (!hasLists) return false;
  const page = await fetch(`http://localhost:${port}/lediga-jobb`);
  const isPage = page.ok && (await page.text()).includes('</html>');
  // As a service manager does, to npm alone: what it started ends with it, and says no more
  const silent = Promise.all([ended, once(server.stdout, 'end')]);
  server.kill('SIGTERM');
  const outOfTime = wait(STOP_TIMEOUT_MS, false, { ref: false });
  const isStopped = await Promise.race([silent.then(() => true), outOfTime]);
  if (!isStopped && server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
  return isPage && isStopped;
}

/**
 * Waits until a server that listens has read in its lists; false where it ends before.
 * @param {number} port
 */
async function comesReady(port) {
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => null);
    if (answer === null || answer.ok) return answer !== null;
    await wait(POLL_MS);
  }
}

/**
 * Ends one that does not come to a page, with all that it has started.
 * @param {import('node:child_process').ChildProcess} server
 */
function stop(server) {
  if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
}

/** @param {string} clone @param {string} version @param {Record<string, string>} env */
async function testIn(clone, version, env) {
  const report = join(clone, 'test-results/sample.json');
  const began = performance.now();
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...PROJECTS, SHARD, '--reporter=dot'];
  const code = await run('node', [...vitest, '--reporter=json', `--outputFile.json=${report}`], {
    quiet: true,
    env,
    cwd: clone,
  });
  const seconds = (performance.now() - began) / 1000;
  tally.addVitest(`Node ${version}: tests`, seconds, report, code);
}
