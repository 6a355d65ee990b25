import {
  changeJob,
  closeJob,
  listApplications,
  moveApplication,
  openJob,
  publishJob,
} from '#domain/api/integration';
import {
  changeJobSchema,
  closeJobSchema,
  listApplicationsSchema,
  moveApplicationSchema,
  openJobSchema,
} from '#domain/api/integration.schema';
import { jobDraftSchema } from '#domain/api/jobDraft.schema';
import type { EmployerApplicationService } from '../applications/employerApplications.service';
import { employerCall } from '../employers/employerCall';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { EmployerJobService } from '../jobs/employerJobs.service';

/**
 * The integration API (decision 13 of the specification): employers' own programs call it with an
 * API key.
 */
export function integrationRoutes({
  jobs,
  applications,
}: {
  jobs: EmployerJobService;
  applications: EmployerApplicationService;
}): Route[] {
  return [
    route(publishJob, parser(jobDraftSchema), async (draft, caller) => ({
      status: 0,
      job: await jobs.publish(employerCall(caller), draft),
    })),
    route(changeJob, parser(changeJobSchema), async (request, caller) => ({
      status: 0,
      job: await jobs.change(employerCall(caller), request),
    })),
    route(closeJob, parser(closeJobSchema), async (request, caller) => ({
      status: 0,
      job: await jobs.close(employerCall(caller), request),
    })),
    route(openJob, parser(openJobSchema), async (request, caller) => ({
      status: 0,
      job: await jobs.open(employerCall(caller), request),
    })),
    route(listApplications, parser(listApplicationsSchema), async (request, caller) => ({
      status: 0,
      ...(await applications.list(employerCall(caller), request)),
    })),
    route(moveApplication, parser(moveApplicationSchema), async (request, caller) => ({
      status: 0,
      application: await applications.move(employerCall(caller), request),
    })),
  ];
}
