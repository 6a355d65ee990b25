import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunningPostgres, startPostgres } from '../../scripts/testing/postgres.mjs';
import { type Balancer, startBalancer } from './balancer';
import { startBroker } from './broker';
import { type Load, startLoad } from './load';
import { type Node, type Production, productionSettings, startNode } from './nodes';
import { cpuSeconds, memoryMb } from './processes';
import { createRecorder, type Fault, type Recorder, summaryOf } from './recorder';
import { slope } from './statistics';
import { openStream, type Stream } from './stream';
import { type Verified, verify } from './verify';
import { type Candidate, createWorld, storeWorld, type World } from './world';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 60);
/** Cores that nodes and database may use together at the most that the machine takes. */
const CORES = Number(process.env.SOAK_CORES ?? availableParallelism());
const SHARE = 0.6;
/** The 99th percentile of pages, in milliseconds, above which the machine takes no more. */
const BOUND_MS = Number(process.env.SOAK_P99_MS ?? 250);
const STREAMS = 120;
const FIRST_RATE = 20;
const RATE_STEP = 1.3;
const STEP_MS = 12_000;
const WARM_UP_MS = 20_000;
const SAMPLE_MS = 5000;
/** Between two looks at what nodes have in use: a full collection stops one for a moment. */
const COLLECTED_MS = 5 * 60_000;
const BYTES_A_MB = 2 ** 20;
/** Milliseconds that the database is away, and after which what it cost must be over. */
const AWAY_MS = 5000;
const AFTER_MS = 5000;
const SETTLE_MS = 5000;
const MINUTE_MS = 60_000;
const MINUTES_AN_HOUR = 60;

/** Where the bytes of a node are after a full collection, megabytes. */
interface Collected {
  minute: number;
  /** Of its program. */
  used: number;
  /** What V8 holds for it: its heap, and what buffers have outside of it. */
  heap: number;
  external: number;
  /** What the process holds. */
  resident: number;
}

/** The memory of one node, megabytes. */
interface Memory {
  node: string;
  first: number;
  last: number;
  /** Megabytes an hour by least squares: since the deploy, and since the fail-over. */
  sinceDeploy: number;
  sinceFailOver: number;
  /** Where it is after a full collection, from the deploy on. */
  collected: Collected[];
}

interface Window {
  seconds: number;
  faults: { kind: string; what: string; count: number }[];
}

export interface Soak {
  minutes: number;
  /** Those that it was held to, and those of the machine. */
  cores: number;
  machineCores: number;
  /** Journeys a second: the most of the ramp, and those of the run. */
  most: number;
  /** Why the ramp ended. */
  bound: 'p99' | 'cores';
  boundMs: number;
  rate: number;
  requests: number;
  requestsPerSecond: number;
  notBegun: number;
  coresUsed: number;
  kinds: { kind: string; count: number; p50: number; p99: number; longest: number }[];
  deploy: Window;
  failOver: Window;
  outside: Window;
  askedAgain: number;
  resumed: number;
  streams: number;
  memory: Memory[];
  verified: Verified;
  broken: string[];
  /** Lines at `error` in the nodes' logs, and those of them outside the fail-over. */
  errorLines: { all: number; outside: number };
}

interface Site {
  postgres: RunningPostgres;
  nodes: Node[];
  balancer: Balancer;
  recorder: Recorder;
  load: Load;
}

const pagesIn = (recorder: Recorder) =>
  recorder.times(recorder.kinds().filter((kind) => kind.startsWith('page: ')));

const cpuOf = ({ nodes, postgres }: Pick<Site, 'nodes' | 'postgres'>) =>
  [...nodes.map((node) => node.pid()), postgres.pid()].reduce(
    (sum, pid) => sum + cpuSeconds(pid),
    0,
  );

