import type { listCandidates, MatchedCandidates } from '#domain/api/candidates';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { availabilityFor } from '#domain/candidates/jobQuestion';
import { jobStatusOn } from '#domain/jobs/closing';
import type { Job } from '#domain/jobs/job';
import { PAGE_SIZE } from '#domain/limits';
import type { AuditLog } from '../audit/auditLog';
import { actorOf, type EmployerCall } from '../employers/employerCall';
import { lockJob } from '../jobs/storedJobs';
import { type Clock, today } from '../lib/clock';
import { instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import { type CandidateLists, entriesFor } from './candidateLists';
import { findSeated } from './candidateLists.repository';
import { askFor } from './jobQuestions';
import { noteLooks } from './profileViews.repository';

/** How an employer finds candidates for its jobs. */
export interface MatchingService {
  /**
   * A page of those who fit a job of the employer's, by pseudonym: any other order would say
   * something about them. It is of the list of the day, and the same until that ends. The profile
   * views are stored before the response is sent, so that none is missing.
   *
   * @throws ApiError `not_found` for no job or another's, `job_unavailable`, `rate_limited` for a
   * new question where the day's are used up.
   */
  list(
    call: Pick<EmployerCall, 'employerId' | 'keyId'>,
    request: RequestOf<typeof listCandidates>,
  ): Promise<MatchedCandidates>;
}

/** What one employer asks or notes at the same time waits for each other, and is not tried again. */
const IN_TURN = { isolation: 'read committed' } as const;

export function createMatchingService({
  db,
  clock,
  serverSecret,
  lists,
  audit,
}: {
  db: Database;
  clock: Clock;
  serverSecret: Uint8Array;
  lists: CandidateLists;
  audit: Pick<AuditLog, 'record'>;
}): MatchingService {
  return {
    async list(call, { jobId, pageLength, startAfter = '' }) {
      const { employerId } = call;
      const day = today(clock);
      const question = await db.transaction(async (tx) => {
        const job = await openJobOf(tx, employerId, jobId, day);
        return askFor(tx, employerId, job, clock.now());
      }, IN_TURN);
      // Making it takes many statements: no job is locked meanwhile
      const listId = await lists.idFor(question.workRole);
      return db.transaction(async (tx) => {
        await openJobOf(tx, employerId, jobId, day);
        const all = await entriesFor(tx, serverSecret, { employerId, jobId, question, listId });
        const rest = all.filter(({ candidate }) => candidate > startAfter);
        const length = pageLength === undefined ? PAGE_SIZE : Number(pageLength);
        const page = rest.slice(0, length);
        const seated = await findSeated(tx, listId, page);
        await noteLooks(tx, { employerId, jobId, day, at: instant(clock.now()) }, seated);
        if (page.length > 0) {
          const actor = actorOf(call);
          const detail = String(page.length);
          await audit.record(tx, { event: 'candidates_listed', actor, detail });
        }
        return {
          results: page.map(({ candidate, card }) => ({
            candidate,
            card,
            availability: availabilityFor(card, question),
          })),
          nextPageToken: rest.length > length ? (page.at(-1)?.candidate ?? null) : null,
          // A card has so many people that a list has none or enough
          total: all.length === 0 ? null : all.length,
          blurred: all.length === 0,
        };
      }, IN_TURN);
    },
  };
}

/** @throws ApiError `not_found` for no job or another's, `job_unavailable`. */
export async function openJobOf(
  tx: Queryable,
  employerId: string,
  jobId: string,
  day: string,
): Promise<Job> {
  const job = await lockJob(tx, jobId);
  if (job?.employerId !== employerId) throw new ApiError('not_found', 'No such job of yours.');
  if (jobStatusOn(job, day) !== 'open') {
    throw new ApiError('job_unavailable', 'This job takes no applications any more.');
  }
  return job;
}
