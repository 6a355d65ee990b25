import type { ListPageRequest } from '#domain/api/listPage';
import type { LiveEvent } from '#domain/api/live';
import type { Application, ApplicationPage } from '#domain/api/portal';
import { externalQuestions } from '#domain/applications/answers';
import type { DocumentRequest } from '#domain/applications/documentRequest';
import type { PointLine } from '#domain/applications/pointLine';
import { pointLines } from '#domain/applications/points';
import { waitsFor } from '#domain/applications/waitsFor';
import { shownReplies } from '#domain/chat/replyLedger';
import { toJobSummary } from '#domain/jobViews/jobSummary';
import { findInterviewsToChoose } from '../interviews/interviewsToChoose';
import { pageBounds, pageOf } from '../lib/listPage';
import type { Queryable } from '../storage/database';
import type { ApplicationEvent } from './applications.repository';
import { findDocumentRequests } from './documentRequests.repository';
import {
  countOwnApplications,
  findHistories,
  findOwnApplications,
  type OwnApplicationRow,
} from './ownApplications.repository';
import { findPointSources } from './pointSources.repository';

/** Applications in a page when the caller gives no length: more than nearly every candidate has. */
const USUAL_LENGTH = 100;

/** The candidate who looks, and when: the day in Stockholm, and milliseconds since the epoch. */
export interface Viewer {
  uid: string;
  /** `YYYY-MM-DD` */
  today: string;
  now: number;
}

/** What is shown of an application besides its own row. */
interface Shown {
  history: ApplicationEvent[];
  points: PointLine[];
  documentRequest: DocumentRequest | null;
  interviewToChoose: boolean;
}

/** An application as its candidate sees it, without the internal questions (audience 1). */
function toApplication(
  row: OwnApplicationRow,
  { history, points, documentRequest, interviewToChoose }: Shown,
): Application {
  const { status, hasDraft, measuredReplies } = row;
  return {
    id: row.id,
    jobId: row.jobId,
    status,
    pendingFrom: row.pendingFrom,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    job: toJobSummary(row.job),
    questionnaire: externalQuestions(row.job.questionnaire),
    answers: row.answers,
    invitationMessage: row.invitationMessage,
    recommendedBy: row.recommendedBy,
    documentRequest,
    waitsFor: waitsFor({ status, hasDraft, documentRequest, interviewToChoose }),
    points,
    history,
    chatEnded: row.chatEnded,
    replies: measuredReplies && shownReplies(measuredReplies),
  };
}

/** A page of a candidate's applications, newest first. */
export async function readApplicationPage(
  db: Queryable,
  viewer: Viewer,
  request: ListPageRequest,
): Promise<ApplicationPage> {
  const bounds = pageBounds(request, USUAL_LENGTH);
  const { uid } = viewer;
  const found = await findOwnApplications(db, uid, {}, bounds);
  const { rows, nextPageToken } = pageOf(found, bounds);
  const results = await shown(db, viewer, rows);
  return { results, nextPageToken, total: await countOwnApplications(db, uid) };
}

/** One of a candidate's applications; null when there is none. */
export async function readOwnApplication(
  db: Queryable,
  viewer: Viewer,
  only: { id: string } | { jobId: string },
): Promise<Application | null> {
  const rows = await findOwnApplications(db, viewer.uid, only, { limit: 1, after: null });
  const [application] = await shown(db, viewer, rows);
  return application ?? null;
}

async function shown(
  db: Queryable,
  { uid, today, now }: Viewer,
  rows: readonly OwnApplicationRow[],
): Promise<Application[]> {
  if (rows.length === 0) return [];
  const histories = await findHistories(
    db,
    rows.map((row) => row.id),
  );
  const sources = await findPointSources(db, uid);
  const requests = rows.some(({ status }) => status === 'pending')
    ? await findDocumentRequests(db, { uid }, today)
    : new Map<string, DocumentRequest>();
  const toChoose = await findInterviewsToChoose(db, rows, now);
  return rows.map((row) => {
    const { job, answers } = row;
    const history = histories.get(row.id) ?? [];
    const points = sources ? pointLines({ job, answers, sources, today }) : [];
    const documentRequest = requests.get(row.id) ?? null;
    const interviewToChoose = toChoose.has(row.id);
    return toApplication(row, { history, points, documentRequest, interviewToChoose });
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
