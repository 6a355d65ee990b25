import type { LiveEvent } from '#domain/api/live';
import type { Application } from '#domain/api/portal';
import { externalQuestions } from '#domain/applications/answers';
import type { Job } from '#domain/jobs/job';
import { toJobSummary } from '#domain/jobs/jobSummary';
import type { Queryable } from '../storage/database';
import {
  type ApplicationEvent,
  type ApplicationRow,
  findHistories,
  findOwnApplications,
} from './applicationRepository';

/** An application as its candidate sees it: internal questions (audience 1) stay inside. */
function toApplication(
  row: ApplicationRow & { job: Job },
  history: ApplicationEvent[],
): Application {
  return {
    id: row.id,
    jobId: row.jobId,
    status: row.status,
    pendingFrom: row.pendingFrom,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    job: toJobSummary(row.job),
    questionnaire: externalQuestions(row.job.questionnaire),
    answers: row.answers,
    history,
  };
}

/** Her applications, newest first, in two queries; `only` narrows to one of them. */
export async function readOwnApplications(
  db: Queryable,
  uid: string,
  only: { id?: string; jobId?: string } = {},
): Promise<Application[]> {
  const rows = await findOwnApplications(db, uid, only);
  const histories = await findHistories(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => toApplication(row, histories.get(row.id) ?? []));
}

/** The live stream's event for a change of type `application`; null when it is gone or not hers. */
export async function renderApplicationEvent(
  db: Queryable,
  applicationId: string,
  userId: string,
): Promise<LiveEvent | null> {
  const [application] = await readOwnApplications(db, userId, { id: applicationId });
  return application ? { type: 'application', application } : null;
}
