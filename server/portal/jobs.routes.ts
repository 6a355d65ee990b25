import { ApiError } from '#domain/api/errors';
import { fetchAvailableJobsSchema } from '#domain/api/fetchAvailableJobs.schema';
import { getJobSchema } from '#domain/api/getJob.schema';
import {
  fetchAvailableJobs,
  filterJobs,
  getJob,
  queryWorkplaces,
  similarJobs,
} from '#domain/api/portal';
import { similarJobsSchema } from '#domain/api/similarJobs.schema';
import { queryWorkplacesSchema } from '#domain/api/workplaces.schema';
import { numberOnWire } from '#domain/jobs/filterRules';
import { splitIds } from '#domain/jobs/filterWire';
import { PAGE_SIZE } from '#domain/limits';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { availableJobs, landingSubject } from '../jobs/availableJobs';
import type { JobIndex } from '../jobs/jobIndex';
import type { JobService } from '../jobs/jobs.service';
import { parseFilterJobs } from '../jobs/parseFilterJobs';
import { findSimilarJobs } from '../jobs/similarJobs';
import { type Clock, today } from '../lib/clock';

export interface JobRoutesDeps {
  index: JobIndex;
  jobs: JobService;
  clock: Clock;
}

/** The number of similar jobs. */
const SIMILAR_JOBS = 6;

/** The portal service's endpoints for jobs. */
export function jobRoutes({ index, jobs, clock }: JobRoutesDeps): Route[] {
  return [
    route(filterJobs, parseFilterJobs, async ({ filter, order, ...paging }) => ({
      status: 0,
      ...index.search(filter, {
        order,
        pageLength: paging.pageLength ?? PAGE_SIZE,
        startAfter: paging.startAfter ?? null,
        today: today(clock),
        facets: paging.facets ?? false,
      }),
    })),

    route(queryWorkplaces, parser(queryWorkplacesSchema), async ({ q }) => ({
      status: 0,
      results: index.workplaces(q),
    })),

    route(getJob, parser(getJobSchema), async ({ id, includeWorkplace }, { userId }) => ({
      status: 0,
      ...(await jobs.show(id, { userId, includeWorkplace: includeWorkplace === '1' })),
    })),

    route(similarJobs, parser(similarJobsSchema), async (request) => ({
      status: 0,
      results: findSimilarJobs(
        index,
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
    })),

    route(fetchAvailableJobs, parser(fetchAvailableJobsSchema), async (request) => {
      const subject = landingSubject(request);
      if (!subject) throw new ApiError('not_found', 'No such role or location.');
      return { status: 0, availableJobsData: availableJobs(index, subject, today(clock)) };
    }),
  ];
}
