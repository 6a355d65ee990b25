import {
  changeJob,
  closeJob,
  listApplications,
  listJobs,
  moveApplication,
  openJob,
  publishJob,
  readApplication,
  readJob,
  readKeyOwner,
} from '#domain/api/integration';
import {
  changeJobSchema,
  closeJobSchema,
  listApplicationsSchema,
  listJobsSchema,
  moveApplicationSchema,
  openJobSchema,
  readApplicationSchema,
  readJobSchema,
} from '#domain/api/integration.schema';
import { jobDraftSchema } from '#domain/api/jobDraft.schema';
import { nothingSchema } from '#domain/api/session.schema';
import type { EmployerApplicationService } from '../applications/employerApplications.service';
import { type EmployerCall, employerCall } from '../employers/employerCall';
import type { KeyOwnerDetails } from '../employers/employers.service';
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
  keyOwner,
}: {
  keyOwner(call: EmployerCall): Promise<KeyOwnerDetails>;
  jobs: EmployerJobService;
  applications: EmployerApplicationService;
}): Route[] {
  return [
    route(readKeyOwner, parser(nothingSchema), async (_request, caller) => ({
      status: 0,
      ...(await keyOwner(employerCall(caller))),
    })),
    route(listJobs, parser(listJobsSchema), async (request, caller) => ({
      status: 0,
      ...(await jobs.list(employerCall(caller), request)),
    })),
    route(readJob, parser(readJobSchema), async ({ id }, caller) => ({
      status: 0,
      ...(await jobs.read(employerCall(caller), id)),
    })),
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
    route(readApplication, parser(readApplicationSchema), async ({ id }, caller) => ({
      status: 0,
      application: await applications.read(employerCall(caller), id),
    })),
    route(moveApplication, parser(moveApplicationSchema), async (request, caller) => ({
      status: 0,
      application: await applications.move(employerCall(caller), request),
    })),
  ];
}
