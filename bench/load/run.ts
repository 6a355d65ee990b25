import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../scripts/testing/postgres.mjs';
import { markdownTable, times } from '../lib/markdown';
import { part } from '../lib/part';
import { type Answered, callsOf, createClient } from './client';
import type { Asked, World } from './world';

const PEOPLE = 1000;
const CONNECTIONS = 16;
/** Milliseconds; a person has each job once, so that it cannot be longer. */
const WARM_UP = 4_000;
const DURATION = 6_000;
const WRITES = ['message', 'save', 'application'] as const;
type Write = (typeof WRITES)[number];

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const OWN_SOURCES = fileURLToPath(new URL('../../', import.meta.url));
const SITE = fileURLToPath(new URL('../../dist/', import.meta.url));

interface Written extends Answered {
  /** Milliseconds of the server process; the embedded database's are among them. */
  cpu: number;
}

interface Figures {
  writes: Record<Write, Written>;
  /** A signed-in page, alone and beside those who save. */
  page: { alone: Answered; beside: Answered };
}

interface StoreFigures {
  store: string;
  now: Figures;
  /** Of the version in the folder `BENCH_BEFORE`. */
  before: Figures | null;
}

async function cpuOf(child: ChildProcess): Promise<number> {
  const answered = once(child, 'message');
  child.send({ ask: 'cpu' } satisfies Asked);
  const [milliseconds]: number[] = await answered;
  return milliseconds ?? Number.NaN;
}

async function measureServer(sources: string, databaseUrl: string | null): Promise<Figures> {
  const args = [sources, String(PEOPLE), SITE, ...(databaseUrl === null ? [] : [databaseUrl])];
  const child = fork(SERVER, args, { execArgv: ['--import', 'tsx'] });
  const exited = once(child, 'exit');
  try {
    const [world]: World[] = await once(child, 'message');
    if (!world) throw new Error('The server told nothing.');
    return await measureWorld(child, world);
  } finally {
    child.send({ ask: 'stop' } satisfies Asked);
    await exited;
  }
}

async function measureWorld(child: ChildProcess, world: World): Promise<Figures> {
  const calls = callsOf(world);
  const writers = createClient(world.url, CONNECTIONS);
  const reader = createClient(world.url, 1);
  try {
    const measured = async (write: Write): Promise<Written & { next: number }> => {
      const { next } = await writers.during(WARM_UP, calls[write], 0);
      const before = await cpuOf(child);
      const answered = await writers.during(DURATION, calls[write], next);
      const cpu = ((await cpuOf(child)) - before) / (answered.next - next);
      return { ...answered, cpu };
    };
    const message = await measured('message');
    const application = await measured('application');
    const save = await measured('save');
    await reader.during(WARM_UP, calls.page, 0);
    const alone = await reader.during(DURATION, calls.page, 0);
    const [beside] = await Promise.all([
      reader.during(DURATION, calls.page, 0),
      writers.during(DURATION, calls.save, save.next),
    ]);
    return { writes: { message, save, application }, page: { alone, beside } };
  } finally {
    writers.close();
    reader.close();
  }
}

/** On an empty PostgreSQL; null where this machine has none. */
async function measureOnPostgres(sources: string): Promise<Figures | null> {
  const running = await startPostgres();
  if (running.url === null) return null;
  try {
    return await measureServer(sources, running.url);
  } finally {
    await running.stop();
  }
}

async function measure(): Promise<StoreFigures[]> {
  const stores = {
    Embedded: (sources: string) => measureServer(sources, null),
    PostgreSQL: measureOnPostgres,
  };
  const earlier = process.env.BENCH_BEFORE;
  const measured: StoreFigures[] = [];
  for (const [store, measureStore] of Object.entries(stores)) {
    const before = earlier === undefined ? null : await measureStore(earlier);
    const now = await measureStore(OWN_SOURCES);
    if (now) measured.push({ store, before, now });
  }
  return measured;
}

const both = ({ p50, p99 }: Answered): string => `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
const NAMES: Readonly<Record<Write, string>> = {
  message: "An employer's message",
  save: 'A job saved',
  application: 'An application',
};

/** What a store stands: writes a second, and a page that somebody reads meanwhile. */
export const loadPart = part<StoreFigures[]>({
  name: 'load',
  title: 'Both stores under load',
  measure,
  section: (
    stores,
  ) => `${CONNECTIONS} kept connections over loopback, each with its next call as soon as the last one is
answered; client, server and PostgreSQL share the cores. PostgreSQL runs without fsync, the embedded
database syncs every commit. The processor time of a call is the server process's, in which the
embedded database runs and PostgreSQL does not. "Before" is the version in the folder
\`BENCH_BEFORE\`, measured in the same run.

${markdownTable([
  [
    'Store',
    'Call',
    'A second',
    'p50 / p99',
    'Processor time',
    'Before, a second',
    'Times as many',
    'Before, processor time',
  ],
  ...stores.flatMap(({ store, now, before }) =>
    WRITES.map((write) => {
      const own = now.writes[write];
      const earlier = before?.writes[write];
      return [
        store,
        NAMES[write],
        own.perSecond.toFixed(0),
        both(own),
        `${own.cpu.toFixed(2)} ms`,
        ...(earlier
          ? [
              earlier.perSecond.toFixed(0),
              times(own.perSecond, earlier.perSecond),
              `${earlier.cpu.toFixed(2)} ms`,
            ]
          : ['', '', '']),
      ];
    }),
  ),
])}

The account's page of a signed-in person, one at a time:

${markdownTable([
  ['Store', 'Alone', `While ${CONNECTIONS} save`, 'Before, alone', 'Before, while they save'],
  ...stores.map(({ store, now, before }) => [
    store,
    both(now.page.alone),
    both(now.page.beside),
    ...(before ? [both(before.page.alone), both(before.page.beside)] : ['', '']),
  ]),
])}`,
});
