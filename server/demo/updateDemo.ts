import type { Job } from '#domain/jobs/job';
import type { JobFacts } from '#domain/jobs/jobFacts';
import { createStoredJobs, saveJobs } from '../jobs/storedJobs';
import type { Queryable } from '../storage/database';

const FACTS = [
  'shifts',
  'requires',
  'steps',
  'travel',
  'housing',
  'terms',
] as const satisfies readonly (keyof JobFacts)[];

/**
 * Gives the demo jobs of an earlier version the facts that they lack, and today's rates. A job whose
 * text has changed since is left alone: the facts agree with the text.
 *
 * @param jobs - as they are made today for the day of the first start.
 */
export async function updateDemoJobs(tx: Queryable, jobs: readonly Job[]): Promise<void> {
  const made = new Map(jobs.map((job) => [job.id, job]));
  const stored = await createStoredJobs(tx).findAll([...made.keys()]);
  const current = stored.flatMap((job) => {
    const now = made.get(job.id);
    return now && isSameText(job, now) ? [updated(job, now)] : [];
  });
  // One that has not changed is skipped
  await saveJobs(tx, current);
}

function isSameText(stored: Job, made: Job): boolean {
  const textOf = ({ title, description, requirements, startsOn, endsOn }: Job) =>
    JSON.stringify([title, description, requirements, startsOn, endsOn]);
  return textOf(stored) === textOf(made);
}

function updated(stored: Job, made: Job): Job {
  const facts = FACTS.filter((fact) => made[fact] !== undefined).map((fact) => [fact, made[fact]]);
  return { ...Object.fromEntries(facts), ...stored, hourlyRate: made.hourlyRate };
}
