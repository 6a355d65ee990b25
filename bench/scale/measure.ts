import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type RunningPostgres, startPostgres } from '../../scripts/testing/postgres.mjs';
import { openDatabase } from '../../server/storage/openDatabase';
import { startBroker } from '../soak/broker';
import { productionSettings, startNode } from '../soak/nodes';
import { memoryMb } from '../soak/processes';
import { type AlertsRound, measureAlerts } from './alerts';
import { type Called, measureCalls } from './calls';
import { fill, type Rows } from './rows';

const STEPS = (process.env.SCALE_STEPS ?? '10000,100000,1000000').split(',').map(Number);
/** Of PostgreSQL. */
const SETTINGS = {
  shared_buffers: '1GB',
  maintenance_work_mem: '512MB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  shared_preload_libraries: 'pg_stat_statements',
};
/** A node with a million jobs may take so long on a busy machine. */
const READY_MS = 30 * 60_000;
/** Statements that are named, and from how many milliseconds on. */
const WORST = 6;
const WORST_MS = 20;

/** A statement that takes long, as PostgreSQL counted it. */
export interface Statement {
  text: string;
  calls: number;
  /** Milliseconds. */
  mean: number;
  longest: number;
  rows: number;
}

/** What was measured with so many jobs and candidates, and ten times as many messages. */
export interface Step {
  jobs: number;
  rows: Pick<Rows, 'seconds' | 'megabytes' | 'counts'>;
  /** Seconds from the start of a node until it is ready, and from its second start. */
  start: { first: number; again: number };
  /** Megabytes that a node holds when it is ready, and after the calls. */
  memory: { ready: number; after: number };
  calls: Called[];
  alerts: AlertsRound | { fault: string };
  worst: Statement[];
}

export interface Scale {
  steps: Step[];
  /** What else must be known of the run. */
  note?: string;
}

async function worstStatements(url: string): Promise<Statement[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select query, calls::int, mean_exec_time as mean, max_exec_time as longest, rows::int
       from pg_stat_statements
       where mean_exec_time > $1 and query not ilike 'create %' and query not ilike 'vacuum%' and query not ilike 'explain%'
       order by mean_exec_time desc limit $2`,
      [WORST_MS, WORST],
    );
    return rows.map(({ query, ...counted }) => ({
      ...counted,
      text: query.replaceAll(/\s+/gu, ' ').trim(),
    }));
  } finally {
    await client.end();
  }
}

async function asked(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function measureStep({ url }: RunningPostgres, jobs: number): Promise<Step> {
  const folder = mkdtempSync(join(tmpdir(), 'vikari-scale-'));
  mkdirSync(join(folder, 'files'));
  try {
    console.log(`  ${jobs.toLocaleString('en')} jobs`);
    const rows = await fill(url, folder, jobs);
    console.log(`    filled in ${rows.seconds.toFixed(0)} s, ${rows.megabytes.toFixed(0)} MB`);
    return { jobs, rows, ...(await measureFilled(url, folder, rows)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a node does with a database that is filled. */
async function measureFilled(
  url: string,
  folder: string,
  rows: Rows,
): Promise<Omit<Step, 'jobs' | 'rows'>> {
  const broker = await startBroker(folder);
  const { issuer, certificate } = broker;
  try {
    await asked(url, 'create extension if not exists pg_stat_statements');
    await asked(url, 'select pg_stat_statements_reset()');
    const production = { folder, databaseUrl: url, issuer, certificate };
    const settings = productionSettings(production);
    const began = performance.now();
    const node = await startNode('a', settings, production, READY_MS);
    const first = (performance.now() - began) / 1000;
    const ready = memoryMb(node.pid());
    console.log(`    ready after ${first.toFixed(1)} s with ${ready.toFixed(0)} MB`);
    const db = await openDatabase({ databaseUrl: url, dataDir: folder });
    const calls = await measureCalls(db, node.url, rows);
    const after = memoryMb(node.pid());
    await node.stop();
    const second = performance.now();
    const again = await startNode('a', settings, production, READY_MS);
    const startAgain = (performance.now() - second) / 1000;
    await again.stop();
    const alerts = await measureAlerts(db).catch((error: unknown) => ({ fault: String(error) }));
    await db.close();
    return {
      start: { first, again: startAgain },
      memory: { ready, after },
      calls,
      alerts,
      worst: await worstStatements(url),
    };
  } finally {
    broker.close();
  }
}

/** Each step in a database of its own. */
export async function measureScale(): Promise<Scale> {
  const steps: Step[] = [];
  for (const jobs of STEPS) {
    const postgres = await startPostgres({
      durable: true,
      settings: SETTINGS,
    });
    if (postgres.url === null) throw new Error(postgres.reason);
    try {
      steps.push(await measureStep(postgres, jobs));
    } finally {
      await postgres.stop();
    }
  }
  return { steps };
}
