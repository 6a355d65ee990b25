import type { JobSummary } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { toJobSummary } from '#domain/jobViews/jobSummary';

/** A number of different jobs, `Jobb 1` first. */
export function someJobs(count: number, from = 1): JobSummary[] {
  return Array.from({ length: count }, (_, at) => {
    const number = from + at;
    const id = `v-${String(number).padStart(4, '0')}`;
    return toJobSummary(
      aJob({ id, slug: `jobb-${number}--${id}`, title: `Jobb ${number}`, closesOn: '2027-01-31' }),
    );
  });
}
