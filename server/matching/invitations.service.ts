import { inviteCandidate, type SentInvitation, takeBackInvitation } from '#domain/api/candidates';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import * as invitations from '../applications/makeInvitation';
import type { AuditLog } from '../audit/auditLog';
import { actorOf, type EmployerCall } from '../employers/employerCall';
import type { Events } from '../events/events';
import { once } from '../http/idempotency';
import { type Clock, today } from '../lib/clock';
import { instant } from '../lib/time';
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
  events,
  audit,
}: {
  db: Database;
  clock: Clock;
  events: Events;
  audit: Pick<AuditLog, 'record'>;
}): InvitationService {
  return {
    invite(by, request) {
      const { employerId, idempotencyKey: key } = by;
      const call = { scope: `employer:${employerId}`, key, endpoint: inviteCandidate, request };
      return once(db, call, async (tx) => {
        const { jobId, candidate, message, questionnaire: questions = [] } = request;
        await openJobOf(tx, employerId, jobId, today(clock));
        const seen = await findSeenUser(tx, employerId, candidate);
        if (!seen) throw new ApiError('not_found', 'No such candidate.');
        const { userId: uid, employer } = seen;
        const at = instant(clock.now());
        const id = await invitations.makeInvitation(tx, events, {
          uid,
          jobId,
          employer,
          message: message?.trim() || null,
          questions,
          at,
        });
        await audit.record(tx, { event: 'candidate_invited', actor: actorOf(by), subject: uid });
        return { id, jobId, candidate, sentAt: at };
      });
    },

    async takeBack(by, request) {
      const { employerId, idempotencyKey: key } = by;
      const call = { scope: `employer:${employerId}`, key, endpoint: takeBackInvitation, request };
      await once(db, call, async (tx) => {
        const at = instant(clock.now());
        const uid = await invitations.takeBackInvitation(tx, { employerId, id: request.id, at });
        await audit.record(tx, {
          event: 'invitation_taken_back',
          actor: actorOf(by),
          subject: uid,
        });
        return {};
      });
    },
  };
}
