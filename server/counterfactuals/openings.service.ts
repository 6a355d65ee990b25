import type { fetchOpenedJobs, OpeningPay, Openings } from '#domain/api/counterfactuals';
import type { RequestOf, ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { Standing } from '#domain/counterfactuals/applyChange';
import { changesOfId, idOfChanges, NOW } from '#domain/counterfactuals/change';
import type { Possible } from '#domain/counterfactuals/changesFor';
import { changesOf, type Opening, sourcesOf } from '#domain/counterfactuals/openings';
import { payOfOpenings } from '#domain/counterfactuals/payOfOpenings';
import { type PointGain, pointGains } from '#domain/counterfactuals/pointGains';
import type { CandidateFacts } from '#domain/eligibility/candidateFacts';
import { statedRoles } from '#domain/eligibility/rules';
import type { JobSummary } from '#domain/jobs/job';
import { PAGE_SIZE } from '#domain/limits';
import { systemById, workRoleById } from '#domain/vocabulary/lookup';
import { findScoredApplications } from '../applications/applicationRecords';
import type { JobIndex } from '../jobs/jobIndex';
import { type Clock, today } from '../lib/clock';
import type { Database } from '../storage/database';
import { findOpenings, openedJobs } from './findOpenings';

/** As many jobs are shown of an opening as an example. */
const EXAMPLES = 3;

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
      const { now, ofProfession, missing, openings } = findOpenings(index, standing);
      return {
        professions: statedRoles(standing.candidate).length,
        now: { total: now.length, pay: payOf(jobsWith(now)) },
        ofProfession,
        missing: [...missing]
          .sort(([, one], [, other]) => other - one)
          .map(([rule, jobs]) => ({ rule, jobs })),
        openings: openings.map((opening) => toOpening(opening, jobsWith(opening.opened))),
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

function newestFirst(one: JobSummary, other: JobSummary): number {
  if (one.publishedAt !== other.publishedAt) return one.publishedAt > other.publishedAt ? -1 : 1;
  return one.id > other.id ? -1 : 1;
}

function toOpening(opening: Opening, jobs: readonly JobSummary[]): Openings['openings'][number] {
  const regions = new Set(jobs.map(({ names }) => names.region));
  const [region = null] = regions;
  return {
    id: idOfChanges(changesOf(opening)),
    steps: opening.steps.map(toStep),
    opened: opening.opened.length,
    region: regions.size === 1 ? region : null,
    pay: payOf(jobs),
    examples: newest(jobs, EXAMPLES),
  };
}

/** The first of a list's order, without sorting all. */
function newest(jobs: readonly JobSummary[], count: number): JobSummary[] {
  const found: JobSummary[] = [];
  for (const job of jobs) {
    const last = found.at(-1);
    if (found.length === count && last && newestFirst(last, job) < 0) continue;
    found.push(job);
    found.sort(newestFirst).splice(count);
  }
  return found;
}

function toStep({ change, rule }: Possible): Openings['openings'][number]['steps'][number] {
  const { kind, ...values } = change;
  const workRole = 'workRole' in values ? workRoleById(values.workRole) : undefined;
  const stated = Object.entries(values).filter(
    (entry): entry is [string, string | number] => entry[1] !== null,
  );
  return {
    kind,
    rule,
    sources: [...sourcesOf(rule)],
    values: Object.fromEntries(stated),
    workRole: workRole?.text ?? null,
  };
}

function toPoints({ change, points, applications }: PointGain): Openings['points'][number] {
  const { kind, ...values } = change;
  const name = change.kind === 'system' ? (systemById(change.system)?.text ?? null) : null;
  return { kind, points, applications, values, name };
}

const payOf = (jobs: readonly JobSummary[]): OpeningPay | null =>
  payOfOpenings(jobs.map(({ inHand }) => inHand));
