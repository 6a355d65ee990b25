import { fetchEligibility } from '#domain/api/eligibility';
import { ApiError } from '#domain/api/errors';
import { type GoneJob, getJob, type JobDetail, similarJobs } from '#domain/api/portal';
import { getMe } from '#domain/api/v2';
import type { SimilarJob } from '#domain/jobs/similarReason';
import { comparedIds, MOST_COMPARED } from '#domain/jobViews/comparison';
import { jobRequest, similarRequest } from '../../data/jobs';
import type { Prefetch } from '../../data/prefetch';
import { nullWhileListsLoad } from '../../data/whileListsLoad';
import type { MissingJob } from '../../features/compare/CompareInstead';

/** What the address of a comparison names. */
export interface Comparison {
  /** The jobs that can be shown, as the address names them, each job once. */
  shown: string[];
  missing: MissingJob[];
  /** All that are named, where they are too many; none is read then. */
  tooMany: string[] | null;
  similar: SimilarJob[];
}

const NOTHING: Comparison = { shown: [], missing: [], tooMany: null, similar: [] };
/** Enough to choose one from. */
const SIMILAR = 4;

const isGone = (extra: object | undefined): extra is GoneJob =>
  extra !== undefined && 'names' in extra;

/** A job, or why it cannot be shown. */
async function readJob(
  prefetch: Prefetch,
  id: string,
): Promise<{ id: string; job: JobDetail } | { id: string; missing: MissingJob }> {
  try {
    const { data } = await prefetch.read(getJob, jobRequest(id));
    return { id, job: data };
  } catch (error) {
    const { code, extra } = error instanceof ApiError ? error : { code: null, extra: undefined };
    if (code === 'job_unavailable') {
      return { id, missing: { id, names: isGone(extra) ? extra.names : null } };
    }
    if (code === 'not_found' || code === 'invalid_request') {
      return { id, missing: { id, names: null } };
    }
    throw error;
  }
}

/** Reads the jobs that the address names, and what is known of the signed-in candidate. */
export async function readComparison(
  prefetch: Prefetch,
  query: URLSearchParams,
): Promise<Comparison> {
  const ids = comparedIds(query);
  if (ids.length > MOST_COMPARED) return { ...NOTHING, tooMany: ids };
  const read = await Promise.all(ids.map((id) => readJob(prefetch, id)));
  const missing = read.flatMap((one) => ('missing' in one ? one.missing : []));
  // The same job may be named by its id and by its slug
  const found = read
    .flatMap((one) => ('job' in one ? one : []))
    .filter(({ job }, at, all) => all.findIndex((one) => one.job.id === job.id) === at);
  const shown = found.map(({ id }) => id);
  const [first] = found;
  if (!first) return { ...NOTHING, missing };

  const { profile } = await prefetch.read(getMe, {});
  if (profile) {
    // The cells' own hooks read it again
    await Promise.allSettled(
      found.map(({ job }) => prefetch.read(fetchEligibility, { jobIds: [job.id] })),
    );
  }
  if (shown.length === MOST_COMPARED) return { ...NOTHING, shown, missing };
  const like = await nullWhileListsLoad(
    prefetch,
    prefetch.peek(similarJobs, similarRequest(first.job)),
  );
  const others = (like?.results ?? []).filter(({ id }) => !found.some(({ job }) => job.id === id));
  return { ...NOTHING, shown, missing, similar: others.slice(0, SIMILAR) };
}
