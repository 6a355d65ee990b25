import { ApiError } from '#domain/api/errors';
import type { Question } from '#domain/jobs/questionnaire';
import { appendChange } from '../changeLog/changeLog';
import type { Events } from '../events/events';
import type { Queryable } from '../storage/database';
import { findApplicant, insertApplication } from './applications.repository';
import { recordMove } from './applyMove';
import { saveInvitationQuestions, takeBackStored } from './invitations.repository';

/**
 * Makes a `sent` application, which its candidate may answer; false when they have an application on
 * the job.
 *
 * @param invitation.at - ISO 8601 UTC.
 */
export async function makeInvitation(
  tx: Queryable,
  events: Events,
  invitation: {
    id: string;
    uid: string;
    employerId: string;
    jobId: string;
    message: string | null;
    questions: readonly Question[];
    at: string;
  },
): Promise<boolean> {
  const { id, uid, employerId, jobId, message, questions, at } = invitation;
  const application = await insertApplication(tx, {
    id,
    uid,
    jobId,
    status: 'sent',
    contact: {},
    answers: {},
    invitationMessage: message,
    at,
  });
  if (!application) return false;
  if (questions.length > 0) await saveInvitationQuestions(tx, id, questions);
  await recordMove(tx, events, application, { from: null, to: 'sent', by: 'employer', at });
  await events.record(tx, {
    type: 'application.invited',
    applicationId: id,
    uid,
    employerId,
    jobId,
    at,
  });
  return true;
}

/**
 * Removes an invitation without an answer: the candidate may still apply by themselves. Whose it was.
 *
 * @throws ApiError `not_found` for none and for another employer's, `illegal_transition` for an
 * answered one.
 */
export async function takeBackInvitation(
  tx: Queryable,
  { employerId, id, at }: { employerId: string; id: string; at: string },
): Promise<string> {
  const uid = await takeBackStored(tx, { employerId, id, at });
  if (uid === null) {
    throw (await findApplicant(tx, employerId, id))
      ? new ApiError('illegal_transition', 'The candidate has answered the invitation.')
      : new ApiError('not_found', 'No such invitation to your jobs.');
  }
  await appendChange(tx, { scope: `user:${uid}`, type: 'applications', entityId: id });
  return uid;
}
