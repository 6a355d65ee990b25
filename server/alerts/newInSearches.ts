import type { CandidateFacts } from '#domain/eligibility/candidateFacts';
import type { JobFilter } from '#domain/jobs/filter';
import type { Job } from '#domain/jobs/job';
import { findCandidateFacts } from '../candidates/candidateRecords';
import { JobIndex } from '../jobs/jobIndex';
import { searchAmong } from '../jobs/searchJobs';
import type { Database } from '../storage/database';
import { StoreUnavailableError } from '../storage/sqlError';
import { filterOf } from './alert';
import type { SeenJob } from './alertJobs.repository';
import { type WatchedSearch, watchedSearches } from './waiting.repository';

/** Searches after which others get their turn. */
const TURN = 50;

/** What the change of a job means. */
export interface ChangedJob {
  job: Job;
  open: boolean;
  openedAt: number;
  /** As it was seen before; null for one that opens now. */
  before: SeenJob | null;
  hasOtherFacts: boolean;
}

/**
 * The searches that jobs came into: those that opened after the search was saved, and those that
 * their search did not find by what they said before.
 */
export async function findNew({
  db,
  index,
  day,
  changed,
}: {
  db: Database;
  index: JobIndex;
  day: string;
  changed: readonly ChangedJob[];
}) {
  const ids = changed.map(({ job }) => job.id);
  const byId = new Map(changed.map((one) => [one.job.id, one]));
  const past = pastOf(changed);
  const found: { alert: string; userId: string | null; jobId: string }[] = [];
  let searches = 0;
  for await (const some of watchedSearches(db)) {
    for (const [query, alerts] of byQuery(some)) {
      searches += 1;
      if (searches % TURN === 0) await new Promise((resolve) => setImmediate(resolve));
      await findIn(query, alerts);
    }
  }
  return found;

  async function findIn(query: string, alerts: readonly WatchedSearch[]): Promise<void> {
    const filter = filterOf(query);
    // Without the candidate first: most searches find none of the jobs
    const matches = searchAmong(index, ids, filter, { today: day });
    if (matches.length === 0) return;
    const before = new Set(searchAmong(past, matches, filter, { today: day, words: false }));
    for (const { alert, userId, since } of alerts) {
      const own = filter.onlyEligible
        ? await eligibleAmong({ db, index, day }, matches, filter, userId)
        : matches;
      for (const jobId of own) {
        const opened = byId.get(jobId)?.openedAt ?? 0;
        if (opened > Date.parse(since) || !before.has(jobId)) found.push({ alert, userId, jobId });
      }
    }
  }
}

/** The jobs that were open before, by what they said then. */
function pastOf(changed: readonly ChangedJob[]): JobIndex {
  const past = new JobIndex();
  past.apply({
    changed: changed.flatMap(({ job, before }) =>
      before ? [{ ...job, ...before.facts, closesOn: job.closesOn }] : [],
    ),
  });
  return past;
}

/** Which of the jobs the candidate may take, too. */
async function eligibleAmong(
  { db, index, day }: { db: Database; index: JobIndex; day: string },
  matches: string[],
  filter: JobFilter,
  userId: string | null,
): Promise<string[]> {
  try {
    const candidate = await factsOf(db, userId);
    return searchAmong(index, matches, filter, { today: day, candidate });
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw error;
    // Whoever sends the notice asks again, and sets this alert aside: nothing of it is lost
    return matches;
  }
}

const factsOf = (db: Database, userId: string | null): Promise<CandidateFacts | null> =>
  userId === null ? Promise.resolve(null) : findCandidateFacts(db, userId);

function byQuery(searches: readonly WatchedSearch[]): Map<string, WatchedSearch[]> {
  const grouped = new Map<string, WatchedSearch[]>();
  for (const search of searches) {
    const same = grouped.get(search.query);
    if (same) same.push(search);
    else grouped.set(search.query, [search]);
  }
  return grouped;
}
