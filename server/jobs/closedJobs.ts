import type { ClosedJob } from '#domain/api/saved';
import type { Job } from '#domain/jobs/job';
import { toJobSummary } from '#domain/jobViews/jobSummary';

/** What is said of a job that is not open any more to who saved it. */
export function toClosedJob(job: Job): ClosedJob {
  const { names, language } = toJobSummary(job);
  // The page of a job that its employer took away has no title either; an ad is public at its source
  const isTakenAway = job.status !== 'open' && job.source.name === 'vikari';
  return {
    id: job.id,
    title: isTakenAway ? null : job.title,
    names,
    ...(language && { language }),
  };
}
