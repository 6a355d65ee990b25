import { randomUUID } from 'node:crypto';
import { inviteCandidate, type SentInvitation, takeBackInvitation } from '#domain/api/candidates';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { INVITATION_MAIL_HOURS } from '#domain/applications/invitations';
import { findApplicant, insertApplication } from '../applications/applications.repository';
import { recordEvent } from '../applications/applyMove';
import {
  saveInvitationQuestions,
  takeBackStored,
  wasTakenBackSince,
} from '../applications/invitations.repository';
import type { AuditLog } from '../audit/auditLog';
import { appendChange } from '../changeLog/changeLog.repository';
import { actorOf, type EmployerCall } from '../employers/employerCall';
import { once } from '../http/idempotency';
import { type Clock, today } from '../lib/clock';
import { HOUR, instant } from '../lib/time';
import type { Outbox } from '../mail/outbox';
import type { Database } from '../storage/database';
import { openJobOf } from './matching.service';
import { findSeenUser } from './profileViews.repository';

/** How an employer invites candidates whom it was shown. */
export interface InvitationService {
  /**
   * Makes a `sent` application and mails the candidate: at most once a day for a job,
   * however often it is taken back and sent again.
   *
   * @throws ApiError `not_found` for an unknown job, another employer's, or a candidate whom the
   * employer was not shown; `job_unavailable`; `already_submitted` when they have an application on the job.
   */
  invite(call: EmployerCall, request: RequestOf<typeof inviteCandidate>): Promise<SentInvitation>;
  /**
   * Removes an invitation without an answer: the candidate may still apply by themselves.
   *
   * @throws ApiError `not_found` for none and for another's, `illegal_transition` for an answered one.
   */
  takeBack(call: EmployerCall, request: RequestOf<typeof takeBackInvitation>): Promise<void>;
}

export function createInvitationService({
  db,
  clock,
  audit,
  outbox,
  publicUrl,
}: {
  db: Database;
  clock: Clock;
  audit: Pick<AuditLog, 'record'>;
  outbox: Outbox;
  publicUrl: string;
}): InvitationService {
  return {
    invite(by, request) {
      const { employerId, idempotencyKey: key } = by;
      const call = { scope: `employer:${employerId}`, key, endpoint: inviteCandidate, request };
      return once(db, call, async (tx) => {
        const { jobId, candidate, message, questionnaire = [] } = request;
        const { workRole, location } = await openJobOf(tx, employerId, jobId, today(clock));
        const seen = await findSeenUser(tx, employerId, candidate);
        if (!seen) throw new ApiError('not_found', 'No such candidate.');
        const { userId, email, language, employer } = seen;
        const at = instant(clock.now());
        const application = await insertApplication(tx, {
          id: randomUUID(),
          uid: userId,
          jobId,
          status: 'sent',
          contact: {},
          answers: {},
          invitationMessage: message?.trim() || null,
          at,
        });
        if (!application) {
          throw new ApiError('already_submitted', 'They have an application on this job.');
        }
        const { id } = application;
        if (questionnaire.length > 0) await saveInvitationQuestions(tx, id, questionnaire);
        await recordEvent(tx, application, { to: 'sent', by: 'employer', at });
        await audit.record(tx, {
          event: 'candidate_invited',
          actor: actorOf(by),
          subject: userId,
        });
        const since = instant(clock.now() - INVITATION_MAIL_HOURS * HOUR);
        if (!(await wasTakenBackSince(tx, { uid: userId, jobId, since }))) {
          const link = new URL(`/candidate/reply?id=${id}`, publicUrl).href;
          await outbox.queue(tx, {
            to: email,
            userId,
            language,
            template: 'invitation',
            values: { employer, workRole, location, link },
          });
        }
        return { id, jobId, candidate, sentAt: at };
      });
    },

    async takeBack(by, request) {
      const { employerId, idempotencyKey: key } = by;
      const call = { scope: `employer:${employerId}`, key, endpoint: takeBackInvitation, request };
      await once(db, call, async (tx) => {
        const { id } = request;
        const at = instant(clock.now());
        const userId = await takeBackStored(tx, { employerId, id, at });
        if (userId === null) {
          const answered = await findApplicant(tx, employerId, id);
          throw answered
            ? new ApiError('illegal_transition', 'The candidate has answered the invitation.')
            : new ApiError('not_found', 'No such invitation to your jobs.');
        }
        await appendChange(tx, { scope: `user:${userId}`, type: 'applications', entityId: id });
        await audit.record(tx, {
          event: 'invitation_taken_back',
          actor: actorOf(by),
          subject: userId,
        });
        return {};
      });
    },
  };
}
