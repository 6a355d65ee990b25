import type { ApiError } from '#domain/api/errors';
import { type FilterJobsResponse, filterJobs, type GoneJob, similarJobs } from '#domain/api/portal';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { queryOf } from '#domain/jobs/queryWith';
import { jobListRequest } from '../../data/jobs';
import type { Prefetch } from '../../data/prefetch';

/** What there is instead of a job that is gone. */
export interface Instead
  extends Pick<GoneJob, 'names'>,
    Required<Pick<FilterJobsResponse, 'total' | 'suggestions' | 'near'>> {
  /** Its profession in its place. */
  filter: JobFilter;
  similar: FilterJobsResponse['results'];
}

/** Enough to see whether there are jobs, and few enough to be quick. */
const SHOWN = 3;

function isGoneJob(extra: object | undefined): extra is GoneJob {
  return extra !== undefined && 'workRole' in extra && 'names' in extra;
}

/** Searches for what a job was that `public/job` answered with 410; null where it does not say. */
export async function readInstead(prefetch: Prefetch, error: ApiError): Promise<Instead | null> {
  const gone = error.extra;
  if (!isGoneJob(gone)) return null;
  const { workRole, location, names } = gone;
  const filter = {
    ...EMPTY_FILTER,
    workroles: [workRole],
    locations: location === null ? [] : [location],
  };
  const [{ total, suggestions = [], near = [] }, { results }] = await Promise.all([
    prefetch.peek(filterJobs, jobListRequest(queryOf(filter), SHOWN)),
    prefetch.peek(similarJobs, { workroles: workRole, ...(location && { locations: location }) }),
  ]);
  return { names, filter, total, suggestions, near, similar: results.slice(0, SHOWN) };
}
