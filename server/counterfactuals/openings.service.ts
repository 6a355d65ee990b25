import type { fetchOpenedJobs, Openings } from '#domain/api/counterfactuals';
import type { RequestOf, ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { Standing } from '#domain/counterfactuals/applyChange';
import { changesOfId, NOW } from '#domain/counterfactuals/change';
import { type PointGain, pointGains } from '#domain/counterfactuals/pointGains';
import type { CandidateFacts } from '#domain/eligibility/candidateFacts';
import type { JobSummary } from '#domain/jobs/job';
import { PAGE_SIZE } from '#domain/limits';
import { systemById } from '#domain/vocabulary/lookup';
import { findScoredApplications } from '../applications/applicationRecords';
import type { JobIndex } from '../jobs/jobIndex';
import { type Clock, today } from '../lib/clock';
import type { Database } from '../storage/database';
import { describeOpenings, newestFirst } from './describeOpenings';
import { openedJobs } from './findOpenings';

export interface OpeningsService {
  /**
   * What opens most doors for a candidate.
   *
   * @throws ApiError `authentication_required` when the account is gone, `unavailable` while the
   * index is being read in.
   */
  of(userId: string): Promise<Openings>;
  /** A page of the jobs that a change opens. @throws the same, and `not_found` for no change. */
  jobsOf(
    userId: string,
    request: RequestOf<typeof fetchOpenedJobs>,
  ): Promise<Omit<ResponseOf<typeof fetchOpenedJobs>, 'status'>>;
}

export function createOpeningsService({
  db,
  index,
  clock,
  factsOf,
}: {
  db: Database;
  index: Pick<JobIndex, 'green' | 'alikeFor' | 'get'>;
  clock: Clock;
  factsOf(userId: string): Promise<CandidateFacts | null>;
}): OpeningsService {
  async function standingOf(userId: string): Promise<Standing> {
    const candidate = await factsOf(userId);
    if (!candidate) throw new ApiError('authentication_required', 'Log in first.');
    return { candidate, today: today(clock) };
  }
  const jobsWith = (ids: readonly string[]): JobSummary[] =>
    ids.flatMap((id) => index.get(id) ?? []);
  return {
    async of(userId) {
      const [standing, scored] = await Promise.all([
        standingOf(userId),
        findScoredApplications(db, userId),
      ]);
      return {
        ...describeOpenings(index, standing),
        points: scored
          ? pointGains(scored.sources, scored.applications, standing.today).map(toPoints)
          : [],
      };
    },

    async jobsOf(userId, { change, page = '1' }) {
      const standing = await standingOf(userId);
      const changes = change === NOW ? [] : changesOfId(change, standing.today);
      if (changes === null) throw new ApiError('not_found', 'There is no such change.');
      const jobs = jobsWith(openedJobs(index, standing, changes)).sort(newestFirst);
      const from = (Number(page) - 1) * PAGE_SIZE;
      const results = jobs.slice(from, from + PAGE_SIZE);
      const isLast = from + PAGE_SIZE >= jobs.length;
      return { results, total: jobs.length, nextPage: isLast ? null : Number(page) + 1 };
    },
  };
}

function toPoints({ change, points, applications }: PointGain): Openings['points'][number] {
  const { kind, ...values } = change;
  const name = change.kind === 'system' ? (systemById(change.system)?.text ?? null) : null;
  return { kind, points, applications, values, name };
}
