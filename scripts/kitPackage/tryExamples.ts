import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ROOT } from '../lib/paths.mjs';
import { chromiumLaunch } from '../testing/chromium';
import { freePort } from '../testing/freePort.mjs';
import { lookAtPage } from './lookAtPage';

/** The example apps report nothing about their builds. */
const ENV = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };

function start(folder: string, command: string, args: readonly string[]): ChildProcess {
  return spawn(command, args, { cwd: folder, stdio: 'inherit', detached: true, env: ENV });
}

async function run(folder: string, command: string, ...args: string[]): Promise<void> {
  const [code] = await once(start(folder, command, args), 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${folder}.`);
}

/** Until the server answers; at most 30 s. */
async function waitFor(url: string): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${url} did not answer within 30 s.`);
}

/** Starts the built app of a folder, looks at its page, and ends it. */
async function look(folder: string, serve: (port: string) => readonly string[]): Promise<void> {
  const port = await freePort();
  const server = start(folder, 'npx', serve(String(port)));
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const url = `http://127.0.0.1:${port}/`;
    await waitFor(url);
    await lookAtPage(await browser.newPage(), url);
  } finally {
    await browser.close();
    // The whole group: npx starts the server as a process of its own.
    if (server.pid !== undefined) process.kill(-server.pid);
  }
}

/** The example apps, each with how its built page is served. */
const APPS = [
  {
    name: 'kit-vite',
    serve: (port: string) => ['vite', 'preview', '--host', '127.0.0.1', '--port', port],
  },
  {
    name: 'kit-next',
    serve: (port: string) => ['next', 'start', '-H', '127.0.0.1', '-p', port],
    // React says only here that attributes of the server and the browser differ
    develop: (port: string) => ['next', 'dev', '-H', '127.0.0.1', '-p', port],
  },
];

/**
 * Installs a tarball of the kit into copies of the example apps, checks their types, builds them and
 * looks at their pages.
 *
 * @throws when any of it fails.
 */
export async function tryExamples(tarball: string): Promise<void> {
  const base = await mkdtemp(join(tmpdir(), 'kit-examples-'));
  try {
    for (const { name, serve, develop } of APPS) {
      const folder = join(base, name);
      await cp(join(ROOT, 'examples', name), folder, { recursive: true });
      await run(folder, 'npm', 'install', '--include=dev', '--no-audit', '--no-fund', tarball);
      await run(folder, 'npm', 'run', 'check');
      await run(folder, 'npm', 'run', 'build');
      await look(folder, serve);
      if (develop !== undefined) await look(folder, develop);
      console.log(`${name}: builds, and its page works`);
    }
    // Beside the packages of the first app, which are the same
    const types = join(base, 'kit-vite/nodenext');
    await cp(join(ROOT, 'examples/kit-nodenext'), types, { recursive: true });
    await run(types, 'npx', 'tsc', '-p', 'tsconfig.json');
    console.log('kit-nodenext: types hold under strict and nodenext');
  } finally {
    await rm(base, { recursive: true, force: true });
  }
}
