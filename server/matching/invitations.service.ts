import { randomUUID } from 'node:crypto';
import { inviteCandidate, type SentInvitation, takeBackInvitation } from '#domain/api/candidates';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { MOST_OPEN_INVITATIONS, TAKEN_BACK_KEPT_DAYS } from '#domain/applications/invitations';
import { jobStatusOn } from '#domain/jobs/closing';
import * as invitations from '../applications/makeInvitation';
import type { AuditLog } from '../audit/auditLog';
import { actorOf, type EmployerCall } from '../employers/employerCall';
import type { Events } from '../events/events';
import { once } from '../http/idempotency';
import { lockJob } from '../jobs/storedJobs';
import { type Clock, today } from '../lib/clock';
import { DAY, instant } from '../lib/time';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database, Queryable } from '../storage/database';
import { listFor } from './listFor';
import { openJobOf } from './matching.service';
import { findQuestion } from './questions.repository';
import {
  deleteSentBefore,
  findWaiting,
  hasInvited,
  hasRoom,
  lockUntold,
  noteInvited,
  noteTakenBack,
  noteTold,
  type SentInvitationRow,
  saveSentInvitation,
} from './sentInvitations.repository';

/**
 * Each locks one row of the candidate's first (`noteInvited`), and what it reads after that is as
 * the one before has left it: an employer may invite the same people to many jobs at once.
 */
const IN_TURN = { isolation: 'read committed' } as const;

/** Waiting invitations that are looked at in one go. */
const WAITING_PAGE = 200;

/** How an employer invites candidates whom it was shown. */
export interface InvitationService {
  /**
   * Answers a reference. The candidate is told now, or once they have fewer than
   * `MOST_OPEN_INVITATIONS` of the employer; never when they have an application on the job. Which
   * of these is not answered: it would tie the lists of two jobs together, or a list to a name.
   *
   * @throws ApiError `not_found` for an unknown job, another employer's, or a pseudonym that the
   * job's list does not have now; `job_unavailable`; `already_submitted` when it was invited.
   */
  invite(call: EmployerCall, request: RequestOf<typeof inviteCandidate>): Promise<SentInvitation>;
  /**
   * Removes an invitation without an answer: the candidate may still apply by themselves.
   *
   * @throws ApiError `not_found` for none and for another's, `illegal_transition` for an answered one.
   */
  takeBack(call: EmployerCall, request: RequestOf<typeof takeBackInvitation>): Promise<void>;
  /** Tells candidates of invitations that waited, and forgets old references. For a timer. */
  tellWaiting(): Promise<void>;
}

export function createInvitationService({
  db,
  clock,
  serverSecret,
  events,
  audit,
  quarantine,
}: {
  db: Database;
  clock: Clock;
  serverSecret: Uint8Array;
  events: Events;
  audit: Pick<AuditLog, 'record'>;
  quarantine: Quarantine;
}): InvitationService {
  /** Whom a job's list shows by a pseudonym now; null for nobody, also where it was never read. */
  async function findListed(
    tx: Queryable,
    { employerId, jobId, candidate }: Pick<SentInvitationRow, 'employerId' | 'jobId' | 'candidate'>,
  ): Promise<string | null> {
    const question = await findQuestion(tx, jobId);
    if (!question) return null;
    const list = { employerId, jobId, question, day: today(clock) };
    const entries = await listFor(tx, serverSecret, list);
    return entries.find((entry) => entry.candidate === candidate)?.userId ?? null;
  }

  async function tell(tx: Queryable, sent: SentInvitationRow): Promise<void> {
    if (!(await hasRoom(tx, sent, MOST_OPEN_INVITATIONS))) return;
    const { id, userId: uid, employerId, jobId, message, questions } = sent;
    const at = instant(clock.now());
    const application = { id, uid, employerId, jobId, message, questions, at };
    // Who applies at the same moment is not told, and neither is the employer
    if (!(await invitations.makeInvitation(tx, events, application))) return;
    await noteTold(tx, id, at);
  }

  return {
    invite(by, request) {
      const { employerId, idempotencyKey: key } = by;
      const call = { scope: `employer:${employerId}`, key, endpoint: inviteCandidate, request };
      return once(
        db,
        call,
        async (tx) => {
          const { jobId, candidate, message, questionnaire: questions = [] } = request;
          await openJobOf(tx, employerId, jobId, today(clock));
          const userId = await findListed(tx, { employerId, jobId, candidate });
          if (userId === null) {
            throw new ApiError(
              'not_found',
              'No such candidate in the list of this job, as it is now.',
            );
          }
          const sentAt = instant(clock.now());
          await noteInvited(tx, { userId, employerId, sentAt });
          if (await hasInvited(tx, { employerId, jobId, candidate })) {
            throw new ApiError('already_submitted', 'You have invited this candidate to the job.');
          }
          const id = randomUUID();
          const sent = {
            id,
            employerId,
            jobId,
            userId,
            candidate,
            message: message?.trim() || null,
            questions,
            sentAt,
          };
          await saveSentInvitation(tx, sent);
          await tell(tx, sent);
          await audit.record(tx, {
            event: 'candidate_invited',
            actor: actorOf(by),
            subject: userId,
          });
          return { id, jobId, candidate, sentAt };
        },
        IN_TURN,
      );
    },

    async takeBack(by, request) {
      const { employerId, idempotencyKey: key } = by;
      const call = { scope: `employer:${employerId}`, key, endpoint: takeBackInvitation, request };
      await once(db, call, async (tx) => {
        const { id } = request;
        const at = instant(clock.now());
        const untold = await lockUntold(tx, employerId, id);
        if (untold) await refuseEnded(tx, untold.jobId);
        const uid =
          untold?.userId ?? (await invitations.takeBackInvitation(tx, { employerId, id, at }));
        await noteTakenBack(tx, id, at);
        await audit.record(tx, {
          event: 'invitation_taken_back',
          actor: actorOf(by),
          subject: uid,
        });
        return {};
      });
    },

    async tellWaiting() {
      const without = [...(await quarantine.waiting('invitations'))];
      const waiting = await findWaiting(db, {
        without,
        most: MOST_OPEN_INVITATIONS,
        today: today(clock),
        limit: WAITING_PAGE,
      });
      const named = {
        idOf: ({ id }: SentInvitationRow) => id,
        userOf: ({ userId }: SentInvitationRow) => userId,
      };
      await quarantine.each('invitations', waiting, named, ({ id, employerId }) =>
        db.transaction(async (tx) => {
          const sent = await lockUntold(tx, employerId, id);
          const job = sent && (await lockJob(tx, sent.jobId));
          if (!sent || !job || jobStatusOn(job, today(clock)) !== 'open') return;
          await noteInvited(tx, sent);
          await tell(tx, sent);
        }, IN_TURN),
      );
      await deleteSentBefore(db, instant(clock.now() - TAKEN_BACK_KEPT_DAYS * DAY));
    },
  };

  /** An invitation that was told of ends with its job, and so does one that was not. */
  async function refuseEnded(tx: Queryable, jobId: string): Promise<void> {
    const job = await lockJob(tx, jobId);
    if (job && ['open', 'disabled'].includes(jobStatusOn(job, today(clock)))) return;
    throw new ApiError('not_found', 'No such invitation to your jobs.');
  }
}
