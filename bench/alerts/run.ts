/** A round of alerts: `tsx bench/alerts/run.ts`. */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { defaultOrder } from '#domain/jobs/filter';
import { writeFilterQuery } from '#domain/jobs/filterQuery';
import { anAlertNode } from '../../server/alerts/testing/alertNode';
import { settableClock } from '../../server/identity/testing/settableClock';
import { saveJobs } from '../../server/jobs/jobRows.repository';
import { instant } from '../../server/lib/time';
import type { Database } from '../../server/storage/database';
import { createTestDatabase } from '../../server/storage/testing/testDatabase';
import { markdownTable } from '../lib/markdown';
import { part } from '../lib/part';
import { batchesOf } from '../search/batchesOf';
import { generateJobs } from '../search/generateJobs';
import { generateQueries } from '../search/generateQueries';

const JOBS = 10_000;
const NEW_JOBS = 100;
const ALERTS = 10_000;
const WORDS = ['natt', 'umeå', 'iva', 'sommar', 'triage', 'akuten', 'vårdcentral'];

interface AlertsResult {
  /** Different searches among the alerts. */
  searches: number;
  /** Seconds. */
  nothing: number;
  noted: number;
  /** What the new jobs gave. */
  waiting: number;
}

/** Alerts of addresses, with the searches of the search's bench. */
async function storeAlerts(db: Database, at: string): Promise<number> {
  const { filters } = generateQueries();
  const queries = filters
    .map((filter) => writeFilterQuery({ filter, order: defaultOrder(filter) }))
    .filter((query) => query !== '');
  const used = new Set<string>();
  for (let count = 0; count < ALERTS; count += 1) {
    // As many different searches as alerts would be the worst case; people search alike
    const words = count < queries.length ? '' : `&q=${WORDS[count % WORDS.length]}`;
    const query = `${queries[count % queries.length]}${words}`;
    used.add(query);
    await db.query(
      `insert into mail_alerts (id, recipient, email, query, frequency, language, asked_by,
         asked_at, confirmed_at)
       values ($1, $1, $1, $2, 'daily', 'sv', 'x', $3, $3)`,
      [randomUUID(), query, at],
    );
  }
  return used.size;
}

async function measure(): Promise<AlertsResult> {
  const clock = settableClock();
  const db = await createTestDatabase();
  const jobs = [...generateJobs(JOBS + NEW_JOBS)];
  for (const batch of batchesOf(jobs.slice(0, JOBS), 500)) {
    await db.transaction((tx) => saveJobs(tx, batch));
  }
  const searches = await storeAlerts(db, instant(clock.now()));
  const mailer = { send: async () => undefined };
  const node = await anAlertNode(db, { clock, mailer, serverSecret: new Uint8Array(32) });
  const seconds = async (): Promise<number> => {
    await node.caughtUp();
    const began = performance.now();
    await node.round();
    return (performance.now() - began) / 1000;
  };
  await seconds();
  const nothing = await seconds();
  await db.transaction((tx) => saveJobs(tx, jobs.slice(JOBS)));
  clock.advance(60_000);
  const noted = await seconds();
  const [row] = await db.query<{ count: number }>('select count(*) as count from alert_waiting');
  await node.stop();
  await db.close();
  return { searches, nothing, noted, waiting: row?.count ?? 0 };
}

function section({ searches, nothing, noted, waiting }: AlertsResult): string {
  const number = (value: number) => value.toLocaleString('en');
  return `${number(ALERTS)} alerts with ${number(searches)} different searches beside ${number(JOBS)} jobs in the embedded
database. The ${NEW_JOBS} new jobs were noted ${number(waiting)} times.

${markdownTable([
  ['Round', 'Seconds'],
  ['Nothing has changed', nothing.toFixed(3)],
  [`${NEW_JOBS} new jobs`, noted.toFixed(2)],
])}`;
}

/** Alerts of saved searches. */
export const alertsPart = part<AlertsResult>({
  name: 'alerts',
  title: 'A round of alerts',
  measure,
  section,
});

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(section(await measure()));
