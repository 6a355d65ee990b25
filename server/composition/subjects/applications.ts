import { createApplications } from '../../applications/applications';
import { applicationTimers } from '../../applications/applicationTimers';
import {
  createEmployerApplicationService,
  type EmployerApplicationService,
} from '../../applications/employerApplications.service';
import { endWithJob } from '../../applications/endWithJob';
import type { AuditLog } from '../../audit/auditLog';
import type { ReadDocuments } from '../../documents/ownDocuments';
import { readKeyOwner } from '../../employers/employers.service';
import type { Events } from '../../events/events';
import type { CallerReader } from '../../http/api';
import type { Route } from '../../http/route';
import { documentRequestRoutes } from '../../integration/documentRequests.routes';
import { integrationRoutes } from '../../integration/integration.routes';
import { employerInterviewRoutes } from '../../integration/interviews.routes';
import { createInterviewService } from '../../interviews/interviews.service';
import { createEmployerJobService, type EmployerJobService } from '../../jobs/employerJobs.service';
import type { Clock } from '../../lib/clock';
import { applicationRoutes } from '../../portal/applications.routes';
import { applyingRoutes } from '../../portal/applying.routes';
import { interestForm } from '../../portal/interest.form';
import { interviewRoutes } from '../../portal/interviews.routes';
import { replyRoutes } from '../../portal/replies.routes';
import type { Database } from '../../storage/database';
import { nylasRoutes } from '../../v2/nylas.routes';
import type { Subject } from '../subject';
import type { Tools } from '../tools';

interface EmployerDeps {
  db: Database;
  clock: Clock;
  events: Events;
  audit?: Pick<AuditLog, 'record'>;
}

/** Employers' own jobs; one that is closed ends its applications. */
function createEmployersJobs(deps: EmployerDeps): EmployerJobService {
  return createEmployerJobService({
    ...deps,
    afterClosing: (call, jobId) => endWithJob(deps, call, jobId),
  });
}

/** Employers' jobs and the applications to them, as employers' own programs call them. */
export function employerRoutes(
  deps: EmployerDeps,
  applications: EmployerApplicationService = createEmployerApplicationService(deps),
  jobs: EmployerJobService = createEmployersJobs(deps),
): Route[] {
  return integrationRoutes({
    jobs,
    applications,
    keyOwner: (call) => readKeyOwner(deps.db, call),
  });
}

/** The way from an application to an assignment, interviews included. */
export function createApplicationSubject(
  tools: Tools,
  { readers, readDocuments }: { readers: CallerReader; readDocuments: ReadDocuments },
) {
  const { clock, production, publicUrl, noteCall } = tools;
  const interviews = createInterviewService(tools);
  const applying = createApplications({ ...tools, interviews, readDocuments });
  const employersJobs = createEmployersJobs(tools);
  const subject: Subject = {
    routes: [
      ...applicationRoutes({ ...applying, production }),
      ...applyingRoutes({ ...applying, production }),
      ...employerRoutes(tools, applying.employerApplications, employersJobs),
      ...documentRequestRoutes(applying.documentRequests),
      ...interviewRoutes(interviews),
      ...replyRoutes(applying),
      ...nylasRoutes(interviews),
      ...employerInterviewRoutes(interviews),
    ],
    plugins: [(app) => interestForm(app, { ...applying, clock, readers, publicUrl, noteCall })],
    timers: applicationTimers(tools),
  };
  return { applying, employersJobs, subject };
}
