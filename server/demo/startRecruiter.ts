import type { Config } from '../config/config';
import { type Clock, today } from '../lib/clock';
import type { Database } from '../storage/database';
import { SOUGHT_ROLES } from './demoCandidates';
import { readDemoKeys } from './demoKeys';
import { findInterviewJobs, findSoughtJobs } from './demoPeople.repository';
import { type DemoRecruiter, startDemoRecruiter } from './recruiter';

/** Jobs for which the demo recruiter looks for candidates, one after another. */
const SOUGHT_JOBS = 60;

/** The demo recruiter over the server's own integration API; returns a function that stops it. */
export async function startRecruiterOf({
  config,
  db,
  clock,
  services,
  url,
  onError,
}: {
  config: Pick<Config, 'demoRecruiterSeconds'>;
  db: Database;
  clock: Clock;
  services: { onApplications(listener: DemoRecruiter['notify']): void };
  /** The server's address. */
  url: string;
  onError(error: unknown): void;
}): Promise<() => Promise<void>> {
  if (config.demoRecruiterSeconds === null) return async () => undefined;
  const day = today(clock);
  const recruiter = startDemoRecruiter({
    baseUrl: url,
    employers: await readDemoKeys(db),
    sought: await findSoughtJobs(db, { roles: SOUGHT_ROLES, today: day, limit: SOUGHT_JOBS }),
    interviewed: await findInterviewJobs(db, day),
    stepSeconds: config.demoRecruiterSeconds,
    clock,
    onError,
  });
  services.onApplications(recruiter.notify);
  return recruiter.stop;
}
