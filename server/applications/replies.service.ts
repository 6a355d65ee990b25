import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { type Invitation, replyInvitation } from '#domain/api/invitations';
import { checkAnswers, externalQuestions } from '#domain/applications/answers';
import { invitationState, wasInvited } from '#domain/applications/invitations';
import { jobStatusOn } from '#domain/jobs/closing';
import { toJobSummary } from '#domain/jobViews/jobSummary';
import type { Events } from '../events/events';
import { once } from '../http/idempotency';
import { touchUser } from '../identity/accounts';
import { lockOpenJob } from '../jobs/storedJobs';
import { type Clock, today } from '../lib/clock';
import { instant } from '../lib/time';
import type { CandidateCall } from '../policy/caller';
import type { Database, Queryable } from '../storage/database';
import { type ApplicationEvent, lockOwnApplication } from './applications.repository';
import { applyMove } from './applyMove';
import { findBlockOnJob, refuseBlocked } from './blockedEmployer.repository';
import {
  findInvitation,
  findTakenBack,
  type InvitationRow,
  saveInvitationAnswers,
} from './invitations.repository';
import { findHistories } from './ownApplications.repository';

/** The candidate's side of invitations. Another candidate's is `not_found`. */
export interface ReplyService {
  /** Also one that was answered, taken back, or has expired. @throws ApiError `not_found` */
  find(userId: string, id: string): Promise<Invitation>;
  /**
   * Repeating the same answer changes nothing.
   *
   * @throws ApiError `not_found`, also for one that was taken back; `job_unavailable`;
   * `employer_blocked` for interest; `illegal_transition` for one that was answered otherwise or has ended; `invalid_request` with
   * the answers' fields.
   */
  reply(call: CandidateCall, request: RequestOf<typeof replyInvitation>): Promise<Invitation>;
}

export function createReplyService({
  db,
  clock,
  events,
}: {
  db: Database;
  clock: Clock;
  events: Events;
}): ReplyService {
  async function read(tx: Queryable, userId: string, id: string): Promise<Invitation> {
    const row = (await findInvitation(tx, userId, id)) ?? (await findTakenBack(tx, userId, id));
    if (!row) throw notFound();
    const history = (await findHistories(tx, [id])).get(id) ?? [];
    if (row.status !== null && !wasInvited({ history })) throw notFound();
    const blockedEmployer = await findBlockOnJob(tx, userId, row.jobId);
    return { ...toInvitation(row, history, today(clock)), blockedEmployer };
  }

  async function move(
    tx: Queryable,
    userId: string,
    { id, reply, answers = {} }: RequestOf<typeof replyInvitation>,
  ): Promise<void> {
    const found = await findInvitation(tx, userId, id);
    if (!found) throw notFound();
    if (reply === 'interested') {
      // The account and the job before the application, as an application is sent
      await touchUser(tx, userId, clock.now());
      await lockOpenJob(tx, found.jobId, today(clock));
      const fields = checkAnswers(found.questions, answers, { complete: true });
      if (Object.keys(fields).length > 0) {
        throw new ApiError('invalid_request', 'The answers do not fit the questions.', fields);
      }
    }
    const application = await lockOwnApplication(tx, userId, id);
    if (!application) throw notFound();
    if (application.status !== 'sent') throw answered();
    if (reply === 'interested') await refuseBlocked(tx, userId, found.jobId);
    await applyMove(tx, events, application, {
      to: reply,
      by: 'candidate',
      at: instant(clock.now()),
    });
    if (reply === 'interested') await saveInvitationAnswers(tx, id, answers);
  }

  return {
    find: (userId, id) => read(db, userId, id),

    reply({ userId, idempotencyKey: key }, request) {
      const call = { scope: `user:${userId}`, key, endpoint: replyInvitation, request };
      return once(db, call, async (tx) => {
        const { state } = await read(tx, userId, request.id);
        if (state === 'taken_back') throw notFound();
        const same = request.reply === 'interested' ? 'interested' : 'declined';
        if (state !== same) await move(tx, userId, request);
        return read(tx, userId, request.id);
      });
    },
  };
}

function toInvitation(
  { job, questions, answers, takenBackAt, ...row }: InvitationRow,
  history: readonly ApplicationEvent[],
  day: string,
): Omit<Invitation, 'blockedEmployer'> {
  const { id, status, sentAt, employer, message } = row;
  const jobStatus = jobStatusOn(job, day);
  return {
    id,
    status,
    sentAt,
    employer,
    message,
    jobStatus,
    state: status === null ? 'taken_back' : invitationState({ status, history }, jobStatus),
    // The first thing that happened to it after it was sent
    endedAt: takenBackAt ?? history.find((event) => event.status !== 'sent')?.at ?? null,
    contact: job.contact,
    job: toJobSummary(job),
    form: { kind: 'job_invitation', questions: externalQuestions(questions), answers },
  };
}

function answered(): ApiError {
  return new ApiError('illegal_transition', 'The invitation has been answered or has ended.');
}

function notFound(): ApiError {
  return new ApiError('not_found', 'No such invitation.');
}
