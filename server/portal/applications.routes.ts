import {
  checkExistingCandidateSchema,
  fetchApplicationsSchema,
  submitCandidateSchema,
  withdrawApplicationSchema,
} from '#domain/api/applications.schema';
import { ApiError } from '#domain/api/errors';
import {
  checkExistingCandidate,
  fetchApplications,
  submitCandidate,
  withdrawApplication,
} from '#domain/api/portal';
import type { ApplicationService } from '../applications/applications.service';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { Caller, CandidateCall } from '../policy/caller';

/** The candidate's endpoints of the portal service for their applications. */
export function applicationRoutes({
  applications: service,
  production,
}: {
  applications: ApplicationService;
  /** Whether the run uses production's phone country codes. */
  production: boolean;
}): Route[] {
  return [
    route(
      submitCandidate,
      parser(submitCandidateSchema({ production })),
      async (request, caller) => ({
        status: 0,
        application: await service.submit(candidateOf(caller), request),
      }),
    ),
    route(
      checkExistingCandidate,
      parser(checkExistingCandidateSchema),
      async ({ jobId }, caller) => {
        const { userId } = candidateOf(caller);
        const [application, blockedEmployer] = await Promise.all([
          service.findOnJob(userId, jobId),
          service.findBlock(userId, jobId),
        ]);
        return { status: 0, exists: application !== null, application, blockedEmployer };
      },
    ),
    route(fetchApplications, parser(fetchApplicationsSchema), async (page, caller) => ({
      status: 0,
      ...(await service.list(candidateOf(caller).userId, page)),
    })),
    route(
      withdrawApplication,
      parser(withdrawApplicationSchema),
      async ({ applicationId }, caller) => ({
        status: 0,
        application: await service.withdraw(candidateOf(caller), applicationId),
      }),
    ),
  ];
}

function candidateOf({ userId, idempotencyKey }: Caller): CandidateCall {
  if (userId === null) throw new ApiError('authentication_required', 'Sign in first.');
  return { userId, idempotencyKey };
}
