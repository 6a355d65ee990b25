import { fetchOpenedJobs, fetchOpenings } from '#domain/api/counterfactuals';
import { fetchOpenedJobsSchema } from '#domain/api/counterfactuals.schema';
import { emptySchema } from '#domain/api/privacy.schema';
import type { OpeningsService } from '../counterfactuals/openings.service';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { signedInCaller } from '../policy/caller';

/** Calls a minute from one address: each reads every job, and nobody looks oftener by hand. */
const LIMITS = { perMinute: 60 };

/** What opens most doors for a candidate. */
export function counterfactualRoutes({ openings }: { openings: OpeningsService }): Route[] {
  return [
    route(
      fetchOpenings,
      parser(emptySchema),
      async (_request, caller) => ({
        status: 0,
        ...(await openings.of(signedInCaller(caller).userId)),
      }),
      LIMITS,
    ),
    route(
      fetchOpenedJobs,
      parser(fetchOpenedJobsSchema),
      async (request, caller) => ({
        status: 0,
        ...(await openings.jobsOf(signedInCaller(caller).userId, request)),
      }),
      LIMITS,
    ),
  ];
}
