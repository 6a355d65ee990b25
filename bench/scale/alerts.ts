import { anAlertNode } from '../../server/alerts/testing/alertNode';
import { settableClock } from '../../server/identity/testing/settableClock';
import { saveJobs } from '../../server/jobs/jobRows.repository';
import type { Database } from '../../server/storage/database';
import { generateJobs } from '../search/generateJobs';

const NEW_JOBS = 100;
const FAR = '2999-12-31';

/** Seconds of a round of the alerts. */
export interface AlertsRound {
  nothing: number;
  /** With a hundred new jobs, and how many times they were noted. */
  changed: number;
  noted: number;
}

/** Rounds in this process, with an index of all jobs. */
export async function measureAlerts(db: Database): Promise<AlertsRound> {
  const clock = settableClock(Date.now());
  const mailer = { send: async () => undefined };
  const node = await anAlertNode(db, { clock, mailer, serverSecret: new Uint8Array(32) });
  const seconds = async (): Promise<number> => {
    await node.caughtUp();
    const began = performance.now();
    await node.round();
    return (performance.now() - began) / 1000;
  };
  try {
    await seconds();
    clock.advance(60_000);
    const nothing = await seconds();
    const jobs = [...generateJobs(NEW_JOBS)].map((job) => {
      const id = `new-${job.id}`;
      return { ...job, id, slug: id, source: { ...job.source, id }, endsOn: null, closesOn: FAR };
    });
    await db.transaction((tx) => saveJobs(tx, jobs));
    clock.advance(60_000);
    const changed = await seconds();
    const [row] = await db.query<{ count: number }>('select count(*) as count from alert_waiting');
    return { nothing, changed, noted: row?.count ?? 0 };
  } finally {
    await node.stop();
  }
}
