// @ts-check
/**
 * A throw-away ClamAV daemon for tests: in a temporary folder, on loopback and on a socket, with
 * one signature of our own instead of the 300 MB of the real ones, so that it starts at once.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './freePort.mjs';

export const CLAMD = '/usr/sbin/clamd';
const START_TIMEOUT_MS = 60_000;
const MALWARE = 'VIKARI-TEST-MALWARE-b7e41c';

/** @returns {Promise<import('./clamd.mjs').RunningClamd>} */
export async function startClamd() {
  const folder = await mkdtemp(join(tmpdir(), 'vikari-clamd-'));
  const [signatures, socket, port] = [
    join(folder, 'signatures'),
    join(folder, 'clamd.sock'),
    await freePort(),
  ];
  await mkdir(signatures);
  const signature = `Vikari.Test:0:*:${Buffer.from(MALWARE).toString('hex')}\n`;
  await writeFile(join(signatures, 'vikari.ndb'), signature);
  const settings = {
    DatabaseDirectory: signatures,
    TemporaryDirectory: folder,
    LocalSocket: socket,
    TCPSocket: port,
    TCPAddr: '127.0.0.1',
    Foreground: 'yes',
  };
  const config = join(folder, 'clamd.conf');
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
  await writeFile(config, lines.join(''));
  const server = spawn(CLAMD, ['--config-file', config], { stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await ready(server, port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { tcpUrl: `tcp://127.0.0.1:${port}`, unixUrl: `unix:${socket}`, malware: MALWARE, stop };
}

/** Waits until it takes connections; its log is in the error when it never does.
 * @param {import('node:child_process').ChildProcess} server @param {number} port */
async function ready(server, port) {
  let log = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      log = `${log}${chunk}`.slice(-10_000);
    });
  }
  /** @type {unknown} */
  let failure = null;
  server.once('error', (error) => {
    failure = error;
  });
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end && failure === null && server.exitCode === null) {
    if (await answers(port)) return;
    await wait(50);
  }
  throw new Error(`clamd did not start:\n${log}`, { cause: failure });
}

/** @param {number} port @returns {Promise<boolean>} */
async function answers(port) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
