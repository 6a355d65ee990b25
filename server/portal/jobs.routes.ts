import { ApiError } from '#domain/api/errors';
import { fetchAvailableJobsSchema } from '#domain/api/fetchAvailableJobs.schema';
import { getJobSchema } from '#domain/api/getJob.schema';
import { payStatisticsSchema } from '#domain/api/payStatistics.schema';
import {
  fetchAvailableJobs,
  filterJobs,
  getJob,
  payStatistics,
  similarJobs,
} from '#domain/api/portal';
import { similarJobsSchema } from '#domain/api/similarJobs.schema';
import { fetchJobSuggestions } from '#domain/api/suggestions';
import { jobSuggestionsSchema } from '#domain/api/suggestions.schema';
import type { CandidateFacts } from '#domain/eligibility/candidateFacts';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import { numberOnWire } from '#domain/jobs/filterRules';
import { splitIds } from '#domain/jobs/filterWire';
import { measuredPay } from '#domain/jobs/payStatistics';
import { parser } from '../http/parse';
import { RETRY_AFTER_SECONDS } from '../http/retryAfter';
import { type Route, route } from '../http/route';
import { availableJobs, landingSubject } from '../jobs/availableJobs';
import type { JobIndex } from '../jobs/jobIndex';
import type { JobService } from '../jobs/jobs.service';
import { parseFilterJobs } from '../jobs/parseFilterJobs';
import { searchJobs } from '../jobs/searchJobs';
import { createSimilarJobs } from '../jobs/similarJobs';
import { suggestOptions } from '../jobs/suggestOptions';
import { type Clock, today } from '../lib/clock';

export interface JobRoutesDeps {
  index: JobIndex;
  jobs: JobService;
  clock: Clock;
  /** What decides which jobs a candidate may take; null when the account is gone. */
  factsOf(userId: string): Promise<CandidateFacts | null>;
}

/** Seconds; a median changes slowly. */
const STATISTICS_MAX_AGE = 60;
/** The number of similar jobs. */
const SIMILAR_JOBS = 6;

/** Answered from the index, and for a job's page from what was read of it last. */
const READING = { readsWithoutStore: true } as const;

/** The portal service's endpoints for jobs. */
export function jobRoutes({ index, jobs, clock, factsOf }: JobRoutesDeps): Route[] {
  const similarTo = createSimilarJobs(index);
  return [
    route(
      filterJobs,
      parseFilterJobs,
      async (search, { userId }) => {
        const { filter, facets = false } = search;
        // Only then does a search read the database
        const isPersonal = userId !== null && (filter.onlyEligible || facets);
        const candidate = isPersonal ? await factsOf(userId) : null;
        return { status: 0, ...searchJobs(index, search, { today: today(clock), candidate }) };
      },
      READING,
    ),

    route(
      fetchJobSuggestions,
      parser(jobSuggestionsSchema),
      async (request) => ({
        status: 0,
        results: suggestOptions(index, request, today(clock)),
      }),
      READING,
    ),

    route(
      payStatistics,
      parser(payStatisticsSchema),
      async ({ workroles }) => ({
        status: 0,
        results: measuredPay(
          index.rates({ ...EMPTY_FILTER, workroles: splitIds(workroles) }, today(clock)),
        ),
      }),
      { publicMaxAge: STATISTICS_MAX_AGE },
    ),

    route(
      getJob,
      parser(getJobSchema),
      async ({ id, ...asked }, { userId, language }, reply) => {
        const includeWorkplace = asked.includeWorkplace === '1';
        const shown = await jobs.show(id, { userId, includeWorkplace, language });
        if (shown.data.partial) reply.header('retry-after', String(RETRY_AFTER_SECONDS));
        return { status: 0, ...shown };
      },
      READING,
    ),

    route(
      similarJobs,
      parser(similarJobsSchema),
      async (request) => ({
        status: 0,
        results: similarTo(
          {
            workroles: splitIds(request.workroles),
            locations: splitIds(request.locations),
            workfields: splitIds(request.workfields),
          },
          {
            exclude: request.exclude ?? null,
            length: numberOnWire(request.pageLength) ?? SIMILAR_JOBS,
            today: today(clock),
          },
        ),
      }),
      READING,
    ),

    route(
      fetchAvailableJobs,
      parser(fetchAvailableJobsSchema),
      async (request) => {
        const subject = landingSubject(request);
        if (!subject) throw new ApiError('not_found', 'No such role or location.');
        return { status: 0, availableJobsData: availableJobs(index, subject, today(clock)) };
      },
      READING,
    ),
  ];
}