/** More and more until pages take too long or the cores are used up; the most that went well. */
async function ramp({ recorder, load, ...site }: Site): Promise<Pick<Soak, 'most' | 'bound'>> {
  await wait(WARM_UP_MS);
  let rate = FIRST_RATE;
  let slow = 0;
  for (;;) {
    load.setRate(rate);
    recorder.clear();
    const [began, before] = [performance.now(), cpuOf(site)];
    await wait(STEP_MS);
    const { p99 } = summaryOf(pagesIn(recorder));
    const used = (cpuOf(site) - before) / ((performance.now() - began) / 1000);
    console.log(
      `  ${rate.toFixed(0)} a second: p99 ${p99.toFixed(0)} ms, ${used.toFixed(2)} cores`,
    );
    // The share of the cores that this rate would use up
    if (used >= CORES) return { most: (rate * CORES) / used, bound: 'cores' };
    // Once may be somebody else's work
    slow = p99 > BOUND_MS ? slow + 1 : 0;
    if (slow === 2) return { most: rate / RATE_STEP, bound: 'p99' };
    if (slow === 0) rate *= RATE_STEP;
  }
}

/** Kills the database, starts it again, and waits until all nodes are ready. */
async function failOver({ postgres, nodes }: Site): Promise<void> {
  await postgres.kill();
  await wait(AWAY_MS);
  await postgres.resume();
  while (!(await Promise.all(nodes.map((node) => node.isReady()))).every(Boolean)) await wait(100);
  await wait(AFTER_MS);
}

function windowOf(faults: readonly Fault[], from: number, to: number): Window {
  const counts = new Map<string, Window['faults'][number]>();
  for (const { at, kind, what } of faults) {
    if (at < from || at > to) continue;
    const known = counts.get(`${kind} ${what}`) ?? { kind, what, count: 0 };
    counts.set(`${kind} ${what}`, { ...known, count: known.count + 1 });
  }
  return { seconds: (to - from) / 1000, faults: [...counts.values()] };
}

/** The run itself, from a site under load that is warm. */
async function run(site: Site) {
  const { recorder, nodes } = site;
  const samples: { at: number; mb: number[] }[] = [];
  const collected: { at: number; usage: NodeJS.MemoryUsage[] }[] = [];
  async function sample(): Promise<void> {
    const at = performance.now();
    samples.push({ at, mb: nodes.map((node) => memoryMb(node.pid())) });
    if (at - (collected.at(-1)?.at ?? Number.NEGATIVE_INFINITY) < COLLECTED_MS) return;
    collected.push({ at, usage: await Promise.all(nodes.map((node) => node.memory())) });
  }
  recorder.clear();
  const began = performance.now();
  const cpuBefore = cpuOf(site);
  const third = (MINUTES * MINUTE_MS) / 3;
  let cpuOfEnded = 0;
  const until = async (at: number) => {
    while (performance.now() < at) {
      await sample();
      await wait(Math.min(SAMPLE_MS, Math.max(0, at - performance.now())));
    }
  };

  await until(began + third);
  const deploy = { from: performance.now(), to: 0 };
  for (const node of nodes) {
    cpuOfEnded += cpuSeconds(node.pid());
    await node.replace();
  }
  deploy.to = performance.now();
  console.log(`  deploy: ${((deploy.to - deploy.from) / 1000).toFixed(0)} s`);
  await until(began + 2 * third);
  const over = { from: performance.now(), to: 0, wall: Date.now() };
  cpuOfEnded += cpuSeconds(site.postgres.pid());
  await failOver(site);
  over.to = performance.now();
  console.log(`  fail-over: ${((over.to - over.from) / 1000).toFixed(0)} s`);
  await until(began + 3 * third);
  const ended = performance.now();
  const seconds = (ended - began) / 1000;
  const faults = [...recorder.faults()];
  const linesOf = (place: number, from: number) =>
    slope(
      samples
        .filter(({ at }) => at >= from)
        .map(({ at, mb }) => ({ x: at / MINUTE_MS / MINUTES_AN_HOUR, y: mb[place] ?? 0 })),
    );
  const isInWindow = ({ at }: Fault) =>
    (at >= deploy.from && at <= deploy.to) || (at >= over.from && at <= over.to);
  return {
    over,
    found: {
      requests: recorder.count(),
      requestsPerSecond: recorder.count() / seconds,
      coresUsed: (cpuOf(site) + cpuOfEnded - cpuBefore) / seconds,
      kinds: recorder.kinds().map((kind) => {
        const times = recorder.times([kind]);
        return { kind, count: times.length, ...summaryOf(times) };
      }),
      deploy: windowOf(faults, deploy.from, deploy.to),
      failOver: windowOf(faults, over.from, over.to),
      outside: windowOf(
        faults.filter((fault) => !isInWindow(fault)),
        began,
        ended,
      ),
      memory: nodes.map(
        ({ name }, place): Memory => ({
          node: name,
          first: samples.find(({ at }) => at >= deploy.to)?.mb[place] ?? Number.NaN,
          last: samples.at(-1)?.mb[place] ?? Number.NaN,
          sinceDeploy: linesOf(place, deploy.to),
          sinceFailOver: linesOf(place, over.to),
          collected: collected
            .filter(({ at }) => at >= deploy.to)
            .flatMap(({ at, usage }) =>
              usage.slice(place, place + 1).map((one) => ({
                minute: (at - began) / MINUTE_MS,
                used: one.heapUsed / BYTES_A_MB,
                heap: one.heapTotal / BYTES_A_MB,
                external: one.external / BYTES_A_MB,
                resident: one.rss / BYTES_A_MB,
              })),
            ),
        }),
      ),
    },
  };
}

