import type { AssignmentList, AssignmentPhase } from '#domain/applications/assignments';
import type { ContactPerson, JobSummary } from '#domain/jobs/job';
import type { Answered } from './answer';
import type { assignmentAnswers } from './assignments.responses';
import { endpoint } from './endpoint';
import type { ListPageRequest } from './listPage';

/** An assignment that the candidate was hired for: an application in the status `employed`. */
export interface Assignment {
  /** The application's. */
  id: string;
  jobId: string;
  phase: AssignmentPhase;
  /** When they were hired, ISO 8601 UTC. */
  hiredAt: string;
  job: JobSummary;
  careProvider: string;
  /** Ward or unit; null when the ad does not say. */
  unit: string | null;
  contact: ContactPerson | null;
}

export interface AssignmentPage {
  results: Assignment[];
  /** null on the last page. */
  nextPageToken: string | null;
  /** The number of all in this list, not only of this page. */
  total: number;
}

/** GET portal fetch_assignments: the last hired first; `ongoing` has those to come too. */
export const fetchAssignments = endpoint<
  ListPageRequest & { list: AssignmentList },
  Answered<typeof assignmentAnswers.fetchAssignments>
>({ service: 'portal', method: 'GET', path: 'fetch_assignments', access: 'candidate' });
