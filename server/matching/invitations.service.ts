import { randomUUID } from 'node:crypto';
import { inviteCandidate, type SentInvitation, takeBackInvitation } from '#domain/api/candidates';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { MOST_OPEN_INVITATIONS, TAKEN_BACK_KEPT_DAYS } from '#domain/applications/invitations';
import type { JobQuestion } from '#domain/candidates/jobQuestion';
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
import { type CandidateLists, entriesFor } from './candidateLists';
import { findSeated } from './candidateLists.repository';
import { isFound } from './matching.repository';
import { openJobOf } from './matching.service';
import { findQuestion } from './questions.repository';
import {
  deleteSentBefore,
  findWaiting,
  hasRoom,
  lockUntold,
  noteInvited,
  noteOneNeverTold,
  noteTakenBack,
  noteTold,
  saveSentInvitation,
  type WaitingInvitation,
} from './sentInvitations.repository';

/**
 * Each locks one row of the candidate's first (`noteInvited`), and what it reads after that is as
 * the one before has left it: an employer may invite the same people to many jobs at once.
 */
const IN_TURN = { isolation: 'read committed' } as const;

/** An invitation to somebody whom a job's list shows. */
interface Asked {
  employerId: string;
  jobId: string;
  candidate: string;
  question: JobQuestion;
}

/** Waiting invitations that are looked at in one go. */
const WAITING_PAGE = 200;

/** How an employer invites candidates whom it was shown. */
export interface InvitationService {
  /**
   * Answers a reference. The candidate is told now, or once they have fewer than
   * `MOST_OPEN_INVITATIONS` of the employer; never when they have an application on the job, no
   * longer want offers in its profession or have deleted their account. Which of these is not
   * answered: it would tie the lists of two jobs together, a list to a name, or an account's end to
   * a card.
   *
   * @throws ApiError `not_found` for an unknown job, another employer's, or a pseudonym that the
   * job's list of the day does not have; `job_unavailable`; `already_submitted` when it was invited.
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
  lists,
  events,
  audit,
  quarantine,
}: {
  db: Database;
  clock: Clock;
  serverSecret: Uint8Array;
  lists: CandidateLists;
  events: Events;
  audit: Pick<AuditLog, 'record'>;
  quarantine: Quarantine;
}): InvitationService {
  /** The seat that a job's list shows by a pseudonym; null for none, also where it was never read. */
  async function findListed(
    tx: Queryable,
    { listId, ...asked }: Asked & { listId: string },
  ): Promise<{ userId: string | null } | null> {
    const { employerId, jobId, candidate, question } = asked;
    const entries = await entriesFor(tx, serverSecret, { employerId, jobId, question, listId });
    const entry = entries.find((one) => one.candidate === candidate);
    if (!entry) return null;
    const [seated] = await findSeated(tx, listId, [entry]);
    const wanted = seated && (await isFound(tx, seated.userId, question.workRole));
    return { userId: wanted ? seated.userId : null };
  }

  async function tell(tx: Queryable, sent: WaitingInvitation): Promise<void> {
    if (!(await hasRoom(tx, sent, MOST_OPEN_INVITATIONS))) return;
    const { id, userId: uid, employerId, jobId, message, questions } = sent;
    const at = instant(clock.now());
    const application = { id, uid, employerId, jobId, message, questions, at };
    // Who applies at the same moment is not told, and neither is the employer
    if (!(await invitations.makeInvitation(tx, events, application))) return;
    await noteTold(tx, id, at);
  }

  return {
    async invite(by, request) {
      const { employerId, idempotencyKey: key } = by;
      const call = { scope: `employer:${employerId}`, key, endpoint: inviteCandidate, request };
      const { jobId, candidate, message, questionnaire: questions = [] } = request;
      const question = await findQuestion(db, jobId);
      const listId = question && (await lists.idFor(question.workRole));
      return once(
        db,
        call,
        async (tx) => {
          await openJobOf(tx, employerId, jobId, today(clock));
          const asked = listId && { employerId, jobId, candidate, question, listId };
          const listed = asked ? await findListed(tx, asked) : null;
          if (listed === null) {
            throw new ApiError(
              'not_found',
              'No such candidate in the list of this job, as it is now.',
            );
          }
          const { userId } = listed;
          const sentAt = instant(clock.now());
          if (userId !== null) await noteInvited(tx, { userId, employerId, sentAt });
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
          if (!(await saveSentInvitation(tx, sent))) {
            throw new ApiError('already_submitted', 'You have invited this candidate to the job.');
          }
          if (userId !== null) await tell(tx, { ...sent, userId });
          await audit.record(tx, {
            event: 'candidate_invited',
            actor: actorOf(by),
            ...(userId !== null && { subject: userId }),
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
        const uid = untold
          ? untold.userId
          : await invitations.takeBackInvitation(tx, { employerId, id, at });
        await noteTakenBack(tx, id, at);
        await audit.record(tx, {
          event: 'invitation_taken_back',
          actor: actorOf(by),
          ...(uid !== null && { subject: uid }),
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
        idOf: ({ id }: WaitingInvitation) => id,
        userOf: ({ userId }: WaitingInvitation) => userId,
      };
      await quarantine.each('invitations', waiting, named, ({ id, employerId, userId }) =>
        db.transaction(async (tx) => {
          const sent = await lockUntold(tx, employerId, id);
          const job = sent && (await lockJob(tx, sent.jobId));
          if (!sent || !job || jobStatusOn(job, today(clock)) !== 'open') return;
          const question = await findQuestion(tx, sent.jobId);
          if (!question || !(await isFound(tx, userId, question.workRole))) {
            await noteOneNeverTold(tx, id);
            return;
          }
          await noteInvited(tx, { ...sent, userId });
          await tell(tx, { ...sent, userId });
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