/** Lines at `error`; those within the fail-over are its own. */
function errorLinesOf(nodes: readonly Node[], from: number, to: number): Soak['errorLines'] {
  const lines = nodes
    .flatMap((node) => node.log().split('\n'))
    .filter((line) => /"level":(?:50|60|"error"|"fatal")/u.test(line));
  const outside = lines.filter((line) => {
    const said = /"time":"?([^",}]+)/u.exec(line)?.[1] ?? '';
    const at = Number(said) || Date.parse(said);
    return !(at >= from && at <= to);
  });
  for (const line of outside) console.log(`  ${line}`);
  return { all: lines.length, outside: outside.length };
}

async function followSome(url: string, world: World, recorder: Recorder) {
  const streams = new Map<Candidate, Stream>();
  for (const candidate of world.candidates.slice(0, STREAMS)) {
    streams.set(candidate, await openStream(url, candidate.client, recorder));
  }
  return streams;
}

/** Two nodes and their clients, from an empty database to what is left at the end. */
export async function measureSoak(): Promise<Soak> {
  const folder = mkdtempSync(join(tmpdir(), 'vikari-soak-'));
  const postgres = await startPostgres({ durable: true });
  if (postgres.url === null) throw new Error(postgres.reason);
  const broker = await startBroker(folder);
  const nodes: Node[] = [];
  let balancer: Balancer | null = null;
  try {
    mkdirSync(join(folder, 'files'));
    const { issuer, certificate } = broker;
    const stored = await storeWorld(postgres.url, folder, issuer);
    const production: Production = { folder, databaseUrl: postgres.url, issuer, certificate };
    const settings = productionSettings(production);
    for (const name of ['a', 'b']) nodes.push(await startNode(name, settings, production));
    balancer = await startBalancer(nodes.map(({ url }) => url));
    const { url } = balancer;
    const recorder = createRecorder();
    const world = createWorld(url, stored, recorder);
    for (const { client } of world.candidates) {
      await client.write('set up', 'POST', '/api/v2/users/save_job_preferences', { json: {} });
    }
    const streams = await followSome(url, world, recorder);
    const load = startLoad(world, broker, FIRST_RATE);
    const site: Site = { postgres, nodes, balancer, recorder, load };
    const limit = await ramp(site);
    const rate = limit.most * SHARE;
    load.setRate(rate);
    await wait(SETTLE_MS);
    const askedBefore = balancer.askedAgain();
    const dropped = load.notBegun();
    const { over, found } = await run(site);
    const notBegun = load.notBegun() - dropped;
    await load.stop();
    await wait(SETTLE_MS);
    const verified = await verify(world, streams);
    const resumed = [...streams.values()].reduce((sum, stream) => sum + stream.resumed(), 0);
    for (const stream of streams.values()) stream.close();
    return {
      minutes: MINUTES,
      cores: CORES,
      machineCores: availableParallelism(),
      boundMs: BOUND_MS,
      ...limit,
      rate,
      ...found,
      notBegun,
      askedAgain: balancer.askedAgain() - askedBefore,
      resumed,
      streams: streams.size,
      verified,
      broken: [...load.broken()],
      errorLines: errorLinesOf(nodes, over.wall, over.wall + over.to - over.from),
    };
  } finally {
    await balancer?.close();
    await Promise.all(nodes.map((node) => node.stop()));
    broker.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
