// @ts-check
/**
 * Google's Firestore emulator for tests, on loopback and with the rules of this repository. It is
 * looked for and never fetched.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.mjs';

const JAR = 'cloud-firestore-emulator/cloud-firestore-emulator.jar';
const SDKS = [
  process.env.CLOUDSDK_ROOT_DIR,
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  `${process.env.HOME}/google-cloud-sdk`,
];
const MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const RULES = fileURLToPath(new URL('../../firestore.rules', import.meta.url));
const START_TIMEOUT_MS = 60_000;

/** The emulator's program, or null when it or Java is not on this machine.
 * @returns {string | null} */
export function findFirestoreEmulator() {
  const named = process.env.FIRESTORE_EMULATOR_JAR;
  const places = named ? [named] : SDKS.flatMap((sdk) => (sdk ? [`${sdk}/platform/${JAR}`] : []));
  const jar = places.find((path) => existsSync(path));
  if (!jar) return null;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, 'java'))) ? jar : null;
}

/** @param {string} jar @returns {Promise<import('./firestore.mjs').RunningEmulator>} */
export async function startFirestoreEmulator(jar) {
  const port = await freePort();
  const emulator = spawn(
    'java',
    [
      '-Duser.language=en',
      '-cp',
      jar,
      MAIN,
      'start',
      '--host=127.0.0.1',
      `--port=${port}`,
      `--rules=${RULES}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let log = '';
  for (const stream of [emulator.stdout, emulator.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      log = `${log}${chunk}`.slice(-10_000);
    });
  }
  const stop = async () => {
    if (emulator.exitCode !== null || emulator.signalCode !== null) return;
    const ended = once(emulator, 'exit');
    emulator.kill('SIGKILL');
    await ended;
  };
  const host = `127.0.0.1:${port}`;
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end && emulator.exitCode === null) {
    if (await answers(host)) return { host, stop };
    await wait(50);
  }
  await stop();
  throw new Error(`The Firestore emulator did not start:\n${log}`);
}

/** @param {string} host @returns {Promise<boolean>} */
async function answers(host) {
  return fetch(`http://${host}/`).then(
    ({ ok }) => ok,
    () => false,
  );
}
