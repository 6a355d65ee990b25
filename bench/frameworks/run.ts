import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../scripts/testing/freePort.mjs';
import { installPeers } from '../lib/installPeers';
import { kilobytes, markdownTable } from '../lib/markdown';
import { part } from '../lib/part';
import { type Load, loadOf } from '../throughput/load';

const PEER = fileURLToPath(new URL('peer/', import.meta.url));
const BIN = `${PEER}node_modules/.bin/`;
/** What `/proc` counts processor time in. */
const TICKS_PER_SECOND = 100;
const POLL_MS = 50;
const LOADS_TO_WARM_UP = 3;
/** As a visitor with a session that is none: no cache answers. */
const ANEW = { cookie: 'vikari_session=none', 'accept-encoding': 'identity' };
const ROWS = 1000;

interface Framework {
  name: string;
  /** What `node` runs. */
  command: readonly string[];
}

interface FrameworkFigures {
  name: string;
  bytes: number;
  load: Load;
  /** Milliseconds of the server process for a page. */
  cpu: number;
}

const OURS = fileURLToPath(new URL('oursChild.ts', import.meta.url));
const FRAMEWORKS: readonly Framework[] = [
  { name: 'React alone', command: [`${PEER}react.mjs`] },
  { name: 'Vikari', command: ['--import', 'tsx', OURS] },
  { name: 'Next', command: [`${BIN}next`, 'start', PEER, '-H', '127.0.0.1'] },
  { name: 'Astro', command: [`${PEER}built/astro/server/entry.mjs`] },
];

async function buildPeers(): Promise<void> {
  await installPeers(PEER);
  for (const name of ['next', 'astro']) {
    await promisify(execFile)(process.execPath, [`${BIN}${name}`, 'build'], {
      cwd: PEER,
      env: ENV,
    });
  }
}

const ENV = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  HOST: '127.0.0.1',
} as const;

async function measureOne({ name, command }: Framework): Promise<FrameworkFigures> {
  const port = await freePort();
  const server = spawn(process.execPath, [...command], {
    cwd: PEER,
    env: { ...ENV, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(server, 'exit');
  const url = `http://localhost:${port}/`;
  try {
    const html = await firstPage(url);
    if (html.split('<tr').length <= ROWS) throw new Error(`${name} shows too few rows.`);
    for (let load = 0; load < LOADS_TO_WARM_UP; load += 1) await loadOf(url, ANEW);
    const before = processorSeconds(server.pid);
    const began = performance.now();
    const load = await loadOf(url, ANEW);
    const seconds = (performance.now() - began) / 1000;
    // The load's own first half second is a warm-up, at the same pace
    const cpu = (processorSeconds(server.pid) - before) / (load.requestsPerSecond * seconds);
    return { name, bytes: Buffer.byteLength(html), load, cpu: cpu * 1000 };
  } finally {
    server.kill('SIGTERM');
    await exited;
  }
}

async function firstPage(url: string): Promise<string> {
  const until = performance.now() + 60_000;
  for (;;) {
    const response = await fetch(url, { headers: ANEW }).catch(() => null);
    if (response?.ok) return await response.text();
    if (performance.now() > until) {
      throw new Error(`${url} answers ${response?.status ?? 'nothing'} after a minute.`);
    }
    await wait(POLL_MS);
  }
}

/** Of all threads of a process. */
function processorSeconds(pid = 0): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

async function measure(): Promise<FrameworkFigures[]> {
  await buildPeers();
  const figures: FrameworkFigures[] = [];
  for (const framework of FRAMEWORKS) figures.push(await measureOne(framework));
  return figures;
}

/** The page that benchmarks of frameworks use, by their servers and by ours. */
export const frameworksPart = part<FrameworkFigures[]>({
  name: 'frameworks',
  title: 'A table of 1,000 rows beside other frameworks',
  onlyByName: true,
  measure,
  section: (figures) => {
    const alone = figures.find(({ name }) => name === 'React alone');
    return `The page of public benchmarks: a table of ${ROWS.toLocaleString('en')} rows with two columns of text, rendered anew for
every request and sent uncompressed, each built for production by its own tools and asked over
loopback on 16 connections, one after another in one run. React alone is \`renderToString\` on
Node's own server. Vikari is its server with all that it does for a page of a visitor: the caller's
session looked for, limits for an address, the policy of the page's scripts, language, an ETag's
headers, the document with its providers, but without its header, footer and data. Next renders by
server components, and sends the rows a second time for its hydration; Astro has no script. The
machine did other work meanwhile: compare the ratios, not the figures of another run.

${markdownTable([
  ['Server', 'Pages / s', 'of React alone', 'p50 / p99', 'CPU a page', 'Page'],
  ...figures.map(({ name, bytes, load, cpu }) => [
    name,
    String(Math.round(load.requestsPerSecond)),
    `${Math.round((100 * load.requestsPerSecond) / (alone?.load.requestsPerSecond ?? Number.NaN))} %`,
    `${load.p50.toFixed(1)} / ${load.p99.toFixed(1)} ms`,
    `${cpu.toFixed(2)} ms`,
    kilobytes(bytes),
  ]),
])}`;
  },
});
