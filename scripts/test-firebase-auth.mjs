/**
 * `npm run test:firebase-auth`: the live port's suite with Firebase Auth's emulator too, where a
 * custom token is exchanged as at Google. The emulator is fetched into a temporary folder for this
 * run: it is large, and nothing of the product needs it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run, runTool } from './lib/run.mjs';
import { findFirestoreEmulator } from './testing/firestore.mjs';
import { freePort } from './testing/freePort.mjs';

const TOOLS = 'firebase-tools@14';
const PROJECT = 'demo-vikari-live';
const START_TIMEOUT_MS = 120_000;

if (findFirestoreEmulator() === null) {
  console.log('skipped: no emulator (see docs/firebase.md)');
  process.exit(0);
}
const folder = await mkdtemp(join(tmpdir(), 'vikari-firebase-'));
const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
const settings = {
  emulators: {
    auth: { host: '127.0.0.1', port },
    hub: { port: hub },
    logging: { port: logging },
    ui: { enabled: false },
  },
};
await writeFile(join(folder, 'package.json'), '{"private":true}');
await writeFile(join(folder, 'firebase.json'), JSON.stringify(settings));
console.log(`Fetching ${TOOLS} …`);
const options = ['--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts'];
let code = await run('npm', ['install', ...options, TOOLS], { quiet: true });
if (code === 0) code = await test();
await rm(folder, { recursive: true, force: true });
process.exit(code);

async function test() {
  const program = join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const args = [program, 'emulators:start', '--only', 'auth', '--project', PROJECT];
  const emulator = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
  const host = `127.0.0.1:${port}`;
  try {
    await ready(host);
    const env = { FIREBASE_AUTH_EMULATOR_HOST: host };
    const files = ['server/live/livePort.chromium.test.ts', '-t', 'firestore'];
    return await runTool('vitest', ['--run', '--project', 'server', ...files], { env });
  } finally {
    const ended = once(emulator, 'exit');
    emulator.kill('SIGTERM');
    await ended;
  }
}

async function ready(host) {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end) {
    const answer = await fetch(`http://${host}/`).catch(() => null);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error('Firebase Auth’s emulator did not start.');
}
