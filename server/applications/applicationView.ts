import type { ListPageRequest } from '#domain/api/listPage';
import type { LiveEvent } from '#domain/api/live';
import type { Application, ApplicationPage } from '#domain/api/portal';
import { externalQuestions } from '#domain/applications/answers';
import { type PointLine, pointLines } from '#domain/applications/points';
import type { Job } from '#domain/jobs/job';
import { toJobSummary } from '#domain/jobs/jobSummary';
import type { Queryable } from '../storage/database';
import type { ApplicationEvent, ApplicationRow } from './applications.repository';
import { pageBounds, pageOf } from './listPage';
import {
  countOwnApplications,
  findHistories,
  findOwnApplications,
  type OwnApplicationRow,
} from './ownApplications.repository';
import { findPointSources } from './pointSources.repository';

/** Applications in a page when the caller gives no length: more than nearly every candidate has. */
const USUAL_LENGTH = 100;

/** The candidate who looks, and the day in Stockholm (`YYYY-MM-DD`). */
interface Viewer {
  uid: string;
  today: string;
}

/** An application as its candidate sees it, without the internal questions (audience 1). */
function toApplication(
  row: ApplicationRow & { job: Job },
  { history, points }: { history: ApplicationEvent[]; points: PointLine[] },
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
    invitationMessage: row.invitationMessage,
    points,
    history,
  };
}

/** A page of a candidate's applications, newest first. */
export async function readApplicationPage(
  db: Queryable,
  { uid, today }: Viewer,
  request: ListPageRequest,
): Promise<ApplicationPage> {
  const bounds = pageBounds(request, USUAL_LENGTH);
  const found = await findOwnApplications(db, uid, {}, bounds);
  const { rows, nextPageToken } = pageOf(found, bounds);
  const results = await shown(db, { uid, today }, rows);
  return { results, nextPageToken, total: await countOwnApplications(db, uid) };
}

/** One of a candidate's applications; null when there is none. */
export async function readOwnApplication(
  db: Queryable,
  { uid, today }: Viewer,
  only: { id: string } | { jobId: string },
): Promise<Application | null> {
  const rows = await findOwnApplications(db, uid, only, { limit: 1, after: null });
  const [application] = await shown(db, { uid, today }, rows);
  return application ?? null;
}

async function shown(
  db: Queryable,
  { uid, today }: Viewer,
  rows: readonly OwnApplicationRow[],
): Promise<Application[]> {
  if (rows.length === 0) return [];
  const histories = await findHistories(
    db,
    rows.map((row) => row.id),
  );
  const sources = await findPointSources(db, uid);
  return rows.map((row) => {
    const { job, answers } = row;
    const history = histories.get(row.id) ?? [];
    const points = sources ? pointLines({ job, answers, sources, today }) : [];
    return toApplication(row, { history, points });
  });
}

/**
 * The live event for a change of type `application`; null when it is gone or belongs to another
 * candidate.
 */
export async function renderApplicationEvent(
  db: Queryable,
  applicationId: string,
  viewer: Viewer,
): Promise<LiveEvent | null> {
  const application = await readOwnApplication(db, viewer, { id: applicationId });
  return application ? { type: 'application', application } : null;
}
