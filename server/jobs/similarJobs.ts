import { LRUCache } from 'lru-cache';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import type { JobSummary } from '#domain/jobs/job';
import { nearbyRoles } from '#domain/jobs/selection';
import type { SimilarJob } from '#domain/jobs/similarReason';
import { locationById } from '#domain/vocabulary/lookup';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import type { JobIndex } from './jobIndex';
import { type Criteria, similarityOf } from './similarity';
import { reasonsBeside } from './similarReasons';

/** Of each kind this many of the newest are compared; older ones are rarely similar enough. */
const COMPARED = 100;
/** Answers that are remembered between two changes of the index. */
const REMEMBERED = 500;

/** What is looked for, and beside which job. */
interface SimilarOptions {
  exclude: string | null;
  length: number;
  today: string;
}

/**
 * The jobs most similar to the wanted one, newest first among equals: of the same group of roles,
 * near the place or in the fields. Without any wish, the newest jobs.
 *
 * @param exclude - the job they are shown beside, to which their reasons refer.
 */
export function findSimilarJobs(
  index: JobIndex,
  wanted: Criteria,
  { exclude, length, today }: SimilarOptions,
): SimilarJob[] {
  const shownBeside = exclude === null ? null : index.get(exclude);
  const own = exclude === null ? null : index.listedFor(exclude);
  const found = new Map<string, JobSummary>();
  for (const filter of kindsOf(wanted)) {
    const options = { order: 'newest', pageLength: COMPARED, startAfter: null, today } as const;
    for (const job of index.search(filter, { ...options, facets: false }).results) {
      if (job.id !== own) found.set(job.id, job);
    }
  }
  return [...found.values()]
    .map((job) => ({ job, similarity: similarityOf(job, wanted) }))
    .sort(
      (a, b) =>
        b.similarity - a.similarity ||
        Date.parse(b.job.publishedAt) - Date.parse(a.job.publishedAt) ||
        (a.job.id > b.job.id ? -1 : 1),
    )
    .slice(0, length)
    .map(({ job }) => ({
      ...job,
      reasons: shownBeside ? reasonsBeside(job, shownBeside) : [],
    }));
}

/**
 * The same for the pages of jobs, each of which asks it anew: an answer holds until the index changes.
 * Nobody may change one.
 */
export function createSimilarJobs(
  index: JobIndex,
): (wanted: Criteria, options: SimilarOptions) => readonly SimilarJob[] {
  const answers = new LRUCache<string, readonly SimilarJob[]>({ max: REMEMBERED });
  let version = index.version;
  return (wanted, options) => {
    if (version !== index.version) answers.clear();
    version = index.version;
    const key = JSON.stringify([wanted, options]);
    const found = answers.get(key) ?? findSimilarJobs(index, wanted, options);
    answers.set(key, found);
    return found;
  };
}

/** The filters that find likely jobs, from narrow to wide. */
function kindsOf({ workroles, locations, workfields }: Criteria): JobFilter[] {
  const roles = [...workroles, ...nearbyRoles(workroles, WORK_ROLES)];
  const regions = [...new Set(locations.flatMap((id) => locationById(id)?.regionId ?? []))];
  const kinds = [
    { workroles: roles, locations: [...locations] },
    { workroles: roles, locations: regions },
    { workroles: roles },
    { workfields: [...workfields], locations: regions },
  ];
  const complete = kinds.filter((kind) => Object.values(kind).every((ids) => ids.length > 0));
  const fallback = { workfields: [...workfields], locations: regions };
  return (complete.length > 0 ? complete : [fallback]).map((kind) => ({
    ...EMPTY_FILTER,
    ...kind,
  }));
}
