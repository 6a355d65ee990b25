import type { Assignment, AssignmentPage, fetchAssignments } from '#domain/api/assignments';
import type { RequestOf } from '#domain/api/endpoint';
import { assignmentPhase } from '#domain/applications/assignments';
import { toJobSummary } from '#domain/jobViews/jobSummary';
import { PAGE_SIZE } from '#domain/limits';
import { type Clock, today } from '../lib/clock';
import { pageBounds, pageOf } from '../lib/listPage';
import type { Database } from '../storage/database';
import { type AssignmentRow, countAssignments, findAssignments } from './assignments.repository';

/** What candidates were hired for. */
export interface AssignmentService {
  /** A page of the candidate's assignments, the last hired first. */
  list(userId: string, request: RequestOf<typeof fetchAssignments>): Promise<AssignmentPage>;
}

export function createAssignmentService({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): AssignmentService {
  return {
    async list(uid, { list, ...page }) {
      const day = today(clock);
      const which = { uid, list, today: day };
      const bounds = pageBounds(page, PAGE_SIZE);
      const { rows, nextPageToken } = pageOf(await findAssignments(db, which, bounds), bounds);
      return {
        results: rows.map((row) => toAssignment(row, day)),
        nextPageToken,
        total: await countAssignments(db, which),
      };
    },
  };
}

function toAssignment({ id, hiredAt, job, chatEnded }: AssignmentRow, day: string): Assignment {
  return {
    id,
    jobId: job.id,
    phase: assignmentPhase(job, day),
    hiredAt,
    job: toJobSummary(job),
    careProvider: job.workplace.careProvider,
    unit: job.workplace.unit,
    contact: job.contact,
    chatEnded,
  };
}
