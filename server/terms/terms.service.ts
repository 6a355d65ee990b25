import type { RequestOf, ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { answerTerms, JobTerms, listAskedTerms } from '#domain/api/jobTerms';
import { MOST_JOBS_ASKED_A_DAY } from '#domain/terms/asking';
import { unsaidTerms } from '#domain/terms/statedTerms';
import { TERM_IDS, type TermId, type TermValues } from '#domain/terms/terms';
import { findBlockOnJob, refuseBlocked } from '../applications/blocks';
import type { EmployerCall } from '../employers/employerCall';
import type { Events } from '../events/events';
import { lockUser } from '../identity/accounts';
import type { EmployerJobService } from '../jobs/employerJobs.service';
import { lockOpenJob, refuseImported } from '../jobs/storedJobs';
import { type Clock, today } from '../lib/clock';
import { DAY, instant } from '../lib/time';
import { tooMany } from '../lib/tooMany';
import type { Database, Queryable } from '../storage/database';
import {
  type AskedOfJob,
  countAsked,
  findAsked,
  findAskedJobs,
  findEarliestOf,
  saveAsked,
} from './questions.repository';
import { showQuestion } from './showQuestion';

/** What candidates ask of jobs' terms, and what employers answer. */
export interface TermService {
  /**
   * Asks for what a job does not say, once. @returns what the candidate has asked without an answer.
   *
   * @throws ApiError `authentication_required` when the account is gone, `not_found`,
   * `job_unavailable`, `applied_elsewhere`, `employer_blocked`, `rate_limited`.
   */
  ask(userId: string, jobId: string): Promise<TermId[]>;
  /**
   * What they have asked without an answer; nothing of a job that there is not, nor of an employer that
   * they have blocked, whose answer does not reach them.
   */
  asked(userId: string, jobId: string): Promise<TermId[]>;
  /** The jobs of which something is asked, the last asked first; at most 100. */
  questions(call: Pick<EmployerCall, 'employerId'>): Promise<AskedJob[]>;
  /** @throws ApiError `not_found` for another's job. */
  read(call: Pick<EmployerCall, 'employerId'>, id: string): Promise<JobTerms>;
  /** Says some of a job's terms, for everybody. @throws ApiError `not_found`, `job_unavailable`. */
  answer(call: EmployerCall, request: RequestOf<typeof answerTerms>): Promise<JobTerms>;
}

type AskedJob = ResponseOf<typeof listAskedTerms>['results'][number];

/** Jobs in the list of what is asked: an employer answers them, and reads again. */
const MOST_LISTED = 100;

/** Questions are counted after who asks is locked: as they are then. */
const COUNTED = { isolation: 'read committed' } as const;

export function createTermService({
  db,
  clock,
  events,
  jobs,
}: {
  db: Database;
  clock: Clock;
  events: Events;
  jobs: Pick<EmployerJobService, 'read' | 'sayTerms'>;
}): TermService {
  /** A job's terms, and what is asked of them now. */
  async function viewOf(id: string, terms: TermValues | null | undefined): Promise<JobTerms> {
    return { terms: terms ?? {}, ...(await askedOf(db, id)) };
  }

  return {
    ask: (userId, jobId) =>
      db.transaction(async (tx) => {
        if (!(await lockUser(tx, userId))) {
          throw new ApiError('authentication_required', 'Sign in first.');
        }
        const job = await lockOpenJob(tx, jobId, today(clock));
        refuseImported(job);
        const { employerId } = job;
        if (employerId === null) {
          throw new ApiError('job_unavailable', 'This job has no employer who could answer.');
        }
        await refuseBlocked(tx, userId, jobId);
        const unsaid = unsaidTerms(job.terms);
        const before = await findAsked(tx, userId, jobId);
        if (unsaid.every((term) => before.includes(term))) return inOrder(before);
        const now = clock.now();
        if (before.length === 0)
          refuseMany(await findEarliestOf(tx, userId, MOST_JOBS_ASKED_A_DAY), now);
        await saveAsked(tx, { jobId, userId, terms: unsaid, at: instant(now) });
        await showQuestion(tx, { uid: userId, jobId });
        const { asked, people } = await askedOf(tx, jobId);
        await events.record(tx, {
          type: 'terms.asked',
          jobId,
          employerId,
          terms: asked.map(({ term }) => term),
          people,
          at: instant(now),
        });
        return unsaid;
      }, COUNTED),

    async asked(userId, jobId) {
      if (await findBlockOnJob(db, userId, jobId)) return [];
      return inOrder(await findAsked(db, userId, jobId));
    },

    async questions({ employerId }) {
      const ids = await findAskedJobs(db, employerId, MOST_LISTED);
      const asked = await countAsked(db, ids);
      return ids.map((jobId) => ({ jobId, ...questionsIn(asked.get(jobId)) }));
    },

    async read(call, id) {
      const { job } = await jobs.read(call, id);
      return viewOf(id, job.terms);
    },

    async answer(call, request) {
      const { terms } = await jobs.sayTerms(call, request);
      return viewOf(request.id, terms);
    },
  };
}

/** In the table's order. */
const inOrder = (terms: readonly TermId[]): TermId[] => TERM_IDS.filter((id) => terms.includes(id));

type Questions = Pick<JobTerms, 'asked' | 'people'>;

async function askedOf(db: Queryable, jobId: string): Promise<Questions> {
  return questionsIn((await countAsked(db, [jobId])).get(jobId));
}

function questionsIn(asked: AskedOfJob | undefined): Questions {
  return {
    asked: TERM_IDS.flatMap((term) => {
      const people = asked?.terms.get(term);
      return people === undefined ? [] : [{ term, people }];
    }),
    people: asked?.people ?? 0,
  };
}

/**
 * @param earliest - when the first of the last so many jobs was asked about, ISO 8601 UTC.
 * @throws ApiError `rate_limited` while that is less than a day ago.
 */
function refuseMany(earliest: string | null, now: number): void {
  if (earliest === null) return;
  // What a clock that is ahead has stamped holds nobody up for longer
  const free = Math.min(Date.parse(earliest), now) + DAY;
  if (free > now) {
    throw tooMany(
      `Questions about ${MOST_JOBS_ASKED_A_DAY} jobs a day. Try again later.`,
      free - now,
    );
  }
}
