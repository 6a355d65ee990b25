import { employerTermRoutes } from '../../integration/terms.routes';
import type { EmployerJobService } from '../../jobs/employerJobs.service';
import { termRoutes } from '../../portal/terms.routes';
import { createTermService } from '../../terms/terms.service';
import { termTimers } from '../../terms/termTimers';
import type { Subject } from '../subject';
import type { Tools } from '../tools';

/** The terms of jobs beside their pay: what candidates ask and employers answer. */
export function createTermSubject(
  tools: Tools,
  jobs: Pick<EmployerJobService, 'read' | 'sayTerms'>,
): Subject {
  const terms = createTermService({ ...tools, jobs });
  return {
    routes: [...termRoutes(terms), ...employerTermRoutes(terms)],
    timers: termTimers(tools),
  };
}
