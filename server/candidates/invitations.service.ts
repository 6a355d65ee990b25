import { randomUUID } from 'node:crypto';
import { inviteCandidate, type SentInvitation, takeBackInvitation } from '#domain/api/candidates';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import {
  deleteInvitation,
  findApplicant,
  insertApplication,
} from '../applications/applications.repository';
import { recordEvent } from '../applications/applyMove';
import type { EmployerCall } from '../employers/employerCall';
import { once } from '../http/idempotency';
import { type Clock, today } from '../lib/clock';
import { instant } from '../lib/time';
import { appendChange } from '../live/changeLog.repository';
import type { Outbox } from '../mail/outbox';
import type { AuditLog } from '../privacy/auditLog';
import type { Database } from '../storage/database';
import { openJobOf } from './matching.service';
import { findSeenUser } from './profileViews.repository';

/** How an employer invites whom it was shown to a job. */
export interface InvitationService {
  /**
   * Makes a `sent` application and tells the candidate by mail.
   *
   * @throws ApiError `not_found` for no job, another's, or nobody whom the employer was shown;
   * `job_unavailable`; `already_submitted` when they have an application on the job.
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
  const link = new URL('/job-applications', publicUrl).href;

  return {
    invite({ employerId, idempotencyKey: key }, request) {
      const call = { scope: `employer:${employerId}`, key, endpoint: inviteCandidate, request };
      return once(db, call, async (tx) => {
        const { jobId, candidate, message } = request;
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
        await recordEvent(tx, application, { to: 'sent', by: 'employer', at });
        await audit.record(tx, {
          event: 'candidate_invited',
          actor: { employer: employerId },
          subject: userId,
        });
        await outbox.queue(tx, {
          to: email,
          userId,
          language,
          template: 'invitation',
          values: { employer, workRole, location, link },
        });
        return { id: application.id, jobId, candidate, sentAt: at };
      });
    },

    async takeBack({ employerId, idempotencyKey: key }, request) {
      const call = { scope: `employer:${employerId}`, key, endpoint: takeBackInvitation, request };
      await once(db, call, async (tx) => {
        const { id } = request;
        const userId = await deleteInvitation(tx, employerId, id);
        if (userId === null) {
          const answered = await findApplicant(tx, employerId, id);
          throw answered
            ? new ApiError('illegal_transition', 'The candidate has answered the invitation.')
            : new ApiError('not_found', 'No such invitation to your jobs.');
        }
        await appendChange(tx, { scope: `user:${userId}`, type: 'applications', entityId: id });
        await audit.record(tx, {
          event: 'invitation_taken_back',
          actor: { employer: employerId },
          subject: userId,
        });
        return {};
      });
    },
  };
}
